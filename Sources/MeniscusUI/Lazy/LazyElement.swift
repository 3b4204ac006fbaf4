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
  private var items: LazyItems?
  private var extents = LazyExtents()
  private var shown: Range<Int> = 0..<0
  private var shownElements: [ElementNode] = []
  private var shownNodes: [Node] = []
  private var measuredAcross: ProposedExtent = 0
  /// The lengths of the lines that were seen, by their first items.
  private var knownLengths: [AnyHashable: Double] = [:]

  init(axis: LayoutAxis, context: NodeContext, content make: (NodeContext) -> Node) {
    self.axis = axis
    super.init(context: context, content: make)
  }

  /// Where items stand across the axis when the container is offered `across`.
  func tracks(across: ProposedExtent) -> [LazyTrack] { [] }

  /// The distance between lines; nil takes the platform's.
  var lineSpacing: Double? { nil }

  /// The guide across the axis by which an item stands in its track.
  func guide(of track: LazyTrack) -> AlignmentGuide {
    axis == .vertical ? .horizontalCenter : .verticalCenter
  }

  override var elements: [ElementNode] { shownElements }
  override var drawnElements: [ElementNode] { shownElements }

  override func derive(_ environment: inout EnvironmentValues) {
    if environment.stackAxis != axis { environment.stackAxis = axis }
  }

  override func elementsChanged() {
    items = nil
    super.elementsChanged()
  }

  /// Forgets what was measured: items stand in other tracks now.
  final func tracksChanged() {
    extents.reset(count: 0)
    knownLengths = [:]
    invalidateLayout()
  }

  private func collectItems() -> LazyItems {
    if let items { return items }
    let collected = LazyItems(below: contentNode)
    items = collected
    return collected
  }

  private func lineCount(_ items: LazyItems, _ tracks: Int) -> Int {
    (items.count + tracks - 1) / max(tracks, 1)
  }

  /// Brings the table of lengths in step with the items and the room across.
  private func prepare(across: ProposedExtent) -> (items: LazyItems, tracks: [LazyTrack]) {
    let items = collectItems()
    let tracks = tracks(across: across)
    let lines = lineCount(items, tracks.count)
    let spacing = lineSpacing ?? LayoutPolicy.defaultSpacing
    if extents.count != lines || extents.spacing != spacing || measuredAcross != across {
      let keepsLengths = measuredAcross == across
      if !keepsLengths { knownLengths = [:] }
      // What was assumed of lines that nobody has seen stays, so that nothing jumps.
      let keepsEstimate = keepsLengths && !knownLengths.isEmpty
      extents = LazyExtents(count: lines, spacing: spacing, estimate: extents.estimate)
      measuredAcross = across
      recall(items, max(tracks.count, 1))
      if !keepsEstimate { sample(items, tracks) }
    }
    return (items, tracks)
  }

  /// Gives lines that were seen before their lengths, wherever they stand now.
  private func recall(_ items: LazyItems, _ tracks: Int) {
    guard !knownLengths.isEmpty else { return }
    var kept: [AnyHashable: Double] = [:]
    for line in 0..<extents.count {
      let identity = items.identity(at: line * tracks)
      guard let length = knownLengths[identity] else { continue }
      kept[identity] = length
      extents.setLength(length, of: line)
    }
    knownLengths = kept
  }

  /// Measures the first lines, by which the others are estimated.
  private func sample(_ items: LazyItems, _ tracks: [LazyTrack]) {
    let lines = min(extents.count, LazyPolicy.sampledLines)
    guard lines > 0 else { return }
    for line in 0..<lines { measure(line, items, tracks) }
    var sum = 0.0
    for line in 0..<lines { sum += extents.length(of: line) ?? 0 }
    extents.setEstimate(sum / Double(lines))
  }

  @discardableResult
  private func measure(_ line: Int, _ items: LazyItems, _ tracks: [LazyTrack]) -> Bool {
    var length = 0.0
    for (index, track) in zip(line * tracks.count..<items.count, tracks) {
      for element in take(items.node(at: index)) {
        length = max(length, element.measured(proposal(track))[axis])
      }
    }
    knownLengths[items.identity(at: line * tracks.count)] = length
    return extents.setLength(length, of: line)
  }

  private func take(_ node: Node) -> [ElementNode] {
    let elements = node.topElements
    for element in elements where element.container !== self { element.container = self }
    return elements
  }

  /// What is not shown has no share in digests and snapshots.
  override func appendReported(to nodes: inout [Node]) {
    nodes.append(self)
    for node in shownNodes { node.appendReported(to: &nodes) }
  }

  private func proposal(_ track: LazyTrack) -> LayoutProposal {
    axis == .vertical
      ? LayoutProposal(width: track.length, height: nil)
      : LayoutProposal(width: nil, height: track.length)
  }

  override func measure(_ proposal: LayoutProposal) -> Size2D {
    let across = proposal[axis.cross]
    let (items, tracks) = prepare(across: across)
    var size = Size2D.zero
    size[axis] = extents.total
    // What is offered across is taken whole; without an offer the widest item that is known.
    size[axis.cross] = across ?? widest(items, tracks)
    return size
  }

  private func widest(_ items: LazyItems, _ tracks: [LazyTrack]) -> Double {
    var width = 0.0
    for line in 0..<min(extents.count, LazyPolicy.sampledLines) {
      for (index, track) in zip(line * tracks.count..<items.count, tracks) {
        for element in take(items.node(at: index)) {
          width = max(width, track.start + element.measured(self.proposal(track))[axis.cross])
        }
      }
    }
    return width
  }

  override func placeElements(in frame: Rect2D, proposal: LayoutProposal) {
    let (items, tracks) = prepare(across: proposal[axis.cross] ?? frame.size[axis.cross])
    enclosingScroll?.observeVisibleContent(self)
    shown = linesToShow(in: frame)
    // Lengths that turn out to be others move what comes after them.
    for _ in 0..<2 {
      var changed = false
      for line in shown where measure(line, items, tracks) { changed = true }
      guard changed else { break }
      shown = linesToShow(in: frame)
    }
    shownElements = []
    shownNodes = []
    for line in shown { place(line, items, tracks, in: frame) }
    let margin = max(shown.count, 1)
    let kept = max(shown.lowerBound - margin, 0)..<min(shown.upperBound + margin, extents.count)
    items.keep(kept.lowerBound * tracks.count..<min(kept.upperBound * tracks.count, items.count))
    if extents.total != frame.size[axis] { graph.afterUpdate { [weak self] in self?.resize() } }
  }

  /// Takes another extent where lengths have turned out to be others.
  private func resize() {
    guard let frame, extents.total != frame.size[axis] else { return }
    invalidateLayout()
  }

  private func place(
    _ line: Int, _ items: LazyItems, _ tracks: [LazyTrack], in frame: Rect2D
  ) {
    let start = extents.start(of: line)
    let length = extents.length(of: line) ?? 0
    for (index, track) in zip(line * tracks.count..<items.count, tracks) {
      let node = items.node(at: index)
      shownNodes.append(node)
      for element in take(node) {
        let offer = self.proposal(track)
        let size = element.measured(offer)
        var room = size
        room[axis] = length
        room[axis.cross] = track.length ?? frame.size[axis.cross]
        let across = guide(of: track)
        let own = element.guide(across, size: size, proposal: offer)
        let offset = across.defaultValue(in: room) - (own.isFinite ? own : 0)
        let along = (length - size[axis]) * 0.5
        let origin =
          axis == .vertical
          ? Point2D(x: track.start + offset, y: start + along)
          : Point2D(x: start + along, y: track.start + offset)
        shownElements.append(element)
        place(
          element, LayoutPlacement(origin: origin, size: size, proposal: offer), in: frame)
      }
    }
  }

  /// The lines that touch what is seen of the frame.
  private func linesToShow(in frame: Rect2D) -> Range<Int> {
    let visible = enclosingScroll?.visibleContentRect ?? Rect2D(origin: .zero, size: graph.extent)
    let start = axis == .vertical ? visible.minY - frame.minY : visible.minX - frame.minX
    guard axis == .horizontal, environment.layoutDirection == .rightToLeft else {
      return extents.indices(from: start, to: start + visible.size[axis])
    }
    let mirrored = frame.maxX - visible.maxX
    return extents.indices(from: mirrored, to: mirrored + visible.width)
  }

  func visibleContentChanged(to visible: Rect2D) {
    guard let frame, linesToShow(in: frame) != shown else { return }
    invalidateLayout()
  }
}

extension LazyElement: ScrollTargetSource {
  /// Where the item with an identity stands or would stand, made or not.
  func targetFrame(for identity: AnyHashable) -> Rect2D? {
    guard let frame, let index = collectItems().index(of: identity) else { return nil }
    let tracks = max(tracks(across: frame.size[axis.cross]).count, 1)
    let line = index / tracks
    guard line < extents.count else { return nil }
    let start = extents.start(of: line)
    let length = extents.length(of: line) ?? extents.estimate
    if axis == .vertical {
      return Rect2D(x: frame.minX, y: frame.minY + start, width: frame.width, height: length)
    }
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? frame.maxX - start - length : frame.minX + start
    return Rect2D(x: x, y: frame.minY, width: length, height: frame.height)
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
