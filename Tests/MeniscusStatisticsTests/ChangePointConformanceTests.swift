import MeniscusStatistics
import TestSupport
import Testing

/// Changes that others find in the same series.
@Suite("Others' change points", .enabled(if: Conformance.isPresent))
struct ChangePointConformanceTests {
  /// The series of the files, by name.
  private static func series() throws -> [String: [Double]] {
    Dictionary(
      uniqueKeysWithValues: try PerformanceFixture("changepoint_otava").list("cases").map {
        (try $0.text("name"), try $0.numbers("values"))
      })
  }

  @Test("Apache Otava 0.8.0: places, levels, deviations and probabilities")
  func otava() throws {
    var count = 0
    for values in try PerformanceFixture("changepoint_otava").list("cases") {
      let (name, series) = (try values.text("name"), try values.numbers("values"))
      for run in try values.list("runs") {
        let expected = try run.list("change_points")
        let found = ChangePoints.edivisive(
          series, window: try run.integer("window_len"), p: try run.number("max_pvalue"),
          magnitude: try run.number("min_magnitude"))
        try expectEqual(
          found.map(\.index), expected.map { try $0.integer("index") }, "\(name) \(run.json)")
        for (change, row) in zip(found, expected) {
          count += 1
          try expectNear(change.p, row.number("pvalue"), relative: 1e-8, name)
          try expectNear(change.before, row.number("mean_before"), name)
          try expectNear(change.after, row.number("mean_after"), name)
          try expectNear(change.deviationBefore, row.number("std_before_ddof0"), name)
          try expectNear(change.deviationAfter, row.number("std_after_ddof0"), name)
          try expectNear(change.magnitude, row.number("magnitude"), name)
        }
      }
    }
    #expect(count > 60)
  }

  @Test("E-divisive's quality of splits")
  func qualities() throws {
    let fixture = try PerformanceFixture("edivisive_qhat")
    let small = try #require(fixture.json["small"] as? [String: Any])
    let rows = try #require(small["Q"] as? [[Double]])
    let columns = EnergySplit.qualities(of: try #require(small["values"] as? [Double]))
    for (j, column) in columns.enumerated() {
      for (i, quality) in column.enumerated() { expectNear(quality, rows[i][j]) }
    }
    let series = try Self.series()
    var count = 0
    for row in try fixture.list("candidates") {
      guard let values = series[try row.text("series")] else { continue }
      count += 1
      let split = EnergySplit(
        of: values, in: try row.integer("start")..<(try row.integer("end")))
      try expectEqual(split.index, row.integer("index"), "\(row.json)")
      try expectNear(split.quality, row.number("qhat"), "\(row.json)")
    }
    #expect(count > 5)
  }

  @Test("Perfherder's two windows")
  func perfherder() throws {
    let series = try Self.series()
    var count = 0
    for values in try PerformanceFixture("changepoint_perfherder").list("cases") {
      let name = try values.text("name")
      guard let numbers = series[name] else { continue }
      count += 1
      let found = ChangePoints.twoWindows(numbers)
      let expected = try #require(values.json["change_indices"] as? [Int])
      expectEqual(found.map(\.index), expected, "\(name)")
      let t = try values.object("t")
      for change in found {
        try expectNear(change.t, t.number(String(change.index)), relative: 1e-8, name)
      }
    }
    #expect(count > 8)
  }
}
