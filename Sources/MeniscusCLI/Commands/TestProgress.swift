import MeniscusMessages
import MeniscusSuite
import Synchronization

/// Shows how a run goes on: a line that is replaced on a terminal, a line a case elsewhere.
package final class TestProgress: Sendable {
  private struct State {
    var cases = 0
    var done = 0
    var failed = 0
    var running: [String] = []
    var start = ContinuousClock.now
  }

  private let console: Console
  private let command: String
  private let isQuiet: Bool
  private let state = Mutex(State())

  /// Shows progress on a console.
  ///
  /// - Parameter isQuiet: whether cases that are done are not listed.
  package init(command: String, console: Console, isQuiet: Bool) {
    self.command = command
    self.console = console
    self.isQuiet = isQuiet
  }

  /// Shows what happened.
  package func show(_ progress: SuiteProgress) {
    let line = state.withLock { state in
      switch progress {
      case .began(let cases):
        state = State(cases: cases)
      case .started(let name):
        state.running.append(name.identifier)
      case .paused(let name):
        state.running.removeAll { $0 == name.identifier }
      case .finished(let report):
        state.done += 1
        if !report.verdict.isAccepted { state.failed += 1 }
        state.running.removeAll { $0 == report.identifier }
        if !isQuiet, !console.showsProgress || report.verdict != .same {
          console.print(CaseText(report: report, command: command).lines)
        }
      }
      return Self.line(state)
    }
    console.showProgress(line)
  }

  private static func line(_ state: State) -> String {
    if state.done == state.cases { return "" }
    return Messages.progress(
      done: state.done, of: state.cases, failed: state.failed,
      seconds: (ContinuousClock.now - state.start).components.seconds, running: state.running)
  }
}
