/// The motion of a damped spring, in closed form: its state at a time depends on nothing else.
///
/// With the displacement x from the target, mass m, stiffness k and damping c it solves
/// m x″ + c x′ + k x = 0.
///
/// ```swift
/// let spring = SpringCurve(duration: 0.5, bounce: 0.3)
/// assert(spring.value(at: 0) == 0)
/// let overshoot = spring.value(at: 0.4)
/// assert(overshoot > 1)
/// assert(abs(spring.value(at: 5) - 1) < 1e-9)
/// ```
public struct SpringCurve: Hashable, Sendable {
  /// The mass; above zero.
  public let mass: Double
  /// The angular frequency of the undamped spring √(k ÷ m), in radians a second; above zero.
  public let frequency: Double
  /// The damping as a part of the critical damping, c ÷ 2√(k m); not negative.
  ///
  /// Below one the spring swings, at one and above it does not.
  public let dampingRatio: Double

  /// Makes a spring from its perceptual duration, in seconds, and its bounce, with a mass of one.
  ///
  /// The stiffness is (2π ÷ duration)², at most 45,000. The damping ratio is 1 − bounce for a bounce
  /// of 0…1 (1 swings for ever), and 1 ÷ (1 + bounce) below zero; a bounce is limited to −0.999…1.
  public init(duration: Double, bounce: Double = 0) {
    let bounce = min(max(-0.999, bounce), 1)
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Makes a spring from its response, in seconds, and its damping ratio, with a mass of one.
  ///
  /// The stiffness is (2π ÷ response)², at most 45,000; negative damping ratios count as zero.
  public init(response: Double, dampingRatio: Double) {
    mass = 1
    let stiffest = 45_000.0.squareRoot()
    let frequency = 2 * .pi / max(0, response)
    self.frequency = frequency < stiffest ? max(frequency, .leastNormalMagnitude) : stiffest
    self.dampingRatio = max(0, dampingRatio)
  }

  /// Makes a spring from its physical constants.
  ///
  /// - Precondition: mass and stiffness are above zero, damping is not below, all are finite.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0 && (mass + stiffness + damping).isFinite,
      "A spring has mass and stiffness above zero, and no negative damping.")
    self.mass = mass
    frequency = (stiffness / mass).squareRoot()
    dampingRatio = damping / (2 * (stiffness * mass).squareRoot())
  }

  /// Makes a spring from what describes it.
  init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }

  /// The stiffness k.
  public var stiffness: Double { mass * frequency * frequency }
  /// The damping c.
  public var damping: Double { 2 * dampingRatio * frequency * mass }
  /// The perceptual duration, or response: the time of one swing without damping, in seconds.
  public var duration: Double { 2 * .pi / frequency }
  /// The bounce: 1 − ratio where the spring swings, 1 ÷ ratio − 1 where it does not.
  public var bounce: Double {
    dampingRatio < 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}
