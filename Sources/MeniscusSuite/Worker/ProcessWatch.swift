import Foundation
import MeniscusFormats
import Synchronization

/// The process while it runs, and why it was stopped.
final class ProcessWatch: Sendable {
  private struct State {
    var process: Int32?
    var stopped: WorkerEnd?
  }

  private let state = Mutex(State())

  /// Whether the process is asked to end first, so that it can end those that it has started.
  let asksFirst: Bool

  init(asksFirst: Bool) {
    self.asksFirst = asksFirst
  }

  /// Stops the process, now or as soon as it begins.
  func stop(as end: WorkerEnd) {
    state.withLock { state in
      guard state.stopped == nil else { return }
      state.stopped = end
      if let process = state.process { terminate(process) }
    }
  }

  /// Notes that the process runs.
  func began(_ process: Int32) {
    state.withLock { state in
      state.process = process
      if state.stopped != nil { terminate(process) }
    }
  }

  private func terminate(_ process: Int32) {
    guard asksFirst else {
      kill(process, SIGKILL)
      return
    }
    // A process that leads a group of its own has started the others in it.
    let target = getpgid(process) == process ? -process : process
    kill(target, SIGTERM)
    Task.detached { [self] in
      try? await Task.sleep(for: .seconds(2))
      state.withLock { state in
        if state.process == process { _ = kill(target, SIGKILL) }
      }
    }
  }

  /// Notes that the process is gone, and says why it was stopped.
  func ended() -> WorkerEnd? {
    state.withLock { state in
      state.process = nil
      return state.stopped
    }
  }
}
