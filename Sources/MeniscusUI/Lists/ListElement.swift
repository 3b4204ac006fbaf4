import MeniscusGeometry
import MeniscusLayout

/// The rows of a list, of which those are made that are seen.
struct ListRows<Content: View>: NodeView {
  let content: Content
  let selection: ListSelection?
  let isEditing: Bool

  typealias Made = ListRowsElement<Content>
}

/// Hands the rows of a list down; the rest does not depend on what they are.
final class ListRowsElement<Content: View>: ListElement, ViewNode {
  init(view: ListRows<Content>, context: NodeContext) {
    super.init(context: context) { Node.make(for: view.content, in: $0) }
    selection = view.selection
    isEditing = view.isEditing
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ListRows<Content> else { return }
    take(selection: new.selection, isEditing: new.isEditing)
    receive(content: new.content)
  }
}

/// Lays out the rows of a list, each with what the list draws around it.
class ListElement: LazyElement, PressObserver, LinkSelecting {
  /// What is selected; nil where nothing can be.
  final var selection: ListSelection?
  /// Whether something has been selected that was not looked for among the rows yet.
  final var hasNewSelection = true
  /// Whether rows can be deleted, moved and selected by their controls.
  final var isEditing = false
  /// The row whose buttons are out.
  final weak var openRow: ListRowElement?
  /// A row that is being moved.
  final var reordering: ListReordering?
  /// Counts the changes of the list's structure.
  private(set) final var structureVersion = 0
  private var plan: ListPlan?
  private var rows: [Int: ListRowElement] = [:]

  init(context: NodeContext, content make: (NodeContext) -> Node) {
    super.init(axis: .vertical, context: context, content: make)
  }

  override var name: String? { "Rows" }

  final var settings: ListSettings { environment.listSettings }

  /// The lengths for the width that the list has.
  final func metrics(width: Double) -> ListMetrics {
    ListMetrics(
      width: width, look: settings.look, pixel: 1 / max(graph.scale, 1),
      isClassic: environment.isClassicDesign)
  }

  override func tracks(across: ProposedExtent) -> [LazyTrack] {
    [LazyTrack(start: 0, length: across, alignment: nil)]
  }

  override var lineSpacing: Double? { 0 }

  /// Below a section without a footer stands one that is empty.
  override var endRoom: Double {
    settings.look.isGrouped && plan?.endsWithFooter != true ? ListMetrics.emptyFooter : 0
  }

  /// The median of the first lengths: what stands above the first row counts no row twice.
  override func estimate(from lengths: [Double]) -> Double {
    lengths.isEmpty ? 0 : lengths.sorted()[lengths.count / 2]
  }

  /// What the first section lacks above it: below a large title, the height of a footer that is not
  /// there.
  final var startLack: Double {
    environment.isBelowLargeTitle && !environment.isClassicDesign ? ListMetrics.emptyFooter : 0
  }

  override var pinnedViews: PinnedScrollableViews {
    settings.look == .plain ? [.sectionHeaders, .sectionFooters] : []
  }

  override func derive(_ environment: inout EnvironmentValues) {
    super.derive(&environment)
    environment.isInListRow = true
    environment.linkSelection = LinkSelection(target: self)
    environment.surround { $0.listSettings.rowSpacing = 0 }
  }

  override func encodeArguments(into encoder: inout StateEncoder) {
    encoder.encode(String(describing: settings.look), named: "style")
  }

  /// Takes what is selected, and whether rows are edited.
  final func take(selection new: ListSelection?, isEditing: Bool) {
    let isOther = new?.selected != selection?.selected
    selection = new
    if self.isEditing != isEditing {
      self.isEditing = isEditing
      openRow?.close()
      invalidateLayout()
    } else if isOther {
      graph.stateChanged()
      if isEditing { invalidateLayout() }
    }
    if isOther {
      hasNewSelection = true
      graph.afterUpdate { [weak self] in self?.noteMissingSelection() }
    }
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    if old.listSettings != environment.listSettings
      || old.isBelowLargeTitle != environment.isBelowLargeTitle
    {
      tracksChanged()
      for serial in rows.keys.sorted() { rows[serial]?.invalidateLayout() }
    }
  }

  override func take(environment new: EnvironmentValues) {
    super.take(environment: new)
    for serial in rows.keys.sorted() { rows[serial]?.receive(environment: childEnvironment) }
  }

  override func coverChanged(to isCovered: Bool) {
    super.coverChanged(to: isCovered)
    for serial in rows.keys.sorted() { rows[serial]?.coverChanged(to: isCovered) }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if isEditing { encoder.encode(true, named: "editing") }
  }

  // MARK: Rows

  override func elementsChanged() {
    structureVersion += 1
    super.elementsChanged()
  }

  override func itemsCollected(_ items: LazyItems) { plan = ListPlan(items) }

  override func lengthKey(at index: Int, of items: LazyItems) -> AnyHashable {
    AnyHashable(ListLengthKey(item: items.key(at: index), role: role(of: index)))
  }

  private func role(of index: Int) -> ListRole {
    plan?.role(of: index) ?? .row(isFirst: false, isLast: false, gap: .none)
  }

  override func elements(of node: Node, at index: Int) -> [ElementNode] {
    let elements = node.topElements
    let role = role(of: index)
    return elements.enumerated().map { place, element in
      row(around: element, changing(role) { $0.limit(to: place, of: elements.count) }, index)
    }
  }

  private func row(around inner: ElementNode, _ role: ListRole, _ index: Int) -> ListRowElement {
    let row: ListRowElement
    if let known = self.row(around: inner) {
      row = known
    } else {
      row = ListRowElement(around: inner, in: self, role: role, context: context)
      rows[row.serial] = row
      row.takePresence()
      graph.interposer?.made(row)
    }
    row.section = plan?.section(of: index)
    row.take(role: role, traits: inner.listTraits(below: self))
    return row
  }

  /// The row around an element, where there is one.
  final func row(around inner: ElementNode) -> ListRowElement? {
    (inner.container as? ListRowElement).flatMap { $0.list === self ? $0 : nil }
  }

  /// The rows that are shown, in order.
  final var shownRows: [ListRowElement] {
    (shownElements + pinnedElements).compactMap { $0 as? ListRowElement }
  }

  override func placed() {
    let shown = shownElements.compactMap { $0 as? ListRowElement }
    (enclosingScroll as? ScrollElement)?.pinnedHeaders =
      pinnedElements.compactMap { $0 as? ListRowElement }.filter(\.role.isHeader)
    for row in shown { row.next = nil }
    for (row, next) in zip(shown, shown.dropFirst()) where next.role.isRow { row.next = next }
    for serial in rows.keys.sorted() where rows[serial]?.inner.isGone == true {
      rows.removeValue(forKey: serial)?.dismantle()
    }
    noteMissingSelection()
  }

  override func appendReported(_ node: Node, to nodes: inout [Node]) {
    for element in node.drawnTopElements { row(around: element)?.appendReported(to: &nodes) }
    super.appendReported(node, to: &nodes)
  }

  override func dismantle() {
    super.dismantle()
    for serial in rows.keys.sorted() { rows[serial]?.dismantle() }
    rows = [:]
  }

  /// The rows are drawn in order, but for one that is being moved: it lies over all.
  override var drawnElements: [ElementNode] {
    guard let moved = reordering?.row else { return super.drawnElements }
    return super.drawnElements.filter { $0 !== moved } + [moved]
  }

  // MARK: Touch

  /// A touch elsewhere puts buttons away.
  func pressBegan(at point: Point2D) {
    guard let openRow, !openRow.contains(point) else { return }
    openRow.close()
  }

  func pressMoved(to point: Point2D) {}
  func pressEnded() {}
}

/// What the length of a row is kept by.
private struct ListLengthKey: Hashable {
  let item: LazyItemKey
  let role: ListRole
}

extension ListRole {
  /// Makes it the role of one of several elements that stand for one item.
  mutating func limit(to place: Int, of count: Int) {
    guard count > 1, case .row(let isFirst, let isLast, let gap) = self else { return }
    self = .row(
      isFirst: isFirst && place == 0, isLast: isLast && place == count - 1,
      gap: place == 0 ? gap : .none)
  }
}
