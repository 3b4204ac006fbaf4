/// An animation of somebody's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of `value` has been gone `time` seconds after the start; nil when the animation is
  /// over.
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value?

  /// How fast `value` is being gone, a second; nil where nobody knows.
  func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value?

  /// Whether the animation takes the place of `previous`, which is interrupted after `time`
  /// seconds; else both add up.
  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool
}

extension CustomAnimation {
  /// Nobody knows how fast it moves.
  public func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? { nil }

  /// It adds to what it interrupts.
  public func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool { false }
}

/// What an animation of somebody's own keeps from frame to frame.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation has stored.
  public var state: AnimationState<Value>
  /// Whether people take the change for done.
  public var isLogicallyComplete = false

  /// Makes a context.
  package init(state: AnimationState<Value> = AnimationState()) {
    self.state = state
  }

  /// The context with another state.
  public func withState<Other>(_ state: AnimationState<Other>) -> AnimationContext<Other> {
    var context = AnimationContext<Other>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// A value that an animation of somebody's own stores.
public protocol AnimationStateKey {
  /// What is stored.
  associatedtype Value
  /// The value where nothing has been stored.
  static var defaultValue: Value { get }
}

/// What an animation of somebody's own has stored, by keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state in which nothing is stored.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// An animation of somebody's own, of any type.
struct CustomMotion: Hashable, Sendable {
  let base: any CustomAnimation

  init(_ base: any CustomAnimation) {
    self.base = base
  }

  static func == (left: CustomMotion, right: CustomMotion) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

/// A motion of the engine, for animations of somebody's own that ask what they interrupt.
struct BuiltInAnimation: CustomAnimation {
  let motion: AnimationMotion

  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    motion.animate(value: value, time: time, context: &context)
  }

  func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? {
    motion.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool {
    motion.spring?.merges == true && previous.motion.spring?.merges == true
  }
}

extension Animation {
  /// How much of `value` has been gone `time` seconds after the start; nil when it is over.
  public func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    motion.animate(value: value, time: time, context: &context)
  }

  /// How fast `value` is being gone, a second; nil where nobody knows.
  public func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? {
    motion.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation takes the place of one that is interrupted; else both add up.
  public func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension AnimationMotion {
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value? {
    switch self {
    case .curve, .spring:
      if let duration, time >= duration { return nil }
      return value.scaled(by: progress(at: time))
    case .delayed(let motion, let delay):
      if time < delay { return .zero }
      return motion.animate(value: value, time: time - delay, context: &context)
    case .sped(let motion, let factor):
      return motion.animate(value: value, time: time * factor, context: &context)
    case .logical(let motion, let duration):
      if time >= duration { context.isLogicallyComplete = true }
      return motion.animate(value: value, time: time, context: &context)
    case .repeated(let motion, let count, let autoreverses):
      guard isCustom else {
        if let duration, time >= duration { return nil }
        return value.scaled(by: progress(at: time))
      }
      return repeatCustom(motion, count, autoreverses, value, time, &context)
    case .custom(let custom):
      return custom.base.animate(value: value, time: time, context: &context)
    }
  }

  /// A turn ends at the first frame at which the animation says so, and the next begins there.
  private func repeatCustom<Value: VectorArithmetic>(
    _ motion: Self, _ count: Int?, _ autoreverses: Bool, _ value: Value, _ time: Double,
    _ context: inout AnimationContext<Value>
  ) -> Value? {
    var turn = context.state[RepeatedTurn.self]
    var shown = motion.animate(value: value, time: time - turn.start, context: &context)
    if shown == nil {
      turn = RepeatedTurn.Turn(number: turn.number + 1, start: time)
      if let count, turn.number >= max(count, 1) { return nil }
      context.state[RepeatedTurn.self] = turn
      context.isLogicallyComplete = false
      shown = motion.animate(value: value, time: 0, context: &context)
    }
    guard let shown else { return nil }
    return autoreverses && turn.number % 2 == 1 ? value - shown : shown
  }

  func velocity<Value: VectorArithmetic>(
    value: Value, time: Double, context: AnimationContext<Value>
  ) -> Value? {
    switch self {
    case .custom(let custom):
      custom.base.velocity(value: value, time: time, context: context)
    case .delayed(let motion, let delay) where isCustom:
      time < delay ? .zero : motion.velocity(value: value, time: time - delay, context: context)
    case .sped(let motion, let factor) where isCustom:
      motion.velocity(value: value, time: time * factor, context: context)?.scaled(by: factor)
    case .logical(let motion, _) where isCustom:
      motion.velocity(value: value, time: time, context: context)
    case .repeated where isCustom: nil
    default: value.scaled(by: speed(at: time))
    }
  }
}

/// Which turn of a repeated animation of somebody's own is running.
private enum RepeatedTurn: AnimationStateKey {
  struct Turn {
    var number = 0
    var start = 0.0
  }

  static var defaultValue: Turn { Turn() }
}
