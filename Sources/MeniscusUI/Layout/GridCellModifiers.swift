import MeniscusGeometry
import MeniscusLayout

nonisolated extension View {
  /// Lets the view span several columns of its grid.
  public func gridCellColumns(_ count: Int) -> some View {
    modified(by: GridTraitModifier(label: ".gridCellColumns", trait: GridTrait(span: count)))
  }

  /// Keeps the view from making its column or row larger on some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(
      by: GridTraitModifier(
        label: ".gridCellUnsizedAxes", trait: GridTrait(unsizedAxes: axes.layoutAxes)))
  }

  /// Puts the view at a point of its cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified(
      by: GridTraitModifier(label: ".gridCellAnchor", trait: GridTrait(anchor: anchor.point)))
  }

  /// Aligns the whole column that the view stands in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(
      by: GridTraitModifier(
        label: ".gridColumnAlignment", trait: GridTrait(columnGuide: guide.guide)))
  }
}

/// What a view asks of the grid that it is a cell of.
struct GridTrait: Equatable {
  var span: Int?
  var unsizedAxes: LayoutAxes?
  var anchor: Point2D?
  var columnGuide: AlignmentGuide?
}

struct GridTraitModifier: StatedModifier {
  typealias Wrapper = GridTraitElement

  let label: String
  let trait: GridTrait
}

final class GridTraitElement: StatedElement<GridTraitModifier> {
  override func changed() { invalidateLayout() }
}

extension ElementNode {
  /// What the element asks of its grid; the outermost modifier that says it holds.
  final func gridTrait<Value>(_ value: (GridTrait) -> Value?) -> Value? {
    var element: ElementNode? = self
    while let current = element {
      if let trait = (current as? GridTraitElement)?.modifier.trait, let found = value(trait) {
        return found
      }
      element = (current as? WrapperElement)?.inner
    }
    return nil
  }

  /// The element as a cell of a grid.
  final var gridCell: GridCell<ElementNode> {
    GridCell(
      self, span: gridTrait { $0.span } ?? 1,
      unsizedAxes: gridTrait { $0.unsizedAxes } ?? [], anchor: gridTrait { $0.anchor })
  }
}
