import MeniscusDisplay
import MeniscusGeometry

extension View {
  /// Lays glass behind the view, in a shape that fills the view's bounds.
  ///
  /// What earlier modifiers made is in front of the glass; apply it after what changes the view's
  /// look.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    GlassEffectView(content: self, glass: glass, shape: shape)
  }

  /// Lays glass behind the view where `isEnabled` says so.
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
  ) -> some View {
    GlassEffectView(content: self, glass: isEnabled ? glass : .identity, shape: shape)
  }
}

/// A view on glass; its content's colours follow what lies behind the glass.
struct GlassEffectView<Content: View, Region: Shape>: View, TransparentView {
  let content: Content
  let glass: Glass
  let shape: Region
  /// Whether what lies behind is dark; nil before it was measured, and where glass does not follow.
  @State private var isDarkBehind: Bool?
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    content
      .environment(\.colorScheme, ink)
      .modified(
        by: GlassEffectModifier(
          glass: glass, shape: shape, isDarkBehind: isDarkBehind ?? (scheme == .dark),
          measured: $isDarkBehind))
  }

  /// The scheme whose labels are legible on the glass.
  private var ink: ColorScheme {
    guard glass.kind != .identity else { return scheme }
    if let tint = glass.tint, let luminance = tint.opaqueLuminance {
      return luminance < 0.68 ? .dark : .light
    }
    return (isDarkBehind ?? (scheme == .dark)) ? .dark : .light
  }
}

extension Color {
  /// The luminance of the colour in the light, nil where it is more clear than not.
  fileprivate var opaqueLuminance: Double? {
    let color = rgba(in: EnvironmentValues())
    guard color.opacity > 0.5 else { return nil }
    return 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }
}

struct GlassEffectModifier<Region: Shape>: ElementModifier {
  let glass: Glass
  let shape: Region
  let isDarkBehind: Bool
  let measured: Binding<Bool?>

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    GlassEffectElement(modifier: self, inner: inner, context: context)
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? GlassEffectElement<Region>)?.receive(self)
  }
}

/// An element that lays glass behind what is inside it.
final class GlassEffectElement<Region: Shape>: WrapperElement, GlassOwner, PressObserver {
  private var modifier: GlassEffectModifier<Region>
  private var darkness: AnimatedValue<Double>
  private var shadow: AnimatedValue<Double>
  private var press = AnimatedValue(0.0)

  /// How the face and the shadow follow what lies behind: no faster than the eye, ours.
  private static var adaptation: Animation { .easeInOut(duration: 0.3) }
  /// The shadow before anything was measured, and of large glass.
  private static var steadyShadow: Double { 0.12 }

  override class var presentsFrame: Bool { true }

  init(modifier: GlassEffectModifier<Region>, inner: ElementNode, context: NodeContext) {
    self.modifier = modifier
    darkness = AnimatedValue(modifier.isDarkBehind ? 1 : 0)
    shadow = AnimatedValue(Self.steadyShadow)
    super.init(inner: inner, label: ".glassEffect", context: context)
  }

  func receive(_ new: GlassEffectModifier<Region>) {
    modifier = new
    darkness.set(
      new.isDarkBehind ? 1 : 0, animation: graph.isStarting ? nil : Self.adaptation,
      at: graph.time)
    graph.valueChanged(of: self, isMoving: darkness.isInMotion)
  }

  /// The short side, in points.
  private var shortSide: Double { min(presentedFrame.width, presentedFrame.height) }

  func receive(_ measurement: GlassMeasurements.Element) {
    let side = shortSide
    // Small glass follows; from 56 to 96 points ever less. Source: docs/glass.md.
    let share = min(max((96 - side) / 40, 0), 1)
    if share > 0.5 {
      let isDark = darkness.target > 0.5
      let isDarkScheme = environment.colorScheme == .dark
      // Light interfaces turn dark over what is clearly dark, dark ones light over what is bright;
      // around the threshold things stay as they are.
      let threshold = isDarkScheme ? 0.62 : 0.38
      let margin = graph.isStarting ? 0 : 0.05
      let next = measurement.luminance < threshold + (isDark ? margin : -margin)
      if modifier.measured.wrappedValue != next { modifier.measured.wrappedValue = next }
    }
    // In steps, so that it rests where the backdrop moves a little.
    let busy = (min(measurement.busyness * 4, 1) * 4).rounded() / 4
    let followed = 0.05 + 0.23 * busy
    let target = Self.steadyShadow + (followed - Self.steadyShadow) * share
    if target != shadow.target {
      shadow.set(
        target, animation: graph.isStarting ? nil : Self.adaptation, at: graph.time)
      graph.valueChanged(of: self, isMoving: shadow.isInMotion)
    }
  }

  func pressBegan() { press(to: 1) }

  func pressEnded() { press(to: 0) }

  private func press(to target: Double) {
    guard modifier.glass.isInteractive, modifier.glass.kind != .identity else { return }
    press.set(
      target, animation: environment.accessibilityReduceMotion ? nil : .bouncy(duration: 0.35),
      at: graph.time)
    graph.valueChanged(of: self, isMoving: press.isInMotion)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let darknessMoves = darkness.settle(at: time)
    let shadowMoves = shadow.settle(at: time)
    return press.settle(at: time) || darknessMoves || shadowMoves
  }

  override func draw(on canvas: DisplayCanvas) {
    guard modifier.glass.kind != .identity else { return super.draw(on: canvas) }
    canvas.transformed(by: pressMap) {
      if environment.accessibilityReduceTransparency
        || environment.colorSchemeContrast == .increased
      {
        drawSolid(on: canvas)
        super.draw(on: canvas)
      } else {
        canvas.glass(item(on: canvas)) { super.draw(on: canvas) }
      }
    }
  }

  /// Interactive glass swells by four points under the finger.
  private var pressMap: Affine2D {
    let amount = press.value(at: graph.time)
    guard amount != 0, shortSide > 0 else { return .identity }
    let frame = presentedFrame
    return .scale(1 + amount * 4 / max(frame.height, 44), about: frame.center)
  }

  private func item(on canvas: DisplayCanvas) -> GlassItem {
    let glass = modifier.glass
    let shape = modifier.shape
    return GlassItem(
      owner: self, frame: presentedFrame,
      silhouette: { size in shape.silhouette(of: size, on: canvas) },
      region: ObjectIdentifier(Region.self), glass: glass,
      material: GlassMaterial(
        kind: glass.kind == .clear ? .clear : .regular,
        tint: glass.tint.map { $0.rgba(in: environment) },
        darkness: min(max(darkness.value(at: graph.time), 0), 1),
        shadow: min(max(shadow.value(at: graph.time), 0), 1)),
      identity: environment.glassIdentity, union: environment.glassUnion,
      transition: environment.glassTransition,
      canMorph: !environment.accessibilityReduceMotion)
  }

  /// What stands in for glass where transparency is not wanted or contrast is.
  private func drawSolid(on canvas: DisplayCanvas) {
    let frame = presentedFrame
    let isDark = darkness.target > 0.5
    let isContrasting = environment.colorSchemeContrast == .increased
    let base =
      modifier.glass.tint?.rgba(in: environment)
      ?? RGBA(hex: isDark ? 0x1C1C1E : 0xF6F6F9)
    let silhouette = modifier.shape.silhouette(of: frame.size, on: canvas)
    canvas.fill(
      silhouette, .color(base.multiplyingOpacity(by: isContrasting ? 1 : 0.94)),
      at: frame.origin, by: self)
    guard isContrasting else { return }
    let rect = CGRect(Rect2D(origin: .zero, size: frame.size))
    let border = modifier.shape.path(in: rect).outline.stroked(width: 2, join: .round)
    canvas.fill(
      .outline(canvas.row(of: border), .nonZero), .color(isDark ? .white : .black),
      at: frame.origin, by: self)
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    guard modifier.glass.kind != .identity else { return }
    encoder.encode(number: darkness.value(at: graph.time), named: "darkness")
    encoder.encode(number: shadow.value(at: graph.time), named: "shadow")
    if press.isInMotion || press.target != 0 {
      encoder.encode(number: press.value(at: graph.time), named: "press")
    }
  }
}
