import Foundation

import struct Synchronization.Mutex

/// Where a graph works: the main actor may change its thread between two frames.
extension ViewGraph {
  nonisolated private static let workplace = Mutex<ObjectIdentifier?>(nil)

  /// Whether a graph is at work on the thread that asks.
  nonisolated static var worksHere: Bool {
    let here = ObjectIdentifier(Thread.current)
    return workplace.withLock { $0 == here }
  }

  /// Notes that a graph begins to work on this thread, or has ended.
  static func note(isAtWork: Bool) {
    let here = isAtWork ? ObjectIdentifier(Thread.current) : nil
    workplace.withLock { $0 = here }
  }
}
