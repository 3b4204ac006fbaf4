import MeniscusDisplay
import MeniscusGeometry

/// An outline of lines and curves, in points.
public struct Path: Shape, Equatable {
  private(set) var outline: Path2D

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

  /// Makes the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    outline = .roundedRectangle(
      Rect2D(rect), radii: CornerRadii2D(all: Double(cornerRadius)), curve: style)
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
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
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

  /// Draws a part of a circle, joined to the contour by a line; angles grow clockwise on screen,
  /// and `clockwise` has the sense of an upward y axis, as in SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    // Many turns go at once: taking them off one by one would never end once a turn is less than what
    // a double of that size can tell apart.
    func withFewTurns(_ angle: Double) -> Double {
      abs(angle) > 16 * turn ? angle.truncatingRemainder(dividingBy: turn) : angle
    }
    if clockwise {
      if sweep > 0 { sweep = withFewTurns(sweep) }
      while sweep > 0 { sweep -= turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = withFewTurns(sweep) }
      while sweep < 0 { sweep += turn }
      sweep = min(sweep, turn)
    }
    outline.addArc(
      center: Point2D(center), radius: Double(radius), startAngle: startAngle.radians,
      sweep: sweep)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    outline.append(.rectangle(Rect2D(rect)))
  }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    outline.append(
      .roundedRectangle(
        Rect2D(rect), radii: CornerRadii2D(all: Double(cornerSize.width)), curve: style))
  }

  /// Adds the ellipse that touches a rectangle's edges.
  public mutating func addEllipse(in rect: CGRect) {
    outline.append(.ellipse(in: Rect2D(rect)))
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path) {
    outline.append(path.outline)
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
