/// A gradient over a net of points, each with a colour.
///
/// Points stand row by row, from the top leading one, in units of the region that is filled: 0, 0 is
/// its top left corner and 1, 1 its bottom right one. What no part of the net covers has the
/// background's colour. Where the points are too few for the net, or the colours for the points,
/// there is only the background.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable {
  /// A point of a net, and where the lines that meet there lead.
  ///
  /// A line to a neighbour is a cubic Bézier curve that leaves along its control point.
  public struct BezierPoint: Equatable, Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point of the line to the neighbour before it in its row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the line to the neighbour above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the line to the neighbour after it in its row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the line to the neighbour below.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points of a net are.
  public enum Locations: Equatable, Sendable {
    /// At these places; the lines between them are as smooth as their neighbours allow.
    case points([SIMD2<Float>])
    /// At these places, with lines of their own.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points of a net.
  public enum Colors: Equatable, Sendable {
    /// A colour for every point.
    case colors([Color])
    /// A colour for every point, the same in every environment.
    case resolvedColors([Color.Resolved])

    /// The colours, one for every point.
    var stated: [Color] {
      switch self {
      case .colors(let colors): colors
      case .resolvedColors(let colors): colors.map { Color($0) }
      }
    }
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// What colours the points have.
  public var colors: Colors
  /// The colour where there is no net.
  public var background: Color
  /// Whether colours run smoothly across the lines of the net, instead of evenly from line to line.
  public var smoothsColors: Bool
  /// The space that colours are mixed in.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a gradient from its net.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a gradient from points whose lines are as smooth as their neighbours allow.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a gradient from points with lines of their own.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
}
