import MeniscusDisplay
import MeniscusGeometry

/// How a control stands out while it has the focus of a remote control; ours.
enum FocusLift {
  /// How much longer its longer side is, in points, and the bounds of its scale.
  static let growth = 12.0
  static let scales = 1.05...1.1
  /// The shadow of what casts none by itself: its opacity, its deviation and how far it lies below.
  static let shadow = (opacity: 0.35, radius: 10.0, offset: 8.0)
  /// How it comes and goes.
  static let animation = Animation.smooth(duration: 0.25)

  /// The scale of a control of an extent.
  static func scale(of size: Size2D) -> Double {
    let longer = max(size.width, size.height)
    guard longer > 0 else { return 1 }
    return min(max(1 + growth / longer, scales.lowerBound), scales.upperBound)
  }

  /// The shadow of what is lifted by an amount.
  fileprivate static func shadow(at amount: Double) -> DropShadow {
    DropShadow(
      color: RGBA(red: 0, green: 0, blue: 0, opacity: shadow.opacity * min(amount, 1)),
      radius: shadow.radius, offset: Point2D(x: 0, y: shadow.offset))
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
  var showsFocus: Bool { isFocusEffectEnabled && isHoverEffectEnabled }
}

/// Whether a control has the focus, and how far it is lifted by that.
@MainActor
struct FocusLifting {
  fileprivate(set) var isFocused = false
  /// How far it is lifted, 0 to 1.
  fileprivate var amount = AnimatedValue(0.0)

  /// Drops what has come to rest; whether it moves.
  mutating func settle(at time: Double) -> Bool { amount.settle(at: time) }

  /// Adds what it keeps to the hash of state: nothing while it has not got the focus.
  func encode(into encoder: inout StateEncoder, at time: Double) {
    if isFocused { encoder.encode(true, named: "focused") }
    if amount.isInMotion { encoder.encode(number: amount.value(at: time), named: "lift") }
  }
}

/// A control that is lifted while it has the focus, where arrow keys move that.
@MainActor
protocol LiftedElement: FocusTaker {
  /// Whether it has the focus, and how far it is lifted.
  var lifting: FocusLifting { get set }
}

extension LiftedElement {
  /// Whether a control takes the focus: where arrow keys move it, and the control is seen and on.
  var takesFocusByDirection: Bool {
    graph.movesFocusByDirection && environment.isEnabled && !isPassedBy
  }

  /// Lifts it, or lets it down.
  func lift(_ isFocused: Bool) {
    lifting.isFocused = isFocused
    raise()
  }

  /// Goes to where it is by the focus and by what is stated around.
  func raise() {
    let isRaised = lifting.isFocused && environment.showsFocus
    // Who has the focus at first is there at once; else the frame of the key shows the beginning.
    let isAnimated = graph.time > 0 && !environment.accessibilityReduceMotion
    lifting.amount.set(
      isRaised ? 1 : 0, animation: isAnimated ? FocusLift.animation : nil,
      at: graph.time - 1 / (graph.frameRate ?? 60))
    graph.valueChanged(of: self, isMoving: lifting.amount.isInMotion)
  }

  /// Draws it as far as it is lifted.
  ///
  /// - Parameter holdsGlass: whether it casts a shadow by itself, and is laid in no layer.
  func drawLifted(
    on canvas: DisplayCanvas, holdsGlass: @autoclosure () -> Bool, _ draw: () -> Void
  ) {
    let amount = lifting.amount.value(at: graph.time)
    guard amount != 0 else { return draw() }
    let frame = presentedFrame
    let scale = 1 + (FocusLift.scale(of: frame.size) - 1) * amount
    canvas.transformed(by: .scale(x: scale, y: scale, about: frame.center)) {
      guard amount > 0, !holdsGlass() else { return draw() }
      canvas.layer(.shadow(FocusLift.shadow(at: amount)), by: self) { draw() }
    }
  }
}
