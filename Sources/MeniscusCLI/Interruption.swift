import MeniscusFormats
import Synchronization

/// What happens when somebody interrupts the process.
///
/// What can be cancelled is, and leaves nothing behind. Everything else ends at once: whatever it
/// writes is renamed into place or completed by the next start.
package final class Interruption: Sendable {
  private struct State {
    var cancel: (@Sendable () -> Void)?
    var isInterrupted = false
  }

  private let state = Mutex(State())

  /// Makes one that nothing interrupts until it listens.
  package init() {}

  /// Whether somebody interrupted the process.
  private var happened: Bool { state.withLock { $0.isInterrupted } }

  /// Cancels what can be cancelled.
  ///
  /// - Returns: whether it was; if not, or if it was before, the process has to end.
  func cancel() -> Bool {
    let cancel = state.withLock { state in
      let cancel = state.isInterrupted ? nil : state.cancel
      state.isInterrupted = true
      return cancel
    }
    cancel?()
    return cancel != nil
  }

  /// The value of some work, which an interruption cancels.
  ///
  /// - Parameter discard: what is done with a value that came in spite of one.
  func cancelling<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () async throws(Failure) -> Value,
    discard: (Value) -> Void = { _ in }
  ) async throws -> Value {
    let task = Task { () -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    state.withLock { $0.cancel = { task.cancel() } }
    let result = await task.value
    state.withLock { $0.cancel = nil }
    if happened {
      if case .success(let value) = result { discard(value) }
      throw SuiteError.interrupted
    }
    return try result.get()
  }
}
