import MeniscusGeometry

/// How the offset of a scroll view moves along one axis: an exact function of time.
///
/// Deceleration multiplies the velocity by 0.998 a millisecond; beyond its bounds content resists
/// as a rubber band with factor 0.55 and returns as a critically damped spring of mass 1 and
/// stiffness 100. Sources: Lobanov's measurements of UIKit; the band's formula is common knowledge,
/// the spring is not published by Apple.
struct ScrollMotion: Equatable, Sendable {
  /// The natural logarithm of the velocity's decay a second: 1000 · ln 0.998.
  static let decay = -1000 * Exact.naturalLogarithm(0.998)
  /// The square root of the returning spring's stiffness, 1 ÷ seconds.
  static let springRate = 10.0
  /// The rubber band's factor.
  static let bandFactor = 0.55
  /// The distance in points at which a motion counts as complete.
  static let restDistance = 0.25

  private enum Phase: Equatable, Sendable {
    case rest
    case drag(rawStart: Double)
    case deceleration(from: Double, velocity: Double, start: Double)
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

  /// Whether a pointer holds the content.
  var isDragged: Bool {
    if case .drag = phase { return true }
    return false
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
  mutating func endDrag(velocity: Double, in bounds: ScrollBounds, at time: Double) {
    if let bound = bounds.exceeded(by: offset) {
      phase = .bounce(bound: bound, distance: offset - bound, velocity: velocity, start: time)
    } else if abs(velocity) > Self.decay * Self.restDistance {
      phase = .deceleration(from: offset, velocity: velocity, start: time)
    } else {
      phase = .rest
    }
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
    if case .deceleration(let from, let velocity, let start) = phase {
      decelerate(from, velocity, start, to: time, in: bounds)
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
    _ from: Double, _ velocity: Double, _ start: Double, to time: Double, in bounds: ScrollBounds
  ) {
    let remaining = Exact.exponential(-Self.decay * (time - start))
    let reached = from + velocity / Self.decay * (1 - remaining)
    if let bound = bounds.exceeded(by: reached) {
      let left = 1 - (bound - from) * Self.decay / velocity
      let crossing = start - Exact.naturalLogarithm(min(max(left, 1e-9), 1)) / Self.decay
      phase = .bounce(
        bound: bound, distance: 0, velocity: velocity * left, start: min(crossing, time))
    } else if abs(velocity / Self.decay * remaining) <= Self.restDistance {
      offset = bounds.clamped(from + velocity / Self.decay)
      phase = .rest
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

/// The offsets that content can rest at along one axis.
struct ScrollBounds: Equatable, Sendable {
  /// The smallest offset, in points.
  var minimum: Double
  /// The largest offset, not below the smallest.
  var maximum: Double
  /// The length of the viewport, in points.
  var viewport: Double

  func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// The bound that an offset lies beyond, or nil inside.
  func exceeded(by offset: Double) -> Double? {
    if offset < minimum { return minimum }
    if offset > maximum { return maximum }
    return nil
  }

  /// What is shown where a pointer asks for `raw`: f(x) = (1 − 1 ÷ (c·x ÷ d + 1))·d beyond a bound.
  func banded(_ raw: Double) -> Double {
    guard let bound = exceeded(by: raw), viewport > 0 else { return clamped(raw) }
    let excess = abs(raw - bound)
    let shown = (1 - 1 / (excess * ScrollMotion.bandFactor / viewport + 1)) * viewport
    return raw < bound ? bound - shown : bound + shown
  }

  /// What a pointer has to ask for so that `shown` is shown.
  func raw(_ shown: Double) -> Double {
    guard let bound = exceeded(by: shown), viewport > 0 else { return shown }
    let fraction = min(abs(shown - bound) / viewport, 0.999)
    let excess = (1 / (1 - fraction) - 1) * viewport / ScrollMotion.bandFactor
    return shown < bound ? bound - excess : bound + excess
  }
}
