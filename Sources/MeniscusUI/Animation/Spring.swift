import MeniscusGeometry

/// A damped spring, in closed form.
public struct Spring: Hashable, Sendable {
  let curve: SpringCurve

  /// Makes a spring from its perceptual duration in seconds and its bounce, -1 to 1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    curve = SpringCurve(duration: duration, bounce: bounce)
  }

  /// Makes a spring from its response in seconds and its damping ratio.
  public init(response: Double, dampingRatio: Double) {
    curve = SpringCurve(response: response, dampingRatio: dampingRatio)
  }

  /// Makes a spring from its physics.
  ///
  /// Values that no spring has are brought to the nearest that one can have. Unless it is allowed,
  /// damping is at most critical.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    func limited(_ value: Double, _ least: Double) -> Double {
      value.isFinite ? max(value, least) : least
    }
    let (mass, stiffness) = (limited(mass, 1e-6), limited(stiffness, 1e-6))
    let critical = 2 * (mass * stiffness).squareRoot()
    let damping = limited(damping, 0)
    curve = SpringCurve(
      mass: mass, stiffness: stiffness,
      damping: allowOverDamping ? damping : min(damping, critical))
  }

  /// Makes a spring that comes within `epsilon` of a way of 1 in `settlingDuration` seconds.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time falls as the frequency grows: found by halving the exponent's range.
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let wanted = max(settlingDuration, 1e-3)
    let epsilon = min(max(epsilon, 1e-9), 0.5)
    var (slow, quick) = (2 * .pi / max(wanted * 100, 1), 2 * .pi / (wanted * 1e-4))
    for _ in 0..<80 {
      let middle = (slow * quick).squareRoot()
      let spring = SpringCurve(response: 2 * .pi / middle, dampingRatio: ratio)
      if spring.settlingDuration(epsilon: epsilon) > wanted {
        slow = middle
      } else {
        quick = middle
      }
    }
    curve = SpringCurve(response: 2 * .pi / quick, dampingRatio: ratio)
  }

  /// A spring without bounce.
  public static var smooth: Spring { .smooth() }

  /// A spring without bounce but for `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a little bounce.
  public static var snappy: Spring { .snappy() }

  /// A spring with a little bounce and `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with much bounce.
  public static var bouncy: Spring { .bouncy() }

  /// A spring with much bounce and `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

/// What describes the spring.
extension Spring {
  /// The perceptual duration, in seconds.
  public var duration: Double { curve.duration }
  /// The bounce: 0 for none, 1 for a spring that swings for ever, below 0 for a lazy one.
  public var bounce: Double { curve.bounce }
  /// The response: the time of one swing without damping, in seconds.
  public var response: Double { curve.duration }
  /// The damping as a part of the critical damping.
  public var dampingRatio: Double { curve.dampingRatio }
  /// The mass.
  public var mass: Double { curve.mass }
  /// The stiffness.
  public var stiffness: Double { curve.stiffness }
  /// The damping.
  public var damping: Double { curve.damping }
  /// The time in seconds after which the spring stays within a thousandth of a way of 1.
  public var settlingDuration: Double { curve.settlingDuration() }

  /// The time in seconds after which the spring stays within `epsilon` of the target.
  public func settlingDuration<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, epsilon: Double
  ) -> Double {
    curve.settlingDuration(
      target: target.magnitudeSquared.squareRoot(),
      initialVelocity: initialVelocity.magnitudeSquared.squareRoot(),
      epsilon: max(epsilon, .leastNormalMagnitude))
  }
}

/// How something moves that the spring pulls.
extension Spring {
  /// Where something is after `time` seconds that starts at zero and is pulled to `target`.
  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    target + state(target, initialVelocity, time).displacement
  }

  /// How fast something moves after `time` seconds that starts at zero and is pulled to `target`.
  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: Double
  ) -> Value {
    state(target, initialVelocity, time).velocity
  }

  /// Moves something on by `deltaTime` seconds.
  public func update<Value: VectorArithmetic>(
    value: inout Value, velocity: inout Value, target: Value, deltaTime: Double
  ) {
    let way = target - value
    let state = state(way, velocity, deltaTime)
    value = target + state.displacement
    velocity = state.velocity
  }

  /// The force on something at a place with a velocity.
  public func force<Value: VectorArithmetic>(
    target: Value, position: Value, velocity: Value
  ) -> Value {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  private func state<Value: VectorArithmetic>(
    _ target: Value, _ initialVelocity: Value, _ time: Double
  ) -> (displacement: Value, velocity: Value) {
    let rest = curve.state(at: time, displacement: -1, velocity: 0)
    let push = curve.state(at: time, displacement: 0, velocity: 1)
    return (
      target.scaled(by: rest.displacement) + initialVelocity.scaled(by: push.displacement),
      target.scaled(by: rest.velocity) + initialVelocity.scaled(by: push.velocity)
    )
  }
}

/// The same for whatever has a part that can be animated.
extension Spring {
  /// Where something is after `time` seconds on its way from one value to another.
  public func value<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast something moves after `time` seconds on its way from one value to another.
  public func velocity<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value, time: Double
  ) -> Value {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on something at a place with a velocity.
  public func force<Value: Animatable>(
    fromValue: Value, toValue: Value, position: Value, velocity: Value
  ) -> Value {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The time in seconds after which something stays within `epsilon` of where it goes.
  public func settlingDuration<Value: Animatable>(
    fromValue: Value, toValue: Value, initialVelocity: Value, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}
