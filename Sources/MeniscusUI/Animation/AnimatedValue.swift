/// A value that shows its changes over time.
///
/// The target is set at once; what is shown lags by offsets that decay to zero. A spring that is
/// interrupted by a spring becomes one new spring from the place and the velocity at hand; other
/// animations add up, each with its own share. What repeats for ever ends with the next change.
/// Source: SwiftUI's rules as in OpenSwiftUI `AnimatableAttribute`; springs in closed form.
struct AnimatedValue<Data: VectorArithmetic> {
  /// What the value is when everything has come to rest.
  private(set) var target: Data
  private var offsets: [AnimatedOffset<Data>] = []
  private var holds: [AnimationHold] = []

  /// Makes a value at rest.
  init(_ value: Data) {
    target = value
  }

  /// Whether offsets are left.
  var isInMotion: Bool { !offsets.isEmpty }

  /// Changes the target at `time` seconds; without an animation the value jumps there.
  mutating func set(_ new: Data, animation: Animation?, at time: Double) {
    guard new != target else { return }
    guard let animation else { return jump(to: new) }
    offsets = retargeted(to: new, by: animation.motion, at: time)
    // Whatever became of the others, the new one is the last.
    offsets[offsets.count - 1].isEndless = animation.isEndless
    holds += AnimationHold.holds(of: animation, from: time)
    target = new
  }

  private mutating func jump(to new: Data) {
    target = new
    offsets.removeAll()
    holds.removeAll()
  }

  /// The offsets after a change of the target.
  private func retargeted(
    to new: Data, by motion: AnimationMotion, at time: Double
  ) -> [AnimatedOffset<Data>] {
    if offsets.contains(where: { $0.motion.isEndless }) {
      let lag = lag(at: time)
      return [
        AnimatedOffset(
          from: target + lag.displacement - new, velocity: lag.velocity, motion, at: time)
      ]
    }
    if offsets.count == 1, let running = offsets.first,
      let merged = running.merged(into: motion, moving: target - new, at: time)
    {
      return [merged]
    }
    return offsets + [AnimatedOffset(from: target - new, motion, at: time)]
  }

  /// What is shown at `time` seconds.
  func value(at time: Double) -> Data {
    var value = target
    for offset in offsets { value += offset.lag(at: time).displacement }
    return value
  }

  private func lag(at time: Double) -> (displacement: Data, velocity: Data) {
    var sum = (displacement: Data.zero, velocity: Data.zero)
    for offset in offsets {
      let lag = offset.lag(at: time)
      sum.displacement += lag.displacement
      sum.velocity += lag.velocity
    }
    return sum
  }

  /// Drops offsets that have decayed by `time`; whether any are left.
  @MainActor
  mutating func settle(at time: Double) -> Bool {
    guard !offsets.isEmpty else { return false }
    for index in offsets.indices { offsets[index].advance(to: time) }
    offsets.removeAll { $0.isOver(at: time) }
    if offsets.isEmpty {
      holds.removeAll()
    } else if !holds.isEmpty {
      let isComplete = offsets.allSatisfy { $0.isLogicallyComplete }
      holds.removeAll { hold in
        hold.end <= time + AnimationClock.tolerance
          || (isComplete && hold.watch.criteria == .logicallyComplete)
      }
    }
    for offset in offsets { MotionTally.note(isEndless: offset.isEndless) }
    return !offsets.isEmpty
  }
}
