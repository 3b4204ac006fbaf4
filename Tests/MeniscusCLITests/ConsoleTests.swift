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
      let output = RecordedStream(isTerminal: isTerminal)
      Console(output: output, errors: RecordedStream(), environment: environment)
        .print(Console.Line("x", .red, "y"))
      return output.text
    }
    expectEqual(text(true, [:]), "\u{1B}[31mx\u{1B}[0my\n")
    expectEqual(text(true, ["NO_COLOR": ""]), "\u{1B}[31mx\u{1B}[0my\n")
    expectEqual(text(true, ["NO_COLOR": "1"]), "xy\n")
    expectEqual(text(true, ["TERM": "dumb"]), "xy\n")
    expectEqual(text(false, [:]), "xy\n")
  }

  @Test("What would steer a terminal is written out, in every kind of line")
  func controls() {
    let (output, errors) = (RecordedStream(isTerminal: true), RecordedStream(isTerminal: true))
    let console = Console(output: output, errors: errors, environment: ["NO_COLOR": "1"])
    let hostile = "a\u{1B}]0;x\u{7}b\nc\td\r\u{9B}31m\u{202E}e\u{2028}f\u{7F}é…"
    let shown =
      #"a\u{1B}]0;x\u{7}b\nc\td\r\u{9B}31m\u{202E}e\u{2028}f\u{7F}é…"# + "\n"
    console.print(hostile)
    console.print(Console.Line(hostile, .red, ""))
    expectEqual(output.text, shown + shown)
    console.report(hostile)
    expectEqual(errors.text, shown)
    console.showProgress(hostile)
    expectEqual(errors.text, shown + shown.dropLast())
  }

  @Test("In JSON it is written as JSON escapes it, and lines stay lines")
  func controlsInText() {
    let output = RecordedStream(isTerminal: true)
    Console(output: output, errors: RecordedStream(), environment: [:])
      .printText("{\n \"a\": \"\u{9B}31m\u{7F}\"\n}")
    expectEqual(output.text, "{\n \"a\": \"\\u009b31m\\u007f\"\n}\n")
  }

  @Test("The first failure to print is kept, and printing goes on")
  func failure() {
    struct Full: Console.Stream {
      let isTerminal = false
      let columns = 0
      func write(_ text: String) throws(FileFailure) { throw .noSpace }
    }
    let errors = RecordedStream()
    let console = Console(output: Full(), errors: errors, environment: [:])
    expectEqual(console.failure, nil)
    console.print("a")
    console.printText("b")
    expectEqual(console.failure, .noSpace)
    expectEqual(errors.text, "")
    let unseen = Console(output: RecordedStream(), errors: Full(), environment: [:])
    unseen.report("a")
    expectEqual(unseen.failure, nil)
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
    run.notRun = [CaseName(scene: "lamp", trace: "b")]
    run.remarks = [.unplayed(UnplayedTrace(path: "Traces/x", .linkedFolder))]
    run.orphans = [.init(path: "x", in: "Baselines", .file)]
    expectEqual(
      TestSummary(report: run, folder: "Reports/latest").lines.map { $0.lead + $0.text },
      [
        "Traces/x: a link to a folder, which was not followed; put the traces themselves there, or "
          + "list it in .ignore",
        "Baselines/x: belongs to no trace; remove it",
        "3 cases: 2 same, 1 different (1 case not selected, 1 case not run); 3,600 frames, 6 checkpoints in 1.5 s",
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
