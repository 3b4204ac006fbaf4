import MeniscusStatistics
import TestSupport
import Testing

/// Values of NumPy 2.2.0 and SciPy 1.16.3.
@Suite("SciPy's values", .enabled(if: Conformance.isPresent))
struct SciPyTests {
  @Test("Outliers by Tukey's fences, and the geometric mean")
  func descriptive() throws {
    for values in try PerformanceFixture("descriptive").list("cases") {
      let name = try values.text("name")
      let sample = try #require(SampleStatistics(try values.numbers("values")))
      let (tukey, found) = (try values.object("tukey"), sample.outliers)
      let fences = TukeyFences(of: sample)
      try expectNear(fences.firstQuartile, tukey.number("q1"), name)
      try expectNear(fences.thirdQuartile, tukey.number("q3"), name)
      for (key, place) in [
        ("low_severe", TukeyFences.Place.lowSevere), ("low_mild", .lowMild),
        ("high_mild", .highMild), ("high_severe", .highSevere),
      ] {
        try expectEqual(found[place, default: 0], tukey.integer(key), "\(name) \(key)")
      }
      try expectNear(sample.populationDeviation, values.number("sd_ddof0"), name)
      if let mean = sample.geometricMean { try expectNear(mean, values.number("geomean"), name) }
    }
  }

  @Test("Tails and quantiles")
  func distributions() throws {
    let fixture = try PerformanceFixture("special_functions")
    func expectTail(_ found: Double, _ expected: Double, _ what: String) {
      let isNear = abs(found - expected) <= max(1e-8 * abs(expected), 1e-300)
      #expect(isNear, "\(what): \(found), not \(expected)")
    }
    for row in try fixture.list("t_sf") {
      let distribution = StudentDistribution(freedom: try row.number("df"))
      try expectTail(distribution.upperTail(row.number("t")), row.number("sf"), "\(row.json)")
    }
    // The median is 0; the file's are off by rounding.
    for row in try fixture.list("t_ppf") where row.json["p"] as? Double != 0.5 {
      let distribution = StudentDistribution(freedom: try row.number("df"))
      try expectTail(distribution.quantile(row.number("p")), row.number("x"), "\(row.json)")
    }
    for row in try fixture.list("norm_cdf") {
      try expectTail(
        NormalDistribution.lowerTail(row.number("x")), row.number("cdf"), "\(row.json)")
    }
    for row in try fixture.list("norm_ppf") {
      try expectTail(NormalDistribution.quantile(row.number("p")), row.number("x"), "\(row.json)")
    }
    for row in try fixture.list("betainc") {
      try expectTail(
        SpecialFunctions.regularizedBeta(row.number("a"), row.number("b"), row.number("x")),
        row.number("I"), "\(row.json)")
    }
    for row in try fixture.list("binom_two_sided") {
      try expectTail(
        SignTest.p(positive: row.integer("k"), of: row.integer("n")), row.number("p"),
        "\(row.json)")
    }
  }

  @Test("Student's and Welch's t")
  func tTests() throws {
    for values in try PerformanceFixture("ttest").list("cases") {
      let (a, b) = (try values.numbers("a"), try values.numbers("b"))
      let name = try values.text("name")
      func expect(_ found: TTest, _ key: String) throws {
        let expected = try values.object(key)
        try expectNear(found.t, expected.number("t"), "\(name) \(key) t")
        try expectNear(found.p, expected.number("p"), relative: 1e-8, "\(name) \(key) p")
        if expected.json["df"] != nil {
          try expectNear(found.freedom, expected.number("df"), "\(name) \(key) df")
        }
      }
      try expect(TTest.student(a, b), "student_pooled")
      try expect(TTest.welch(a, b), "welch")
      let (one, other) = (try #require(SampleStatistics(a)), try #require(SampleStatistics(b)))
      func moments(_ sample: SampleStatistics) -> TTest.Moments {
        .init(
          mean: sample.mean, variance: sample.populationDeviation * sample.populationDeviation,
          count: sample.count)
      }
      try expect(TTest.student(moments(one), moments(other)), "otava_style_ddof0_pooled")
    }
  }

  @Test("Mann and Whitney's U")
  func mannWhitney() throws {
    for values in try PerformanceFixture("mannwhitney").list("cases") {
      let (a, b) = (try values.numbers("a"), try values.numbers("b"))
      let name = try values.text("name")
      let test = try MannWhitney(a, b)
      for row in try values.list("results") {
        try expectEqual(test.u, row.number("U1"), "\(name)")
        let alternative = try #require(Alternative(rawValue: row.text("alternative")))
        let method = RankMethod(rawValue: try row.text("method"))
        let isContinuous = try #require(row.json["continuity"] as? Bool)
        try expectNear(
          test.p(alternative, method: method, isContinuous: isContinuous), row.number("p"),
          "\(name) \(row.json)")
      }
      try expectNear(test.superiority, values.number("prob_superiority_a_gt_b"), name)
      let shift = try #require(SampleStatistics.shift(from: a, to: b))
      try expectNear(shift, values.number("hodges_lehmann_b_minus_a"), name)
    }
  }

  @Test("Ratios of pairs: signed ranks, intervals, signs")
  func pairs() throws {
    for values in try PerformanceFixture("paired").list("cases") {
      let name = try values.text("name")
      let ratio = try PairedRatio(of: values.numbers("b"), to: values.numbers("a"))
      try expectNear(ratio.median, values.number("median_ratio"), name)
      try expectNear(ratio.geometricMean, values.number("geomean_ratio"), name)
      try expectNear(ratio.estimate, values.number("hodges_lehmann_ratio"), name)
      for row in try values.list("wilcoxon_log_ratio") {
        let alternative = try #require(Alternative(rawValue: row.text("alternative")))
        let method = try #require(RankMethod(rawValue: row.text("method")))
        try expectNear(
          ratio.p(alternative, method: method), row.number("p"), "\(name) \(row.json)")
      }
      let signs = try values.integer("positive_pairs")
      expectEqual(ratio.logarithms.count { $0 > 0 }, signs)
      try expectNear(
        SignTest.p(positive: signs, of: ratio.logarithms.count),
        values.number("sign_test_two_sided_p"), name)
      let normal = try #require(ratio.normalInterval())
      let bounds = try values.object("paired_t_log_ratio").numbers("ratio_ci95")
      expectNear(normal.low, bounds[0], name)
      expectNear(normal.high, bounds[1], name)
      let walsh = try values.object("walsh_ci95")
      let averages = try WalshAverages(of: ratio.logarithms)
      try expectEqual(averages.interval()?.rank ?? 0, walsh.integer("k"), "\(name)")
      if let interval = ratio.interval() {
        try expectNear(interval.low, walsh.number("lo"), name)
        try expectNear(interval.high, walsh.number("hi"), name)
        try expectNear(interval.confidence, walsh.number("conf"), name)
      }
      // Both are of 10,000 draws: a quantile of 2.5 % is off by 2 √(0.025 · 0.975 ÷ 10,000) each.
      let drawn = try values.numbers("bootstrap_median_ratio_pct95")
      let inner = try #require(ratio.resampledInterval(confidence: 0.95 - 4 * 0.0031))
      let outer = try #require(ratio.resampledInterval(confidence: 0.95 + 4 * 0.0031))
      for (low, high, value) in [
        (outer.low, inner.low, drawn[0]), (inner.high, outer.high, drawn[1]),
      ] {
        #expect((low - 1e-12...high + 1e-12).contains(value), "\(name) \(drawn)")
      }
    }
  }

  @Test("All resamples of few values")
  func bootstrap() throws {
    for values in try PerformanceFixture("bootstrap_exact").list("cases") {
      let name = try values.text("name")
      let isMean = try values.text("stat") == "mean"
      let bootstrap = try Bootstrap(of: values.numbers("values")) {
        isMean ? $0.mean : $0.median
      }
      try expectEqual(bootstrap.resamples.count, values.integer("resamples"))
      try expectNear(bootstrap.error, values.number("bootstrap_se"), name)
      for (confidence, bounds) in try values.object("pct_ci").json {
        let interval = bootstrap.interval(confidence: try #require(Double(confidence)))
        let bounds = try #require(bounds as? [Double])
        expectNear(interval.low, bounds[0], "\(name) \(confidence)")
        expectNear(interval.high, bounds[1], "\(name) \(confidence)")
      }
    }
  }

  @Test("rustc-perf's fence")
  func fence() throws {
    for values in try PerformanceFixture("rustc_iqr_fence").list("cases") {
      let name = try values.text("name")
      let fence = ChangeFence(after: try values.numbers("last_30"))
      try expectNear(fence.firstQuartile ?? .nan, values.number("q1"), name)
      try expectNear(fence.thirdQuartile ?? .nan, values.number("q3"), name)
      try expectNear(fence.threshold, values.number("threshold"), name)
      for row in try values.list("examples") {
        let isSignificant = try #require(row.json["significant"] as? Bool)
        try expectEqual(
          fence.isSignificant(from: row.number("a"), to: row.number("b")), isSignificant,
          "\(name) \(row.json)")
      }
    }
  }
}
