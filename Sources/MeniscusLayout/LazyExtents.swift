/// The lengths of many lines one after the other, of which few have been measured.
///
/// A line that has not been measured counts with an estimate. Positions and their inverse take
/// time logarithmic in the number of lines (a Fenwick tree of counts and one of lengths), so that
/// a list of any length costs what is seen of it.
public struct LazyExtents: Equatable, Sendable {
  /// The number of lines.
  public private(set) var count = 0
  /// The distance between lines, in points.
  public private(set) var spacing: Double
  /// What a line counts that has not been measured, in points; fixed by the first measurements.
  public private(set) var estimate: Double

  private var lengths: [Double] = []
  private var sums: [Double] = []
  private var counts: [Int32] = []

  /// Makes lines of which none has been measured.
  public init(count: Int = 0, spacing: Double = 0, estimate: Double = 0) {
    self.spacing = spacing
    self.estimate = nonnegative(estimate)
    reset(count: count)
  }

  /// Forgets all lengths.
  public mutating func reset(count: Int) {
    self.count = max(count, 0)
    // A length below 0 stands for none.
    lengths = Array(repeating: -1, count: self.count)
    sums = Array(repeating: 0, count: self.count + 1)
    counts = Array(repeating: 0, count: self.count + 1)
  }

  /// Sets what lines count that have not been measured.
  public mutating func setEstimate(_ length: Double) { estimate = nonnegative(length) }

  /// The length of a line, nil where it has not been measured.
  public func length(of index: Int) -> Double? { lengths[index] < 0 ? nil : lengths[index] }

  /// Notes the length of a line in points; what is negative or no number counts as 0.
  ///
  /// - Returns: whether the length differs from the one assumed so far.
  @discardableResult
  public mutating func setLength(_ length: Double, of index: Int) -> Bool {
    let length = nonnegative(length)
    let old = lengths[index]
    guard old != length else { return false }
    lengths[index] = length
    var node = index + 1
    while node <= count {
      sums[node] += length - max(old, 0)
      if old < 0 { counts[node] += 1 }
      node += node & -node
    }
    return (old < 0 ? estimate : old) != length
  }

  /// Where a line starts, in points; for `count` where one more would start.
  public func start(of index: Int) -> Double {
    var (sum, measured) = (0.0, 0)
    var node = index
    while node > 0 {
      sum += sums[node]
      measured += Int(counts[node])
      node -= node & -node
    }
    return sum + Double(index - measured) * estimate + Double(index) * spacing
  }

  /// The length of all lines with the spacings between them.
  public var total: Double { count == 0 ? 0 : nonnegative(start(of: count) - spacing) }

  /// The line at a position: the last one that starts at or before it, or the first.
  ///
  /// Complexity: the square of the logarithm of `count`.
  public func index(at position: Double) -> Int {
    var (low, high) = (0, max(count - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The lines that a stretch from `start` to `end` touches.
  public func indices(from start: Double, to end: Double) -> Range<Int> {
    guard count > 0, end > start else { return 0..<0 }
    let first = index(at: start)
    return first..<max(index(at: end) + 1, first)
  }
}
