import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusReplay
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

@Suite("Comparing a replay under rules")
@MainActor
struct ToleranceRuleTests {
  /// A replay of the board: what rules say of it does not depend on who made it.
  private static let replay = Result {
    try SampleCase().execution(Board()).play(ReplayOptions(requirements: [])).record
  }

  private let sample: SampleCase
  private let picture: [UInt8]
  private let hashLog: FrameHashLog

  init() throws {
    sample = try SampleCase()
    try sample.accept(Board())
    picture = try FileSystem.read(sample.baseline.appendingPath("end.png"))
    hashLog = try FrameHashLog(
      json: FileSystem.read(sample.baseline.appendingPath(BaselineFiles.hashLog)))
  }

  /// Compares the board under rules with an accepted picture `end` that differs as said.
  private func compare(
    _ rules: [ToleranceRule], comparator: PictureComparator? = nil,
    _ change: (inout Bitmap) -> Void
  ) throws -> TraceReport {
    try FileSystem.write(picture, to: sample.baseline.appendingPath("end.png"))
    try sample.repaint("end", change)
    var accepted = hashLog
    let frame = try #require(hashLog.checkpoints.first { $0.name == "end" }).frame
    if try FileSystem.read(sample.baseline.appendingPath("end.png")) != picture {
      accepted.frames[frame].hashes[.pixels] ^= 1
    }
    try FileSystem.write(
      accepted.json.utf8, to: sample.baseline.appendingPath(BaselineFiles.hashLog))
    try sample.listFiles()
    var execution = sample.execution(Board())
    execution.comparator = comparator
    execution.rules = rules.map { PlacedRule($0, at: .line(7, of: "tolerances.json")) }
    return try execution.judge(
      Self.replay.get(), reference: .init(hashLog: hashLog, threads: 2),
      baseline: .init(in: sample.baseline),
      files: CaseFiles(in: sample.folder("report"), of: sample.name)
    ).report
  }

  /// Changes the green of pixels of a rectangle by a level.
  private static func shade(_ columns: Range<Int>, _ rows: Range<Int>, by level: UInt8 = 1)
    -> (inout Bitmap) -> Void
  {
    { bitmap in
      for y in rows { for x in columns { bitmap.samples[(y * bitmap.width + x) * 4 + 1] ^= level } }
    }
  }

  private func rule(
    _ pixels: ClosedRange<Int>, _ channel: ClosedRange<Int> = 0...255,
    in area: ToleranceRule.Area? = nil, checkpoint: String? = nil
  ) -> ToleranceRule {
    var rule = ToleranceRule(.allow(.init(pixels: pixels, channel: channel)), in: area)
    rule.checkpoint = checkpoint
    return rule
  }

  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> ToleranceRule.Area
  {
    .rectangle(Rect2D(x: x, y: y, width: width, height: height))
  }

  @Test("Bounds are inclusive, above and below, and say what they allow")
  func bounds() throws {
    // Twelve pixels differ by one level.
    let change = Self.shade(0..<4, 0..<3)
    let exact = try compare([rule(12...12, 1...1, checkpoint: "end")], change)
    expectEqual(exact.verdict, .withinTolerance)
    #expect(
      exact.words.tolerated.contains {
        $0.contains(
          "12 px by at most 1 of 255, 12 px and 1 of 255 allowed (tolerances.json: line 7)")
      })
    expectContains(
      exact.words.tolerance, "pictures at checkpoint end may differ in 12 px and 1 of 255")
    #expect(exact.changes.isEmpty)
    try expectEqual(compare([rule(0...11)], change).verdict, .different)
    try expectEqual(compare([rule(0...12, 0...0)], change).verdict, .different)
    let stale = try compare([rule(13...20, checkpoint: "end")], change)
    expectEqual(stale.verdict, .different)
    expectContains(stale.sentences.first, "less differs than the rule says")
  }

  @Test("Equal pictures break a bound that asks for differences")
  func staleAndEqual() throws {
    let report = try compare([rule(1...20, checkpoint: "start")], { _ in })
    expectEqual(report.checkpoints.map(\.verdict), [.different, .same])
    expectEqual(
      report.sentences,
      [
        "checkpoint start matches the baseline, but a rule expects differences: 0 px by at most 0 of "
          + "255, 1 to 20 px and any of 255 allowed (tolerances.json: line 7); less differs than the rule "
          + "says: tighten it"
      ])
    // There is nothing to accept: the rule is wrong.
    #expect(report.changes.isEmpty)
  }

  @Test("The last rule about whole pictures counts, and only at its checkpoints")
  func order() throws {
    let change = Self.shade(0..<4, 0..<3)
    try expectEqual(compare([rule(0...0), rule(0...12)], change).verdict, .withinTolerance)
    try expectEqual(compare([rule(0...12), rule(0...0)], change).verdict, .different)
    try expectEqual(compare([rule(0...12, checkpoint: "start")], change).verdict, .different)
    try expectEqual(compare([rule(0...12, checkpoint: "e*")], change).verdict, .withinTolerance)
    // Who asks for bit for bit gets it.
    try expectEqual(compare([rule(0...12)], comparator: .exact, change).verdict, .different)
  }

  @Test("What is ignored does not count, and all else does")
  func ignoring() throws {
    let mask = ToleranceRule(.ignore, in: rectangle(0, 0, 4, 2))
    let report = try compare([mask], Self.shade(0..<8, 0..<4, by: 255))
    expectEqual(report.verdict, .withinTolerance)
    #expect(report.words.tolerated.contains { $0.contains("32 px by at most 255 of 255, ignored") })
    try expectEqual(compare([mask], Self.shade(0..<9, 0..<4)).verdict, .different)
    try expectEqual(compare([mask], Self.shade(0..<8, 0..<5)).verdict, .different)
  }

  @Test("What is pinned counts, whatever else is allowed or ignored")
  func pinning() throws {
    let change = Self.shade(0..<4, 0..<3)
    let pin = ToleranceRule(.pin, in: rectangle(1, 1, 0.5, 0.5))
    let rules = [pin, rule(0...100), ToleranceRule(.ignore, in: rectangle(0, 0, 32, 32))]
    let report = try compare(rules, change)
    expectEqual(report.verdict, .different)
    expectContains(report.sentences.first, "where all must be exact")
    let elsewhere = ToleranceRule(.pin, in: rectangle(10, 10, 4, 4))
    try expectEqual(compare([elsewhere, rule(0...12)], change).verdict, .withinTolerance)
  }

  @Test("An area has bounds of its own; the rest keeps its own")
  func area() throws {
    let change: (inout Bitmap) -> Void = {
      Self.shade(0..<4, 0..<3, by: 64)(&$0)
      Self.shade(40..<42, 40..<41)(&$0)
    }
    let area = rule(0...12, in: rectangle(0, 0, 4, 4))
    try expectEqual(compare([area], change).verdict, .different)
    try expectEqual(compare([area, rule(0...2, 0...1)], change).verdict, .withinTolerance)
    try expectEqual(compare([area, rule(0...1, 0...1)], change).verdict, .different)
  }

  @Test(
    "A view is named by its name or a part of its path; one that nobody shows is noted"
  )
  func views() throws {
    // The button's rectangle is red: what differs there is the button's.
    let change: (inout Bitmap) -> Void = { bitmap in
      for index in stride(from: 0, to: bitmap.samples.count, by: 4)
      where bitmap.samples[index] > 200 && bitmap.samples[index + 1] < 90 {
        bitmap.samples[index + 2] ^= 32
      }
    }
    for name in ["Button", "VStack/Button", "Board/VStack/Button"] {
      let report = try compare([ToleranceRule(.ignore, in: .view(name))], change)
      expectEqual(report.verdict, .withinTolerance, "\(name)")
      #expect(report.issues.isEmpty)
    }
    let unknown = try compare([ToleranceRule(.ignore, in: .view("Buton"))], change)
    expectEqual(unknown.verdict, .different)
    #expect(
      unknown.words.remarks.contains { $0.contains("no checkpoint shows a view named `Buton`") })
  }

  @Test("A rule says through which stage frames have to be equal")
  func stages() throws {
    func verdict(_ stage: TraceTolerance.ExactStage?) throws -> TraceReport.Verdict {
      var rule = ToleranceRule(.allow(.init(pixels: 0...400)))
      rule.exactThrough = stage
      var sample = try SampleCase("checkpoint end", on: Shelf())
      sample.trace.header.rules = [rule]
      try sample.save()
      try sample.accept(Shelf())
      return try sample.compare(Shelf(other: .green)).report.verdict
    }
    try expectEqual(verdict(nil), .different)
    try expectEqual(verdict(.display), .different)
    try expectEqual(verdict(.layout), .withinTolerance)
  }

  @Test("A view that moved is masked where it was and where it is, and nothing else is")
  func moved() throws {
    let rules = [ToleranceRule(.ignore, in: .view("Mover"))]
    func verdict(_ moved: Shelf) throws -> CheckpointReport.Verdict? {
      var sample = try SampleCase("checkpoint end", on: Shelf())
      sample.trace.header.rules = rules
      try sample.save()
      try sample.accept(Shelf())
      return try sample.compare(moved).report.checkpoints.first?.verdict
    }
    try expectEqual(verdict(Shelf(x: 20)), .withinTolerance)
    try expectEqual(verdict(Shelf(x: 20, other: .green)), .different)
    try expectEqual(verdict(Shelf(hasMover: false)), .withinTolerance)
  }

  @Test("A rule may compare by looks, and a trace brings rules of its own")
  func looks() throws {
    let change = Self.shade(0..<6, 0..<6)
    let flip = ToleranceRule(.compare(.flip(.init())))
    let report = try compare([flip], change)
    expectEqual(report.verdict, .withinTolerance)
    #expect(report.checkpoints[1].comparison != nil)
    var sample = try SampleCase()
    sample.trace.header.rules = [rule(0...3)]
    try sample.save()
    try sample.accept(Board())
    try expectContains(sample.compare(Board()).report.words.tolerance, "tap.jsonl: rule 1")
  }
}

/// Something that lies somewhere, above something else.
private struct Shelf: View {
  var x: CGFloat = 0
  var other = Color.blue
  var hasMover = true

  struct Mover: View {
    var body: some View { Rectangle().fill(.red).frame(width: 6, height: 6) }
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      Rectangle().fill(other).frame(width: 8, height: 4).offset(x: 10, y: 20)
      if hasMover { Mover().offset(x: x, y: 2) }
    }
  }
}
