import MeniscusGeometry
import MeniscusLayout

/// Views in a row or, where they have no room beside each other, one below the other.
///
/// They are the same views either way, so that what is held or open stays so as they change places.
struct FoldingRow<Content: View>: NodeView {
  let content: Content

  typealias Made = FoldingRowElement<Content>
}

final class FoldingRowElement<Content: View>: ContainerElement, ViewNode {
  private let row = StackLayout.horizontal()
  private let frameOfColumn = FlexibleFrameLayout(
    width: ExtentLimits(maximum: .infinity), alignment: .leading)
  /// Whether the views were placed one below the other last.
  private var isFolded = false

  init(view: FoldingRow<Content>, context: NodeContext) {
    super.init(context: context) { Node.make(for: view.content, in: $0) }
  }

  override var name: String? { "FoldingRow" }

  override func derive(_ environment: inout EnvironmentValues) {
    environment.stackAxis = .horizontal
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? FoldingRow<Content> else { return }
    receive(content: new.content)
  }

  /// The views that stand one below the other: room in the row is none between lines.
  private var column: FoldedColumn {
    FoldedColumn(elements: elements.filter { !($0 is SpacerElement) })
  }

  /// Whether the row at its ideal width is wider than what is offered.
  private func folds(for proposal: LayoutProposal) -> Bool {
    guard let width = proposal.width else { return false }
    var scratch = StackScratch()
    let offer = LayoutProposal(width: nil, height: proposal.height)
    return row.size(of: elements, proposal: offer, scratch: &scratch).width > width
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    if folds(for: proposal) { return frameOfColumn.size(of: column, proposal: proposal) }
    var scratch = StackScratch()
    return row.size(of: elements, proposal: proposal, scratch: &scratch)
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    isFolded = folds(for: proposal)
    for (element, placement) in placements(size: frame.size, proposal: proposal) {
      place(element, placement, in: frame)
    }
  }

  private func placements(
    size: Size2D, proposal: LayoutProposal
  ) -> [(ElementNode, LayoutPlacement)] {
    if folds(for: proposal) { return folded(size: size, proposal: proposal) }
    var (scratch, placements) = (StackScratch(), [LayoutPlacement]())
    row.place(elements, proposal: proposal, size: size, scratch: &scratch, into: &placements)
    return Array(zip(elements, placements))
  }

  private func folded(
    size: Size2D, proposal: LayoutProposal
  ) -> [(ElementNode, LayoutPlacement)] {
    let column = column
    let place = frameOfColumn.placement(of: column, proposal: proposal, size: size)
    let inside = column.placements(size: place.size, proposal: place.proposal).map { placement in
      changing(placement) { $0.origin = $0.origin + place.origin }
    }
    let nothing = LayoutPlacement(
      origin: place.origin, size: .zero, proposal: LayoutProposal(.zero))
    let room = elements.filter { $0 is SpacerElement }
    return Array(zip(column.elements, inside)) + room.map { ($0, nothing) }
  }

  override var layoutSpacing: LayoutSpacing {
    isFolded
      ? frameOfColumn.spacing(ofChild: column.layoutSpacing) : row.spacing(of: elements)
  }

  override func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard guide.mergesInContainers else { return nil }
    let placed = placements(size: size, proposal: proposal)
    return guide.merged(from: placed.map(\.0), placements: placed.map(\.1))
  }
}

/// Elements one below the other at the leading edge, as the frame around them sees them.
@MainActor
private struct FoldedColumn: @MainActor LayoutSubject {
  /// Ours, as between labels and values.
  private static let layout = StackLayout.vertical(
    alignment: .leading, spacing: 3)

  let elements: [ElementNode]

  func size(for proposal: LayoutProposal) -> Size2D {
    var scratch = StackScratch()
    return Self.layout.size(of: elements, proposal: proposal, scratch: &scratch)
  }

  func placements(size: Size2D, proposal: LayoutProposal) -> [LayoutPlacement] {
    var (scratch, placements) = (StackScratch(), [LayoutPlacement]())
    Self.layout.place(
      elements, proposal: proposal, size: size, scratch: &scratch, into: &placements)
    return placements
  }

  var layoutSpacing: LayoutSpacing { Self.layout.spacing(of: elements) }

  func explicitGuide(
    _ guide: AlignmentGuide, size: Size2D, proposal: LayoutProposal
  ) -> Double? {
    guard !elements.isEmpty, guide.mergesInContainers else { return nil }
    return guide.merged(
      from: elements, placements: placements(size: size, proposal: proposal))
  }
}
