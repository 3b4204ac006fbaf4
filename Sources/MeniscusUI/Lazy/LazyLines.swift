/// How items stand in lines: as many in one as there are tracks across, but for what stands above and
/// below sections.
struct LazyLines: Equatable {
  private struct Segment: Equatable {
    var line: Int
    var item: Int
    var count: Int
    var perLine: Int
  }

  private var segments: [Segment] = []
  /// The number of lines.
  private(set) var count = 0

  /// Makes lines of so many items side by side.
  @MainActor
  init(_ items: LazyItems, tracks: Int) {
    let tracks = max(tracks, 1)
    guard tracks > 1 else {
      add(0..<items.count, 1)
      return
    }
    var next = 0
    for section in items.sections where section.all.lowerBound >= next {
      add(next..<section.all.lowerBound, tracks)
      add(section.header, 1)
      add(section.content, tracks)
      add(section.footer, 1)
      next = section.all.upperBound
    }
    add(next..<items.count, tracks)
  }

  private mutating func add(_ items: Range<Int>, _ perLine: Int) {
    guard !items.isEmpty else { return }
    segments.append(
      Segment(line: count, item: items.lowerBound, count: items.count, perLine: perLine))
    count += (items.count + perLine - 1) / perLine
  }

  /// The items of a line.
  func items(of line: Int) -> Range<Int> {
    let segment = segments[max(segments.partitioningIndex { $0.line > line } - 1, 0)]
    let first = segment.item + (line - segment.line) * segment.perLine
    return first..<min(first + segment.perLine, segment.item + segment.count)
  }

  /// The line of an item.
  func line(of item: Int) -> Int {
    guard !segments.isEmpty else { return 0 }
    let segment = segments[max(segments.partitioningIndex { $0.item > item } - 1, 0)]
    return segment.line + (item - segment.item) / segment.perLine
  }

  /// Whether a line holds one item alone, though others hold several.
  func isWhole(_ line: Int) -> Bool {
    segments[max(segments.partitioningIndex { $0.line > line } - 1, 0)].perLine == 1
  }
}
