import MeniscusGeometry
import MeniscusLayout

/// Lays out those of many items that are seen, in lines along an axis.
///
/// A line is one item, or as many as there are tracks across. Items that were never seen count
/// with the mean length of the first that were; items further from what is seen than its own
/// extent end, and are made anew, with new state, when they are seen again.
class LazyElement: ContainerElement, LazyContainer, VisibleContentObserver {
  /// The axis along which lines follow each other.
  final let axis: LayoutAxis
  /// The items, collected when they are asked for.
  final var knownItems: LazyItems?
  final var lines: LazyLines?
  final var extents = LazyExtents()
  /// The lines that are shown, but for those that stay in sight or are on their way out of it.
  final var shown: Range<Int> = 0..<0
  final var shownLines: [Int] = []
  final var shownElements: [ElementNode] = []
  final var shownNodes: [Node] = []
  /// The elements inside of items in sight that are on their way out.
  final var leavingInside: [ElementNode] = []
  /// The elements that stay in sight, drawn over all others.
  final var pinnedElements: [ElementNode] = []
  /// Where they were put, by line.
  final var pinnedPlaces: [PinnedPlace] = []
  private var measuredAcross: ProposedExtent = 0
  /// The lengths of the lines that were seen, by their first items.
  private var knownLengths: [AnyHashable: Double] = [:]
  /// What stood where before an animated change, until the change is complete.
  final var former: FormerLines?
  /// The nodes that an animated change moves out of sight, while they move.
  final var lingering: [Node] = []

  init(axis: LayoutAxis, context: NodeContext, content make: (NodeContext) -> Node) {
    self.axis = axis
    super.init(context: context, content: make)
  }

  /// Where items stand across the axis when the container is offered `across`.
  func tracks(across: ProposedExtent) -> [LazyTrack] { [] }

  /// The distance between lines; nil takes the platform's.
  var lineSpacing: Double? { nil }

  /// What stands after the last line, in points.
  var endRoom: Double { 0 }

  /// The guide across the axis by which an item stands in its track.
  func guide(of track: LazyTrack) -> AlignmentGuide {
    axis == .vertical ? .horizontalCenter : .verticalCenter
  }

  /// Which views of sections stay in sight.
  var pinnedViews: PinnedScrollableViews { [] }

  /// The elements that stand for an item.
  func elements(of node: Node, at index: Int) -> [ElementNode] { node.topElements }

  /// What the length of an item that was seen is kept by.
  func lengthKey(at index: Int, of items: LazyItems) -> AnyHashable {
    AnyHashable(items.key(at: index))
  }

  /// Hears which items there are, before they are measured.
  func itemsCollected(_ items: LazyItems) {}

  /// Hears that all is in its place.
  func placed() {}

  override var elements: [ElementNode] { shownElements + pinnedElements }
  override var drawnElements: [ElementNode] { leavingElements + shownElements + pinnedElements }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.stackAxis != axis { environment.stackAxis = axis }
  }

  override func elementsChanged() {
    rememberLines()
    knownItems = nil
    lines = nil
    super.elementsChanged()
  }

  /// Forgets what was measured: items stand in other tracks now.
  final func tracksChanged() {
    lines = nil
    extents.reset(count: 0)
    knownLengths = [:]
    invalidateLayout()
  }

  /// Forgets what was measured, of items that are not shown too.
  final func lengthsChanged() {
    if let lines, let items = knownItems {
      for line in 0..<min(lines.count, LazyPolicy.sampledLines) {
        for index in lines.items(of: line) {
          for element in take(at: index, items) { element.forgetSizes() }
        }
      }
    }
    tracksChanged()
  }

  final func collectItems() -> LazyItems {
    if let knownItems { return knownItems }
    let collected = LazyItems(below: contentNode)
    knownItems = collected
    itemsCollected(collected)
    return collected
  }

  /// Brings the table of lengths in step with the items and the room across.
  final func prepare(across: ProposedExtent) -> LazyArrangement {
    let items = collectItems()
    let tracks = tracks(across: across)
    let lines = lines ?? LazyLines(items, tracks: tracks.count)
    let isNew = self.lines == nil
    self.lines = lines
    let arrangement = LazyArrangement(items: items, lines: lines, tracks: tracks, across: across)
    let spacing = lineSpacing ?? LayoutPolicy.defaultSpacing
    if isNew || extents.count != lines.count || extents.spacing != spacing
      || measuredAcross != across
    {
      let keepsLengths = measuredAcross == across
      if !keepsLengths { knownLengths = [:] }
      // What was assumed of lines that nobody has seen stays, so that nothing jumps.
      let keepsEstimate = keepsLengths && !knownLengths.isEmpty
      extents = LazyExtents(count: lines.count, spacing: spacing, estimate: extents.estimate)
      measuredAcross = across
      recall(arrangement)
      if !keepsEstimate { sample(arrangement) }
    }
    return arrangement
  }

  /// Gives lines that were seen before their lengths, wherever they stand now.
  private func recall(_ arrangement: LazyArrangement) {
    guard !knownLengths.isEmpty else { return }
    var kept: [AnyHashable: Double] = [:]
    for line in 0..<extents.count {
      if kept.count == knownLengths.count { break }
      let key = lengthKey(at: arrangement.first(of: line), of: arrangement.items)
      guard let length = knownLengths[key] else { continue }
      kept[key] = length
      extents.setLength(length, of: line)
    }
    knownLengths = kept
  }

  /// Measures the first lines, by which the others are estimated.
  private func sample(_ arrangement: LazyArrangement) {
    let lines = min(extents.count, LazyPolicy.sampledLines)
    guard lines > 0 else { return }
    for line in 0..<lines { measure(line, arrangement) }
    extents.setEstimate(estimate(from: (0..<lines).map { extents.length(of: $0) ?? 0 }))
  }

  /// What a line counts that nobody has seen, by the lengths of the first ones: their mean.
  func estimate(from lengths: [Double]) -> Double {
    lengths.reduce(0, +) / Double(max(lengths.count, 1))
  }

  @discardableResult
  final func measure(_ line: Int, _ arrangement: LazyArrangement) -> Bool {
    var length = 0.0
    for (index, track) in arrangement.places(of: line) {
      length = max(length, self.length(of: take(at: index, arrangement.items), in: track))
    }
    knownLengths[lengthKey(at: arrangement.first(of: line), of: arrangement.items)] = length
    return extents.setLength(length, of: line)
  }

  /// The length along the axis of the elements of an item, which follow each other.
  final func length(of elements: [ElementNode], in track: LazyTrack) -> Double {
    var length = 0.0
    for element in elements { length += element.measured(proposal(track))[axis] }
    return length + extents.spacing * Double(max(elements.count - 1, 0))
  }

  final func take(at index: Int, _ items: LazyItems) -> [ElementNode] {
    take(items.node(at: index), at: index)
  }

  final func take(_ node: Node, at index: Int) -> [ElementNode] {
    let elements = elements(of: node, at: index)
    for element in elements where element.container !== self { element.container = self }
    return elements
  }

  /// What is not shown has no share in digests and snapshots.
  override func appendReported(to nodes: inout [Node]) {
    nodes.append(self)
    for node in leavingNodes + shownNodes { appendReported(node, to: &nodes) }
  }

  /// Adds what is reported of an item.
  func appendReported(_ node: Node, to nodes: inout [Node]) { node.appendReported(to: &nodes) }

  final func proposal(_ track: LazyTrack) -> LayoutProposal {
    axis == .vertical
      ? LayoutProposal(width: track.length, height: nil)
      : LayoutProposal(width: nil, height: track.length)
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    let across = proposal[axis.cross]
    let arrangement = prepare(across: across)
    var size = Size2D.zero
    size[axis] = extents.total + endRoom
    // What is offered across is taken whole; without an offer the widest item that is known.
    size[axis.cross] = across ?? widest(arrangement)
    return size
  }

  private func widest(_ arrangement: LazyArrangement) -> Double {
    var width = 0.0
    for line in 0..<min(extents.count, LazyPolicy.sampledLines) {
      for (index, track) in arrangement.places(of: line) {
        for element in take(at: index, arrangement.items) {
          width = max(width, track.start + element.measured(self.proposal(track))[axis.cross])
        }
      }
    }
    return width
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    placeLines(prepare(across: proposal[axis.cross] ?? frame.size[axis.cross]), in: frame)
    placed()
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { keepsLingering() }

  func visibleContentChanged(to visible: Rect2D) {
    guard let frame, linesToShow(in: frame) != shown || pinsMove(in: frame) else { return }
    invalidateLayout()
  }
}

/// The items of a lazy container with the lines and the tracks that they stand in.
@MainActor
struct LazyArrangement {
  let items: LazyItems
  let lines: LazyLines
  let tracks: [LazyTrack]
  let across: ProposedExtent

  /// The first item of a line.
  func first(of line: Int) -> Int { lines.items(of: line).lowerBound }

  /// The items of a line with their tracks.
  func places(of line: Int) -> [(Int, LazyTrack)] {
    let items = lines.items(of: line)
    // What stands above and below a section has the whole line.
    if items.count == 1, tracks.count > 1, lines.isWhole(line) {
      return [(items.lowerBound, LazyTrack(start: 0, length: across, alignment: nil))]
    }
    return Array(zip(items, tracks))
  }
}

/// Where an item may stand across the axis of a lazy container.
struct LazyTrack {
  /// The start from the leading or top edge, in points.
  var start: Double
  /// The length, in points; nil where none is proposed.
  var length: ProposedExtent
  /// The alignment inside, or nil for the container's.
  var alignment: Alignment?
}

/// What lazy containers do where SwiftUI's documentation is silent.
enum LazyPolicy {
  /// The lines that are measured first, by which the others are estimated.
  static let sampledLines = 4
}
