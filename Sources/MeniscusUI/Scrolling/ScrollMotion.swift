/// How the offset of a scroll view moves along one axis: an exact function of time.
///
/// Deceleration multiplies the velocity every millisecond by 0.998, by 0.99 where scrolling is to come
/// to rest at a target, and ends at 10 points a second. Beyond its bounds content resists as a rubber
/// band with factor 0.55 and returns as a spring of mass 1, stiffness 120 and damping 22. Source:
/// recordings of a UIScrollView of iOS 26.1, `Vercantez/openuikit`, `golden/scroll_traces`, and the
/// law fitted to them.
struct ScrollMotion: Equatable, Sendable {
  /// The rubber band's factor.
  static let bandFactor = 0.55
  /// The speed in points a second at which deceleration ends.
  static let restSpeed = 10.0

  private enum Phase: Equatable, Sendable {
    case rest
    case drag(rawStart: Double)
    case deceleration(ScrollDeceleration, start: Double)
    case bounce(bound: Double, ReturningSpring, start: Double)
  }

  /// The offset where nothing moves, in points.
  private(set) var offset = 0.0
  private var phase = Phase.rest
  /// What came to rest last, so that what happened before can be judged.
  private var ended: Ended?

  /// A movement that is over.
  private struct Ended: Equatable, Sendable {
    var phase: Phase
    /// When it was at the latest, in seconds.
    var time: Double
  }

  /// Whether the offset changes by itself.
  var isMoving: Bool {
    switch phase {
    case .rest, .drag: false
    case .deceleration, .bounce: true
    }
  }

  /// Whether the offset changes by itself at a time at or before that which it was last brought to.
  func isMoving(at time: Double) -> Bool {
    if isMoving { return true }
    guard let ended, time < ended.time else { return false }
    if case .bounce(_, let spring, let start) = ended.phase {
      return !spring.isAtRest(after: time - start)
    }
    return true
  }

  /// Takes hold of the content at `time`.
  mutating func beginDrag(in bounds: ScrollBounds, at time: Double) {
    if !isMoving, let ended, isMoving(at: time) { phase = ended.phase }
    ended = nil
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
      let spring = ReturningSpring(overscroll: offset - bound, velocity: velocity)
      phase = .bounce(bound: bound, spring, start: time)
    } else if let target {
      aim(at: bounds.clamped(target), velocity: velocity, time: time)
    } else if abs(velocity) > Self.restSpeed {
      phase = .deceleration(
        ScrollDeceleration(from: offset, velocity: velocity, rate: .normal), start: time)
    } else {
      phase = .rest
    }
  }

  private mutating func aim(at target: Double, velocity: Double, time: Double) {
    if let way = ScrollDeceleration(from: offset, velocity: velocity, to: target) {
      phase = .deceleration(way, start: time)
    } else {
      phase = .bounce(
        bound: target, ReturningSpring(distance: offset - target, velocity: velocity), start: time)
    }
  }

  /// Where a velocity would lead in a long content at the rate for targets.
  func projected(velocity: Double) -> Double {
    ScrollDeceleration(from: offset, velocity: velocity, rate: .fast).end
  }

  /// Ends what goes on and moves at once, not kept in bounds.
  mutating func place(at new: Double) {
    offset = new
    phase = .rest
    ended = nil
  }

  /// Moves at once, as by a wheel.
  mutating func jump(by distance: Double, in bounds: ScrollBounds) {
    offset = bounds.clamped(offset + distance)
    phase = .rest
    ended = nil
  }

  /// Keeps the offset inside bounds that have changed.
  mutating func boundsChanged(_ bounds: ScrollBounds) {
    if case .rest = phase { offset = bounds.clamped(offset) }
  }

  /// Goes on to `time`.
  mutating func advance(to time: Double, in bounds: ScrollBounds) {
    if case .deceleration(let way, let start) = phase {
      decelerate(way, start, to: time, in: bounds)
    }
    if case .bounce(let bound, let spring, let start) = phase {
      bounce(bound, spring, start, to: time)
      aimBounce(at: bounds.clamped(bound), time: time)
    }
  }

  /// Goes on towards another bound, from the place and the velocity at hand: the bounds changed.
  private mutating func aimBounce(at new: Double, time: Double) {
    switch phase {
    case .bounce(let bound, let spring, let start) where bound != new:
      let speed = spring.velocity(after: time - start)
      phase = .bounce(
        bound: new, ReturningSpring(distance: offset - new, velocity: speed), start: time)
    case .rest:
      offset = new
    default:
      break
    }
  }

  private mutating func decelerate(
    _ way: ScrollDeceleration, _ start: Double, to time: Double, in bounds: ScrollBounds
  ) {
    let elapsed = time - start
    let reached = elapsed >= way.duration ? way.end : way.offset(after: elapsed)
    if let bound = bounds.exceeded(by: reached) {
      let (left, crossing) = way.crossing(of: bound)
      guard bounds.bounces else { return rest(at: bound, since: start + crossing) }
      phase = .bounce(
        bound: bound, ReturningSpring(overscroll: 0, velocity: left),
        start: min(start + crossing, time))
    } else if elapsed >= way.duration {
      rest(at: reached, since: start + way.duration)
    } else {
      offset = reached
    }
  }

  /// Comes to rest by itself.
  private mutating func rest(at new: Double, since time: Double) {
    let before = phase
    place(at: new)
    ended = Ended(phase: before, time: time)
  }

  private mutating func bounce(
    _ bound: Double, _ spring: ReturningSpring, _ start: Double, to time: Double
  ) {
    let elapsed = time - start
    if spring.isAtRest(after: elapsed) {
      rest(at: bound, since: time)
    } else {
      offset = bound + spring.distance(after: elapsed)
    }
  }
}
