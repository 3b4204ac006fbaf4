import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape, Equatable {
  var insetAmount: CGFloat = 0

  /// Makes a rectangle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(outline: .rectangle(Rect2D(rect).inset(by: Insets2D(all: Double(insetAmount)))))
  }

  /// The rectangle inset.
  public func inset(by amount: CGFloat) -> Rectangle {
    changing(self) { $0.insetAmount += amount }
  }
}

extension Rectangle: PrimitiveShape {
  var isSymmetric: Bool { true }

  func silhouette(of size: Size2D) -> Silhouette? {
    .rectangle(Rect2D(origin: .zero, size: size).inset(by: Insets2D(all: Double(insetAmount))))
  }
}

/// A rectangle whose short sides are half circles.
nonisolated public struct Capsule: InsettableShape, Equatable {
  /// How the ends bend.
  public var style: RoundedCornerStyle
  var insetAmount: CGFloat = 0

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(outline: .capsule(in: Rect2D(rect).inset(by: Insets2D(all: Double(insetAmount)))))
  }

  /// The capsule inset.
  public func inset(by amount: CGFloat) -> Capsule {
    changing(self) { $0.insetAmount += amount }
  }
}

extension Capsule: PrimitiveShape {
  var isSymmetric: Bool { true }

  func silhouette(of size: Size2D) -> Silhouette? {
    let rect = Rect2D(origin: .zero, size: size).inset(by: Insets2D(all: Double(insetAmount)))
    return .roundedRectangle(rect, CornerRadii2D(all: rect.size.shortSide * 0.5), .circular)
  }
}

/// A circle in the middle of what it is offered.
nonisolated public struct Circle: InsettableShape, Equatable {
  var insetAmount: CGFloat = 0

  /// Makes a circle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(outline: .ellipse(in: disc(in: Rect2D(rect))))
  }

  /// The circle inset.
  public func inset(by amount: CGFloat) -> Circle {
    changing(self) { $0.insetAmount += amount }
  }

  private func disc(in rect: Rect2D) -> Rect2D {
    let diameter = rect.size.shortSide
    let square = Rect2D(
      x: rect.midX - diameter * 0.5, y: rect.midY - diameter * 0.5, width: diameter,
      height: diameter)
    return square.inset(by: Insets2D(all: Double(insetAmount)))
  }
}

extension Circle: PrimitiveShape {
  var isSymmetric: Bool { true }

  func silhouette(of size: Size2D) -> Silhouette? {
    .ellipse(disc(in: Rect2D(origin: .zero, size: size)))
  }

  /// A circle takes a square.
  func ownSize(for proposal: LayoutProposal) -> Size2D? {
    let offered = proposal.replacingUnspecified()
    let side =
      proposal.width == nil
      ? (proposal.height ?? offered.shortSide)
      : (proposal.height == nil ? offered.width : offered.shortSide)
    return Size2D(width: side, height: side)
  }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape, Equatable {
  var insetAmount: CGFloat = 0

  /// Makes an ellipse.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(outline: .ellipse(in: Rect2D(rect).inset(by: Insets2D(all: Double(insetAmount)))))
  }

  /// The ellipse inset.
  public func inset(by amount: CGFloat) -> Ellipse {
    changing(self) { $0.insetAmount += amount }
  }
}

extension Ellipse: PrimitiveShape {
  var isSymmetric: Bool { true }

  func silhouette(of size: Size2D) -> Silhouette? {
    .ellipse(Rect2D(origin: .zero, size: size).inset(by: Insets2D(all: Double(insetAmount))))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }

  /// A capsule whose ends bend in a way.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
