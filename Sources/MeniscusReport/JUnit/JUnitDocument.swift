import MeniscusFormats
import MeniscusMessages

/// The run as JUnit XML, which continuous integration reads.
///
/// A suite is a trace in one variant. Its cases are the frame-hash log and every checkpoint.
/// What belongs to no trace stands in a suite `run`.
enum JUnitDocument {
  /// A test case and what came of it.
  private struct Case {
    var name: String
    var file: String?
    var seconds = "0.000"
    var problem: (element: StaticString, type: String, message: String, text: String)?
    /// What is worth knowing about a case that passed; empty for nothing.
    var remark = ""
  }

  /// The document.
  static func text(of report: RunReport) -> String {
    let suites = report.traces.map { suite(of: $0, in: report) } + [runSuite(report)]
    let written = suites.compactMap { $0 }
    let attributes =
      [Attribute("name", "meniscus")]
      + counts(of: written.flatMap(\.cases)) + [Attribute("time", seconds(report.duration))]
    let root = Markup.element("testsuites", attributes, written.map(\.markup))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.written(as: .xml) + "\n"
  }

  private struct Suite {
    var markup: Markup
    var cases: [Case]
  }

  private static func suite(of trace: TraceReport, in report: RunReport) -> Suite {
    let words = CaseMessages(trace, command: report.command)
    let cases =
      [hashLog(of: trace, words)] + trace.checkpoints.map { checkpoint($0, of: trace, words) }
    let name = trace.identifier
    return Suite(markup: suite(name, cases, time: trace.duration, report), cases: cases)
  }

  private static func suite(
    _ name: String, _ cases: [Case], time: UInt64, _ report: RunReport
  ) -> Markup {
    let attributes =
      [Attribute("name", name)] + counts(of: cases)
      + [Attribute("time", seconds(time)), Attribute("timestamp", report.started)]
    return .element("testsuite", attributes, cases.map { markup($0, in: name) })
  }

  private static func runSuite(_ report: RunReport) -> Suite? {
    let orphans = report.orphans.map { orphan in
      Case(
        name: orphan.path,
        problem: ("failure", "orphanedBaseline", Messages.orphan(orphan), Messages.orphan(orphan)))
    }
    let wrongs = report.remarks.map { Messages.remark($0) }.enumerated().map { index, sentence in
      Case(name: "run \(index + 1)", problem: ("error", "run", sentence, sentence))
    }
    let cases = wrongs + orphans
    guard !cases.isEmpty else { return nil }
    return Suite(markup: suite("run", cases, time: 0, report), cases: cases)
  }

  private static func hashLog(of trace: TraceReport, _ words: CaseMessages) -> Case {
    var hashLog = Case(name: "frames", file: trace.file, seconds: seconds(trace.duration))
    guard trace.hashLogIsWrong else {
      hashLog.remark = words.tolerated.joined(separator: "\n")
      return hashLog
    }
    let message = words.leading.isEmpty ? trace.verdict.word : words.leading
    let text = (words.sentences.isEmpty ? [message] : words.sentences).joined(separator: "\n")
    hashLog.problem = (
      trace.couldNotRun ? "error" : "failure", trace.verdict.rawValue, message, text
    )
    return hashLog
  }

  private static func checkpoint(
    _ checkpoint: CheckpointReport, of trace: TraceReport, _ words: CaseMessages
  ) -> Case {
    var result = Case(name: "checkpoint \(checkpoint.name)", file: trace.file)
    let sentence = words.sentence(on: checkpoint)
    guard !checkpoint.verdict.isAccepted else {
      result.remark = sentence
      return result
    }
    let message = sentence.isEmpty ? checkpoint.verdict.word : sentence
    let regions = checkpoint.regions.map { region in
      "\(region.pixels.width)×\(region.pixels.height) at \(region.pixels.minX), "
        + "\(region.pixels.minY): "
        + Messages.count(region.differingPixels, "pixel") + " — "
        + (region.change.map { Messages.change($0) + " — " } ?? "")
        + region.owners.joined(separator: ", ")
    }
    let element: StaticString =
      switch checkpoint.verdict {
      case .unreadable: "error"
      case .notCompared: "skipped"
      default: "failure"
      }
    result.problem = (
      element, checkpoint.verdict.rawValue, message,
      ([message] + regions).joined(separator: "\n")
    )
    return result
  }

  private static func markup(_ test: Case, in suite: String) -> Markup {
    var attributes = [
      Attribute("classname", suite), Attribute("name", test.name),
      Attribute("time", test.seconds),
    ]
    if let file = test.file { attributes.append(Attribute("file", file)) }
    guard let problem = test.problem else {
      let remark = Markup.element("system-out", [], [.text(test.remark)])
      return .element("testcase", attributes, test.remark.isEmpty ? [] : [remark])
    }
    let content = Markup.element(
      problem.element,
      [Attribute("type", problem.type), Attribute("message", problem.message)],
      [.text(problem.text)])
    return .element("testcase", attributes, [content])
  }

  private static func counts(of cases: [Case]) -> [Attribute] {
    let failures = cases.count { $0.problem?.element.description == "failure" }
    let skipped = cases.count { $0.problem?.element.description == "skipped" }
    let errors = cases.count { $0.problem?.element.description == "error" }
    return [
      Attribute("tests", String(cases.count)), Attribute("failures", String(failures)),
      Attribute("errors", String(errors)), Attribute("skipped", String(skipped)),
    ]
  }

  private static func seconds(_ nanoseconds: UInt64) -> String {
    Format.decimal(Double(nanoseconds) / 1_000_000_000, places: 3)
  }
}
