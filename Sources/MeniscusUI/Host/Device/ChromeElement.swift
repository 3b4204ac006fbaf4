import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// What a device draws over a scene: the time and the battery, the line at the lower edge, the keyboard,
/// and the controls of a window.
final class ChromeElement: ContainerElement {
  /// The line at the lower edge, and how far from it that is, in points; ours.
  private static let indicator = Size2D(width: 139, height: 5)
  private static let indicatorBottom = 8.0

  private let device: SceneDevice
  /// How much of the keyboard is there, 0 to 1.
  private var shown = AnimatedValue(0.0)
  private var keyboard: KeyboardLayer?
  /// What stands above the keyboard; made with the first.
  private var accessory: KeyboardLayer?

  init(device: SceneDevice, context: NodeContext) {
    self.device = device
    super.init(context: context) {
      Node.make(for: DeviceStatusBar(kind: device.statusBar), in: $0)
    }
    let keyboard = KeyboardLayer(
      layout: DepthStackLayout(), label: "layer", context: self.context
    ) { Node.make(for: KeyboardView(), in: $0) }
    keyboard.container = self
    self.keyboard = keyboard
  }

  override var name: String? { "Device" }
  override var children: [Node] { super.children + [keyboard, accessory].compactMap { $0 } }

  override func derive(_ environment: inout EnvironmentValues) { environment.stackAxis = nil }

  /// Shows the keyboard that who has the focus wants, or none.
  func keyboardChanged(for focused: (any FocusTaker)?) {
    let entry = focused as? TextEntryElement
    if let entry {
      keyboard?.receive(
        content: KeyboardView(
          type: entry.environment.keyboardType, submit: entry.environment.submitLabel))
    }
    show(accessory: graph.keyboardAccessories.take(for: entry))
    shown.set(entry == nil ? 0 : 1, animation: PresentationPolicy.spring, at: graph.time)
    graph.valueChanged(of: self, isMoving: shown.isInMotion)
  }

  private func show(accessory view: AnyView?) {
    guard view != nil || accessory != nil else { return }
    if let accessory {
      // What stood there goes with the keyboard.
      if let view { accessory.receive(content: view) }
    } else if let view {
      let made = KeyboardLayer(
        layout: DepthStackLayout(), label: "layer", context: self.context
      ) { Node.make(for: view, in: $0) }
      made.container = self
      accessory = made
    }
    invalidateLayout()
  }

  /// Where what stands above the keyboard is; nil where nothing does.
  private var accessoryFrame: Rect2D? {
    let height = graph.keyboardAccessories.shownHeight
    guard accessory != nil, height > 0 else { return nil }
    let keyboard = keyboardFrame
    return Rect2D(
      x: keyboard.minX, y: keyboard.minY - height, width: keyboard.width, height: height)
  }

  private var keyboardFrame: Rect2D {
    let extent = graph.extent
    let height = graph.bars.keyboardHeight
    return Rect2D(x: 0, y: extent.height - height, width: extent.width, height: height)
  }

  /// How far down the keyboard is drawn.
  fileprivate var drop: Double { (1 - shown.value(at: graph.time)) * keyboardFrame.height }

  override func measure(_ proposal: LayoutProposal) -> Size2D { graph.extent }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let bar = Rect2D(x: 0, y: 0, width: frame.width, height: graph.bars.insets.top)
    for element in elements { element.place(at: bar, proposal: LayoutProposal(bar.size)) }
    keyboard?.place(at: keyboardFrame, proposal: LayoutProposal(keyboardFrame.size))
    if let accessoryFrame {
      accessory?.place(at: accessoryFrame, proposal: LayoutProposal(accessoryFrame.size))
    }
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { shown.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    let bars = graph.bars
    if let keyboard, shown.target > 0 || shown.isInMotion {
      keyboard.render(on: canvas)
      if accessoryFrame != nil { accessory?.render(on: canvas) }
    }
    if bars.hasStatusBar, !bars.hidesStatusBar {
      for element in drawnElements { element.render(on: canvas) }
    }
    if bars.insets.bottom > 0, !bars.hidesOverlays { drawIndicator(on: canvas) }
    if device.isWindow { drawControls(on: canvas) }
  }

  private func drawControls(on canvas: DisplayCanvas) {
    let frames = WindowControls.frames(in: graph.extent.width, isMirrored: graph.isMirrored)
    for (frame, color) in zip(frames, WindowControls.colors) {
      canvas.fill(
        .ellipse(Rect2D(origin: .zero, size: frame.size)), .color(color), at: frame.origin,
        by: self)
    }
  }

  private func drawIndicator(on canvas: DisplayCanvas) {
    let size = Self.indicator
    let extent = graph.extent
    let isDark = environment.colorScheme == .dark
    canvas.fill(
      Silhouette.roundedRectangle(
        Rect2D(origin: .zero, size: size), CornerRadii2D(all: size.height / 2), .circular),
      .color(isDark ? .white : .black),
      at: Point2D(
        x: (extent.width - size.width) / 2,
        y: extent.height - Self.indicatorBottom - size.height), by: self)
  }

  /// The keyboard and a window's controls keep touches from what they cover.
  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    if graph.controlsRoom?.contains(point) == true {
      path.append(self)
      return true
    }
    guard shown.target > 0 else { return false }
    let seen = point - Point2D(x: 0, y: drop)
    if let accessory, accessoryFrame?.contains(seen) == true {
      _ = accessory.hit(point, path: &path)
    } else if !keyboardFrame.contains(seen) {
      return false
    }
    path.append(self)
    return true
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    encoder.encode(number: shown.value(at: graph.time), named: "keyboard")
  }
}

/// What slides in and out with the keyboard.
private final class KeyboardLayer: LayerElement {
  override var insideMap: Affine2D? {
    guard let drop = (container as? ChromeElement)?.drop, drop != 0 else { return nil }
    return .translation(x: 0, y: drop)
  }

  override var layoutMap: Affine2D? { nil }

  override func draw(on canvas: DisplayCanvas) {
    canvas.transformed(by: insideMap ?? .identity) { super.draw(on: canvas) }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    super.hit(insideMap?.inverse?.apply(point) ?? point, path: &path)
  }
}
