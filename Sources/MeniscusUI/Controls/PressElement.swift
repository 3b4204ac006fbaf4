import MeniscusDisplay
import MeniscusGeometry

/// How a button stands out while it has the focus of a remote control; ours.
enum FocusLift {
  /// How much longer its longer side is, in points, and the bounds of its scale.
  static let growth = 12.0
  static let scales = 1.05...1.1
  /// The shadow of what casts none by itself: its opacity, its deviation and how far it lies below.
  static let shadow = (opacity: 0.35, radius: 10.0, offset: 8.0)
  /// How it comes and goes.
  static let animation = Animation.smooth(duration: 0.25)

  /// The scale of a button of an extent.
  static func scale(of size: Size2D) -> Double {
    let longer = max(size.width, size.height)
    guard longer > 0 else { return 1 }
    return min(max(1 + growth / longer, scales.lowerBound), scales.upperBound)
  }
}

private let isLiftedEntry = EnvironmentEntry<Bool>(false, isPlace: true)

extension EnvironmentValues {
  /// Whether the button around is lifted by the focus of a remote control.
  var isLifted: Bool {
    get { self[isLiftedEntry] }
    set { self[isLiftedEntry] = newValue }
  }

  /// Whether the focus is shown.
  fileprivate var showsFocus: Bool { isFocusEffectEnabled && isHoverEffectEnabled }
}

/// What is pressed: by touch, and where arrow keys move the focus also by a key.
final class PressElement: GestureElement, FocusTaker {
  private var isFocused = false
  /// How far it is lifted, 0 to 1.
  private var lift = AnimatedValue(0.0)

  var canTakeFocus: Bool {
    graph.movesFocusByDirection && environment.isEnabled && !isPassedBy
  }

  func take(key: KeyPress) -> Bool { false }
  func take(text: String) -> Bool { false }

  func focusChanged(to isFocused: Bool) {
    self.isFocused = isFocused
    parent?.derivationChanged()
    raise()
  }

  override func deriveInside(_ environment: inout EnvironmentValues) {
    guard isFocused else {
      if environment.isLifted { environment.isLifted = false }
      return
    }
    environment.isFocused = true
    environment.isLifted = environment.showsFocus
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    if isFocused { raise() }
  }

  private func raise() {
    let isRaised = isFocused && environment.showsFocus
    // Who has the focus at first is there at once; else the frame of the key shows the beginning.
    let isAnimated = graph.time > 0 && !environment.accessibilityReduceMotion
    lift.set(
      isRaised ? 1 : 0, animation: isAnimated ? FocusLift.animation : nil,
      at: graph.time - 1 / (graph.frameRate ?? 60))
    graph.valueChanged(of: self, isMoving: lift.isInMotion)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { lift.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    let amount = lift.value(at: graph.time)
    guard amount != 0 else { return super.draw(on: canvas) }
    let frame = presentedFrame
    let scale = 1 + (FocusLift.scale(of: frame.size) - 1) * amount
    canvas.transformed(by: .scale(x: scale, y: scale, about: frame.center)) {
      guard amount > 0, !holdsGlass else { return super.draw(on: canvas) }
      canvas.layer(.shadow(shadow(amount)), by: self) { super.draw(on: canvas) }
    }
  }

  private func shadow(_ amount: Double) -> DropShadow {
    let (opacity, radius, offset) = FocusLift.shadow
    return DropShadow(
      color: RGBA(red: 0, green: 0, blue: 0, opacity: opacity * min(amount, 1)), radius: radius,
      offset: Point2D(x: 0, y: offset))
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if isFocused { encoder.encode(true, named: "focused") }
    if lift.isInMotion { encoder.encode(number: lift.value(at: graph.time), named: "lift") }
  }

  override func dismantle() {
    if isFocused { graph.focus.resign(self) }
    super.dismantle()
  }
}

extension ElementNode {
  /// Whether glass is inside, which casts a shadow by itself and is laid in no layer.
  fileprivate var holdsGlass: Bool {
    self is GlassEffectElement || elements.contains { $0.holdsGlass }
  }
}
