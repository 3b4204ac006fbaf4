import MeniscusCLI
import MeniscusFormats
import TestSupport
import Testing

@Suite("What a terminal says of a case")
struct CaseTextTests {
  /// What is said of a worker that wrote a text after the name of its trace.
  private func lines(_ output: String) -> [String] {
    var report = TraceReport(scene: "board", name: "tap", file: "Traces/board/tap.jsonl")
    report.verdict = .different
    report.frames = 14
    report.findings = [CaseFinding(.different, .unusable(output: output))]
    return CaseText(report: report, command: "meniscus").lines.map { $0.lead + $0.text }
  }

  @Test("A short sentence stays a line")
  func short() {
    expectEqual(
      lines("the baseline is gone; accept it"),
      [
        "different        board/tap  14 frames, 0 checkpoints",
        "  Traces/board/tap.jsonl: the baseline is gone; accept it",
      ])
  }

  @Test("Of a long one every clause is a line; brackets and code are not cut")
  func long() {
    let clauses = [
      "frame 0 (0 ms), stage layout: Strip/ZStack/HStack[1]/Rectangle[0].frame",
      "14 of 14 frames differ",
      "checkpoints: start differs (200 px, at 72, 14, 15×12 pt; 2 more regions)",
      "if this is intended, run `meniscus accept board/tap; true`",
    ]
    expectEqual(
      lines(clauses.joined(separator: "; ")).dropFirst(),
      [
        "  Traces/board/tap.jsonl: " + clauses[0], "    " + clauses[1], "    " + clauses[2],
        "    " + clauses[3],
      ])
  }

  @Test("What passes by a tolerance has a colour of its own")
  func colors() {
    var run = RunReport(
      started: "", toolVersion: "0",
      platform: .init(system: "", architecture: "", processors: 1, build: ""), threads: 1)
    func colors(_ verdict: TraceReport.Verdict) -> [Console.Color?] {
      var report = TraceReport(scene: "board", name: "tap", file: "t", verdict: verdict)
      report.exitCode = verdict.exitCode
      (run.traces, run.exitCode) = ([report], report.exitCode)
      let lines =
        CaseText(report: report, command: "meniscus").lines
        + TestSummary(report: run, folder: nil).lines
      return lines.map(\.color)
    }
    expectEqual(colors(.same), [.green, .green])
    expectEqual(colors(.withinTolerance), [.yellow, .yellow])
    expectEqual(colors(.expectedFailure), [.magenta, .magenta])
    expectEqual(colors(.different), [.red, .red])
  }

  @Test("Brackets without partners and empty clauses lose no word")
  func unbalanced() {
    let text = String(repeating: "a) b; ", count: 20) + "; c (d; e `f; g"
    let words = lines(text).dropFirst().joined(separator: " ")
    expectEqual(
      words.filter { !" ;".contains($0) },
      "Traces/board/tap.jsonl:" + text.filter { !" ;".contains($0) })
    expectEqual(lines(text).count, 1 + 20 + 1)
  }
}
