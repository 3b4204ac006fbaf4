import MeniscusGeometry

/// How a change happens over time.
public struct Animation: Sendable {
  let motion: AnimationMotion
  /// Those who wait for the end of what the animation moves; set by a transaction.
  var watches: [AnimationWatch] = []
  /// Whether it is what holds where none is named: glass that flows may have its own then.
  private(set) var isDefault = false

  /// Whether what the animation moves goes on for ever: it repeats, or is one of phases that do.
  var isEndless: Bool { motion.isEndless || watches.contains(where: \.isEndless) }

  init(_ motion: AnimationMotion, isDefault: Bool = false) {
    self.motion = motion
    self.isDefault = isDefault
  }

  /// Makes an animation of one's own.
  public init<Base: CustomAnimation>(_ base: Base) {
    if let known = base as? BuiltInAnimation {
      self.init(known.motion)
    } else {
      self.init(.custom(CustomMotion(base)))
    }
  }

  /// What the animation is made of; animations of the engine are opaque.
  public var base: any CustomAnimation {
    if case .custom(let custom) = motion { return custom.base }
    return BuiltInAnimation(motion: motion)
  }
}

extension Animation: Hashable {
  /// Whether both move alike.
  public static func == (left: Animation, right: Animation) -> Bool {
    left.motion == right.motion
  }

  /// Adds how the animation moves.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(motion)
  }
}

/// The motion of an animation.
indirect enum AnimationMotion: Hashable, Sendable {
  case curve(TimingCurve, duration: Double)
  case spring(SpringMotion)
  case delayed(AnimationMotion, by: Double)
  case sped(AnimationMotion, by: Double)
  case repeated(AnimationMotion, count: Int?, autoreverses: Bool)
  case logical(AnimationMotion, after: Double)
  case custom(CustomMotion)
}

/// A spring, and how it meets other motions.
struct SpringMotion: Hashable, Sendable {
  var curve: SpringCurve
  /// The velocity at the start, in ways a second.
  var initialVelocity = 0.0
  /// The seconds in which the response comes over from that of a spring that is interrupted.
  var blendDuration = 0.0
  /// Whether the spring takes the place and the velocity over from a spring that is interrupted;
  /// else they add up.
  var merges = true
}

/// The clock of animations.
enum AnimationClock {
  /// The seconds by which times may differ and count as equal: those of frames are quotients, and a
  /// duration that takes whole frames is over at the last of them.
  static let tolerance = 1e-9
}

extension AnimationMotion {
  /// The spring, where the motion is one and nothing else but faster or slower.
  var spring: SpringMotion? {
    switch self {
    case .spring(let spring): return spring
    case .logical(let motion, _): return motion.spring
    case .sped(let motion, let factor):
      guard factor > 0, factor.isFinite, var spring = motion.spring else { return nil }
      spring.curve = spring.curve.sped(by: factor)
      spring.initialVelocity *= factor
      return spring
    default: return nil
    }
  }

  /// Whether an animation of somebody's own is a part of the motion.
  var isCustom: Bool {
    switch self {
    case .curve, .spring: false
    case .custom: true
    case .delayed(let motion, _), .sped(let motion, _), .repeated(let motion, _, _),
      .logical(let motion, _):
      motion.isCustom
    }
  }

  /// Whether the motion repeats without end.
  var isEndless: Bool {
    switch self {
    case .curve, .spring, .custom: false
    case .delayed(let motion, _), .sped(let motion, _), .logical(let motion, _): motion.isEndless
    case .repeated(let motion, let count, _): count == nil || motion.isEndless
    }
  }
}

extension AnimationMotion {
  /// How far the change has come `time` seconds after it began: 0 at the start, 1 at the end.
  func progress(at time: Double) -> Double {
    switch self {
    case .curve(let curve, let duration):
      guard duration > 0, time < duration else { return 1 }
      return time <= 0 ? 0 : curve.value(at: time / duration)
    case .spring(let spring):
      guard time > 0 else { return 0 }
      return spring.curve.value(at: time, initialVelocity: spring.initialVelocity)
    case .delayed(let motion, let delay): return motion.progress(at: time - delay)
    case .sped(let motion, let factor): return motion.progress(at: time * factor)
    case .logical(let motion, _): return motion.progress(at: time)
    case .repeated(let motion, let count, let autoreverses):
      let turn = turn(of: motion, count, at: time)
      let isReversed = autoreverses && turn.isOdd
      return motion.progress(at: isReversed ? turn.period - turn.time : turn.time)
    case .custom: return 1
    }
  }

  /// The change of the progress a second.
  func speed(at time: Double) -> Double {
    switch self {
    case .curve(let curve, let duration):
      guard duration > 0, time >= 0, time < duration else { return 0 }
      let speed = curve.velocity(at: time / duration) / duration
      return speed.isFinite ? speed : 0
    case .spring(let spring):
      guard time >= 0 else { return 0 }
      return spring.curve.velocity(at: time, initialVelocity: spring.initialVelocity)
    case .delayed(let motion, let delay): return motion.speed(at: time - delay)
    case .sped(let motion, let factor): return motion.speed(at: time * factor) * factor
    case .logical(let motion, _): return motion.speed(at: time)
    case .repeated(let motion, let count, let autoreverses):
      let turn = turn(of: motion, count, at: time)
      if autoreverses, turn.isOdd { return -motion.speed(at: turn.period - turn.time) }
      return motion.speed(at: turn.time)
    case .custom: return 0
    }
  }

  /// The turn of a repeated motion at a time; after the last one, the end of that.
  private func turn(
    of motion: Self, _ count: Int?, at time: Double
  ) -> (period: Double, time: Double, isOdd: Bool) {
    guard let period = motion.duration, period > 0 else { return (0, time, false) }
    guard time > 0 else { return (period, 0, false) }
    let turn = (time / period).rounded(.down)
    let isLast = count.map { turn >= Double($0) } ?? false
    let index = isLast ? Double(max((count ?? 1) - 1, 0)) : turn
    return (
      period, isLast ? period : time - turn * period, index.truncatingRemainder(dividingBy: 2) == 1
    )
  }

  /// The time in seconds after which nothing moves any more; nil where it never ends, or where
  /// only an animation of somebody's own knows.
  var duration: Double? {
    switch self {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring): spring.settlingTime
    case .delayed(let motion, let delay): motion.duration.map { max($0 + delay, 0) }
    case .sped(let motion, let factor):
      factor > 0 ? motion.duration.map { $0 / factor } : nil
    case .repeated(let motion, let count, _):
      count.flatMap { count in motion.duration.map { $0 * Double(max(count, 1)) } }
    case .logical(let motion, _): motion.duration
    case .custom: nil
    }
  }

  /// The time in seconds after which people take the change for done; infinite where it never is,
  /// or where only an animation of somebody's own knows.
  ///
  /// Of a spring it is its perceptual duration.
  var logicalDuration: Double {
    switch self {
    case .curve(_, let duration): max(duration, 0)
    case .spring(let spring): spring.curve.duration
    case .delayed(let motion, let delay): max(motion.logicalDuration + delay, 0)
    case .sped(let motion, let factor): factor > 0 ? motion.logicalDuration / factor : .infinity
    case .repeated(let motion, let count, _):
      count.map { motion.logicalDuration * Double(max($0, 1)) } ?? .infinity
    case .logical(_, let duration): max(duration, 0)
    case .custom: .infinity
    }
  }
}

extension SpringMotion {
  /// The time after which the spring counts as at rest; nil without damping, where it never is.
  fileprivate var settlingTime: Double? {
    let time = curve.settlingDuration(initialVelocity: initialVelocity)
    return time.isFinite ? time : nil
  }
}
