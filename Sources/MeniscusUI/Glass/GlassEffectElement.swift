import MeniscusDisplay
import MeniscusGeometry

/// An element that lays glass behind what is inside it.
class GlassEffectElement: WrapperElement, PressObserver, HoverObserver, FocusFollower {
  /// The glass that was asked for.
  private(set) final var glass: Glass
  /// The glass that is shown: the last one that was not the identity.
  private(set) final var shownGlass: Glass
  /// The unions that the effect belongs to.
  private(set) final var membership: GlassMembership
  /// How the effect comes or goes at the moment; nil where it stands.
  final var flight: GlassFlight?
  /// Where the model layout had the effect when it was drawn last, in frame points.
  final var restingBox: Rect2D?
  /// How it looks, on its way to how it is to look.
  final var look: GlassAppearance
  /// What it has made of what lies behind.
  final var adaptation = GlassAdaptation()
  /// In how many frames in a row, up to now, what was measured has changed that.
  final var adaptingFrames = 0
  /// How it answers the finger.
  final var touch = GlassTouch()

  /// How the face, the shadow and the ink follow what lies behind; ours.
  static let adaptationAnimation = Animation.easeInOut(duration: 0.25)

  override class var presentsFrame: Bool { true }

  init(glass: Glass, inner: ElementNode, context: NodeContext) {
    self.glass = glass
    shownGlass = glass
    membership = GlassMembership(context.environment.glassUnion)
    let isDark = glass.kind != .clear && context.environment.colorScheme == .dark
    let ink = glass.tint?.inkScheme(in: context.environment) ?? context.environment.colorScheme
    look = GlassAppearance(
      GlassMaterial(
        tint: glass.tint?.rgba(in: context.environment), darkness: isDark ? 1 : 0,
        presence: glass.kind == .identity ? 0 : 1, shadow: GlassAdaptation.steadyShadow,
        density: glass.sheetDensity(in: context.environment) ?? 0,
        clarity: glass.kind == .clear ? 1 : 0, lightInk: ink == .dark ? 1 : 0,
        darkInk: ink == .dark ? 0 : 1))
    super.init(inner: inner, label: ".glassEffect", context: context)
    // From the first effect on, glass takes part in every frame.
    _ = graph.glassFrames
  }

  /// The kind of shape: effects of one union have one.
  var shapeKind: ObjectIdentifier { ObjectIdentifier(Self.self) }

  /// Whether something may be written on the glass: on letters of glass nothing is, they are what is
  /// written themselves.
  var bearsInk: Bool { true }

  /// The effect's shape in a frame of the space that it is drawn in, its corner at zero.
  func silhouette(in frame: Rect2D, on canvas: DisplayCanvas) -> Silhouette {
    .rectangle(Rect2D(origin: .zero, size: frame.size))
  }

  /// The shape that the effect is losing, in a frame of the space that it is drawn in; nil where it
  /// is losing none.
  func formerSilhouette(in frame: Rect2D, on canvas: DisplayCanvas) -> FormerSilhouette? { nil }

  /// Whether a point lies inside the shape in a frame of the space that it is drawn in.
  func containsInShape(_ point: Point2D, of frame: Rect2D) -> Bool { false }

  /// Takes another glass.
  final func receive(_ new: Glass) {
    guard new != glass else { return }
    glass = new
    if new.kind != .identity { shownGlass = new }
    retarget(animation: transaction.animation)
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    let animation = transaction.animation
    if old.glassUnion != environment.glassUnion {
      membership.join(
        environment.glassUnion,
        animation: environment.accessibilityReduceMotion ? nil : animation, at: graph.time)
      graph.valueChanged(of: self, isMoving: membership.isInMotion)
    }
    retarget(animation: animation)
  }

  /// Moves the appearance to what glass, surroundings and environment ask for.
  final func retarget(animation: Animation?) {
    let isClear = shownGlass.kind == .clear
    let isInkLight = (inkScheme ?? environment.colorScheme) == .dark
    // Without ink on it clear glass keeps back nothing.
    let isBare = isClear && !bearsInk
    let target = GlassMaterial(
      tint: shownGlass.tint?.rgba(in: environment),
      darkness: darkness,
      presence: glass.kind == .identity ? 0 : 1,
      shadow: isSheet ? 0 : adaptation.shadow(shortSide: shortSide),
      density: shownGlass.sheetDensity(in: environment)
        ?? (isClear
          ? (isBare ? 0 : adaptation.dimming) : adaptation.density(shortSide: shortSide)),
      clarity: isClear ? 1 : 0, lightInk: isInkLight && !isBare ? 1 : 0,
      darkInk: isInkLight ? 0 : 1)
    ink?.adapt(to: untintedInkScheme)
    guard look.move(to: target, animation: animation, at: graph.time) else { return }
    graph.valueChanged(of: self, isMoving: look.isInMotion)
  }

  /// Whether it is the sheet of a material, which follows the scheme and adapts to nothing.
  final var isSheet: Bool {
    if case .sheet = shownGlass.kind { return true }
    return false
  }

  final var followsColorScheme: Bool { environment.glassSchemeSource == .colorScheme }

  final var darkness: Double {
    if isSheet || followsColorScheme { return environment.colorScheme == .dark ? 1 : 0 }
    return adaptation.darkness(shortSide: shortSide, scheme: environment.colorScheme)
  }

  /// The short side at rest, in points.
  final var shortSide: Double { frame.map(\.size.shortSide) ?? 0 }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    graph.counters[.glassMotions] += 1
    let lookMoves = look.settle(at: time)
    let membershipMoves = membership.settle(at: time)
    return touch.settle(at: time) || lookMoves || membershipMoves
  }

  override func draw(on canvas: DisplayCanvas) {
    if isSheet {
      // A sheet fuses with nothing, whatever it stands in.
      canvas.glassScope(spacing: 0, isOwn: true) { drawGlass(on: canvas) }
    } else {
      canvas.transformed(by: touchMap) { drawGlass(on: canvas) }
    }
  }

  private func drawGlass(on canvas: DisplayCanvas) {
    canvas.glass(of: self) {
      for element in drawnElements { element.render(on: canvas) }
    }
  }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    if hitElements(point, path: &path) { return true }
    // Glass is there to be touched, as any face is.
    let frame = presentedFrame
    guard glass.kind != .identity, containsInShape(point, of: frame) else {
      return false
    }
    path.append(self)
    return true
  }

  override var snapshotDetail: String? { glass.description }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(glass.description, named: "glass")
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    adaptation.encode(into: &encoder)
    look.encode(into: &encoder, at: graph.time)
    membership.encode(into: &encoder, at: graph.time)
    flight?.encode(into: &encoder)
    touch.encode(into: &encoder, at: graph.time)
  }
}
