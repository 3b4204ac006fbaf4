/// Divides text into lines of a given width, greedily: each line takes as much as it has room for.
///
/// It knows nothing of fonts: the caller measures. `measure` gives the width in points that a range
/// of clusters takes by itself on one line; it must not fall as the range grows.
public struct LineBreaker: Equatable, Sendable {
  /// The width of a line, in points; infinite where only the text itself ends lines.
  public var width: Double
  /// The most lines, at least 1; nil where there may be any number.
  public var limit: Int?
  /// What is left out of the last line where the limit is reached.
  public var truncation: Truncation

  /// By how much a line may be too wide, in points.
  ///
  /// Text that is laid out at its own measured width must stay on its line although positions were
  /// added to that width and taken away again.
  package static let tolerance = 1.0 / 65_536

  /// Makes a breaker.
  public init(width: Double, limit: Int? = nil, truncation: Truncation = .tail) {
    precondition(!width.isNaN, "A line's width is a number.")
    precondition(limit.map { $0 >= 1 } ?? true, "There is at least one line.")
    self.width = width
    self.limit = limit
    self.truncation = truncation
  }

  /// The lines of a text; none where it has no clusters.
  ///
  /// A text that ends by asking for a new line gets an empty last line.
  ///
  /// Complexity: a measurement for each word, and for each cluster of a divided or truncated line.
  ///
  /// - Parameters:
  ///   - classes: how each cluster behaves at a line's end, in order.
  ///   - ellipsis: the width of the ellipsis, in points.
  ///   - measure: the width of a range of clusters, in points.
  public func lines(
    of classes: [LineBreakClass], ellipsis: Double = 0, measure: (Range<Int>) -> Double
  ) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    while start < classes.count {
      let (line, next) = line(from: start, classes, measure)
      let isLast = next >= classes.count && line.ending != .mandatory
      if lines.count + 1 == limit, !isLast {
        lines.append(truncated(from: start, classes, ellipsis: ellipsis, measure))
        return lines
      }
      lines.append(line)
      start = next
    }
    if lines.last?.ending == .mandatory {
      lines.append(
        TextLine(range: classes.count..<classes.count, width: 0, ending: .text))
    }
    return lines
  }

  func fits(_ width: Double) -> Bool {
    width <= self.width + Self.tolerance
  }

  /// The line that begins at `start`, and where the next one begins.
  private func line(
    from start: Int, _ classes: [LineBreakClass], _ measure: (Range<Int>) -> Double
  ) -> (line: TextLine, next: Int) {
    var best: (line: TextLine, next: Int)?
    for next in (start + 1)...classes.count {
      guard let ending = ending(before: next, classes) else { continue }
      let content = content(from: start, to: ending == .mandatory ? next - 1 : next, classes)
      // Spaces alone are no reason to end a line.
      if content.isEmpty, ending == .wrapped { continue }
      let width = content.isEmpty ? 0 : measure(content)
      guard fits(width) else { break }
      best = (TextLine(range: content, width: width, ending: ending), next)
      if ending != .wrapped { break }
    }
    return best ?? dividedLine(from: start, classes, measure)
  }

  /// How a line may end before cluster `next`; nil where it may not.
  private func ending(before next: Int, _ classes: [LineBreakClass]) -> TextLine.Ending? {
    if classes[next - 1] == .mandatory { return .mandatory }
    guard next < classes.count else { return .text }
    let allowed = LineBreakClass.allowsBreak(
      after: classes[next - 1], before: classes[next],
      preceding: next >= 2 ? classes[next - 2] : nil)
    return allowed ? .wrapped : nil
  }

  /// A line of as many clusters as fit, at least one.
  private func dividedLine(
    from start: Int, _ classes: [LineBreakClass], _ measure: (Range<Int>) -> Double
  ) -> (line: TextLine, next: Int) {
    var next = start + 1
    var width = measure(start..<next)
    while next < classes.count {
      let wider = measure(start..<(next + 1))
      guard fits(wider) else { break }
      next += 1
      width = wider
    }
    let line = TextLine(range: start..<next, width: width, ending: .divided)
    return (line, next)
  }

  /// The range without the spaces at its end.
  func content(from start: Int, to end: Int, _ classes: [LineBreakClass]) -> Range<Int> {
    var end = end
    while end > start, classes[end - 1] == .space { end -= 1 }
    return start..<end
  }
}
