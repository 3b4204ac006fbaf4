import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A region that takes the extent it is offered.
///
/// As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// What styles take the shape for; they take all alike here.
  static var role: ShapeRole { get }
  /// In which direction of the layout the outline is mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  /// A region.
  case fill
  /// A line.
  case stroke
  /// A line between things.
  case separator
}

extension Shape {
  /// A region.
  public static var role: ShapeRole { .fill }
  /// It is mirrored where the layout runs from right to left, as in SwiftUI since iOS 17.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Shape {
  /// The shape, filled with the foreground style.
  @MainActor
  public var body: some View {
    FilledShape(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// The shape, filled with a style.
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    FilledShape(shape: self, style: style, fillStyle: fillStyle)
  }

  /// The shape, filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// A line of a width in points along the shape's outline, half inside and half outside.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line along the shape's outline.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    OutlinedShape(
      shape: self,
      filled: FilledShape(
        shape: StrokedShape(shape: self, stroke: stroke), style: style,
        fillStyle: FillStyle(antialiased: antialiased)))
  }
}

/// A shape that can be drawn inset from its own edges.
nonisolated public protocol InsettableShape: Shape {
  /// The shape, inset.
  associatedtype InsetShape: InsettableShape
  /// The shape, inset by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line of a width in points inside the shape's edge.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line inside the shape's edge.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    OutlinedShape(
      shape: self,
      filled: FilledShape(
        shape: StrokedShape(shape: inset(by: stroke.lineWidth / 2), stroke: stroke),
        style: content, fillStyle: FillStyle(antialiased: antialiased)))
  }

  /// A line inside the shape's edge, in the foreground style.
  public func strokeBorder(
    style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: stroke, antialiased: antialiased)
  }

  /// A line of a width in points inside the shape's edge, in the foreground style.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

/// How a self-overlapping outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether regions that lie inside an even number of times are left out.
  public var isEOFilled: Bool
  /// Whether edges are smooth; ours always are.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A shape that the display list knows by name, or that takes an extent of its own.
nonisolated protocol PrimitiveShape {
  /// The region in a rectangle from the origin, or nil where only the outline says it.
  func silhouette(of size: Size2D) -> Silhouette?
  /// The shape's name in paths, or nil for the type's.
  var pathName: String? { get }
  /// The extent that the shape takes for a proposal, or nil for all of it.
  func ownSize(for proposal: LayoutProposal) -> Size2D?
  /// Whether the outline is its own mirror image, left to right.
  var isSymmetric: Bool { get }
}

extension PrimitiveShape {
  var isSymmetric: Bool { false }
  var pathName: String? { nil }
  func ownSize(for proposal: LayoutProposal) -> Size2D? { nil }
}

extension Shape {
  /// The shape's name in paths.
  var displayName: String {
    (self as? any PrimitiveShape)?.pathName ?? TypeName.short(Self.self)
  }

  /// Whether the shape may take another extent than it is offered.
  var hasOwnSize: Bool {
    (self as? any PrimitiveShape)?.ownSize(for: .unspecified) != nil
  }

  /// The extent that the shape takes for a proposal.
  func size(for proposal: LayoutProposal) -> Size2D {
    (self as? any PrimitiveShape)?.ownSize(for: proposal)
      ?? GreedyLayout().size(for: proposal)
  }
}
