import MeniscusGeometry
import MeniscusLayout

/// A sheet: it hangs from the bottom and can be dragged, or is a card where there is much room.
final class SheetStyle: PresentationStyle {
  /// What takes its place by what the content asks for.
  private let adapt: (@MainActor (PresentationSettings) -> PresentationStyle?)?
  /// The height before the scale, in points.
  var height = AnimatedValue(0.0)
  /// How far below the lowest rest it is, in points.
  var slide = AnimatedValue(0.0)
  /// The detents that are there, the lowest first.
  private(set) var detents: [(detent: PresentationDetent, rest: SheetGeometry.Rest)] = []
  /// The detent that it has, or goes to.
  var chosen: PresentationDetent?
  /// The upper edge when a drag took hold.
  var heldTop: Double?
  /// The speed at which it was let go to leave, in ways a second.
  var leavingSpeed = 0.0
  private var isKnown = false
  private var isFloating = true

  /// Makes the style.
  init(adapt: (@MainActor (PresentationSettings) -> PresentationStyle?)? = nil) {
    self.adapt = adapt
  }

  override var surfaceView: AnyView? { AnyView(SheetSurface()) }

  override func adapted(to settings: PresentationSettings) -> PresentationStyle? {
    adapt?(settings)
  }

  override var adaptations: [PresentationAdaptation] {
    [.automatic, .none, .sheet, .fullScreenCover]
  }

  override var dimming: Double { shade }
  override var isModal: Bool { coversAll }
  override var isRaised: Bool { true }
  override func draw(on canvas: DisplayCanvas) { drawSheet(on: canvas) }
  override func isOutside(_ point: Point2D) -> Bool { isBeside(point) }
  override func stops(_ point: Point2D) -> Bool { isModal || !isBeside(point) }
  override func tappedOutside() { tappedBeside() }
  override func dragBegan() { hold() }
  override func dragChanged(_ translation: Point2D) { follow(translation) }
  override func dragEnded(velocity: Point2D) { letGo(velocity: velocity) }

  override func accepts(_ translation: Point2D, from start: Point2D) -> Bool {
    takes(translation, from: start)
  }

  override func cancel() {
    if !settings.isDismissDisabled { element?.requestEnd() }
  }

  override var animation: Animation {
    PresentationPolicy.spring(initialVelocity: leavingSpeed)
  }

  // MARK: Geometry

  var geometry: SheetGeometry {
    SheetGeometry(
      extent: extent, insets: graph?.bars.insets ?? .zero, bottom: graph?.bars.coveredBottom,
      scale: graph?.scale ?? 1, isClassic: isClassic)
  }

  /// Whether it stands as sheets did before there was glass.
  var isClassic: Bool { element?.environment.isClassicDesign ?? false }

  var rests: [SheetGeometry.Rest] { detents.map(\.rest) }

  /// The frame of a card; nil where the sheet hangs from the bottom.
  var card: Rect2D? {
    guard let element, let graph, graph.isRegular(element.environment) else { return nil }
    return SheetCard.frame(settings.sizing, of: element)
  }

  var inset: Double {
    card == nil ? geometry.inset(at: height.value(at: time), among: rests) : 0
  }

  /// The frame that it is laid out in, before the scale.
  var layoutFrame: Rect2D {
    if let card { return card }
    let height = height.value(at: time)
    return Rect2D(
      x: 0, y: extent.height - height, width: extent.width, height: height)
  }

  /// The frame that it has in the scene when it is all there.
  var restingFrame: Rect2D {
    card ?? geometry.frame(height: height.value(at: time), inset: inset)
  }

  /// How far down it is drawn.
  var drop: Double {
    let away = extent.height - restingFrame.minY
    return slide.value(at: time) + (1 - shown) * away
  }

  override var map: Affine2D {
    guard card == nil else { return .translation(x: 0, y: drop) }
    let scale = geometry.scale(at: inset)
    return Affine2D(
      a: scale, b: 0, c: 0, d: scale, tx: inset,
      ty: extent.height * (1 - scale) - inset + drop)
  }

  /// How far it floats, 0 to 1.
  var floating: Double {
    card != nil ? 0 : min(inset / SheetGeometry.floatingInset, 1)
  }

  // MARK: Settings

  override func settingsChanged() {
    guard let element else { return }
    let geometry = geometry
    let wanted = settings.detents.isEmpty ? [PresentationDetent.large] : Array(settings.detents)
    detents = wanted.compactMap { detent in
      detent.height(in: geometry, element.childEnvironment)
        .map { (detent, geometry.rest(for: $0)) }
    }
    if detents.isEmpty { detents = [(.large, geometry.rest(for: geometry.maximum))] }
    // Of several with one height, always the same one is first.
    detents.sort {
      ($0.rest.height, $0.rest.inset, $0.detent.name)
        < ($1.rest.height, $1.rest.inset, $1.detent.name)
    }
    if let selection = settings.selection, !wanted.contains(selection) {
      element.graph.note(
        .obeyed, "presentationDetents(selection: \(selection.name))", askedBy: element)
    }
    let selected = settings.selection ?? chosen
    let target = detents.first { $0.detent == selected } ?? detents[0]
    chosen = target.detent
    if heldTop == nil { go(to: target.rest.height, animated: isKnown) }
    isKnown = true
    updateSurface()
  }

  /// Goes to a height.
  func go(to new: Double, animated: Bool, speed: Double = 0) {
    guard let element else { return }
    height.set(
      new, animation: animated ? PresentationPolicy.spring(initialVelocity: speed) : nil,
      at: time)
    element.invalidateLayout()
    element.graph.valueChanged(of: element, isMoving: height.isInMotion || slide.isInMotion)
  }

  private func updateSurface() {
    surface?.receive(
      content: AnyView(
        SheetSurface(
          background: settings.background, radii: radii, isFloating: isFloating)))
  }

  // MARK: Layout

  override func place(in frame: Rect2D) {
    let frame = layoutFrame
    surface?.place(at: frame, proposal: LayoutProposal(frame.size))
    var content = frame
    for cause in safeAreaElements.reversed() {
      content = content.intersection(cause.bounds.inset(by: cause.insets))
    }
    element?.placeContent(in: content)
  }

  override var safeAreaElements: [SafeAreaElement] {
    let frame = layoutFrame
    let own = geometry.insets
    guard card == nil else {
      // A card is covered as far as it reaches down.
      let reach = frame.maxY - extent.height
      return safeAreaElements(
        in: frame, insets: changing(.zero) { $0.bottom = max(own.bottom + reach, 0) },
        covered: max(geometry.bottom + reach, 0))
    }
    // What stands further off the edge has less that is covered.
    let bottom = max(own.bottom - max(inset - SheetGeometry.floatingInset, 0) * 1.644, 0)
    return safeAreaElements(
      in: frame,
      insets: Insets2D(
        top: geometry.isWhole ? own.top : 0, left: own.left, bottom: bottom, right: own.right),
      covered: geometry.bottom > own.bottom ? geometry.bottom : bottom)
  }

  /// What the device covers, and the keyboard of what that leaves, innermost first.
  private func safeAreaElements(
    in frame: Rect2D, insets: Insets2D, covered: Double
  ) -> [SafeAreaElement] {
    let container = SafeAreaElement(bounds: frame, insets: insets)
    guard covered > insets.bottom else { return insets == .zero && card != nil ? [] : [container] }
    let keyboard = SafeAreaElement(
      bounds: frame.inset(by: changing(.zero) { $0.bottom = insets.bottom }),
      insets: changing(.zero) { $0.bottom = covered - insets.bottom }, kinds: .keyboard)
    return [keyboard, container]
  }

  override func advance(to time: Double) -> Bool {
    let heightMoves = height.settle(at: time)
    let slideMoves = slide.settle(at: time)
    if heightMoves { element?.invalidateLayout() }
    updateFloating()
    return heightMoves || slideMoves
  }

  /// Takes the glass away where the sheet is at its full height, and lays it where it is not.
  func updateFloating() {
    let floats = floating > 0
    guard floats != isFloating else { return }
    isFloating = floats
    updateSurface()
  }

  override func encode(into encoder: inout StateEncoder) {
    encoder.encode(number: height.value(at: time), named: "height")
    if slide.value(at: time) != 0 {
      encoder.encode(number: slide.value(at: time), named: "slide")
    }
  }
}
