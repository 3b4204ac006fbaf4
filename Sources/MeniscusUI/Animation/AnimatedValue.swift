import MeniscusGeometry

/// A value that shows its changes over time.
///
/// The target is set at once; what is shown lags by offsets that decay to zero. A spring that is
/// interrupted by a spring becomes one new spring from the place and the velocity at hand; other
/// animations add up, each with its own share. Source: SwiftUI's rules as in OpenSwiftUI
/// `AnimatableAttribute`; springs in closed form.
struct AnimatedValue<Data: VectorArithmetic> {
  /// What the value is when everything has come to rest.
  private(set) var target: Data
  private var offsets: [Offset] = []

  fileprivate struct Offset {
    /// The distance from the target at the start.
    var displacement: Data
    /// Its change a second at the start; not zero for springs only.
    var velocity: Data
    var animation: Animation
    var start: Double
    /// The square of the length that the end of the motion is judged by.
    var scaleSquared: Double
  }

  /// Makes a value at rest.
  init(_ value: Data) {
    target = value
  }

  /// Whether offsets are left.
  var isInMotion: Bool { !offsets.isEmpty }

  /// Changes the target at `time` seconds; without an animation the value jumps there.
  mutating func set(_ new: Data, animation: Animation?, at time: Double) {
    guard new != target else { return }
    guard let animation else {
      target = new
      offsets.removeAll()
      return
    }
    if let spring = animation.spring, let running = offsets.last, offsets.count == 1,
      let before = running.animation.spring
    {
      let lag = running.motion(by: before, after: time - running.start)
      let displacement = target + lag.displacement - new
      offsets = [
        Offset(
          displacement: displacement, velocity: lag.velocity, animation: Animation(.spring(spring)),
          start: time,
          scaleSquared: max(displacement.magnitudeSquared, running.scaleSquared))
      ]
    } else {
      let displacement = target - new
      offsets.append(
        Offset(
          displacement: displacement, velocity: .zero, animation: animation, start: time,
          scaleSquared: displacement.magnitudeSquared))
    }
    target = new
  }

  /// What is shown at `time` seconds.
  func value(at time: Double) -> Data {
    var value = target
    for offset in offsets { value += offset.lag(at: time) }
    return value
  }

  /// Drops offsets that have decayed by `time`; whether any are left.
  mutating func settle(at time: Double) -> Bool {
    offsets.removeAll { $0.isOver(at: time) }
    return !offsets.isEmpty
  }
}

extension AnimatedValue.Offset {
  /// The distance from the target and its change a second, `elapsed` seconds after the start.
  fileprivate func motion(
    by spring: SpringCurve, after elapsed: Double
  ) -> (displacement: Data, velocity: Data) {
    // The motion is linear in both, so the motions of a unit of each give it for any vector.
    let fromRest = spring.state(at: elapsed, displacement: 1, velocity: 0)
    let fromPush = spring.state(at: elapsed, displacement: 0, velocity: 1)
    return (
      displacement.scaled(by: fromRest.displacement)
        + velocity.scaled(by: fromPush.displacement),
      displacement.scaled(by: fromRest.velocity) + velocity.scaled(by: fromPush.velocity)
    )
  }

  /// The distance from the target at `time` seconds.
  fileprivate func lag(at time: Double) -> Data {
    let elapsed = max(time - start, 0)
    if let spring = animation.spring {
      return motion(by: spring, after: elapsed).displacement
    }
    return displacement.scaled(by: 1 - animation.progress(at: elapsed))
  }

  /// Whether the motion is over.
  ///
  /// Curves end by the clock. Springs end when both the distance and what the velocity amounts to
  /// in a hundredth of a second are within a thousandth of the way: below a tenth of a point for a
  /// way of a hundred points.
  fileprivate func isOver(at time: Double) -> Bool {
    let elapsed = max(time - start, 0)
    guard let spring = animation.spring else {
      return animation.duration.map { elapsed >= $0 } ?? false
    }
    let now = motion(by: spring, after: elapsed)
    let bound = scaleSquared * 1e-6
    return now.displacement.magnitudeSquared <= bound
      && now.velocity.magnitudeSquared * 1e-4 <= bound
  }
}
