import MeniscusCLI
import Synchronization

/// A stream that keeps what is written.
final class RecordedStream: Console.Stream {
  let isTerminal: Bool
  let columns: Int
  private let written = Mutex("")

  init(isTerminal: Bool = false, columns: Int = 0) {
    self.isTerminal = isTerminal
    self.columns = columns
  }

  var text: String { written.withLock { $0 } }

  func write(_ text: String) { written.withLock { $0 += text } }
}
