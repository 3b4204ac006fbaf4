import Foundation
import MeniscusServer
import Synchronization

/// What reaches the recorder from other threads, in order.
final class Mailbox: Sendable {
  enum Letter: Sendable {
    case opened(ServerConnection)
    case text(ServerConnection, String)
    case closed(ServerConnection)
    case end
  }

  /// How many letters may lie here: whoever sends more waits.
  private static let room = 1024

  private let letters = Mutex<[Letter]>([])
  /// Waits do not take turns with anybody: there is one reader, and a writer a connection.
  private let condition = NSCondition()

  /// Puts a letter; waits while there is no room.
  func put(_ letter: Letter) {
    condition.lock()
    defer { condition.unlock() }
    while letters.withLock({ $0.count }) >= Self.room {
      if !condition.wait(until: Date(timeIntervalSinceNow: 30)) { return }
    }
    letters.withLock { $0.append(letter) }
    condition.broadcast()
  }

  /// Takes all letters; waits for one until a date.
  func take(until date: Date) -> [Letter] {
    condition.lock()
    defer { condition.unlock() }
    while letters.withLock({ $0.isEmpty }) {
      if !condition.wait(until: date) { break }
    }
    let taken = letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
    condition.broadcast()
    return taken
  }
}
