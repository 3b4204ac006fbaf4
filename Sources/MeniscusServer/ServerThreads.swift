import Foundation
import Synchronization

/// The threads that a server has started.
final class ServerThreads: Sendable {
  private let running = Mutex<Set<ObjectIdentifier>>([])

  /// Does something on a thread of its own.
  func start(_ name: String, _ work: @escaping @Sendable () -> Void) {
    let thread = Thread { [self] in
      work()
      let own = ObjectIdentifier(Thread.current)
      running.withLock { _ = $0.remove(own) }
    }
    thread.name = name
    let identifier = ObjectIdentifier(thread)
    running.withLock { _ = $0.insert(identifier) }
    thread.start()
  }

  /// Waits until all threads but the calling one have ended; false if some still run at the deadline.
  func wait(until deadline: ContinuousClock.Instant) -> Bool {
    let own = ObjectIdentifier(Thread.current)
    while running.withLock({ $0.contains { $0 != own } }) {
      if ContinuousClock.now >= deadline { return false }
      usleep(500)
    }
    return true
  }
}
