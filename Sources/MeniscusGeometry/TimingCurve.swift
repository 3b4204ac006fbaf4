/// How the progress of an animation follows from the progress of time, both 0 to 1.
///
/// Times before 0 and after 1 count as 0 and 1.
///
/// ```swift
/// let curve = TimingCurve.easeIn
/// assert(curve.value(at: -1) == 0)
/// assert(curve.value(at: 0.5) < 0.5)
/// assert(curve.value(at: 1) == 1)
/// ```
public enum TimingCurve: Hashable, Sendable {
  /// Progress as time.
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points; x is time, y is progress.
  ///
  /// The control points' x is limited to 0…1, so that time never runs back.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// The lower right quarter of a circle.
  case circularEaseIn
  /// The upper left quarter of a circle.
  case circularEaseOut
  /// Both quarters at half size, one after the other.
  case circularEaseInOut
  /// What takes `circularEaseInOut` back: quick at both ends, slow in the middle.
  case circularEaseInOutInverse

  /// Begins slowly: control points (0.42, 0) and (1, 1).
  public static var easeIn: TimingCurve { .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1) }
  /// Ends slowly: control points (0, 0) and (0.58, 1).
  public static var easeOut: TimingCurve { .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1) }
  /// Begins and ends slowly: control points (0.42, 0) and (0.58, 1).
  public static var easeInOut: TimingCurve { .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }
  /// The curve with time and progress exchanged.
  ///
  /// The control points' y takes the place of x, where it is limited to 0…1: of a curve that
  /// overshoots the inverse is an approximation.
  public var inverse: TimingCurve {
    switch self {
    case .linear: .linear
    case .bezier(let x1, let y1, let x2, let y2): .bezier(x1: y1, y1: x1, x2: y2, y2: x2)
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: .circularEaseInOutInverse
    case .circularEaseInOutInverse: .circularEaseInOut
    }
  }

  /// The progress at a time; the ends are exact.
  public func value(at time: Double) -> Double {
    let time = min(max(0, time), 1)
    switch self {
    case .linear:
      return time
    case .bezier(let x1, let y1, let x2, let y2):
      return UnitBezier(x1, y1, x2, y2).value(at: time)
    case .circularEaseIn:
      return 1 - (1 - time * time).squareRoot()
    case .circularEaseOut:
      return (time * (2 - time)).squareRoot()
    case .circularEaseInOut:
      let near = time < 0.5 ? 2 * time : 2 - 2 * time
      let height = 0.5 * (1 - near * near).squareRoot()
      return time < 0.5 ? 0.5 - height : 0.5 + height
    case .circularEaseInOutInverse:
      let height = (time * (1 - time)).squareRoot()
      return time < 0.5 ? height : 1 - height
    }
  }

  /// The progress per time at a time; infinite where the curve is upright.
  public func velocity(at time: Double) -> Double {
    let time = min(max(0, time), 1)
    switch self {
    case .linear:
      return 1
    case .bezier(let x1, let y1, let x2, let y2):
      return UnitBezier(x1, y1, x2, y2).slope(at: time)
    case .circularEaseIn:
      return time / (1 - time * time).squareRoot()
    case .circularEaseOut:
      return (1 - time) / (time * (2 - time)).squareRoot()
    case .circularEaseInOut:
      let near = time < 0.5 ? 2 * time : 2 - 2 * time
      return near / (1 - near * near).squareRoot()
    case .circularEaseInOutInverse:
      return (1 - 2 * time).magnitude / (2 * (time * (1 - time)).squareRoot())
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never falls.
private struct UnitBezier {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(0, x1), 1)
    self.y1 = y1
    self.x2 = min(max(0, x2), 1)
    self.y2 = y2
  }

  func value(at x: Double) -> Double {
    if x == 0 || x == 1 { return x }
    return coordinate(y1, y2, parameter(at: x))
  }

  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    // Where a control point lies on its end, the next point gives the direction.
    if t == 0, x1 == 0, y1 == 0 { return x2 == 0 && y2 == 0 ? 1 : y2 / x2 }
    if t == 1, x2 == 1, y2 == 1 { return x1 == 1 && y1 == 1 ? 1 : (1 - y1) / (1 - x1) }
    let (dx, dy) = (derivative(x1, x2, t), derivative(y1, y2, t))
    if dx == dy { return 1 }
    return dx > 0 ? dy / dx : dy < 0 ? -.infinity : .infinity
  }

  /// The parameter where the curve has an x.
  ///
  /// By halving to the last bit: Newton's steps would be fewer but lose their way where the curve is
  /// upright, and the number of steps is to be the same everywhere.
  private func parameter(at x: Double) -> Double {
    if x == 0 || x == 1 { return x }
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = 0.5 * (lower + upper)
      if coordinate(x1, x2, middle) < x { lower = middle } else { upper = middle }
    }
    return 0.5 * (lower + upper)
  }

  private func coordinate(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let s = 1 - t
    return (3 * s * s * p1 + (3 * s * p2 + t) * t) * t
  }

  private func derivative(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * (s * s * p1 + 2 * s * t * (p2 - p1) + t * t * (1 - p2))
  }
}
