import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusSuite
import MeniscusUI

/// A case that a test expects to be as accepted.
@MainActor
package struct ReplayExpectation {
  /// What came of it.
  package struct Result {
    /// What is not as accepted; empty where all is.
    package var sentences: [String]
    /// What is not as accepted and known not to be: the case is expected to fail.
    package var knownIssues: [String] = []
    /// The pictures that show it.
    package var attachments: [(name: String, bytes: [UInt8])] = []
  }

  /// The case, as `scene/trace[@variant]`.
  package let identifier: String
  /// The scenes that may be meant.
  package let scenes: [Scene]
  /// The folder that holds `Traces` and `Baselines`.
  package let folder: String

  /// Makes an expectation.
  package init(identifier: String, scenes: [Scene], folder: String) {
    self.identifier = identifier
    self.scenes = scenes
    self.folder = folder
  }

  private var sentences: Messages { Messages(command: "meniscus") }

  /// Replays the case and compares it.
  ///
  /// - Parameter mode: what of it becomes the baseline at once. What was found is said all the
  ///   same: a test that records proves nothing.
  package func check(recording mode: RecordMode = .never) throws(SuiteError) -> Result {
    let names = scenes.map(\.name)
    guard let name = CaseName(identifier: identifier),
      let scene = scenes.first(where: { $0.name == name.scene })
    else {
      let wanted = CaseName(identifier: identifier)?.scene ?? identifier
      throw .unknownScene(
        name: wanted, nearest: NearestName.suggestion(for: wanted, among: names), known: names)
    }
    let traces = folder.appendingPath("Traces")
    let path = traces.appendingPath("\(name.scene)/\(name.trace)\(TraceFile.fileExtension)")
    let file = TraceFile(at: path, in: traces)
    switch file.contents {
    case .failure(let problem):
      return Result(sentences: [sentences.sentence(for: problem, in: file.path)])
    case .success(let trace):
      guard let trace = trace.applying(variantNamed: name.variant) else {
        throw .nothingChosen(patterns: [identifier], nearest: nil)
      }
      return try check(name, scene, file, trace, recording: mode)
    }
  }

  private func check(
    _ name: CaseName, _ scene: Scene, _ file: TraceFile, _ trace: Trace,
    recording mode: RecordMode
  ) throws(SuiteError) -> Result {
    var execution = CaseExecution(
      name: name, scene: scene, path: file.path, trace: trace, threads: 2)
    execution.traceHash = file.hash
    let tolerances = try ToleranceFile(in: folder.appendingPath("Traces"))
    execution.rules = tolerances.rules(for: name)
    let expectation = tolerances.expectedFailure(of: name)
    let baseline = folder.appendingPath("Baselines").appendingPath(name.folder)
    let first = execution.makeReference(beside: baseline)
    guard let hashLog = first.hashLog else {
      return found(in: first.report, against: expectation)
    }
    execution.threads = 1
    let report = FileManager.default.temporaryDirectory.path
      .appendingPath("meniscus-\(UUID().uuidString)")
    defer { try? FileSystem.remove(report) }
    let outcome = try execution.compare(
      reference: CaseExecution.Reference(hashLog: hashLog, threads: 2),
      baseline: baseline,
      files: CaseFiles(in: report, of: name))
    var result = found(in: outcome.report, against: expectation)
    if mode != .never, result.knownIssues.isEmpty {
      result.sentences += try record(
        mode,
        RunManifest.Case(
          name, outcome.report, isAcceptable: outcome.isAcceptable, trace: file, in: report),
        from: report)
    }
    for checkpoint in outcome.report.checkpoints where !checkpoint.verdict.isAccepted {
      for (kind, picture) in [
        ("expected", checkpoint.expected), ("actual", checkpoint.actual),
        ("difference", checkpoint.difference), ("heat", checkpoint.comparison?.picture),
      ] {
        guard let picture else { continue }
        result.attachments.append(
          (
            "\(checkpoint.name).\(kind).png",
            try FileSystem.read(report.appendingPath(picture.path))
          ))
      }
    }
    return result
  }

  /// What a report comes to, against an expectation that the case fails.
  private func found(
    in report: TraceReport, against expectation: ExpectedFailure?
  ) -> Result {
    var report = report
    if let expectation, let today = CalendarDay(Date().ISO8601Format()) {
      report.expect(expectation, today: today)
    }
    let found = sentences.findings(of: report)
    return report.verdict == .expectedFailure
      ? Result(sentences: [], knownIssues: found) : Result(sentences: found)
  }

  /// Makes the baseline what a mode asks for, as `test --record` does; says what was recorded.
  private func record(
    _ mode: RecordMode, _ entry: RunManifest.Case, from report: String
  ) throws(SuiteError) -> [String] {
    let date = Date().ISO8601Format()
    try RunManifest(started: date, cases: [entry]).write(in: report)
    let folders = SuiteFolders(
      traces: folder.appendingPath("Traces"), baselines: folder.appendingPath("Baselines"),
      report: report)
    let outcome = try Acceptance(folders: folders).record(mode, date: date)
    return outcome.decisions.map { Messages.recorded($0) }
  }

  /// The folder of the package that a source file belongs to; its own where there is none.
  package nonisolated static func packageFolder(of file: String) -> String {
    file.parentPaths.first { FileSystem.kind(of: $0.appendingPath("Package.swift")) != nil }
      ?? file.parentPath
  }
}
