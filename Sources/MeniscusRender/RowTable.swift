/// The rows of several things, one thing after the other, so that they are worked out together.
struct RowTable: Sendable {
  /// The first row of each thing, and the number of all.
  private let firsts: [Int]

  /// Makes a table of things with so many rows each.
  init(_ counts: [Int]) {
    var (firsts, sum) = ([0], 0)
    firsts.reserveCapacity(counts.count + 1)
    for count in counts {
      sum += count
      firsts.append(sum)
    }
    self.firsts = firsts
  }

  /// The number of all rows.
  var count: Int { firsts[firsts.count - 1] }

  /// Calls `body` with the things and rows of a run of rows, in order.
  @inline(__always)
  func forEach(in run: Range<Int>, _ body: (_ thing: Int, _ row: Int) -> Void) {
    for thing in 0..<firsts.count - 1 {
      let (first, end) = (firsts[thing], firsts[thing + 1])
      let lowest = max(run.lowerBound, first)
      for row in lowest..<max(min(run.upperBound, end), lowest) { body(thing, row - first) }
    }
  }
}
