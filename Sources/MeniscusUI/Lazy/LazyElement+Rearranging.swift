import MeniscusGeometry
import MeniscusLayout

/// Lines as they were before a change.
@MainActor
struct FormerLines {
  let items: LazyItems
  let lines: LazyLines
  let extents: LazyExtents
}

/// Rows that come, go and move by an animation.
///
/// Those that stay are in sight before or after: they move there from where they were, which may be
/// out of sight. Those that are new appear and those that go leave, by their transitions or a fade.
extension LazyElement {
  /// Keeps in mind how lines stood until an animated change at hand is complete.
  final func rememberLines() {
    guard former == nil, let items = knownItems, let lines, !shownNodes.isEmpty,
      transaction.animation != nil
    else { return }
    former = FormerLines(items: items, lines: lines, extents: extents)
    graph.afterUpdate { [weak self] in self?.former = nil }
  }

  /// Where the line of an item started before the change at hand, at most its own length out of sight;
  /// nil where there is none, and for items that are new.
  final func formerStart(
    of index: Int, _ arrangement: LazyArrangement, in frame: Rect2D
  ) -> Double? {
    guard let former,
      let place = arrangement.items.formerIndex(at: index, among: former.items)
    else { return nil }
    let line = former.lines.line(of: place)
    guard line < former.extents.count else { return nil }
    let visible = visibleRange(in: frame)
    let length = extents.length(of: arrangement.lines.line(of: index)) ?? extents.estimate
    return min(max(former.extents.start(of: line), visible.lowerBound - length), visible.upperBound)
  }

  /// The lines of nodes that were shown and are on their way out of sight.
  final func lingeringLines(_ before: [Node], _ arrangement: LazyArrangement) -> Set<Int> {
    if former != nil { lingering += before }
    guard !lingering.isEmpty else { return [] }
    var lines: Set<Int> = []
    var kept: [Node] = []
    for node in lingering where !node.isGone {
      guard let index = arrangement.items.index(of: node) else { continue }
      let line = arrangement.lines.line(of: index)
      guard !shown.contains(line), former != nil || isMoving(node) else { continue }
      if lines.insert(line).inserted { kept.append(node) }
    }
    lingering = kept
    for line in lines.sorted() { measure(line, arrangement) }
    if !kept.isEmpty { graph.setInMotion(self) }
    return lines
  }

  private func isMoving(_ node: Node) -> Bool {
    node.topElements.contains { $0.presenceBearer.hasEndingMotionInside }
  }

  /// Whether something still moves out of sight; what does not any more is let go.
  final func keepsLingering() -> Bool {
    guard !lingering.isEmpty else { return false }
    if lingering.contains(where: { !$0.isGone && isMoving($0) }) { return true }
    lingering = []
    invalidateLayout()
    return false
  }

  /// The nodes that are on their way out for good.
  final var leavingNodes: [Node] { knownItems?.leaving ?? [] }

  final var leavingElements: [ElementNode] {
    leavingNodes.flatMap { node in node.topElements.map(\.presenceBearer) } + leavingInside
  }

  /// The elements of items in sight that are on their way out while the items stay.
  final func findLeavingInside() -> [ElementNode] {
    shownNodes.flatMap { node in
      let drawn = node.drawnTopElements
      let top = node.topElements
      guard drawn.count != top.count else { return [ElementNode]() }
      return drawn.filter { element in !top.contains { $0 === element } }.map(\.presenceBearer)
    }
  }
}

extension Node {
  /// The elements that the node contributes to the container above, those that are leaving included.
  final var drawnTopElements: [ElementNode] {
    var elements: [ElementNode] = []
    appendDrawnElements(to: &elements)
    return elements
  }
}

extension ElementNode {
  /// Whether the element or something drawn inside it is in a motion that comes to its end.
  final var hasEndingMotionInside: Bool {
    isInMotion && !movesForEver || drawnElements.contains { $0.hasEndingMotionInside }
  }
}
