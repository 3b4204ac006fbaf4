/// Lengths of dashes and gaps in turn, repeated along a contour.
struct DashPattern {
  private let lengths: [Double]
  private let period: Double
  private let phase: Double

  /// Makes a pattern; nil where the lengths make none.
  init?(lengths: [Double], phase: Double) {
    let sum = lengths.reduce(0, +)
    guard sum > 0, sum.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    // An odd pattern twice is an even one.
    let isOdd = lengths.count % 2 == 1
    self.lengths = isOdd ? lengths + lengths : lengths
    period = isOdd ? 2 * sum : sum
    let turns = phase / period
    // A phase of more turns than a double counts has no place within one.
    guard turns.magnitude < 0x1p52 else {
      self.phase = 0
      return
    }
    let rest = phase - Double(Int64(turns)) * period
    self.phase = rest < 0 ? rest + period : rest
  }

  /// About how many dashes and gaps lie along a length.
  func count(upTo length: Double) -> Double {
    length / period * Double(lengths.count)
  }

  /// Visits the ends of each dash along a length, in order.
  func forEachDash(upTo length: Double, _ visit: (Double, Double) -> Void) {
    var index = 0
    var position = -phase
    while position < length {
      let end = position + lengths[index]
      if index % 2 == 0, end > 0, end > position { visit(max(position, 0), min(end, length)) }
      position = end
      index = index + 1 == lengths.count ? 0 : index + 1
    }
  }
}
