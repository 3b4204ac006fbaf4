import MeniscusGeometry

/// How a change happens over time.
public struct Animation: Equatable, Sendable {
  /// The motion that the animation is made of.
  indirect enum Motion: Equatable, Sendable {
    case curve(TimingCurve, duration: Double)
    case spring(SpringCurve)
    case delayed(Motion, by: Double)
    case sped(Motion, by: Double)
    case repeated(Motion, count: Int?, autoreverses: Bool)
  }

  let motion: Motion

  init(_ motion: Motion) {
    self.motion = motion
  }

  /// The spring, where the motion is one and nothing else.
  var spring: SpringCurve? {
    if case .spring(let spring) = motion { return spring }
    return nil
  }

  /// How far the change has come `time` seconds after it began: 0 at the start, 1 at the end.
  func progress(at time: Double) -> Double {
    motion.progress(at: time)
  }

  /// The time in seconds after which nothing moves any more; nil where it never ends.
  var duration: Double? { motion.duration }
}

extension SpringCurve {
  /// The time after which the spring counts as at rest; nil without damping, where it never is.
  fileprivate var settlingTime: Double? {
    let time = settlingDuration()
    return time.isFinite ? time : nil
  }
}

extension Animation.Motion {
  func progress(at time: Double) -> Double {
    switch self {
    case .curve(let curve, let duration):
      guard duration > 0, time < duration else { return 1 }
      return time <= 0 ? 0 : curve.value(at: time / duration)
    case .spring(let spring):
      return time <= 0 ? 0 : spring.value(at: time)
    case .delayed(let motion, let delay):
      return motion.progress(at: time - delay)
    case .sped(let motion, let factor):
      return motion.progress(at: time * factor)
    case .repeated(let motion, let count, let autoreverses):
      return repeatedProgress(motion, count, autoreverses, at: time)
    }
  }

  private func repeatedProgress(
    _ motion: Self, _ count: Int?, _ autoreverses: Bool, at time: Double
  ) -> Double {
    guard let period = motion.duration, period > 0 else { return motion.progress(at: time) }
    if time <= 0 { return motion.progress(at: 0) }
    let turn = (time / period).rounded(.down)
    let isLast = count.map { turn >= Double($0) } ?? false
    let index = isLast ? Double(max((count ?? 1) - 1, 0)) : turn
    let local = isLast ? period : time - turn * period
    let isReversed =
      autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
    return motion.progress(at: isReversed ? period - local : local)
  }

  var duration: Double? {
    switch self {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring): spring.settlingTime
    case .delayed(let motion, let delay): motion.duration.map { max($0 + delay, 0) }
    case .sped(let motion, let factor):
      factor > 0 ? motion.duration.map { $0 / factor } : nil
    case .repeated(let motion, let count, _):
      count.flatMap { count in motion.duration.map { $0 * Double(max(count, 1)) } }
    }
  }
}
