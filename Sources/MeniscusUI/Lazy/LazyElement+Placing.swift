import MeniscusGeometry
import MeniscusLayout

/// Where lines stand.
extension LazyElement {
  /// Places the lines that are seen, and ends items that are far from them.
  final func placeLines(_ arrangement: LazyArrangement, in frame: Rect2D) {
    enclosingScroll?.observeVisibleContent(self)
    shown = linesToShow(in: frame)
    // Lengths that turn out to be others move what comes after them.
    for _ in 0..<2 {
      var changed = false
      for line in shown where measure(line, arrangement) { changed = true }
      guard changed else { break }
      shown = linesToShow(in: frame)
    }
    let before = shownNodes
    shownElements = []
    shownNodes = []
    pinnedElements = []
    pinnedPlaces = pins(in: frame, arrangement)
    shownLines = Set(shown).union(pinnedPlaces.map(\.line))
      .union(lingeringLines(before, arrangement)).sorted()
    for line in shownLines {
      let pin = pinnedPlaces.first { $0.line == line }
      place(line, at: pin?.start ?? extents.start(of: line), arrangement, in: frame, pin != nil)
    }
    leavingInside = findLeavingInside()
    if lingering.isEmpty { keep(arrangement) }
    if extents.total + endRoom != frame.size[axis] {
      graph.afterUpdate { [weak self] in self?.resize() }
    }
  }

  private func keep(_ arrangement: LazyArrangement) {
    guard extents.count > 0 else { return }
    let lines = arrangement.lines
    let margin = max(shown.count, 1)
    let first = min(max(shown.lowerBound - margin, 0), extents.count - 1)
    let last = min(max(shown.upperBound + margin, 1), extents.count) - 1
    // What is pinned may be far from what it is seen with.
    let pinned = pinnedPlaces.flatMap { Array(lines.items(of: $0.line)) }
    arrangement.items.keep(
      lines.items(of: first).lowerBound..<lines.items(of: max(last, first)).upperBound,
      and: pinned)
  }

  /// Takes another extent where lengths have turned out to be others.
  private func resize() {
    guard let frame, extents.total + endRoom != frame.size[axis] else { return }
    invalidateLayout()
  }

  private func place(
    _ line: Int, at start: Double, _ arrangement: LazyArrangement, in frame: Rect2D,
    _ isPinned: Bool
  ) {
    let length = extents.length(of: line) ?? 0
    for (index, track) in arrangement.places(of: line) {
      let node = arrangement.items.node(at: index)
      shownNodes.append(node)
      let elements = take(node, at: index)
      let origin = formerStart(of: index, arrangement, in: frame)
      var along = start + (length - self.length(of: elements, in: track)) * 0.5
      for element in elements {
        let size = element.measured(proposal(track))
        var room = size
        room[axis] = length
        room[axis.cross] = track.length ?? frame.size[axis.cross]
        let across = guide(of: track)
        let own = element.guide(across, size: size, proposal: proposal(track))
        let offset = across.defaultValue(in: room) - (own.isFinite ? own : 0)
        if isPinned { pinnedElements.append(element) } else { shownElements.append(element) }
        if element.frame == nil, let origin {
          // What comes into sight by an animated change comes from where it was.
          place(element, size, track, at: along + origin - start, track.start + offset, in: frame)
        }
        place(element, size, track, at: along, track.start + offset, in: frame)
        along += size[axis] + extents.spacing
      }
    }
  }

  private func place(
    _ element: ElementNode, _ size: Size2D, _ track: LazyTrack, at along: Double,
    _ across: Double, in frame: Rect2D
  ) {
    let origin =
      axis == .vertical ? Point2D(x: across, y: along) : Point2D(x: along, y: across)
    place(
      element, LayoutPlacement(origin: origin, size: size, proposal: proposal(track)), in: frame)
  }

  /// What is seen, along the axis from the start of the frame.
  final func visibleRange(in frame: Rect2D) -> Range<Double> {
    let visible = enclosingScroll?.visibleContentRect ?? Rect2D(origin: .zero, size: graph.extent)
    var start = axis == .vertical ? visible.minY - frame.minY : visible.minX - frame.minX
    if axis == .horizontal, environment.layoutDirection == .rightToLeft {
      start = frame.maxX - visible.maxX
    }
    return start..<max(start + visible.size[axis], start)
  }

  /// The lines that touch what is seen of the frame.
  ///
  /// Where arrow keys move the focus, those of as much before and after are there too: the focus may
  /// go to them.
  final func linesToShow(in frame: Rect2D) -> Range<Int> {
    let visible = visibleRange(in: frame)
    let reach = graph.movesFocusByDirection ? visible.upperBound - visible.lowerBound : 0
    return extents.indices(from: visible.lowerBound - reach, to: visible.upperBound + reach)
  }
}

extension LazyElement: ScrollTargetSource {
  /// Where the item with an identity stands or would stand, made or not.
  func targetFrame(for identity: AnyHashable) -> Rect2D? {
    guard let frame, let index = collectItems().index(of: identity) else { return nil }
    let line = prepare(across: frame.size[axis.cross]).lines.line(of: index)
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
