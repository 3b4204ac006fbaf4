import MeniscusDisplay
import MeniscusGeometry
import MeniscusLayout

/// A region that takes the extent it is offered.
///
/// As a view it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape, filled with the foreground style.
  @MainActor
  public var body: some View {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// The shape, filled with a style.
  @MainActor
  public func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> some View {
    ShapeView(shape: self, style: style, fillStyle: fillStyle)
  }

  /// The shape, filled with the foreground style.
  @MainActor
  public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// A line of a width in points along the shape's outline, half inside and half outside.
  @MainActor
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// A line along the shape's outline.
  @MainActor
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> some View {
    StrokedShape(shape: self, stroke: stroke).fill(style)
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
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1
  ) -> some View {
    inset(by: lineWidth / 2).stroke(style, lineWidth: lineWidth)
  }

  /// A line inside the shape's edge.
  @MainActor
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: stroke.lineWidth / 2).stroke(content, style: stroke)
  }

  /// A line inside the shape's edge, in the foreground style.
  @MainActor
  public func strokeBorder(style stroke: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: stroke)
  }

  /// A line of a width in points inside the shape's edge, in the foreground style.
  @MainActor
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
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

/// A shape filled with a style.
public struct ShapeView<Region: Shape, Style: ShapeStyle>: View {
  let shape: Region
  let style: Style
  let fillStyle: FillStyle
}

extension ShapeView: DrawnBody {
  static var drawn: Any.Type { Region.self }
}

/// A style that fills a shape by views of its own.
@MainActor
protocol FilledByViews {
  /// Makes the node of a shape filled with the style.
  func makeNode<Region: Shape, Style: ShapeStyle>(
    for view: ShapeView<Region, Style>, in context: NodeContext
  ) -> Node
}

extension ShapeView: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node {
    if let style: any FilledByViews = style.material {
      return style.makeNode(for: self, in: context)
    }
    return ShapeElement(
      shape: shape, style: style, fillStyle: fillStyle,
      label: shape.displayName, context: context)
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
}

extension PrimitiveShape {
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

  /// The region in a rectangle from the origin.
  @MainActor
  func silhouette(
    of size: Size2D, on canvas: DisplayCanvas, rule: FillRule = .nonZero
  ) -> Silhouette {
    if let known = (self as? any PrimitiveShape)?.silhouette(of: size) { return known }
    let path = path(in: CGRect(Rect2D(origin: .zero, size: size)))
    return .outline(canvas.row(of: path.outline), rule)
  }

  /// Whether a point counted from the top left corner lies inside the shape of a size.
  func contains(_ point: Point2D, in size: Size2D, rule: FillRule = .nonZero) -> Bool {
    let rect = Rect2D(origin: .zero, size: size)
    if case .rectangle(let region) = (self as? any PrimitiveShape)?.silhouette(of: size) {
      return region.contains(point)
    }
    return path(in: CGRect(rect)).outline.contains(point, rule: rule)
  }
}
