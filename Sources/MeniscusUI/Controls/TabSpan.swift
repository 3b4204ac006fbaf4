/// Where a tab or a segment stands, in points or in segments from the leading end of its line.
struct TabSpan: Equatable {
  var start: Double
  var width: Double

  var middle: Double { start + width / 2 }
}

/// Tabs or segments that stand beside one another, and a finger that drags the choice.
struct TabLine: Equatable {
  var spans: [TabSpan]

  init(_ spans: [TabSpan]) { self.spans = spans }

  /// Tabs of one width.
  init(count: Int, pitch: Double, width: Double) {
    spans = (0..<count).map { TabSpan(start: Double($0) * pitch, width: width) }
  }

  /// The length of all of them.
  var length: Double { spans.last.map { $0.start + $0.width } ?? 0 }

  /// The tab whose middle is nearest to a place.
  func index(at place: Double) -> Int {
    spans.indices.dropLast().first { place < (spans[$0].middle + spans[$0 + 1].middle) / 2 }
      ?? max(spans.count - 1, 0)
  }

  /// Where the choice stands: around the finger while there is one, never beyond the ends.
  func choice(of index: Int, finger: Double?) -> TabSpan {
    guard let first = spans.first, let last = spans.last, spans.indices.contains(index) else {
      return TabSpan(start: 0, width: 0)
    }
    guard let finger else { return spans[index] }
    let width = width(at: finger)
    return TabSpan(
      start: min(max(finger - width / 2, first.start), last.start), width: width)
  }

  /// The width of the choice around a place: from one tab to the next it comes to be as wide as that.
  private func width(at place: Double) -> Double {
    let next = spans.firstIndex { $0.middle > place } ?? spans.count
    guard next > 0, next < spans.count else { return spans[min(next, spans.count - 1)].width }
    let (before, after) = (spans[next - 1], spans[next])
    let share = (place - before.middle) / (after.middle - before.middle)
    return before.width + (after.width - before.width) * share
  }
}
