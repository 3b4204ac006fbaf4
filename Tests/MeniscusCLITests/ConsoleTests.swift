import Foundation
import MeniscusCLI
import MeniscusFormats
import TestSupport
import Testing

@Suite("What is written to a terminal and to a file")
struct ConsoleTests {
  private func report(_ verdict: TraceReport.Verdict) -> TraceReport {
    var report = TraceReport(scene: "lamp", name: "tap", file: "Traces/lamp/tap.jsonl")
    report.verdict = verdict
    report.frames = 1200
    report.checkpoints = [
      CheckpointReport(name: "end", frame: 3),
      CheckpointReport(name: "x", frame: nil, verdict: .orphan),
    ]
    if verdict != .same { report.findings = [CaseFinding(verdict, .missingFiles(["end.png"]))] }
    report.issues = [.scene(.missingSymbol(view: "Row", name: "lamp"), frame: 0)]
    return report
  }

  @Test("Colours are for terminals, and not where they are unwelcome")
  func colors() {
    func text(_ isTerminal: Bool, _ environment: [String: String]) -> String {
      Console(
        output: RecordedStream(isTerminal: isTerminal), errors: RecordedStream(),
        environment: environment
      ).colored("x", .red)
    }
    expectEqual(text(true, [:]), "\u{1B}[31mx\u{1B}[0m")
    expectEqual(text(true, ["NO_COLOR": ""]), "\u{1B}[31mx\u{1B}[0m")
    expectEqual(text(true, ["NO_COLOR": "1"]), "x")
    expectEqual(text(true, ["TERM": "dumb"]), "x")
    expectEqual(text(false, [:]), "x")
  }

  @Test("Progress replaces its line on a terminal and is cut to its width")
  func progress() {
    let errors = RecordedStream(isTerminal: true, columns: 5)
    let output = RecordedStream(isTerminal: true)
    let console = Console(output: output, errors: errors, environment: [:])
    console.showProgress("abcdefgh")
    console.showProgress("xy")
    console.print("line")
    expectEqual(errors.text, "abcd\r\u{1B}[2Kxy\r\u{1B}[2K")
    expectEqual(output.text, "line\n")
  }

  @Test("Elsewhere there is no progress, but a line for every case")
  func plain() {
    let (output, errors) = (RecordedStream(), RecordedStream())
    let progress = TestProgress(
      command: "meniscus", console: Console(output: output, errors: errors, environment: [:]),
      isQuiet: false)
    progress.show(.began(cases: 2))
    progress.show(.started(CaseName(scene: "lamp", trace: "tap")))
    progress.show(.finished(report(.same)))
    progress.show(.finished(report(.different)))
    #expect(errors.text.isEmpty)
    expectEqual(
      output.text,
      """
      same             lamp/tap  1,200 frames, 1 checkpoint
        note: frame 0 (0 ms): Row: there is no symbol `lamp`; a box is drawn instead
      different        lamp/tap  1,200 frames, 1 checkpoint
        the baseline has no end.png; look at the pictures and run `meniscus accept lamp/tap`
        note: frame 0 (0 ms): Row: there is no symbol `lamp`; a box is drawn instead

      """)
  }

  @Test("On a terminal only what is not as accepted stays")
  func terminal() {
    let output = RecordedStream(isTerminal: true)
    let errors = RecordedStream(isTerminal: true, columns: 80)
    let progress = TestProgress(
      command: "meniscus",
      console: Console(output: output, errors: errors, environment: ["NO_COLOR": "1"]),
      isQuiet: false)
    progress.show(.began(cases: 2))
    progress.show(.started(CaseName(scene: "lamp", trace: "tap")))
    progress.show(.finished(report(.same)))
    #expect(output.text.isEmpty)
    expectSuffix(errors.text, "[1/2] 0 s: ")
    progress.show(.finished(report(.crashed)))
    expectPrefix(output.text, "crashed ")
    expectSuffix(errors.text, "\r\u{1B}[2K")
  }

  @Test("The summary counts by verdict and says where the report is")
  func summary() {
    var run = RunReport(
      started: "", duration: 1_540_000_000, toolVersion: "1",
      platform: .init(system: "", architecture: "", processors: 1, build: ""), threads: 1)
    run.traces = [report(.same), report(.same), report(.different)]
    run.exitCode = .different
    run.filteredOut = 1
    run.remarks = [.linkedFolder("Traces/x")]
    run.orphans = [.init(path: "x", in: "Baselines", .file)]
    let console = Console(output: RecordedStream(), errors: RecordedStream(), environment: [:])
    expectEqual(
      TestSummary(report: run, folder: "Reports/latest", console: console).lines,
      [
        "Traces/x: a link to a folder, which was not followed; put the traces themselves there",
        "Baselines/x: belongs to no trace; remove it",
        "3 cases: 2 same, 1 different (1 case not selected); 3,600 frames, 6 checkpoints in 1.5 s",
        "report: Reports/latest/index.html",
      ])
  }

  @Test("The tool is named as it is called")
  func invocation() {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app").path
    func command(_ executable: String) -> String {
      Invocation.command(executable: executable, folder: folder, word: "./run")
    }
    expectEqual(command("\(folder)/.build/debug/app"), "swift run app")
    expectEqual(
      command("\(folder)/.build/x86_64-unknown-linux-gnu/release/app"), "swift run -c release app")
    expectEqual(command("/bin/app"), "./run")
    expectEqual(command("\(folder)-other/.build/debug/app"), "./run")
  }
}
