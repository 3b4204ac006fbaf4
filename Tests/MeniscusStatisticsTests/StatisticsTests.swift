import MeniscusStatistics
import TestSupport
import Testing

@Suite("Statistics")
struct StatisticsTests {
  private let a = [1.1, 2.3, 3.7, 4.0, 5.9]
  private let b = [2.2, 3.1, 4.4, 6.0, 7.5, 9.25]
  private let differences = [0.3, -0.1, 0.7, 0.2, 0.5, -0.4, 1.1]

  @Test("A few values of SciPy 1.17, wherever the tests run")
  func sciPy() throws {
    let rows: [(what: String, found: Double, expected: Double)] = [
      ("Student", try TTest.student(a, b).p, 0.1902197098964455),
      ("Welch", try TTest.welch(a, b).p, 0.17647197268589587),
      ("U", try MannWhitney(a, b).p(), 0.24675324675324672),
      (
        "U by the normal distribution", try MannWhitney(a, b).p(method: .asymptotic),
        0.23533326650958586
      ),
      ("signed ranks", try SignedRank(differences).p(), 0.15625),
      (
        "signed ranks by the normal distribution",
        try SignedRank(differences).p(.greater, method: .asymptotic), 0.06409508717255392
      ),
      ("t, upper tail", StudentDistribution(freedom: 48).upperTail(5), 4.030832590735517e-6),
      ("t, quantile", StudentDistribution(freedom: 4).quantile(0.975), 2.7764451051977934),
      ("normal, lower tail", NormalDistribution.lowerTail(-3.5), 0.00023262907903552502),
      ("signs", SignTest.p(positive: 3, of: 15), 0.03515625),
    ]
    for row in rows { expectNear(row.found, row.expected, row.what) }
  }

  @Test("Holm's correction, by hand")
  func holm() {
    // 4 · 0.005, 3 · 0.01, 2 · 0.03, and 0.04 is not less than the one before.
    let corrected = Holm.corrected([0.01, 0.04, 0.03, 0.005])
    for (found, expected) in zip(corrected, [0.03, 0.06, 0.06, 0.02]) {
      expectNear(found, expected)
    }
    expectEqual(Holm.corrected([0.6, 0.9]), [1, 1])
    expectEqual(Holm.corrected([]), [])
  }

  @Test("Tests of swapped samples say the same, and of two sides the smaller doubled")
  func symmetry() throws {
    try expectNear(TTest.welch(a, b).t, -TTest.welch(b, a).t)
    let (one, other) = (try MannWhitney(a, b), try MannWhitney(b, a))
    for method in RankMethod.allCases {
      expectNear(one.p(.less, method: method), other.p(.greater, method: method))
      expectNear(one.p(method: method), 2 * one.p(.less, method: method))
    }
    let negated = try SignedRank(differences.map { -$0 })
    try expectNear(negated.p(.less), SignedRank(differences).p(.greater))
  }

  @Test("A seed decides the resamples; few values need none")
  func seeds() throws {
    let values = (0..<30).map { Double(($0 * 7) % 31) }
    func interval(_ values: [Double], seed: UInt64) throws -> ConfidenceInterval {
      try Bootstrap(of: values, count: 500, seed: seed, statistic: \.mean).interval()
    }
    try expectEqual(interval(values, seed: 1), interval(values, seed: 1))
    #expect(try interval(values, seed: 1) != interval(values, seed: 2))
    try expectEqual(interval(a, seed: 1), interval(a, seed: 2))
  }

  @Test("A ratio of pairs turns over with its sides")
  func ratio() throws {
    let before = [10.0, 12, 9, 11, 14, 10.5, 13]
    let after = before.map { $0 * 1.1 }
    let ratio = try PairedRatio(of: after, to: before)
    let interval = try #require(ratio.interval())
    for value in [ratio.estimate, ratio.median, interval.low, interval.high] {
      expectNear(value, 1.1)
    }
    // All on one side: two of 2⁷ ways.
    expectNear(ratio.p(method: .exact), 2.0 / 128)
    let back = try PairedRatio(of: before, to: after)
    expectNear(back.estimate, 1 / 1.1)
    expectEqual(try PairedRatio(of: [1, 2], to: [1, 3]).interval(), nil)
    expectEqual(try PairedRatio(of: [1], to: [1]).normalInterval(), nil)
  }

  /// Rounds of four times with noise of an exponential distribution, and the same 8 % longer.
  private static let rounds: (before: [[Double]], after: [[Double]]) = (
    [
      [108, 162, 207, 261], [102, 191, 200, 284], [107, 154, 206, 254], [111, 163, 223, 253],
      [138, 159, 204, 261], [101, 151, 215, 259], [126, 156, 206, 264], [106, 150, 204, 262],
      [108, 167, 200, 261], [103, 154, 237, 267],
    ],
    [
      [154, 183, 243, 272], [112, 165, 230, 285], [110, 167, 229, 271], [109, 172, 238, 302],
      [116, 178, 225, 281], [110, 192, 227, 281], [108, 175, 229, 283], [115, 178, 235, 278],
      [112, 182, 224, 279], [109, 165, 241, 279],
    ]
  )

  @Test("A ratio of quartiles is NumPy's, and its interval is that of many more resamples")
  func quartiles() throws {
    let (before, after) = Self.rounds
    let ratio = try QuartileRatio(of: after, to: before)
    // numpy.quantile(x, .25, axis=0, method="inverted_cdf").sum(), NumPy 2.4.6.
    expectNear(ratio.estimate, 1.0847222222222221)
    expectNear(try #require(ratio.estimate(of: 0..<5)), 1.074585635359116)
    // 200,000 resamples: 1.07163 to 1.10689. An end of a thousand is one value next to it or two.
    let interval = try #require(ratio.interval())
    #expect(abs(interval.low - 1.0716) < 0.003 && abs(interval.high - 1.1069) < 0.003)
    try expectEqual(QuartileRatio(of: after, to: before).interval(), interval)
    let back = try QuartileRatio(of: before, to: after)
    expectNear(back.estimate, 1 / ratio.estimate)
    // One round that takes nine times as long moves the order, not the level.
    var disturbed = after
    disturbed[0] = disturbed[0].map { $0 * 9 }
    let moved = try QuartileRatio(of: disturbed, to: before).estimate / ratio.estimate
    #expect(moved >= 1 && moved < 1.005)
    try expectEqual(
      QuartileRatio(of: Array(after.prefix(5)), to: Array(before.prefix(5))).interval(), nil)
    for (old, new, error) in [
      ([], [], StatisticsError.tooFew(count: 0, least: 1)),
      ([[1]], [], .unequalCounts(1, 0)), ([[1]], [[1, 2]], .unequalCounts(1, 2)),
      ([[1, 2]], [[1, -1]], .unusable(index: 1)), ([[0]], [[1]], .unusable(index: 0)),
    ] as [([[Double]], [[Double]], StatisticsError)] {
      #expect(throws: error) { try QuartileRatio(of: new, to: old) }
    }
  }

  @Test("What cannot be computed says why")
  func errors() {
    #expect(throws: StatisticsError.tooFew(count: 1, least: 2)) { try TTest.student([1], a) }
    #expect(throws: StatisticsError.unusable(index: 1)) { try MannWhitney([1, .nan], a) }
    #expect(throws: StatisticsError.tooFew(count: 0, least: 1)) { try SignedRank([]) }
    #expect(throws: StatisticsError.unequalCounts(1, 2)) { try PairedRatio(of: [1, 2], to: [1]) }
    #expect(throws: StatisticsError.unusable(index: 0)) { try PairedRatio(of: [1], to: [0]) }
    #expect(throws: StatisticsError.tooFew(count: 0, least: 1)) {
      try Bootstrap(of: [], statistic: \.mean)
    }
    expectEqual(try? SignedRank([0, 0]).p(), 1)
    expectEqual(SampleStatistics([0, 1])?.geometricMean, nil)
  }

  @Test("A fence of few or of constant values")
  func fence() {
    expectEqual(ChangeFence(after: [1, 2, 3]).threshold, 0.002)
    let constant = ChangeFence(after: [Double](repeating: 7, count: 40))
    #expect(constant.threshold == 0 && constant.isSignificant(from: 7, to: 7.001))
    #expect(constant.isSignificant(from: 0, to: 1) && !constant.isSignificant(from: 0, to: 0))
  }
}
