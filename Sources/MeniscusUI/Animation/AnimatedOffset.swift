import MeniscusGeometry

/// The distance of what is shown from a target, on its way to zero.
struct AnimatedOffset<Data: VectorArithmetic> {
  /// The distance from the target at the start.
  private var displacement: Data
  /// Its change a second at the start; not zero for springs only.
  private var velocity: Data
  let motion: AnimationMotion
  /// Whether the motion goes on for ever, by itself or as one of phases that do.
  var isEndless = false
  private let start: Double
  /// The time in seconds after which the motion is over; nil where it never is, and for springs and
  /// what somebody else moves, which say so themselves.
  private let duration: Double?
  /// The square of the length that the end of the motion is judged by.
  private let scaleSquared: Double
  /// The spring whose response the motion comes over from.
  private var blended: SpringCurve?
  /// How far an animation of somebody's own has come.
  private var custom: CustomRun?

  /// An animation of somebody's own, up to the last frame.
  private struct CustomRun {
    var context: AnimationContext<Data>
    var time: Double
    /// How much of the way has been gone; nil where the animation is over.
    var value: Data?
  }

  /// Makes an offset that begins at `start` seconds with a distance from the target.
  ///
  /// - Parameter velocity: the change a second of what is shown, which springs take over; nil for
  ///   what the spring itself begins with.
  init(
    from displacement: Data, velocity: Data? = nil, _ motion: AnimationMotion, at start: Double
  ) {
    self.init(
      displacement, velocity, motion, start, scaleSquared: displacement.magnitudeSquared)
    if motion.isCustom { run(AnimationContext()) }
  }

  private init(
    _ displacement: Data, _ velocity: Data?, _ motion: AnimationMotion, _ start: Double,
    scaleSquared: Double
  ) {
    self.displacement = displacement
    self.motion = motion
    self.start = start
    self.scaleSquared = scaleSquared
    self.velocity = .zero
    if let spring = motion.spring {
      self.velocity = velocity ?? displacement.scaled(by: -spring.initialVelocity)
      duration = nil
    } else {
      // Kept, for that of a delayed spring is searched for.
      duration = motion.isCustom ? nil : motion.duration
    }
  }

  private mutating func run(_ context: AnimationContext<Data>) {
    custom = CustomRun(context: context, time: start, value: .zero)
    step(to: start)
  }
}

extension AnimatedOffset {
  /// The offset that takes this one's place where `motion` takes it over; nil where they add up.
  ///
  /// - Parameter distance: from the new target to the old one.
  func merged(
    into motion: AnimationMotion, moving distance: Data, at time: Double
  ) -> AnimatedOffset? {
    if motion.isCustom { return mergedCustom(into: motion, moving: distance, at: time) }
    guard let spring = motion.spring, spring.merges,
      let before = self.motion.spring, before.merges
    else { return nil }
    let lag = lag(at: time)
    let displacement = distance + lag.displacement
    var merged = AnimatedOffset(
      displacement, lag.velocity, motion, time,
      scaleSquared: max(displacement.magnitudeSquared, scaleSquared))
    if spring.blendDuration > 0 { merged.blended = before.curve }
    return merged
  }

  private func mergedCustom(
    into motion: AnimationMotion, moving distance: Data, at time: Double
  ) -> AnimatedOffset? {
    var context = custom?.context ?? AnimationContext()
    context.isLogicallyComplete = false
    let way = displacement.scaled(by: -1)
    guard
      Animation(motion).shouldMerge(
        previous: Animation(self.motion), value: way, time: time - start, context: &context)
    else { return nil }
    let displacement = distance + lag(at: time).displacement
    var merged = AnimatedOffset(
      displacement, nil, motion, time,
      scaleSquared: max(displacement.magnitudeSquared, scaleSquared))
    merged.run(context)
    return merged
  }
}

extension AnimatedOffset {
  /// The distance from the target and its change a second, at `time` seconds.
  func lag(at time: Double) -> (displacement: Data, velocity: Data) {
    let elapsed = max(time - start, 0)
    if let custom { return customLag(custom, at: elapsed, isLater: time > custom.time) }
    if let spring = motion.spring { return lag(by: spring, after: elapsed) }
    return (
      displacement.scaled(by: 1 - motion.progress(at: elapsed)),
      displacement.scaled(by: -motion.speed(at: elapsed))
    )
  }

  private func lag(
    by spring: SpringMotion, after elapsed: Double
  ) -> (displacement: Data, velocity: Data) {
    // The motion is linear in both, so the motions of a unit of each give it for any vector.
    func unit(_ displacement: Double, _ velocity: Double) -> (
      displacement: Double, velocity: Double
    ) {
      guard let blended else {
        return spring.curve.state(at: elapsed, displacement: displacement, velocity: velocity)
      }
      return spring.curve.state(
        at: elapsed, displacement: displacement, velocity: velocity, blendingFrom: blended,
        over: spring.blendDuration)
    }
    let fromRest = unit(1, 0)
    if velocity == .zero {
      return (
        displacement.scaled(by: fromRest.displacement), displacement.scaled(by: fromRest.velocity)
      )
    }
    let fromPush = unit(0, 1)
    return (
      displacement.scaled(by: fromRest.displacement)
        + velocity.scaled(by: fromPush.displacement),
      displacement.scaled(by: fromRest.velocity) + velocity.scaled(by: fromPush.velocity)
    )
  }

  private func customLag(
    _ run: CustomRun, at elapsed: Double, isLater: Bool
  ) -> (displacement: Data, velocity: Data) {
    let way = displacement.scaled(by: -1)
    var context = run.context
    // Between frames the animation is asked by way of trial; its state goes on with the frames.
    let gone =
      isLater ? motion.animate(value: way, time: elapsed, context: &context) : run.value
    guard let gone else { return (.zero, .zero) }
    let velocity = motion.velocity(value: way, time: elapsed, context: context)
    return (displacement + gone, velocity ?? .zero)
  }

  /// Lets an animation of somebody's own go on to a frame.
  mutating func advance(to time: Double) {
    guard let custom, time > custom.time, custom.value != nil else { return }
    step(to: time)
  }

  private mutating func step(to time: Double) {
    custom?.time = time
    guard var context = custom?.context else { return }
    let gone = motion.animate(
      value: displacement.scaled(by: -1), time: time - start, context: &context)
    custom?.context = context
    custom?.value = gone
  }

  /// Whether an animation of somebody's own says that people take it for done.
  var isLogicallyComplete: Bool { custom?.context.isLogicallyComplete == true }

  /// Whether the motion is over.
  ///
  /// Curves end by the clock. Springs end when both the distance and what the velocity amounts to
  /// in a hundredth of a second are within a thousandth of the way: below a tenth of a point for a
  /// way of a hundred points.
  func isOver(at time: Double) -> Bool {
    if let custom { return custom.value == nil }
    let elapsed = max(time - start, 0)
    guard motion.spring != nil else {
      return duration.map { elapsed >= $0 - AnimationClock.tolerance } ?? false
    }
    let now = lag(at: time)
    let bound = scaleSquared * 1e-6
    return now.displacement.magnitudeSquared <= bound
      && now.velocity.magnitudeSquared * 1e-4 <= bound
  }
}
