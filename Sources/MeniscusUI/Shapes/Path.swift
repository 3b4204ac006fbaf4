import MeniscusDisplay
import MeniscusGeometry

/// An outline of lines and curves, in points.
public struct Path: Shape, Equatable {
  var outline: Path2D

  init(outline: Path2D) {
    self.outline = outline
  }

  /// Makes an empty path.
  public init() {
    outline = Path2D()
  }

  /// Makes a path by drawing it.
  public init(_ draw: (inout Path) -> Void) {
    self.init()
    draw(&self)
  }

  /// Makes the path of a rectangle.
  public init(_ rect: CGRect) {
    outline = .rectangle(Rect2D(rect))
  }

  /// Makes the path of the ellipse that touches a rectangle's edges.
  public init(ellipseIn rect: CGRect) {
    outline = .ellipse(in: Rect2D(rect))
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around the path.
  public var boundingRect: CGRect { CGRect(outline.bounds) }

  /// The place of the pen, or nil before the first move.
  public var currentPoint: CGPoint? { outline.currentPoint.map { CGPoint($0) } }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(Point2D(point), rule: eoFill ? .evenOdd : .nonZero)
  }

  /// The path itself, wherever it is: it ignores the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  /// Begins a contour.
  public mutating func move(to point: CGPoint) {
    outline.move(to: Point2D(point))
  }

  /// Draws a straight line.
  public mutating func addLine(to point: CGPoint) {
    outline.line(to: Point2D(point))
  }

  /// Draws straight lines through points, the first of which begins a contour.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Draws a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.curve(to: Point2D(end), control: Point2D(control))
  }

  /// Draws a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.curve(
      to: Point2D(end), control1: Point2D(control1), control2: Point2D(control2))
  }

  /// Draws a straight line back to where the contour began.
  public mutating func closeSubpath() {
    outline.close()
  }

  /// The path moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(outline: outline.transformed(by: .translation(x: Double(dx), y: Double(dy))))
  }

  /// The region that a line along the path covers.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline: style.outline(along: outline))
  }
}

extension Path: PrimitiveShape {
  nonisolated func silhouette(of size: Size2D) -> Silhouette? { nil }
}
