import MeniscusDisplay
import MeniscusGeometry

/// An element that lays glass behind what is inside it.
class GlassEffectElement: WrapperElement, PressObserver, HoverObserver, FocusFollower {
  /// The glass that was asked for.
  private(set) final var glass: Glass
  /// The glass that is shown: the last one that was not the identity.
  private var shownGlass: Glass
  /// The unions that the effect belongs to.
  private(set) final var membership: GlassMembership
  /// How the effect comes or goes at the moment; nil where it stands.
  final var flight: GlassFlight?
  /// Where the model layout had the effect when it was drawn last, in frame points.
  final var restingBox: Rect2D?
  private var look: GlassAppearance
  private var adaptation = GlassAdaptation()
  private var touch = GlassTouch()

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
        clarity: glass.kind == .clear ? 1 : 0, lightInk: ink == .dark ? 1 : 0,
        darkInk: ink == .dark ? 0 : 1))
    super.init(inner: inner, label: ".glassEffect", context: context)
    // From the first effect on, glass takes part in every frame.
    _ = graph.glassFrames
  }

  /// The kind of shape: effects of one union have one.
  var shapeKind: ObjectIdentifier { ObjectIdentifier(Self.self) }

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
  private func retarget(animation: Animation?) {
    let isClear = shownGlass.kind == .clear
    let isInkLight = (inkScheme ?? environment.colorScheme) == .dark
    let target = GlassMaterial(
      tint: shownGlass.tint?.rgba(in: environment),
      darkness: darkness,
      presence: glass.kind == .identity ? 0 : 1,
      shadow: isSheet ? 0 : adaptation.shadow(shortSide: shortSide),
      density: isClear ? adaptation.dimming : adaptation.density(shortSide: shortSide),
      clarity: isClear ? 1 : 0, lightInk: isInkLight ? 1 : 0, darkInk: isInkLight ? 0 : 1)
    ink?.adapt(to: untintedInkScheme)
    guard look.move(to: target, animation: animation, at: graph.time) else { return }
    graph.valueChanged(of: self, isMoving: look.isInMotion)
  }

  /// Whether it is the sheet of a material, which follows the scheme and adapts to nothing.
  private var isSheet: Bool {
    if case .sheet = shownGlass.kind { return true }
    return false
  }

  private var followsColorScheme: Bool { environment.glassSchemeSource == .colorScheme }

  private var darkness: Double {
    if isSheet || followsColorScheme { return environment.colorScheme == .dark ? 1 : 0 }
    return adaptation.darkness(shortSide: shortSide, scheme: environment.colorScheme)
  }

  /// The short side at rest, in points.
  private var shortSide: Double { frame.map(\.size.shortSide) ?? 0 }

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

/// Drawing.
extension GlassEffectElement {
  /// Whether any glass is to be seen.
  final var isShown: Bool { look[.presence].value(at: graph.time) > 0 }

  /// How the effect is drawn now; `presence` is how far it is there for other reasons.
  final func material(presence: Double) -> GlassMaterial {
    var material = look.material(at: graph.time)
    material.brighten(by: touch.light(at: graph.time))
    if case .sheet(let sheet) = shownGlass.kind {
      material.kind = sheet.isActive(in: environment) ? sheet.kind : .ultraThick
    }
    material.settleKind()
    material.presence = min(max(material.presence * presence, 0), 1)
    return material
  }

  /// How much denser a regular face is than usual, for what lies behind; 0 for other kinds.
  final var density: Double {
    shownGlass.kind == .regular ? look.material(at: graph.time).density : 0
  }

  /// The light of a finger on the effect, its centre in the scene; nil where there is none.
  final func glow(presence: Double) -> GlassGlow? {
    guard !isSheet, var glow = touch.glow(shortSide: shortSide, at: graph.time) else {
      return nil
    }
    glow.strength *= min(max(presence, 0), 1)
    return glow
  }

  /// What stands in for the glass: nil where it is drawn as glass.
  ///
  /// People who want less transparency get a nearly opaque face, those who want more contrast a
  /// solid one with a border.
  final var substitute: GlassSubstitute? {
    guard isSubstituted else { return nil }
    let isContrasting = environment.colorSchemeContrast == .increased
    let isDark = isSubstituteDark
    var face = RGBA(hex: isDark ? 0x1C1C1E : 0xF6F6F9)
    if let tint = shownGlass.tint?.rgba(in: environment) { face = tint.over(face) }
    // More than 4.5, for what shines through.
    face = face.legible(under: inkScheme ?? environment.colorScheme, contrast: 5.5)
    return GlassSubstitute(
      face: face.multiplyingOpacity(by: isContrasting ? 1 : 0.94),
      border: isContrasting ? (isDark ? .white : .black) : nil)
  }

  /// Whether an opaque face stands in for the glass.
  private var isSubstituted: Bool {
    environment.colorSchemeContrast == .increased || environment.accessibilityReduceTransparency
  }

  private var isSubstituteDark: Bool { darkness > 0.5 }

  /// Starts with the look of the effect that this one flows out of, before anything is known.
  final func inheritLook(of other: GlassEffectElement) {
    guard adaptation.isDarkBehind == nil, shownGlass.kind == other.shownGlass.kind else { return }
    look.adapt(as: other.look, at: graph.time)
  }
}

/// Adaptation.
extension GlassEffectElement {
  /// Whether nothing is known yet of what lies behind.
  final var isUnmeasured: Bool { adaptation.isDarkBehind == nil && !isSheet }

  /// Whether the effect decides with others of the screen's edges whether it is light or dark.
  final var agreesAtEdges: Bool {
    shownGlass.kind == .regular && glass.kind != .identity && !followsColorScheme
  }

  /// Whether a measurement would change anything.
  final func wouldAdapt(to reading: GlassReading) -> Bool {
    guard !isSheet else { return false }
    var next = adaptation
    next.take(reading, isClear: shownGlass.kind == .clear)
    return next != adaptation
  }

  /// Takes what was measured behind the element; the first time it is so at once.
  final func adapt(to reading: GlassReading) {
    guard wouldAdapt(to: reading) else { return }
    let animation = isUnmeasured ? nil : Self.adaptationAnimation
    adaptation.take(reading, isClear: shownGlass.kind == .clear)
    graph.stateChanged()
    graph.withTransaction(Transaction(animation: animation)) {
      retarget(animation: animation)
    }
  }

  /// The scheme whose labels are legible on the glass; nil for that of the environment.
  private var inkScheme: ColorScheme? {
    shownGlass.tint?.inkScheme(in: environment) ?? untintedInkScheme
  }

  /// The same without regard to a tint; nil until something is known of what lies behind.
  private var untintedInkScheme: ColorScheme? {
    if isSheet { return nil }
    if isSubstituted { return isSubstituteDark ? .dark : .light }
    if shownGlass.kind == .clear {
      // Clear glass shows what lies behind, whatever its extent.
      return adaptation.isDarkBehind.map { $0 ? .dark : .light }
    }
    return adaptation.isDarkBehind == nil ? nil : darkness > 0.5 ? .dark : .light
  }

  /// The node that hands the ink to what is inside: the nearest above the element inside.
  private var ink: GlassInkBase? {
    inner.ancestors.first { $0 is GlassInkBase } as? GlassInkBase
  }
}

/// Touch.
extension GlassEffectElement {
  private var isTouchable: Bool { glass.isInteractive && glass.kind != .identity }

  /// How the glass answers; at once where motion is to be reduced.
  private func touchAnimation(_ animation: Animation) -> Animation? {
    environment.accessibilityReduceMotion ? nil : animation
  }

  final func pressBegan(at point: Point2D) {
    guard isTouchable else { return }
    touch.begin(at: point, animation: touchAnimation(GlassTouch.spring), time: graph.time)
    touchChanged()
  }

  final func pressMoved(to point: Point2D) {
    guard isTouchable else { return }
    touch.move(
      to: point, follows: !environment.accessibilityReduceMotion, time: graph.time)
    touchChanged()
  }

  final func pressEnded() {
    touch.end(animation: touchAnimation(GlassTouch.spring), time: graph.time)
    touchChanged()
  }

  /// The focus has come to what is on the glass, or has left it; the same frame shows it.
  final func focusMoved(isInside: Bool) {
    guard isTouchable || !isInside else { return }
    touch.focus(isInside)
    touchChanged()
  }

  final func receive(_ scenePoint: Point2D?) {
    guard isTouchable || scenePoint == nil else { return }
    touch.hover(
      scenePoint != nil, animation: touchAnimation(.smooth(duration: 0.2)), time: graph.time)
    touchChanged()
  }

  private func touchChanged() {
    graph.valueChanged(of: self, isMoving: touch.isInMotion)
  }

  /// Interactive glass swells under the finger and is drawn out along a drag.
  private var touchMap: Affine2D {
    guard !environment.accessibilityReduceMotion else { return .identity }
    return touch.map(of: presentedFrame, at: graph.time)
  }
}

extension GlassMaterial {
  /// Regular glass that has become clear is of the clear kind, which is the same in light and dark.
  fileprivate mutating func settleKind() {
    guard kind == .regular, clarity >= 1 else { return }
    (kind, clarity, darkness) = (.clear, 0, 0)
  }

  /// Lights the material up: white is mixed in, 0 to 1; into a tint under a white label black, into
  /// clear glass under one nothing.
  fileprivate mutating func brighten(by amount: Double) {
    guard amount > 0, lightInk < 0.5 || clarity < 0.5 else { return }
    if let color = tint, lightInk > 0.5 {
      func deeper(_ component: Double) -> Double { component * (1 - amount) }
      tint = RGBA(
        red: deeper(color.red), green: deeper(color.green), blue: deeper(color.blue),
        opacity: color.opacity)
      return
    }
    guard let color = tint else {
      tint = RGBA.white.multiplyingOpacity(by: amount)
      return
    }
    // White over the tint, as one tint.
    let opacity = amount + color.opacity * (1 - amount)
    func mix(_ component: Double) -> Double {
      (amount + component * color.opacity * (1 - amount)) / opacity
    }
    tint = RGBA(
      red: mix(color.red), green: mix(color.green), blue: mix(color.blue), opacity: opacity)
  }
}
