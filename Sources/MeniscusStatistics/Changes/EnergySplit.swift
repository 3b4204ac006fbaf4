/// Where a stretch of a series falls into two parts best, by the distances between values.
///
/// For s < τ < κ ≤ end, with n = τ − s and m = κ − τ,
///
///     Q = 2 ÷ (n + m) · Σ |x − y|
///       − 2m ÷ ((n + m)(n − 1)) · Σ |x − x′| − 2n ÷ ((n + m)(m − 1)) · Σ |y − y′|
///
/// over pairs across and within the parts (Matteson and James 2014, with power 1); sums within a part
/// of one value are zero. κ may come before the end, which is how plateaus are found. Sums are added in
/// the order of Apache Otava 0.8, so that ties fall as there.
package struct EnergySplit: Equatable, Sendable {
  /// The first value of the second part.
  package let index: Int
  /// Q of the split, the greatest there is.
  package let quality: Double

  /// The best split of a stretch of a window; of equal ones that with the least τ, then κ.
  ///
  /// - Precondition: the range lies in the window and has at least two values.
  ///
  /// Complexity: O(n²) time, O(n) memory.
  package init(of window: [Double], in range: Range<Int>) {
    precondition(range.count > 1, "One value cannot be split.")
    var search = Search(range.count - 1)
    window.withUnsafeBufferPointer { search.run($0, range) }
    self.init(index: range.lowerBound + search.row + 1, quality: search.best)
  }

  private init(index: Int, quality: Double) {
    self.index = index
    self.quality = quality
  }

  /// Q for each κ of a stretch (outer) and τ (inner), as Otava's matrix has it: row τ − 1, column κ − 2.
  package static func qualities(of values: [Double]) -> [[Double]] {
    var search = Search(values.count - 1)
    search.keeps = true
    values.withUnsafeBufferPointer { search.run($0, 0..<values.count) }
    return search.columns
  }

  /// The columns of the matrix one after the other.
  private struct Search {
    /// The row and the value of the best split so far.
    var (row, best) = (0, -Double.infinity)
    var keeps = false
    var columns: [[Double]] = []

    private let size: Int
    /// H[t] = Σ |x_t − x_u| over t < u ≤ j + 1, for the column j.
    private var across: [Double]
    /// The sum of V[0] … V[i], with V[i] = Σ |x_t − x_{i+1}| over t ≤ i.
    private var within: [Double]
    private var column: [Double]

    init(_ size: Int) {
      self.size = size
      across = [Double](repeating: 0, count: size)
      within = across
      column = across
    }

    mutating func run(_ window: UnsafeBufferPointer<Double>, _ range: Range<Int>) {
      let start = range.lowerBound
      var sum = 0.0
      for i in 0..<size {
        let value = window[start + 1 + i]
        // The sums are over the window, less what lies before the stretch.
        var (all, before) = (0.0, 0.0)
        for t in 0..<(start + 1 + i) { all += abs(window[t] - value) }
        for t in 0..<start { before += abs(window[t] - value) }
        sum += all - before
        within[i] = sum
      }
      for j in 0..<size {
        let value = window[start + 1 + j]
        for t in 0...j { across[t] += abs(window[start + t] - value) }
        fill(j)
        if keeps { columns.append(Array(column[0...j])) }
        for i in 0...j where column[i] > best || (column[i] == best && i < row) {
          (row, best) = (i, column[i])
        }
      }
    }

    /// Fills the column of κ = j + 2, counted from the start of the stretch.
    private mutating func fill(_ j: Int) {
      let all = Double(j + 2)
      var after = 0.0
      for i in stride(from: j, through: 0, by: -1) {
        let (n, m) = (Double(i + 1), Double(j + 1 - i))
        // Rows below the diagonal add nothing; the first that adds is the last row.
        column[i] = i == j ? 0 : 2 * n / (all * (m - 1)) * after
        after += across[i]
      }
      var through = 0.0
      for i in 0...j {
        through += across[i]
        let (n, m) = (Double(i + 1), Double(j + 1 - i))
        let own = i == 0 ? 0 : within[i - 1]
        let between = 2 / all * (through - own)
        let inner = i == 0 ? 0 : 2 * m / (all * (n - 1)) * own
        column[i] = between - inner - column[i]
      }
    }
  }
}
