import MeniscusFormats
import Synchronization

/// What a worker that stays has told: that a request is done, or how the process ended.
final class WorkerInbox: Sendable {
  private struct State {
    var answers = 0
    var end: WorkerEnd?
    var waiting: CheckedContinuation<WorkerEnd?, Never>?
  }

  private let state = Mutex(State())

  /// Whether the process has not ended, as far as anybody knows.
  var isOpen: Bool { state.withLock { $0.end == nil } }

  /// Notes that a request is done.
  func answered() {
    state.withLock { state -> CheckedContinuation<WorkerEnd?, Never>? in
      defer { state.waiting = nil }
      if state.waiting == nil { state.answers += 1 }
      return state.waiting
    }?.resume(returning: nil)
  }

  /// Notes that the process has ended.
  func ended(_ end: WorkerEnd) {
    state.withLock { state -> CheckedContinuation<WorkerEnd?, Never>? in
      defer { state.waiting = nil }
      state.end = end
      return state.waiting
    }?.resume(returning: end)
  }

  /// Waits for what the worker tells next; one waits at a time.
  ///
  /// - Returns: how the process ended, or nil for a request that is done.
  func next() async -> WorkerEnd? {
    await withCheckedContinuation { continuation in
      let told = state.withLock { state -> WorkerEnd?? in
        if state.answers > 0 {
          state.answers -= 1
          return .some(nil)
        }
        if let end = state.end { return .some(end) }
        state.waiting = continuation
        return nil
      }
      if let told { continuation.resume(returning: told) }
    }
  }

  /// Waits for the end of the process.
  func end() async -> WorkerEnd {
    while true {
      if let end = await next() { return end }
    }
  }
}
