/// A cubic Bézier curve, in points.
///
/// ```swift
/// let arch = Cubic2D(
///   start: Point2D(x: 0, y: 0), control1: Point2D(x: 0, y: 4), control2: Point2D(x: 4, y: 4),
///   end: Point2D(x: 4, y: 0))
/// assert(arch.point(at: 0.5) == Point2D(x: 2, y: 3))
/// assert(arch.part(from: 0, to: 0.5).end == Point2D(x: 2, y: 3))
/// ```
@frozen
public struct Cubic2D: Equatable, Sendable {
  /// Where the curve begins.
  public var start: Point2D
  /// The control point that the curve leaves towards.
  public var control1: Point2D
  /// The control point that the curve arrives from.
  public var control2: Point2D
  /// Where the curve ends.
  public var end: Point2D

  /// Makes a curve from its four points.
  @inlinable
  public init(start: Point2D, control1: Point2D, control2: Point2D, end: Point2D) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Makes the cubic curve that a quadratic one is.
  @inlinable
  public init(start: Point2D, control: Point2D, end: Point2D) {
    self.init(
      start: start, control1: start + (control - start) * (2 / 3.0),
      control2: end + (control - end) * (2 / 3.0), end: end)
  }

  /// The point at parameter `t` in 0…1; the ends are exact.
  @inlinable
  public func point(at t: Double) -> Point2D {
    let s = 1 - t
    let a = s * s * s
    let b = 3 * s * s * t
    let c = 3 * s * t * t
    let d = t * t * t
    return Point2D(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The derivative by the parameter at `t`.
  @inlinable
  public func derivative(at t: Double) -> Point2D {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// The second derivative by the parameter at `t`.
  func secondDerivative(at t: Double) -> Point2D {
    (control2 - control1 - (control1 - start)) * (6 * (1 - t))
      + (end - control2 - (control2 - control1)) * (6 * t)
  }

  /// The part between two parameters, `lower` before `upper`: its ends and its derivatives there.
  public func part(from lower: Double, to upper: Double) -> Cubic2D {
    let scale = (upper - lower) / 3
    let first = lower == 0 ? start : point(at: lower)
    let last = upper == 1 ? end : point(at: upper)
    return Cubic2D(
      start: first, control1: first + derivative(at: lower) * scale,
      control2: last - derivative(at: upper) * scale, end: last)
  }

  /// The curve from its end to its start.
  var reversed: Cubic2D {
    Cubic2D(start: end, control1: control2, control2: control1, end: start)
  }

  /// The direction in which the curve leaves; zero where it is a point.
  ///
  /// Where control points coincide, the next one counts.
  var startDirection: Point2D {
    for point in [control1, control2, end] where point != start {
      return (point - start).normalized
    }
    return .zero
  }

  /// The direction in which the curve arrives; zero where it is a point.
  var endDirection: Point2D {
    for point in [control2, control1, start] where point != end {
      return (end - point).normalized
    }
    return .zero
  }
}

extension Point2D {
  /// The vector of length one in this direction; zero for zero.
  var normalized: Point2D {
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Point2D(x: x / length, y: y / length) : .zero
  }

  /// The vector turned by a quarter, from the x axis towards the y axis.
  var quarterTurned: Point2D { Point2D(x: -y, y: x) }

  /// The product of the lengths and the cosine of the angle between.
  func dot(_ other: Point2D) -> Double { x * other.x + y * other.y }

  /// The product of the lengths and the sine of the angle from this vector to `other`.
  func cross(_ other: Point2D) -> Double { x * other.y - y * other.x }
}
