import MeniscusDisplay
import MeniscusFormats
import MeniscusMessages
import TestSupport
import Testing

@Suite("What the cases of a part say beside each other")
struct BenchmarkFigureTests {
  /// Rounds of one case, each of some frames that take so long.
  private static func result(
    _ name: String, _ rounds: [UInt64], frames: Int = 1, units: [BenchmarkUnit: Int] = [:]
  ) -> CaseBenchmark {
    var result = CaseBenchmark(BenchmarkPart.render.caseName(name), rate: nil)
    for time in rounds {
      var work = WorkCounters()
      work[.measurements] = 30
      var timing = ReplayTiming(
        [], others: [UInt64](repeating: time, count: frames),
        counters: [WorkCounters](repeating: work, count: frames), framesHash: 1, spans: 0,
        probeCost: 100)
      timing.units = units
      if result.actual?.add(timing) == nil { result.actual = .init(timing) }
    }
    return result
  }

  private static let results = [
    result("copy", [100, 110, 90, 100, 105, 95, 100, 100]),
    result(
      "four", [200, 220, 180, 200, 210, 190, 200, 200], frames: 4,
      units: [.shape: 50, .node: 8, .byte: 4_000]),
  ]

  private static func text(_ question: BenchmarkQuestion, of name: String = "four") -> String? {
    let name = BenchmarkPart.render.caseName(name)
    guard let figure = BenchmarkFigure(question, of: name, in: results) else { return nil }
    var summary = BenchmarkSummary([], isExact: false)
    summary.figures = [figure]
    summary.missing = [BenchmarkPart.diff.caseName("imagemagick")]
    let lines = Messages.lines(summary)
    expectEqual(lines[lines.count - 2], "not installed: imagemagick")
    return lines.first { $0.hasPrefix("  ") }
  }

  @Test("Ratios are of frames, with an interval over the rounds; units divide")
  func answers() {
    let cases: [(BenchmarkQuestion, String?)] = [
      (.ratio(to: "copy"), "  four: a frame takes 2.00 times (2.00 to 2.00) as long as copy"),
      (.time(for: .shape), "  four: 4.00 ns for each shape"),
      (.time(for: .shape, beyond: "copy"), "  four: 2.00 ns for each shape, beyond copy"),
      (.work(.measurements, for: .shape), "  four: 2.40 measurements for each shape"),
      (.share(.byte, for: .node), "  four: 500 bytes for each node"),
      (.target(0.0001), "  four: 0.0002 ms, over the target of 0.0001 ms"),
      (.target(1), "  four: 0.0002 ms, within the target of 1.00 ms"),
      // What was not measured has no answer.
      (.ratio(to: "nothing"), nil), (.time(for: .view), nil), (.share(.view, for: .node), nil),
      (.time(for: .shape, beyond: "nothing"), nil),
    ]
    for (question, expected) in cases { expectEqual(Self.text(question), expected) }
    expectEqual(Self.text(.target(1), of: "nothing"), nil)
  }

  @Test("The time of no phase counts to the frame, and of each the shortest stays")
  func others() throws {
    let side = try #require(Self.results[0].actual)
    expectEqual(side.timing.others, [90])
    expectEqual(side.sums, [100, 110, 90, 100, 105, 95, 100, 100])
    expectEqual(side.phases.map(\.phase), [nil])
    expectEqual(side.phases.map(\.rounds.median), [100])
    let summary = BenchmarkSummary(Self.results, isExact: false)
    // No display shows it.
    #expect(summary.cases.allSatisfy { $0.hitches.isEmpty })
    expectEqual(summary.exitCode, .accepted)
  }

  @Test("Both clocks are told, least and median, and how many copies could be made meanwhile")
  func clocks() throws {
    func result(_ name: String, _ times: [(wall: UInt64, processor: UInt64?)]) -> CaseBenchmark {
      var result = Self.result(name, [])
      for (wall, processor) in times {
        var timing = ReplayTiming(
          [], others: [wall], counters: [WorkCounters()], framesHash: 1, spans: 0, probeCost: 1)
        timing.clocks = FrameClocks(wall: wall, processor: processor)
        if result.actual?.add(timing) == nil { result.actual = .init(timing) }
      }
      return result
    }
    let results = [
      result("copy", [(1_000_000, 900_000), (1_100_000, 800_000), (1_200_000, 1_000_000)]),
      result("four", [(5_000_000, 9_000_000), (4_000_000, 8_000_000), (7_000_000, 8_800_000)]),
      result("other", [(2_000_000, nil)]),
    ]
    let summary = BenchmarkSummary(results, isExact: false)
    let lines = Messages.lines(summary).filter { $0.hasPrefix("  a frame: ") }
    func clock(_ least: UInt64, _ median: UInt64) -> String {
      "at least \(Format.duration(least)), median \(Format.duration(median))"
    }
    let (copy, four) = (clock(800_000, 900_000), clock(8_000_000, 8_800_000))
    expectEqual(
      lines,
      [
        "  a frame: processors \(copy); wall \(clock(1_000_000, 1_100_000)); 1.00 copies",
        "  a frame: processors \(four); wall \(clock(4_000_000, 5_000_000)); 10.0 copies",
        "  a frame: wall \(clock(2_000_000, 2_000_000)); 2.50 copies",
      ])
    let data = try JSONText.encoded(summary)
    expectContains(data, "\"copies\":10")
    let exact = Messages.lines(BenchmarkSummary(results, isExact: true))
    #expect(!exact.contains { $0.hasPrefix("  a frame: ") })
    // The times of all processes are kept, and survive the file that they come in.
    let timing = try #require(results[1].actual?.timing)
    let read = JSONText.decoded(ReplayTiming.self, from: Array(try JSONText.encoded(timing).utf8))
    expectEqual(read?.clocks?.wall, [5_000_000, 4_000_000, 7_000_000])
  }

  @Test("The history has a part's cases, and counters alone where nothing was timed")
  func history() throws {
    func entries(areTimed: Bool) -> [HistoryEntry] {
      HistoryEntry.entries(
        of: Self.results, hashes: [:], at: "2026-11-23T10:00:00Z", revision: nil, process: 1,
        areTimed: areTimed)
    }
    let timed = try #require(entries(areTimed: true).last)
    expectEqual(timed.name.identifier, "bench-render/four")
    expectEqual(timed.frame?.median, 180)
    #expect(timed.hitches.isEmpty)
    let exact = try #require(entries(areTimed: false).last)
    #expect(exact.frame == nil && exact.phases.isEmpty && exact.hitches.isEmpty)
    expectEqual(exact.counters[.measurements], 120)
    expectEqual(try HistoryEntry(line: Array(exact.line.utf8)), exact)
  }
}
