/// The amounts, none of them negative, by which columns add up to a target as nearly as they can.
///
/// It finds x ≥ 0 with the least Σ (Σⱼ aᵢⱼ xⱼ − bᵢ)², by the method of active sets: C. L. Lawson and
/// R. J. Hanson, *Solving Least Squares Problems*, 1974, chapter 23. Columns may depend on each other;
/// then one of several solutions is found, always the same.
public struct NonNegativeLeastSquares: Equatable, Sendable {
  /// The amount of each column.
  public let amounts: [Double]
  /// The root of the sum of the squares of what is left over.
  public let residual: Double

  /// Solves a system.
  ///
  /// Complexity: O(m n³) for m rows and n columns.
  ///
  /// - Parameters:
  ///   - rows: the numbers of each row, all rows as long as the first.
  ///   - targets: what each row is to add up to.
  /// - Throws: ``StatisticsError/tooFew(count:least:)`` where there is no row,
  ///   ``StatisticsError/unequalCounts(_:_:)`` where rows and targets do not fit together, and
  ///   ``StatisticsError/unusable(index:)`` where a row has a number that is not finite.
  public init(_ rows: [[Double]], targets: [Double]) throws(StatisticsError) {
    try targets.require(1)
    guard rows.count == targets.count else {
      throw .unequalCounts(rows.count, targets.count)
    }
    let count = rows[0].count
    for (index, row) in rows.enumerated() {
      guard row.count == count else { throw .unequalCounts(count, row.count) }
      guard row.allSatisfy(\.isFinite) else { throw .unusable(index: index) }
    }
    var search = ActiveSetSearch(rows, targets)
    search.run()
    amounts = search.amounts
    residual = search.residual(of: search.amounts).reduce(0) { $0 + $1 * $1 }.squareRoot()
  }
}

/// The search for the columns whose amounts are more than 0.
private struct ActiveSetSearch {
  private let columns: [[Double]]
  private let targets: [Double]
  /// What each column is multiplied by, so that all are alike.
  private let scales: [Double]
  private var scaled: [Double]
  private var isFree: [Bool]

  init(_ rows: [[Double]], _ targets: [Double]) {
    self.targets = targets
    let count = rows.first?.count ?? 0
    let raw = (0..<count).map { column in rows.map { $0[column] } }
    scales = raw.map { column in
      let length = column.reduce(0) { $0 + $1 * $1 }.squareRoot()
      return length > 0 && length.isFinite ? 1 / length : 0
    }
    columns = zip(raw, scales).map { column, scale in column.map { $0 * scale } }
    scaled = [Double](repeating: 0, count: count)
    isFree = [Bool](repeating: false, count: count)
  }

  /// The amounts of the columns as they were given.
  var amounts: [Double] { zip(scaled, scales).map { $0 * $1 } }

  /// What amounts of the columns as they were given leave over.
  func residual(of amounts: [Double]) -> [Double] {
    left(over: zip(amounts, scales).map { $1 > 0 ? $0 / $1 : 0 })
  }

  private func left(over scaled: [Double]) -> [Double] {
    var rest = targets
    for (column, amount) in zip(columns, scaled) where amount != 0 {
      for row in rest.indices { rest[row] -= column[row] * amount }
    }
    return rest
  }

  mutating func run() {
    let size = targets.reduce(0) { max($0, abs($1)) }
    let tolerance = size * 1e-12 * Double(max(targets.count, 1))
    // A column that helped nothing is not tried again until another one has.
    var refused: Set<Int> = []
    for _ in 0..<(10 * max(columns.count, 1)) {
      let rest = left(over: scaled)
      let candidates = columns.indices.filter { !isFree[$0] && !refused.contains($0) }
      let slopes = candidates.map { (column: $0, slope: dot(columns[$0], rest)) }
      guard let best = slopes.max(by: { $0.slope < $1.slope }), best.slope > tolerance else {
        return
      }
      isFree[best.column] = true
      if !descend(freeing: best.column) {
        isFree[best.column] = false
        refused.insert(best.column)
      } else {
        refused.removeAll()
      }
    }
  }

  /// Goes to the best amounts of the free columns, giving up those that would become negative;
  /// whether the column that was freed last takes part.
  private mutating func descend(freeing column: Int) -> Bool {
    let before = (scaled, isFree)
    var isFirst = true
    while true {
      let free = columns.indices.filter { isFree[$0] }
      guard let solution = leastSquares(free) else {
        (scaled, isFree) = before
        return false
      }
      if isFirst, let place = free.firstIndex(of: column), solution[place] <= 0 {
        (scaled, isFree) = before
        return false
      }
      isFirst = false
      if solution.allSatisfy({ $0 > 0 }) {
        for index in scaled.indices { scaled[index] = 0 }
        for (place, index) in free.enumerated() { scaled[index] = solution[place] }
        return true
      }
      var share = 1.0
      for (place, index) in free.enumerated() where solution[place] <= 0 {
        let way = scaled[index] - solution[place]
        share = way > 0 ? min(share, scaled[index] / way) : 0
      }
      for (place, index) in free.enumerated() {
        scaled[index] += share * (solution[place] - scaled[index])
        if solution[place] <= 0, scaled[index] <= 1e-15 * abs(solution[place]) + 1e-300 {
          scaled[index] = 0
          isFree[index] = false
        }
      }
    }
  }

  /// The amounts of some columns with the least squares, by Householder's reflections; nil where one
  /// of them depends on those before it.
  private func leastSquares(_ free: [Int]) -> [Double]? {
    guard free.count <= targets.count else { return nil }
    var matrix = free.map { columns[$0] }
    var right = targets
    for step in free.indices {
      let length = matrix[step][step...].reduce(0) { $0 + $1 * $1 }.squareRoot()
      guard length > 1e-10 else { return nil }
      let corner = matrix[step][step] > 0 ? -length : length
      var mirror = Array(matrix[step][step...])
      mirror[0] -= corner
      let square = dot(mirror, mirror)
      func reflect(_ column: inout [Double]) {
        var sum = 0.0
        for row in mirror.indices { sum += mirror[row] * column[step + row] }
        let factor = 2 * sum / square
        for row in mirror.indices { column[step + row] -= factor * mirror[row] }
      }
      for column in step..<free.count { reflect(&matrix[column]) }
      reflect(&right)
    }
    var solution = [Double](repeating: 0, count: free.count)
    for step in free.indices.reversed() {
      var sum = right[step]
      for column in (step + 1)..<max(free.count, step + 1) {
        sum -= matrix[column][step] * solution[column]
      }
      solution[step] = sum / matrix[step][step]
    }
    return solution
  }

  private func dot(_ left: [Double], _ right: [Double]) -> Double {
    zip(left, right).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
