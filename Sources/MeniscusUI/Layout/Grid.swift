import MeniscusGeometry
import MeniscusLayout

/// Views in rows and columns that share their widths and heights.
///
/// A view that stands outside of a `GridRow` spans all columns.
nonisolated public struct Grid<Content: View>: View {
  let layout: TrackGridLayout
  let content: Content

  /// Makes a grid; nil spacing is what the neighbours prefer.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = TrackGridLayout(
      alignment: alignment.layout, horizontalSpacing: horizontalSpacing.map(Double.init),
      verticalSpacing: verticalSpacing.map(Double.init))
    self.content = content()
  }
}

extension Grid: NodeView {
  typealias Made = GridElement<Content>
}

/// Lays out a grid.
final class GridElement<Content: View>: ContainerElement, ViewNode {
  private var layout: TrackGridLayout

  init(view: Grid<Content>, context: NodeContext) {
    layout = view.layout
    super.init(context: context) { Node.make(for: view.content, in: $0) }
  }

  override var name: String? { "Grid" }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.stackAxis != nil { environment.stackAxis = nil }
    environment.isInGrid = true
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? Grid<Content> else { return }
    if new.layout != layout {
      layout = new.layout
      invalidateLayout()
    }
    receive(content: new.content)
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(layout, named: "layout")
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    layout.arrange(cells, proposal: proposal).size
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let cells = cells
    let arrangement = layout.arrange(cells, proposal: proposal)
    for (cell, placement) in zip(cells.cells, arrangement.placements) {
      place(cell.subject, placement, in: frame)
    }
    for element in elements {
      (element as? GridRowElement)?.encloseCells(in: frame, proposal: proposal)
    }
  }

  override var layoutSpacing: LayoutSpacing { layout.spacing(of: cells) }

  /// The elements as cells, row by row.
  private var cells: GridContent<ElementNode> {
    var content = GridContent<ElementNode>()
    for element in elements {
      guard let row = element as? GridRowElement else {
        content.append(whole: element.gridCell)
        continue
      }
      var column = 0
      for cell in row.elements.map(\.gridCell) {
        if let guide = cell.subject.gridTrait({ $0.columnGuide }) {
          content.align(column: column, by: guide)
        }
        column += cell.span
      }
      content.append(row: row.elements.map(\.gridCell), guide: row.guide)
    }
    return content
  }
}

/// A row of a grid; outside of grids its views stand in place of it.
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row; nil alignment is the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    guard context.environment.isInGrid else {
      return Node.make(for: Group { content }, in: context)
    }
    return GridRowElement(guide: alignment?.guide, context: context) {
      Node.make(for: content, in: $0)
    }
  }
}

/// Holds the cells of a row; the grid around measures and places them.
final class GridRowElement: ContainerElement {
  private(set) var guide: AlignmentGuide?

  init(guide: AlignmentGuide?, context: NodeContext, content make: (NodeContext) -> Node) {
    self.guide = guide
    super.init(context: context, content: make)
  }

  override var name: String? { "GridRow" }

  override func derive(_ environment: inout EnvironmentValues) {
    environment.isInGrid = false
  }

  override func update<New: View>(to new: New) {
    (new as? any GridRowView)?.update(self)
  }

  func receive(guide new: AlignmentGuide?) {
    guard new != guide else { return }
    guide = new
    invalidateLayout()
  }

  /// Puts the row's own frame around its cells, which have been placed.
  func encloseCells(in grid: Rect2D, proposal: LayoutProposal) {
    let frames = elements.compactMap(\.frame)
    guard let first = frames.first else { return }
    let top = frames.reduce(first.minY) { min($0, $1.minY) }
    let bottom = frames.reduce(first.maxY) { max($0, $1.maxY) }
    place(
      at: Rect2D(x: grid.minX, y: top, width: grid.width, height: bottom - top),
      proposal: proposal)
  }
}

/// A view that gives a row its alignment and content.
@MainActor
private protocol GridRowView {
  func update(_ element: GridRowElement)
}

extension GridRow: GridRowView {
  @MainActor fileprivate func update(_ element: GridRowElement) {
    element.receive(guide: alignment?.guide)
    element.receive(content: content)
  }
}

private let isInGridEntry = EnvironmentEntry<Bool>(false, isPlace: true)

extension EnvironmentValues {
  /// Whether the view stands directly in a grid.
  var isInGrid: Bool {
    get { self[isInGridEntry] }
    set { if newValue != isInGrid { self[isInGridEntry] = newValue } }
  }
}
