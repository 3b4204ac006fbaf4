import MeniscusStatistics
import Testing

@Suite("Least squares without negative amounts")
struct FittingTests {
  private static let rows: [[Double]] = [
    [5, 5, 8, 4], [7, 0, 5, 3], [0, 6, 4, 0], [2, 8, 0, 8], [8, 0, 1, 8], [0, 1, 8, 6],
    [5, 1, 2, 6], [2, 9, 4, 9],
  ]

  @Test(
    "Amounts and residuals are those of scipy.optimize.nnls, SciPy 1.17.1",
    arguments: [
      (
        [30.5, 33.5, 1, 25, 49, 25, 35.5, 34],
        [3.119834012086601, 0, 0.7318813259257333, 2.7638365089626746], 5.522890314187088
      ),
      (
        [12.5, 31.5, -20, -3, 45, 22, 28.5, 0],
        [4.465200925731117, 0, 0, 0.09438249526614793], 36.389245572717876
      ),
    ])
  func sciPy(_ targets: [Double], _ amounts: [Double], _ residual: Double) throws {
    let found = try NonNegativeLeastSquares(Self.rows, targets: targets)
    for (one, other) in zip(found.amounts, amounts) { #expect(abs(one - other) < 1e-12) }
    #expect(abs(found.residual - residual) < 1e-11)
  }

  @Test("What is exactly a sum is found, whatever the scales; columns may depend on each other")
  func exact() throws {
    let scales = [1e-6, 1, 1e9, 40]
    let amounts = [2.5e6, 0, 3e-9, 0.25]
    let rows = Self.rows.map { zip($0, scales).map { $0 * $1 } }
    let targets = rows.map { zip($0, amounts).reduce(0) { $0 + $1.0 * $1.1 } }
    let found = try NonNegativeLeastSquares(rows, targets: targets)
    for (one, other) in zip(found.amounts, amounts) { #expect(abs(one - other) <= 1e-9 * other) }
    let twice = try NonNegativeLeastSquares(rows.map { $0 + $0 }, targets: targets)
    #expect(twice.residual < 1e-6)
    #expect(twice.amounts.allSatisfy { $0 >= 0 })
  }

  @Test("A column of nothing has no amount; a target below zero gives none")
  func nothing() throws {
    let one = try NonNegativeLeastSquares([[0, 1], [0, 2]], targets: [3, 6])
    #expect(one.amounts[0] == 0 && abs(one.amounts[1] - 3) < 1e-12)
    let none = try NonNegativeLeastSquares([[1], [2]], targets: [-3, -6])
    #expect(none.amounts == [0])
  }

  @Test("Too little, unequal and unusable numbers are refused")
  func refused() {
    #expect(throws: StatisticsError.tooFew(count: 0, least: 1)) {
      try NonNegativeLeastSquares([], targets: [])
    }
    #expect(throws: StatisticsError.unequalCounts(1, 2)) {
      try NonNegativeLeastSquares([[1]], targets: [1, 2])
    }
    #expect(throws: StatisticsError.unequalCounts(1, 2)) {
      try NonNegativeLeastSquares([[1], [1, 2]], targets: [1, 2])
    }
    #expect(throws: StatisticsError.unusable(index: 1)) {
      try NonNegativeLeastSquares([[1], [.nan]], targets: [1, 2])
    }
  }

  @Test("Two rows of ten that are off by four times hardly move a robust fit")
  func robust() throws {
    let rows = (1...10).map { [1, Double($0)] }
    var targets = rows.map { 100 + 10 * $0[1] }
    targets[2] *= 4
    targets[7] *= 4
    let fit = try RobustFit(rows, targets: targets, scales: targets)
    let plain = try NonNegativeLeastSquares(
      zip(rows, targets).map { row, target in row.map { $0 / target } },
      targets: targets.map { _ in 1 })
    func error(_ amounts: [Double]) -> Double {
      abs(amounts[0] + 5 * amounts[1] - 150) / 150
    }
    #expect(error(fit.amounts) < 0.05)
    #expect(error(plain.amounts) > 2 * error(fit.amounts))
    #expect(abs(fit.value(of: [1, 5]) - 150) < 7.5)
  }
}
