import MeniscusGeometry

/// How the offset of a scroll view moves along one axis: an exact function of time.
///
/// Deceleration multiplies the velocity by 0.998 a millisecond, 0.99 where scrolling is to come to
/// rest at a target; beyond its bounds content resists as a rubber band with factor 0.55 and returns
/// as a critically damped spring of mass 1 and stiffness 100. Sources: Lobanov's measurements of
/// UIKit; the band's formula is common knowledge, the spring is not published by Apple.
struct ScrollMotion: Equatable, Sendable {
  /// The rate at which the velocity decays, 1 ÷ seconds: −1000 · ln 0.998.
  static let decay = -1000 * Exact.naturalLogarithm(0.998)
  /// The rate where scrolling comes to rest at a target, 1 ÷ seconds: −1000 · ln 0.99.
  static let fastDecay = -1000 * Exact.naturalLogarithm(0.99)
  /// The square root of the returning spring's stiffness, 1 ÷ seconds.
  static let springRate = 10.0
  /// The rubber band's factor.
  static let bandFactor = 0.55
  /// The distance in points at which a motion counts as complete.
  static let restDistance = 0.25

  private enum Phase: Equatable, Sendable {
    case rest
    case drag(rawStart: Double)
    case deceleration(from: Double, velocity: Double, decay: Double, start: Double)
    case bounce(bound: Double, distance: Double, velocity: Double, start: Double)
  }

  /// The offset where nothing moves, in points.
  private(set) var offset = 0.0
  private var phase = Phase.rest

  /// Whether the offset changes by itself.
  var isMoving: Bool {
    switch phase {
    case .rest, .drag: false
    case .deceleration, .bounce: true
    }
  }

  /// Takes hold of the content at `time`.
  mutating func beginDrag(in bounds: ScrollBounds, at time: Double) {
    advance(to: time, in: bounds)
    phase = .drag(rawStart: bounds.raw(offset))
  }

  /// Moves with the pointer: `translation` points since it took hold.
  mutating func drag(by translation: Double, in bounds: ScrollBounds) {
    guard case .drag(let rawStart) = phase else { return }
    offset = bounds.banded(rawStart - translation)
  }

  /// Lets go at `time` with the offset's velocity in points a second.
  ///
  /// - Parameter target: where to come to rest; nil for wherever the velocity leads. The content
  ///   gets there by a decay of its own where that is between the two rates, else by the spring.
  mutating func endDrag(
    velocity: Double, target: Double? = nil, in bounds: ScrollBounds, at time: Double
  ) {
    if let bound = bounds.exceeded(by: offset), bounds.bounces {
      phase = .bounce(bound: bound, distance: offset - bound, velocity: velocity, start: time)
    } else if let target {
      aim(at: bounds.clamped(target), velocity: velocity, time: time)
    } else if abs(velocity) > Self.decay * Self.restDistance {
      phase = .deceleration(from: offset, velocity: velocity, decay: Self.decay, start: time)
    } else {
      phase = .rest
    }
  }

  private mutating func aim(at target: Double, velocity: Double, time: Double) {
    let distance = target - offset
    let decay = distance == 0 ? 0 : velocity / distance
    if decay >= Self.decay, decay <= Self.fastDecay {
      phase = .deceleration(from: offset, velocity: velocity, decay: decay, start: time)
    } else {
      phase = .bounce(bound: target, distance: -distance, velocity: velocity, start: time)
    }
  }

  /// Where a velocity would lead in a long content at the rate for targets.
  func projected(velocity: Double) -> Double { offset + velocity / Self.fastDecay }

  /// Ends what goes on and moves at once, not kept in bounds.
  mutating func place(at new: Double) {
    offset = new
    phase = .rest
  }

  /// Moves at once, as by a wheel.
  mutating func jump(by distance: Double, in bounds: ScrollBounds) {
    offset = bounds.clamped(offset + distance)
    phase = .rest
  }

  /// Keeps the offset inside bounds that have changed.
  mutating func boundsChanged(_ bounds: ScrollBounds) {
    if case .rest = phase { offset = bounds.clamped(offset) }
  }

  /// Goes on to `time`.
  mutating func advance(to time: Double, in bounds: ScrollBounds) {
    if case .deceleration(let from, let velocity, let decay, let start) = phase {
      decelerate(from, velocity, decay, start, to: time, in: bounds)
    }
    if case .bounce(let bound, let distance, let velocity, let start) = phase {
      bounce(bound, distance, velocity, start, to: time)
      aimBounce(at: bounds.clamped(bound), time: time)
    }
  }

  /// Goes on towards another bound, from the place and the velocity at hand: the bounds changed.
  private mutating func aimBounce(at new: Double, time: Double) {
    switch phase {
    case .bounce(let bound, let distance, let velocity, let start) where bound != new:
      let (_, speed) = Self.spring(distance, velocity, after: time - start)
      phase = .bounce(bound: new, distance: offset - new, velocity: speed, start: time)
    case .rest:
      offset = new
    default:
      break
    }
  }

  private mutating func decelerate(
    _ from: Double, _ velocity: Double, _ decay: Double, _ start: Double, to time: Double,
    in bounds: ScrollBounds
  ) {
    let remaining = Exact.exponential(-decay * (time - start))
    let reached = from + velocity / decay * (1 - remaining)
    if let bound = bounds.exceeded(by: reached) {
      guard bounds.bounces else { return place(at: bound) }
      let left = 1 - (bound - from) * decay / velocity
      let crossing = start - Exact.naturalLogarithm(min(max(left, 1e-9), 1)) / decay
      phase = .bounce(
        bound: bound, distance: 0, velocity: velocity * left, start: min(crossing, time))
    } else if abs(velocity / decay * remaining) <= Self.restDistance {
      place(at: bounds.clamped(from + velocity / decay))
    } else {
      offset = reached
    }
  }

  private mutating func bounce(
    _ bound: Double, _ distance: Double, _ velocity: Double, _ start: Double, to time: Double
  ) {
    let (left, speed) = Self.spring(distance, velocity, after: time - start)
    if abs(left) <= Self.restDistance, abs(speed) <= Self.springRate * Self.restDistance {
      offset = bound
      phase = .rest
    } else {
      offset = bound + left
    }
  }

  /// The distance of the returning spring and its velocity after `elapsed` seconds.
  private static func spring(
    _ distance: Double, _ velocity: Double, after elapsed: Double
  ) -> (distance: Double, velocity: Double) {
    let envelope = Exact.exponential(-springRate * elapsed)
    let slope = velocity + springRate * distance
    let left = distance + slope * elapsed
    return (left * envelope, (slope - springRate * left) * envelope)
  }
}
