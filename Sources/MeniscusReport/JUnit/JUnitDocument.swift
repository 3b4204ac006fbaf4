import MeniscusFormats
import MeniscusMessages

/// The run as JUnit XML, which continuous integration reads.
///
/// A suite is a trace in one variant. Its cases are the frame-hash log and every checkpoint.
/// What belongs to no trace stands in a suite `run`.
enum JUnitDocument {
  /// The document.
  static func text(of report: RunReport) -> String {
    let suites =
      report.traces.map { suite(of: $0, in: report) }
      + report.notRun.map { notRun($0, in: report) } + [runSuite(report)]
    let written = suites.compactMap { $0 }
    // What was skipped is counted suite by suite alone: the common schema knows it nowhere else.
    let attributes =
      [Attribute("name", "meniscus")]
      + counts(of: written.flatMap(\.cases)) + [Attribute("time", seconds(report.duration))]
    let root = Markup.element("testsuites", attributes, written.map(\.markup))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.written(as: .xml) + "\n"
  }

  private struct Suite {
    var markup: Markup
    var cases: [JUnitCase]
  }

  private static func suite(of trace: TraceReport, in report: RunReport) -> Suite {
    let words = CaseMessages(trace, command: report.command)
    var cases =
      [hashLog(of: trace, words)]
      + trace.checkpoints.map { checkpoint($0, of: trace, words, in: report.folder) }
    if trace.verdict == .expectedFailure {
      for index in cases.indices {
        guard let problem = cases[index].problem,
          problem.type != TraceReport.Verdict.withinTolerance.rawValue
        else { continue }
        cases[index].problem = passing(.expectedFailure, problem.text)
      }
    }
    let name = trace.identifier
    return Suite(markup: suite(name, cases, time: trace.duration, report), cases: cases)
  }

  /// A case that nothing is known of: it is neither a pass nor a failure.
  private static func notRun(_ name: CaseName, in report: RunReport) -> Suite {
    var frames = JUnitCase(name: "frames")
    frames.problem = .init(element: "skipped", type: "notRun", text: Messages.notRun)
    return Suite(
      markup: suite(name.identifier, [frames], time: 0, report), cases: [frames])
  }

  private static func suite(
    _ name: String, _ cases: [JUnitCase], time: UInt64, _ report: RunReport
  ) -> Markup {
    let attributes =
      [Attribute("name", name)] + counts(of: cases)
      + [
        Attribute("skipped", count("skipped", of: cases)), Attribute("time", seconds(time)),
        Attribute("timestamp", report.started),
      ]
    return .element(
      "testsuite", attributes,
      properties(of: cases, in: report) + cases.map { $0.markup(in: name) })
  }

  /// How many cases pass and are not equal, by verdict; whether the proof is less than full.
  ///
  /// `skipped` is all that JUnit has for such cases.
  private static func properties(of cases: [JUnitCase], in report: RunReport) -> [Markup] {
    let passes = TraceReport.Verdict.allCases.filter { $0.isAccepted && $0 != .same }
    var properties = passes.compactMap { verdict -> (String, String)? in
      let count = cases.count { $0.problem?.type == verdict.rawValue }
      return count == 0 ? nil : (verdict.rawValue, String(count))
    }
    if report.proof.isPartial { properties.append(("proof", report.proof.word)) }
    let elements = properties.map { name, value in
      Markup.element("property", [Attribute("name", name), Attribute("value", value)], [])
    }
    return elements.isEmpty ? [] : [.element("properties", [], elements)]
  }

  private static func runSuite(_ report: RunReport) -> Suite? {
    let orphans = report.orphans.map { orphan in
      JUnitCase(
        name: orphan.path,
        problem: .init(
          element: "failure", type: "orphanedBaseline", text: Messages.orphan(orphan)))
    }
    let wrongs = report.remarks.enumerated().map { index, remark in
      let (name, sentence) = ("run \(index + 1)", Messages.remark(remark))
      return remark.exitCode == .accepted
        ? JUnitCase(name: name, remark: sentence)
        : JUnitCase(name: name, problem: .init(element: "error", type: "run", text: sentence))
    }
    let cases = wrongs + orphans
    guard !cases.isEmpty else { return nil }
    return Suite(markup: suite("run", cases, time: 0, report), cases: cases)
  }

  private static func hashLog(of trace: TraceReport, _ words: CaseMessages) -> JUnitCase {
    var hashLog = JUnitCase(
      name: "frames", file: trace.file, line: trace.telling, seconds: seconds(trace.duration))
    guard trace.hashLogIsWrong else {
      if trace.verdict == .withinTolerance {
        hashLog.problem = passing(
          .withinTolerance, words.tolerated.joined(separator: "\n"))
      }
      return hashLog
    }
    let message = words.leading.isEmpty ? trace.verdict.word : words.leading
    let text = (words.sentences.isEmpty ? [message] : words.sentences).joined(separator: "\n")
    hashLog.problem = .init(
      element: trace.couldNotRun ? "error" : "failure", type: trace.verdict.rawValue, text: text)
    return hashLog
  }

  /// What passes and is not equal: a pass in JUnit would look like equality.
  private static func passing(
    _ verdict: TraceReport.Verdict, _ text: String
  ) -> JUnitCase.Problem {
    .init(element: "skipped", type: verdict.rawValue, text: "\(verdict.word)\n\(text)")
  }

  private static func checkpoint(
    _ checkpoint: CheckpointReport, of trace: TraceReport, _ words: CaseMessages,
    in folder: String
  ) -> JUnitCase {
    var result = JUnitCase(
      name: "checkpoint \(checkpoint.name)", file: trace.file, line: checkpoint.line)
    if checkpoint.verdict != .same {
      result.attachments = checkpoint.pictures.map { folder.appendingPath($0.path) }
    }
    let sentence = words.sentence(on: checkpoint)
    guard !checkpoint.verdict.isAccepted else {
      if checkpoint.verdict == .withinTolerance {
        result.problem = passing(.withinTolerance, sentence)
      }
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
    result.problem = .init(
      element: element, type: checkpoint.verdict.rawValue,
      text: ([message] + regions).joined(separator: "\n"))
    return result
  }

  private static func counts(of cases: [JUnitCase]) -> [Attribute] {
    [
      Attribute("tests", String(cases.count)), Attribute("failures", count("failure", of: cases)),
      Attribute("errors", count("error", of: cases)),
    ]
  }

  private static func count(_ element: String, of cases: [JUnitCase]) -> String {
    String(cases.count { $0.problem?.element.description == element })
  }

  private static func seconds(_ nanoseconds: UInt64) -> String {
    Format.decimal(Double(nanoseconds) / 1_000_000_000, places: 3)
  }
}

extension CheckpointReport {
  /// The pictures that show what is wrong, the most telling first.
  fileprivate var pictures: [Picture] {
    [difference, comparison?.picture, actual, expected].compactMap(\.self)
  }
}
