/// Where text is left out that has no room, and an ellipsis stands in its place.
public enum Truncation: UInt8, CaseIterable, Sendable {
  /// At the beginning of the line.
  case head
  /// In the middle of the line.
  case middle
  /// At the end of the line.
  case tail
}

extension LineBreaker {
  /// The last line there is room for, of a text that goes on: the rest of the paragraph, cut.
  func truncated(
    from start: Int, _ classes: [LineBreakClass], ellipsis: Double,
    _ measure: (Range<Int>) -> Double
  ) -> TextLine {
    let paragraph = classes[start...].firstIndex(of: .mandatory) ?? classes.count
    let content = content(from: start, to: paragraph, classes)
    let whole = content.isEmpty ? 0 : measure(content)
    if fits(whole + ellipsis) {
      // Only what follows the paragraph is left out.
      return TextLine(
        range: content, omitted: content.upperBound..<content.upperBound,
        width: whole + ellipsis, ending: .truncated)
    }
    var kept = (head: 0, tail: 0)
    var width = ellipsis
    for count in 1...max(content.count, 1) {
      let next = truncation.kept(of: count)
      let room = next.head + next.tail < content.count
      guard room else { break }
      let wider =
        self.width(content.prefix(next.head), measure)
        + self.width(content.suffix(next.tail), measure) + ellipsis
      guard fits(wider) else { break }
      kept = next
      width = wider
    }
    // No space stands beside the ellipsis.
    let head = self.content(
      from: content.lowerBound, to: content.lowerBound + kept.head, classes)
    var tail = content.upperBound - kept.tail
    while tail < content.upperBound, classes[tail] == .space { tail += 1 }
    if head.count != kept.head || content.upperBound - tail != kept.tail {
      width =
        self.width(head, measure) + self.width(tail..<content.upperBound, measure) + ellipsis
    }
    return TextLine(
      range: content, omitted: head.upperBound..<tail, width: width, ending: .truncated)
  }

  private func width(_ range: Range<Int>, _ measure: (Range<Int>) -> Double) -> Double {
    range.isEmpty ? 0 : measure(range)
  }
}

extension Truncation {
  /// How many of `count` kept clusters stand before and after the ellipsis.
  fileprivate func kept(of count: Int) -> (head: Int, tail: Int) {
    switch self {
    case .head: (0, count)
    case .middle: ((count + 1) / 2, count / 2)
    case .tail: (count, 0)
    }
  }
}
