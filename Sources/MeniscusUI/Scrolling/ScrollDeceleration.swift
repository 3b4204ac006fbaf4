import MeniscusGeometry

/// An offset that comes to rest as its velocity decays.
struct ScrollDeceleration: Equatable, Sendable {
  /// How fast the velocity decays.
  enum Rate: Double, Sendable {
    case normal = 0.998
    case fast = 0.99

    /// The seconds for which the velocity would have to last to cover all of the way: the sum of what
    /// is left of it every millisecond.
    fileprivate var reach: Double { rawValue / (1 - rawValue) / 1000 }
  }

  /// Where it begins, in points.
  private let start: Double
  /// The velocity there, in points a second.
  private let velocity: Double
  /// The way that a velocity of one point a second covers, in seconds.
  private let reach: Double
  /// 1 ÷ the seconds in which the velocity falls to 1 ÷ e of itself.
  private let decay: Double
  /// The seconds after which the velocity is ``ScrollMotion/restSpeed``.
  let duration: Double

  /// Begins at an offset with a velocity.
  init(from start: Double, velocity: Double, rate: Rate) {
    self.init(from: start, velocity: velocity, reach: rate.reach)
  }

  /// Begins at an offset with a velocity and ends at a target; nil where no decay between both rates
  /// leads there.
  init?(from start: Double, velocity: Double, to target: Double) {
    let spent = Self.spent(velocity)
    guard spent != 0 else { return nil }
    let reach = (target - start) / spent
    guard reach >= Rate.fast.reach, reach <= Rate.normal.reach else { return nil }
    self.init(from: start, velocity: velocity, reach: reach)
  }

  private init(from start: Double, velocity: Double, reach: Double) {
    (self.start, self.velocity, self.reach) = (start, velocity, reach)
    // A share d of the velocity is left after a millisecond: reach = d ÷ (1 − d) ÷ 1000.
    decay = -1000 * Exact.naturalLogarithm(1000 * reach / (1 + 1000 * reach))
    let speed = abs(velocity)
    duration =
      speed > ScrollMotion.restSpeed
      ? Exact.naturalLogarithm(speed / ScrollMotion.restSpeed) / decay : 0
  }

  /// The part of a velocity that is lost before it ends.
  private static func spent(_ velocity: Double) -> Double {
    velocity - min(max(velocity, -ScrollMotion.restSpeed), ScrollMotion.restSpeed)
  }

  /// Where it comes to rest.
  var end: Double { start + Self.spent(velocity) * reach }

  /// The offset after so many seconds, at most ``duration``.
  func offset(after elapsed: Double) -> Double {
    start + velocity * reach * (1 - Exact.exponential(-decay * elapsed))
  }

  /// The velocity at an offset on the way, and the seconds until then.
  func crossing(of place: Double) -> (velocity: Double, time: Double) {
    let left = min(max(1 - (place - start) / (velocity * reach), 1e-9), 1)
    return (velocity * left, -Exact.naturalLogarithm(left) / decay)
  }
}

/// The spring that brings content back to where it may rest: mass 1, stiffness 120, damping 22.
///
/// It is overdamped; its distance is a sum of two decays, with rates 10 and 12.
struct ReturningSpring: Equatable, Sendable {
  private let slow: Double
  private let fast: Double

  /// The distance in points that no longer counts.
  private static let restDistance = 0.25

  /// Begins beyond a bound with the velocity with which the content is released there, or runs into
  /// it: the spring itself begins with that velocity less ten times the overscroll.
  init(overscroll: Double, velocity: Double) {
    self.init(distance: overscroll, velocity: velocity - 10 * overscroll)
  }

  /// Begins at a distance with a velocity.
  init(distance: Double, velocity: Double) {
    slow = (12 * distance + velocity) / 2
    fast = distance - slow
  }

  /// The distance after so many seconds.
  func distance(after elapsed: Double) -> Double {
    slow * Exact.exponential(-10 * elapsed) + fast * Exact.exponential(-12 * elapsed)
  }

  /// The velocity after so many seconds.
  func velocity(after elapsed: Double) -> Double {
    -10 * slow * Exact.exponential(-10 * elapsed) - 12 * fast * Exact.exponential(-12 * elapsed)
  }

  /// Whether what is left after so many seconds counts no longer.
  func isAtRest(after elapsed: Double) -> Bool {
    abs(distance(after: elapsed)) <= Self.restDistance
      && abs(velocity(after: elapsed)) <= 10 * Self.restDistance
  }
}
