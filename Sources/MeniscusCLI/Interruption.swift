import Dispatch
import Foundation
import MeniscusFormats
import Synchronization

/// What happens when somebody interrupts the process, or closes the terminal that it runs in.
final class Interruption: Sendable {
  private struct State {
    var cancel: (@Sendable () -> Void)?
    var isInterrupted = false
  }

  private let state = Mutex(State())
  // Written once and only kept alive; on Linux its type does not say that this is safe.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  /// Begins to listen: the first interruption calls `cancel`, a second one ends the process.
  init(cancel: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { signal in
      let before = Foundation.signal(signal, SIG_IGN)
      // Who starts it by `nohup` wants it to outlive the terminal.
      if signal == SIGHUP, Self.isIgnoring(before) { return nil }
      return DispatchSource.makeSignalSource(signal: signal, queue: .global())
    }
    state.withLock { $0.cancel = cancel }
    for source in sources {
      source.setEventHandler { [weak self] in self?.interrupt() }
      source.resume()
    }
  }

  #if canImport(Darwin)
    private typealias Handler = (@convention(c) (Int32) -> Void)?
  #else
    private typealias Handler = __sighandler_t?
  #endif

  private static func isIgnoring(_ handler: Handler) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Whether somebody interrupted the process.
  var happened: Bool { state.withLock { $0.isInterrupted } }

  private func interrupt() {
    let cancel = state.withLock { state in
      let cancel = state.isInterrupted ? nil : state.cancel
      state.isInterrupted = true
      return cancel
    }
    guard let cancel else { _exit(ExitCode.interrupted.rawValue) }
    cancel()
  }
}

extension Interruption {
  /// The value of some work, which an interruption cancels.
  static func cancelling<Value: Sendable, Failure: Error>(
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) async throws -> Value {
    let task = Task { () -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    let interruption = Interruption { task.cancel() }
    let result = await task.value
    if interruption.happened { throw SuiteError.interrupted }
    return try result.get()
  }
}
