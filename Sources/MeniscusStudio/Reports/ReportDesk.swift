import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusReport
import MeniscusSuite

/// What can be decided of a report, by the same acceptance as the commands `accept` and `reject` use.
package struct ReportDesk: Sendable {
  /// The folders, with that of the report.
  package var folders: SuiteFolders
  /// Whether the report was made on another machine, and is unpacked for a while.
  package var isElsewhere = false
  /// Why nothing of it can be decided; nil where it can.
  package var refusal: String?
  /// What makes sentences of errors.
  package var messages: Messages

  /// What came of a decision, as the commands say it.
  package struct Outcome: Equatable, Sendable {
    /// The sentences.
    package var lines: [String]
    /// Whether something was decided.
    package var isDone: Bool
  }

  /// What was decided up to now.
  package struct State: Equatable, Sendable {
    /// The changes of the run.
    package var changes: [ChangeStanding]
    /// Why nothing can be decided; nil where it can.
    package var refusal: String?
  }

  /// Makes the desk of a report.
  package init(folders: SuiteFolders, isElsewhere: Bool = false, messages: Messages) {
    self.folders = folders
    self.isElsewhere = isElsewhere
    self.messages = messages
  }

  /// What tells the page that is in the folder from those that were.
  package func mark() throws(SuiteError) -> String {
    let page = try FileSystem.read(folders.report.appendingPath(ReportWriter.page))
    return Self.mark(of: page)
  }

  /// What tells a page from others.
  package static func mark(of page: [UInt8]) -> String {
    JSONText.hexadecimal(StableHash.hash(page), digits: 16)
  }

  /// What was decided up to now, by anybody.
  package func state() throws(SuiteError) -> State {
    let acceptance = try acceptance()
    var state = State(changes: try acceptance.standings(), refusal: refusal)
    do throws(SuiteError) {
      try acceptance.checkProof()
    } catch {
      state.refusal = messages.sentence(for: error)
    }
    return state
  }

  /// Decides something.
  ///
  /// - Parameter page: the mark of the page on which somebody decided.
  /// - Throws: why it is not decided: a `SuiteError`, or a ``StudioError``.
  package func decide(
    _ decision: ReportRequest.Decision, _ target: DecisionTarget, reason: String?, page: String
  ) throws -> Outcome {
    if refusal != nil { throw StudioError.undecidable }
    guard try mark() == page else { throw StudioError.replaced(folder: folders.report) }
    var acceptance = try acceptance()
    let date = Date().ISO8601Format()
    switch decision {
    case .accept:
      let outcome = try acceptance.accept(target.selection, reason: reason, date: date)
      var lines =
        Messages.decided("accepted", outcome) + outcome.refused.map { messages.refused($0) }
      let traces = acceptance.traceFolders
      if !outcome.decisions.isEmpty { traces.forEach { GitAttributes.write(in: $0) } }
      lines += GitAttributes.lacking(in: [folders.baselines] + traces)
        .map { Messages.lackingAttributes($0) }
      return Outcome(lines: lines, isDone: !outcome.decisions.isEmpty)
    case .reject:
      // What is unpacked for a while would forget it.
      if isElsewhere { throw StudioError.rejectedElsewhere }
      let outcome = try acceptance.reject(target.selection, reason: reason, date: date)
      return Outcome(
        lines: Messages.decided("rejected", outcome), isDone: !outcome.decisions.isEmpty)
    }
  }

  private func acceptance() throws(SuiteError) -> Acceptance {
    try Acceptance(folders: folders, isElsewhere: isElsewhere)
  }
}

extension DecisionTarget {
  /// The changes that are meant.
  fileprivate var selection: ChangeSelection {
    switch self {
    case .all: ChangeSelection()
    case .group(let name): ChangeSelection(group: name)
    case .aCase(let name, let checkpoint):
      ChangeSelection(name: name, checkpoint: checkpoint.map { Pattern($0) })
    }
  }
}
