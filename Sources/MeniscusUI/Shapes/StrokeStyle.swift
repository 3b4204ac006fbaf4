import MeniscusDisplay
import MeniscusGeometry

/// How the end of a line looks.
public typealias LineCap = StrokeCap

/// How a corner of a line looks.
public typealias LineJoin = StrokeJoin

#if !canImport(CoreGraphics)
  /// How the end of a line looks, by the name of Core Graphics.
  public typealias CGLineCap = LineCap

  /// How a corner of a line looks, by the name of Core Graphics.
  public typealias CGLineJoin = LineJoin
#endif

/// How a line along an outline is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The look of its ends.
  public var lineCap: LineCap
  /// The look of its corners.
  public var lineJoin: LineJoin
  /// The length of a corner, in widths, beyond which it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  func outline(along outline: Path2D) -> Path2D {
    let line =
      dash.isEmpty
      ? outline : outline.dashed(lengths: dash.map { Double($0) }, phase: Double(dashPhase))
    return line.stroked(
      width: Double(lineWidth), join: lineJoin, cap: lineCap, miterLimit: Double(miterLimit))
  }
}

/// The region that a line along another shape's outline covers.
nonisolated struct StrokedShape<Region: Shape>: Shape {
  var shape: Region
  var stroke: StrokeStyle

  var animatableData: AnimatablePair<Region.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(stroke.lineWidth, stroke.dashPhase))
    }
    set {
      shape.animatableData = newValue.first
      stroke.lineWidth = newValue.second.first
      stroke.dashPhase = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(stroke)
  }
}

extension StrokedShape: PrimitiveShape {
  func silhouette(of size: Size2D) -> Silhouette? { nil }
  var pathName: String? { shape.displayName + "Stroke" }
  var isSymmetric: Bool { stroke.dash.isEmpty && shape.isOwnMirrorImage }
}
