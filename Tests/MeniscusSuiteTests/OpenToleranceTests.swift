import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusSuite
import MeniscusUI
import SuiteTestSupport
import TestSupport
import Testing

/// Two squares on white.
private struct Pair: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      Rectangle().fill(.red).frame(width: 6, height: 6)
      Rectangle().fill(.blue).frame(width: 6, height: 6).offset(x: 20, y: 20)
    }
  }
}

@Suite("Tolerances that cannot fail")
@MainActor
struct OpenToleranceTests {
  /// What is found of equal pictures under rules and the header's tolerance.
  private func report(
    _ rules: [ToleranceRule], _ tolerance: TraceTolerance = .exact,
    comparator: PictureComparator? = nil
  ) throws -> CaseExecution.Outcome {
    var sample = try SampleCase("size 32x32\nscale 1\ncheckpoint end", on: Pair())
    try sample.accept(Pair())
    sample.trace.header.tolerance = tolerance
    var execution = sample.execution(Pair())
    execution.rules = rules.map { PlacedRule($0, at: .line(4, of: "tolerances.json")) }
    execution.comparator = comparator
    return try execution.compare(
      reference: .init(hashLog: sample.reference(Pair()), threads: 2), baseline: sample.baseline,
      files: CaseFiles(in: sample.folder("report"), of: sample.name))
  }

  private nonisolated static func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> ToleranceRule.Area
  {
    .rectangle(Rect2D(x: x, y: y, width: width, height: height))
  }

  private nonisolated static func allow(
    _ pixels: ClosedRange<Int>, _ channel: ClosedRange<Int> = 0...255,
    in area: ToleranceRule.Area? = nil
  ) -> ToleranceRule {
    ToleranceRule(.allow(.init(pixels: pixels, channel: channel)), in: area)
  }

  private nonisolated static func flip(_ mean: Double, _ threshold: Double, _ area: Int)
    -> TraceTolerance
  {
    var profile = TraceTolerance.FlipProfile()
    (profile.mean, profile.threshold, profile.area) = (mean, threshold, area)
    return .flip(profile)
  }

  /// A rule that also excuses all stages.
  private nonisolated static var pictureless: ToleranceRule {
    var rule = ToleranceRule(.allow(.init()))
    rule.exactThrough = TraceTolerance.ExactStage.none
    return rule
  }

  @Test(
    "What allows every picture proves nothing, though the pictures are equal",
    arguments: [
      [ToleranceRule(.ignore, in: area(0, 0, 32, 32))],
      [ToleranceRule(.ignore, in: area(-5, -5, 900, 900))],
      [
        ToleranceRule(.ignore, in: area(0, 0, 20, 32)),
        ToleranceRule(.ignore, in: area(16, 0, 16, 20)),
        ToleranceRule(.ignore, in: area(20, 20, 12, 12)),
      ],
      [ToleranceRule(.ignore, in: area(0, 0, 32, 16)), allow(0...512)],
      [allow(0...1024)], [allow(0...1 << 25)], [allow(0...1 << 25, 0...255)], [pictureless],
      [allow(1...1 << 25)], [allow(0...1024, in: area(0, 0, 32, 32))],
      [ToleranceRule(.compare(flip(1, 1, 0)))], [ToleranceRule(.compare(flip(1, 0, 1 << 25)))],
      [ToleranceRule(.ignore, in: .view("Color"))],
    ])
  func open(rules: [ToleranceRule]) throws {
    let outcome = try report(rules)
    expectEqual(outcome.report.verdict, .desynchronised)
    expectEqual(outcome.report.exitCode, .unproven)
    #expect(!outcome.isAcceptable && outcome.report.changes.isEmpty)
    let sentence = outcome.report.sentences.first
    expectContains(
      sentence,
      "tap.jsonl: any picture of checkpoint end is within tolerance, so comparing proves nothing: ")
    expectContains(sentence, "(tolerances.json: line 4)")
    expectSuffix(sentence, "; narrow the tolerance, or remove it")
  }

  @Test("Bounds of a header that nothing exceeds prove nothing either")
  func header() throws {
    let found = try report([], Self.flip(1, 1, 0)).report
    expectEqual(found.exitCode, .unproven)
    expectContains(found.sentences.first, "the bounds in its header are never exceeded")
    // Who asks for bit for bit, or pins what counts, gets it.
    try expectEqual(report([], Self.flip(1, 1, 0), comparator: .exact).report.verdict, .same)
    let pin = ToleranceRule(.pin, in: Self.area(3, 3, 1, 1))
    try expectEqual(report([pin], Self.flip(1, 1, 0)).report.verdict, .same)
  }

  @Test(
    "What can fail is the same where pictures are equal, and a fault shows that it can",
    arguments: [
      [allow(0...20)], [allow(0...1 << 25, 0...4)], [ToleranceRule(.compare(.flip(.init())))],
      [ToleranceRule(.ignore, in: area(0, 0, 20, 20))],
    ])
  func closed(rules: [ToleranceRule]) throws {
    let found = try report(rules).report
    expectEqual(found.verdict, .same)
    #expect(found.words.remarks.isEmpty)
  }

  @Test("What no planted fault trips is noted, with how many it let pass")
  func untripped() throws {
    // A fault changes the blue square and what is around it, at most.
    let wide = try report([Self.allow(0...1023)]).report
    expectEqual(wide.verdict, .same)
    expectContains(wide.words.remarks.first, "tolerances.json: line 4: this rule lets all of ")
    expectContains(wide.words.remarks.first, " planted faults pass; narrow it")
    let elsewhere = try report([Self.allow(0...1, in: Self.area(10, 0, 4, 4))]).report
    expectContains(elsewhere.words.remarks.first, "is about pixels that no planted fault changes")
    let header = try report([], Self.flip(1, 0, 900)).report
    expectContains(header.words.remarks.first, "the trace's own tolerance lets all of ")
  }
}
