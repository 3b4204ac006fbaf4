import MeniscusDisplay
import MeniscusGeometry

/// How a rounded corner bends.
public typealias RoundedCornerStyle = CornerCurve

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape, Equatable {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0

  /// Makes a rectangle with corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The corners' extents.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = Rect2D(rect).inset(by: Insets2D(all: Double(insetAmount)))
    if cornerSize.width == cornerSize.height {
      return Path(
        outline: .roundedRectangle(
          inner, radii: CornerRadii2D(all: innerRadius), curve: style))
    }
    let size = Size2D(
      width: max(Double(cornerSize.width - insetAmount), 0),
      height: max(Double(cornerSize.height - insetAmount), 0))
    return Path(outline: .roundedRectangle(inner, cornerSize: size))
  }

  /// The rectangle inset; the radius shrinks with it.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    changing(self) { $0.insetAmount += amount }
  }

  private var innerRadius: Double { max(Double(cornerSize.width - insetAmount), 0) }
}

extension RoundedRectangle: PrimitiveShape {
  var isSymmetric: Bool { true }

  func silhouette(of size: Size2D) -> Silhouette? {
    guard cornerSize.width == cornerSize.height else { return nil }
    let rect = Rect2D(origin: .zero, size: size).inset(by: Insets2D(all: Double(insetAmount)))
    return .roundedRectangle(rect, CornerRadii2D(all: innerRadius), style)
  }
}

/// The radii of a rectangle's corners, in terms of the reading direction.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the top leading corner.
  public var topLeading: CGFloat
  /// The radius at the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius at the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius at the top trailing corner.
  public var topTrailing: CGFloat

  /// Makes radii corner by corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  func inset(by amount: CGFloat) -> CornerRadii2D {
    func inner(_ radius: CGFloat) -> Double { max(Double(radius - amount), 0) }
    return CornerRadii2D(
      topLeft: inner(topLeading), topRight: inner(topTrailing),
      bottomRight: inner(bottomTrailing), bottomLeft: inner(bottomLeading))
  }
}

/// A rectangle whose corners have radii of their own.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners bend.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0
  /// Which way lines run where it stands.
  var direction = LayoutDirection.leftToRight

  /// Makes a rectangle from its radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle from its radii, corner by corner.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      cornerRadii = RectangleCornerRadii(
        topLeading: newValue.first.first, bottomLeading: newValue.first.second,
        bottomTrailing: newValue.second.first, topTrailing: newValue.second.second)
    }
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(
      outline: .roundedRectangle(
        Rect2D(rect).inset(by: Insets2D(all: Double(insetAmount))),
        radii: innerRadii, curve: style))
  }

  /// The rectangle inset; the radii shrink with it.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    changing(self) { $0.insetAmount += amount }
  }

  private var innerRadii: CornerRadii2D {
    let radii = cornerRadii.inset(by: insetAmount)
    return direction == .rightToLeft ? radii.mirrored : radii
  }
}

extension CornerRadii2D {
  fileprivate var mirrored: CornerRadii2D {
    CornerRadii2D(
      topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}

extension UnevenRoundedRectangle: PrimitiveShape {
  func silhouette(of size: Size2D) -> Silhouette? {
    .roundedRectangle(
      Rect2D(origin: .zero, size: size).inset(by: Insets2D(all: Double(insetAmount))),
      innerRadii, style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of radii in points.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius in points for each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a width and a height in points.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
