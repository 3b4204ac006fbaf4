/// The amounts, none of them negative, by which columns add up to targets, so that errors count as
/// shares of the rows' scales, and few rows that are far off do not draw the others along.
///
/// Rows are weighted by 1 ÷ scale, then anew by 1 ÷ √max(r ÷ s, 1), where r is how far a row is off as
/// a share of its scale and s the median of these: iteratively reweighted least squares, as
/// P. W. Holland and R. E. Welsch describe them, *Robust regression using iteratively reweighted
/// least-squares*, 1977, with Huber's weights softened by a root.
public struct RobustFit: Equatable, Sendable {
  /// The amount of each column.
  public let amounts: [Double]

  /// The times that rows are weighted anew.
  private static let rounds = 10
  /// What a row may be off by and keep its weight, however well the others fit.
  private static let leastScale = 0.02

  /// Fits columns.
  ///
  /// Complexity: that of ``NonNegativeLeastSquares``, ten times.
  ///
  /// - Parameters:
  ///   - rows: the numbers of each row, all rows as long as the first.
  ///   - targets: what each row is to add up to.
  ///   - scales: what the error of each row is a share of, more than 0.
  /// - Throws: what ``NonNegativeLeastSquares`` throws.
  public init(
    _ rows: [[Double]], targets: [Double], scales: [Double]
  ) throws(StatisticsError) {
    precondition(scales.allSatisfy { $0 > 0 }, "Scales are more than 0.")
    precondition(scales.count == targets.count, "Every target has a scale.")
    var weights = scales.map { 1 / $0 }
    var found = try Self.solve(rows, targets, weights)
    for _ in 0..<Self.rounds {
      let errors = rows.indices.map { row in
        abs(Self.sum(rows[row], found) - targets[row]) / scales[row]
      }
      let scale = max(errors.sorted()[errors.count / 2], Self.leastScale)
      weights = zip(scales, errors).map { own, error in
        1 / (own * max(error / scale, 1).squareRoot())
      }
      found = try Self.solve(rows, targets, weights)
    }
    amounts = found
  }

  /// What a row adds up to.
  public func value(of row: [Double]) -> Double { Self.sum(row, amounts) }

  private static func sum(_ row: [Double], _ amounts: [Double]) -> Double {
    zip(row, amounts).reduce(0) { $0 + $1.0 * $1.1 }
  }

  private static func solve(
    _ rows: [[Double]], _ targets: [Double], _ weights: [Double]
  ) throws(StatisticsError) -> [Double] {
    try NonNegativeLeastSquares(
      zip(rows, weights).map { row, weight in row.map { $0 * weight } },
      targets: zip(targets, weights).map { $0 * $1 }
    ).amounts
  }
}
