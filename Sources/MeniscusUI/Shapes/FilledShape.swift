/// A region filled with a style.
nonisolated struct FilledShape<Region: Shape, Style: ShapeStyle>: ShapeView {
  let shape: Region
  let style: Style
  let fillStyle: FillStyle
}

extension FilledShape: DrawnBody {
  static var drawn: Any.Type { Region.self }
}

/// A view of which nothing is drawn but a filled region.
@MainActor
protocol RegionView {
  associatedtype Region: Shape
  associatedtype Style: ShapeStyle
  /// The region and its style.
  var filled: FilledShape<Region, Style> { get }
}

extension RegionView {
  /// The region and its style where they are of the types that a node draws.
  func filled<R: Shape, S: ShapeStyle>(
    as type: FilledShape<R, S>.Type = FilledShape<R, S>.self
  ) -> FilledShape<R, S>? { filled as? FilledShape<R, S> }
}

extension FilledShape: RegionView {
  var filled: FilledShape<Region, Style> { self }
}

/// A line along the outline of a shape, or inside its edge.
nonisolated struct OutlinedShape<Content: Shape, Region: Shape, Style: ShapeStyle>: ShapeView,
  RegionView
{
  let shape: Content
  let filled: FilledShape<Region, Style>
}

extension OutlinedShape: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node { filled.makeNode(in: context) }
}

/// A style that fills a shape by views of its own.
@MainActor
protocol FilledByViews {
  /// Makes the node of a shape filled with the style.
  func makeNode<Region: Shape, Style: ShapeStyle>(
    for view: FilledShape<Region, Style>, in context: NodeContext
  ) -> Node
}

extension FilledShape: PrimitiveView {
  @MainActor
  func makeNode(in context: NodeContext) -> Node {
    if let style: any FilledByViews = style.material {
      return style.makeNode(for: self, in: context)
    }
    return ShapeElement(
      shape: shape, style: style, fillStyle: fillStyle,
      label: shape.displayName, context: context)
  }
}
