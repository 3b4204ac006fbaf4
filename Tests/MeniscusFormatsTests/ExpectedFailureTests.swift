import MeniscusFormats
import MeniscusMessages
import TestSupport
import Testing

@Suite("Expected failures")
struct ExpectedFailureTests {
  /// What a file with an expectation, or a list of them, comes to.
  private func file(_ expectations: String) throws(SuiteError) -> ToleranceFile {
    let text = #"{"meniscus":"tolerances","version":1,"expectedFailures":[\#(expectations)]}"#
    return try ToleranceFile(bytes: Array(text.utf8), of: "t.json")
  }

  private func problem(_ expectation: String) -> String? {
    do throws(SuiteError) {
      _ = try file(expectation)
      return nil
    } catch {
      return Messages(command: "meniscus").sentence(for: error)
    }
  }

  @Test("They are chosen by scene, trace and variant; of several the last counts")
  func choice() throws {
    let file = try file(
      #"""
      {"scene":"glass/*","issue":"a","until":"2026-12-31"},
      {"scene":"glass/hello","trace":"tap","variant":"","issue":"b","until":"2026-12-31"},
      {"scene":"glas","issue":"c","until":"2026-12-31"}
      """#)
    let names = ["glass/hello/tap", "glass/hello/tap@dark", "lamp/tap"].compactMap {
      CaseName(identifier: $0)
    }
    expectEqual(names.map { file.expectedFailure(of: $0)?.issue }, ["b", "a", nil])
    expectEqual(file.unusedExpectations(among: names).map(\.issue), ["c"])
    expectEqual(file.expectedFailures.map(\.place), [1, 2, 3].map { .line($0, of: "t.json") })
    #expect(file.rules.isEmpty)
  }

  @Test(
    "One without an issue or a day, and one that could never be right, is refused",
    arguments: [
      (#"{"scene":"a","until":"2026-12-31"}"#, "the key `issue` is missing"),
      (#"{"scene":"a","issue":"b"}"#, "the key `until` is missing"),
      (#"{"issue":"b","until":"2026-12-31"}"#, "the key `scene` is missing"),
      (#"{"scene":"a","issue":"","until":"2026-12-31"}"#, "expected at least one character"),
      (#"{"scene":"a","issue":"b","until":"2026-02-29"}"#, "expected a day such as `2026-12-31`"),
      (#"{"scene":"a","issue":"b","until":"2026-12-31T00:00:00Z"}"#, "expected a day such as"),
      (#"{"scene":"a","issue":"b","until":"soon"}"#, "expected a day such as"),
      (
        #"{"scene":"a","issue":"b","until":"2026-12-31","verdict":"same"}"#,
        "`expectedFailures[0].verdict` cannot be `same`; expected one of different, notDeterministic"
      ),
      (
        #"{"scene":"a","issue":"b","until":"2026-12-31","verdict":"missingBaseline"}"#,
        "cannot be `missingBaseline`"
      ),
    ])
  func refused(expectation: String, part: String) {
    expectContains(problem(expectation), part)
  }

  @Test("A finding of another kind behind the expected one is not passed")
  func others() throws {
    var report = TraceReport(scene: "a", name: "b", file: "a/b.jsonl")
    report.conclude([
      CaseFinding(.different, .nothingAccepted), CaseFinding(.damagedBaseline, .nothingAccepted),
    ])
    var failure = ExpectedFailure(
      scene: "a", issue: "#41", until: try #require(CalendarDay("2026-12-31")),
      at: .line(9, of: "t.json"))
    for verdict in [TraceReport.Verdict.different, .damagedBaseline] {
      failure.verdict = verdict
      var judged = report
      judged.expect(failure, today: try #require(CalendarDay("2026-12-01")))
      expectEqual(judged.verdict, report.verdict)
      #expect(judged.exitCode != .accepted && judged.mayBeAccepted)
      expectEqual(judged.findings.last?.kind, .failsOtherwise(failure))
    }
  }

  @Test("Days are read and ordered, leap years among them")
  func days() throws {
    let days = ["2024-02-29", "2026-01-31", "2026-11-30", "2027-01-01"].map { CalendarDay($0) }
    #expect(!days.contains(nil) && days.compactMap { $0 }.sorted() == days.compactMap { $0 })
    expectEqual(CalendarDay("2026-11-20T09:30:00Z")?.text, "2026-11-20")
    for text in [
      "", "2026-13-01", "2026-00-10", "2026-04-31", "2100-02-29", "20261201", "2026-1-01",
    ] {
      expectEqual(CalendarDay(text), nil, "\(text)")
    }
  }

  @Test(
    "What is found against what is expected, before and after the day",
    arguments: [
      // Found, expected, day, what comes of it.
      ("different", "different", "2026-12-31", "expectedFailure", 0),
      ("different", "different", "2027-01-01", "different", 1),
      ("different", "trapped", "2026-12-01", "different", 1),
      ("trapped", "trapped", "2026-12-01", "expectedFailure", 0),
      ("trapped", "different", "2026-12-01", "trapped", 2),
      ("missingBaseline", "different", "2026-12-01", "missingBaseline", 4),
      ("unreadable", "different", "2026-12-01", "unreadable", 5),
      ("interrupted", "different", "2026-12-01", "interrupted", 130),
      ("same", "different", "2026-12-01", "unexpectedPass", 1),
      ("withinTolerance", "different", "2026-12-01", "unexpectedPass", 1),
      ("same", "different", "2027-01-01", "unexpectedPass", 1),
    ] as [(String, String, String, String, Int32)])
  func outcomes(
    found: String, expected: String, day: String, verdict: String, code: Int32
  ) throws {
    let found = try #require(TraceReport.Verdict(rawValue: found))
    var report = TraceReport(
      scene: "a", name: "b", file: "a/b.jsonl", verdict: found, exitCode: found.exitCode)
    if !found.isAccepted { report.findings = [CaseFinding(found, .nothingAccepted)] }
    report.changes = [BaselineChange(checkpoint: "end", kind: .different)]
    var failure = ExpectedFailure(
      scene: "a", issue: "#41", until: try #require(CalendarDay("2026-12-31")),
      at: .line(9, of: "t.json"))
    failure.verdict = try #require(TraceReport.Verdict(rawValue: expected))
    report.expect(failure, today: try #require(CalendarDay(day)))
    expectEqual(report.verdict.rawValue, verdict)
    expectEqual(report.exitCode.rawValue, code)
    expectEqual(report.changes.isEmpty, verdict == "expectedFailure")
    expectEqual(report.mayBeAccepted, verdict != "expectedFailure")
    let sentences = Messages(command: "meniscus").findings(of: report)
    let parts =
      switch report.verdict {
      case .expectedFailure: "expected to fail until 2026-12-31: #41 (t.json: line 9)"
      case .unexpectedPass: "passes now: remove the expectation that it fails (t.json: line 9, #41)"
      case .different where day > "2026-12-31": "until 2026-12-31, which has passed (t.json: line 9"
      case .interrupted: "no baseline yet"
      default: "the failure that is expected is another, "
      }
    expectContains(sentences.joined(separator: "\n"), parts)
  }
}
