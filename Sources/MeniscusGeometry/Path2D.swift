/// A path: straight lines and Bézier curves, in points.
///
/// A path is a list of elements; each contour begins with `move`. Filling closes open contours with
/// a straight line.
///
/// ```swift
/// var triangle = Path2D()
/// triangle.move(to: Point2D(x: 0, y: 0))
/// triangle.line(to: Point2D(x: 8, y: 0))
/// triangle.line(to: Point2D(x: 0, y: 6))
/// triangle.close()
/// assert(triangle.bounds == Rect2D(x: 0, y: 0, width: 8, height: 6))
/// assert(triangle.length == 24)
/// assert(triangle.contains(Point2D(x: 2, y: 2)))
/// ```
public struct Path2D: Equatable, Sendable {
  /// One step of the pen.
  @frozen
  public enum Element: Equatable, Sendable {
    /// Begins a contour.
    case move(Point2D)
    /// A straight line to a point.
    case line(Point2D)
    /// A quadratic Bézier curve: control point, end.
    case quadratic(Point2D, Point2D)
    /// A cubic Bézier curve: two control points, end.
    case cubic(Point2D, Point2D, Point2D)
    /// A straight line back to where the contour began.
    case close
  }

  /// The steps, in drawing order.
  public var elements: [Element]

  /// Makes a path from its steps.
  public init(elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle around all points, control points included; zero where there is none.
  ///
  /// Complexity: linear in the elements.
  public var controlBounds: Rect2D {
    var bounds = BoundsAccumulator()
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        bounds.add(p)
      case .quadratic(let c, let p):
        bounds.add(c)
        bounds.add(p)
      case .cubic(let c, let d, let p):
        bounds.add(c)
        bounds.add(d)
        bounds.add(p)
      case .close:
        break
      }
    }
    return bounds.rect
  }

  /// The path with every point mapped by `transform`.
  ///
  /// Complexity: linear in the elements.
  public func transformed(by transform: Affine2D) -> Path2D {
    Path2D(
      elements: elements.map { element in
        switch element {
        case .move(let p): .move(transform.apply(p))
        case .line(let p): .line(transform.apply(p))
        case .quadratic(let c, let p): .quadratic(transform.apply(c), transform.apply(p))
        case .cubic(let c, let d, let p):
          .cubic(transform.apply(c), transform.apply(d), transform.apply(p))
        case .close: .close
        }
      })
  }
}

/// Which regions of a self-overlapping path are inside.
@frozen
public enum FillRule: UInt8, Equatable, Sendable {
  /// Inside where the winding number is not zero.
  case nonZero
  /// Inside where the winding number is odd.
  case evenOdd
}

/// Grows a rectangle around points.
struct BoundsAccumulator {
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  mutating func add(_ point: Point2D) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  var rect: Rect2D {
    guard minX <= maxX, minY <= maxY else { return .zero }
    return Rect2D(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }
}
