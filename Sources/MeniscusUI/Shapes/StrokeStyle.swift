import MeniscusDisplay
import MeniscusGeometry

/// How the end of a line looks.
public enum LineCap: UInt8, Sendable {
  /// Cut off at the end.
  case butt
  /// With half a disc beyond the end.
  case round
  /// With half a square beyond the end.
  case square
}

/// How a corner of a line looks.
public enum LineJoin: UInt8, Sendable {
  /// Sharp, up to the miter limit.
  case miter
  /// With a disc.
  case round
  /// Cut off.
  case bevel
}

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

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
  }

  func outline(along outline: Outline) -> Outline {
    outline.stroked(
      width: Double(lineWidth), join: lineJoin.join, cap: lineCap.cap,
      miterLimit: Double(miterLimit))
  }
}

extension LineCap {
  fileprivate var cap: StrokeCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension LineJoin {
  fileprivate var join: StrokeJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// The region that a line along another shape's outline covers.
nonisolated struct StrokedShape<Region: Shape>: Shape {
  var shape: Region
  var stroke: StrokeStyle

  var animatableData: AnimatablePair<Region.AnimatableData, Double> {
    get { AnimatablePair(shape.animatableData, Double(stroke.lineWidth)) }
    set {
      shape.animatableData = newValue.first
      stroke.lineWidth = CGFloat(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(stroke)
  }
}

extension StrokedShape: PrimitiveShape {
  func silhouette(of size: Size2D) -> Silhouette? { nil }
  var pathName: String? { shape.displayName + "Stroke" }
}
