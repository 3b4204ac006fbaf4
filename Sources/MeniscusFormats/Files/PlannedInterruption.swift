import Foundation
import Synchronization

/// A planned end at one of the changes that are made to the disk, as if the process were killed
/// there.
///
/// Tests try every change of a command in turn and look at what is left. From the planned one on no
/// change happens any more, not even one that would clear up; a file that is being written then is
/// written in half.
package final class PlannedInterruption: Sendable {
  /// The plan that holds for the changes of this task; nil for none.
  @TaskLocal package static var current: PlannedInterruption?

  private let left: Mutex<Int>
  private let made = Mutex(0)

  /// Plans an end.
  ///
  /// - Parameter changes: the changes that are still made.
  package init(after changes: Int) {
    left = Mutex(changes)
  }

  /// The changes that were made.
  package var changes: Int { made.withLock { $0 } }

  /// Counts a change that is about to be made.
  ///
  /// - Throws: what a command sees that can change nothing.
  static func step() throws(FileFailure) {
    guard let plan = current else { return }
    let mayGoOn = plan.left.withLock { left in
      left -= 1
      return left >= 0
    }
    guard mayGoOn else { throw .system(code: EINTR) }
    plan.made.withLock { $0 += 1 }
  }
}
