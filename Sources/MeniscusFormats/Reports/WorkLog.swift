import MeniscusTiming
import Synchronization

/// Notes what is done with a case, and when.
package final class WorkLog: Sendable {
  private let noted = Mutex<[CaseWork]>([])

  /// Makes an empty log.
  package init() {}

  /// What was done, in the order in which it ended.
  package var entries: [CaseWork] { noted.withLock { $0 } }

  /// Nanoseconds of the monotonic clock.
  package static var now: UInt64 { MonotonicClock.now }

  /// Does something and notes when.
  package func measure<Value, Failure: Error>(
    _ kind: CaseWork.Kind, _ work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let start = Self.now
    defer {
      let entry = CaseWork(kind, start: start, duration: Self.now - start)
      noted.withLock { $0.append(entry) }
    }
    return try work()
  }
}

extension WorkLog: Equatable {
  /// Whether it is the same log.
  package static func == (left: WorkLog, right: WorkLog) -> Bool { left === right }
}
