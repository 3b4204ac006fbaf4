extension Edge {
  /// A corner of a rectangle, in terms of the reading direction.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// The upper corner where lines begin.
    case topLeading
    /// The upper corner where lines end.
    case topTrailing
    /// The lower corner where lines begin.
    case bottomLeading
    /// The lower corner where lines end.
    case bottomTrailing
  }
}

extension Edge.Corner {
  /// How a corner is rounded: by a radius of its own, or about the centre of its container's corner.
  ///
  /// A number stands for a fixed radius in points; 0 is a square corner.
  public struct Style: Hashable, Sendable {
    /// Whether the corner follows that of the container.
    let isConcentric: Bool
    /// The radius, of a concentric corner the least, in points; never negative or no number.
    var radius: CGFloat

    private init(isConcentric: Bool, radius: CGFloat) {
      self.isConcentric = isConcentric
      self.radius = radius > 0 ? radius : 0
    }

    /// A radius in points; infinity is as round as can be.
    public static func fixed(_ radius: CGFloat) -> Style {
      Style(isConcentric: false, radius: radius)
    }

    /// About the centre of the container's corner: its radius less the distance between both.
    public static var concentric: Style { Style(isConcentric: true, radius: 0) }

    /// About the centre of the container's corner, but never less round than `minimum`.
    public static func concentric(minimum: Style? = nil) -> Style {
      Style(isConcentric: true, radius: minimum?.radius ?? 0)
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A fixed radius in points.
  public init(floatLiteral value: Double) {
    self = .fixed(CGFloat(value))
  }

  /// A fixed radius in points.
  public init(integerLiteral value: Int) {
    self = .fixed(CGFloat(value))
  }
}

/// The styles of a rectangle's corners.
public struct RoundedRectangularShapeCorners: Hashable, Sendable {
  /// The style of the top leading corner.
  public var topLeading: Edge.Corner.Style
  /// The style of the top trailing corner.
  public var topTrailing: Edge.Corner.Style
  /// The style of the bottom leading corner.
  public var bottomLeading: Edge.Corner.Style
  /// The style of the bottom trailing corner.
  public var bottomTrailing: Edge.Corner.Style

  /// Makes styles corner by corner.
  public init(
    topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
    bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
  ) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }

  /// Makes one style for all corners.
  public init(all style: Edge.Corner.Style) {
    self.init(
      topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
  }

  /// All corners about the centres of the container's.
  public static var concentric: Self { Self(all: .concentric) }

  /// All corners about the centres of the container's, none less round than `minimum`.
  public static func concentric(minimum: Edge.Corner.Style? = nil) -> Self {
    Self(all: .concentric(minimum: minimum))
  }

  /// All corners of a radius in points.
  public static func fixed(_ radius: CGFloat) -> Self { Self(all: .fixed(radius)) }

  subscript(corner: Edge.Corner) -> Edge.Corner.Style {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }

  /// Whether any corner follows that of the container.
  var followsContainer: Bool { Edge.Corner.allCases.contains { self[$0].isConcentric } }
}

extension RoundedRectangularShapeCorners: Animatable {
  /// The radii, of concentric corners the least ones.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading.finiteRadius, topTrailing.finiteRadius),
        AnimatablePair(bottomLeading.finiteRadius, bottomTrailing.finiteRadius))
    }
    set {
      topLeading.radius = max(newValue.first.first, 0)
      topTrailing.radius = max(newValue.first.second, 0)
      bottomLeading.radius = max(newValue.second.first, 0)
      bottomTrailing.radius = max(newValue.second.second, 0)
    }
  }
}

extension Edge.Corner.Style {
  /// Numbers on their way are finite: further than any scene is wide is as round as can be.
  fileprivate var finiteRadius: CGFloat { min(radius, 65_536) }
}
