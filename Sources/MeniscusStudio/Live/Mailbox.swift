import Dispatch
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
  /// Is signalled for every letter; its waits do not go by the time of the day.
  private let arrivals = DispatchSemaphore(value: 0)

  /// Puts what a server tells of, as letters.
  var receiver: @Sendable (ServerEvent) -> Void {
    { [self] event in
      switch event {
      case .opened(let connection): put(.opened(connection))
      case .text(let connection, let text): put(.text(connection, text))
      case .closed(let connection): put(.closed(connection))
      }
    }
  }

  /// Puts a letter; the thread of a connection waits while there is no room.
  func put(_ letter: Letter) {
    while letters.withLock({ $0.count }) >= Self.room { Thread.sleep(forTimeInterval: 0.005) }
    letters.withLock { $0.append(letter) }
    arrivals.signal()
  }

  /// Takes all letters; waits for one so long.
  func take(within time: Duration) -> [Letter] {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    _ = arrivals.wait(timeout: .now() + seconds)
    while arrivals.wait(timeout: .now()) == .success {}
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
