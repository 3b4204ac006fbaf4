import Foundation
import Synchronization

/// Where a command writes: data and verdicts to standard output, errors and progress to standard
/// error.
package final class Console: Sendable {
  /// A stream of text.
  package protocol Stream: Sendable {
    /// Whether somebody watches it as it is written.
    var isTerminal: Bool { get }
    /// The columns that a line has; 0 where that is not known.
    var columns: Int { get }
    /// Appends text.
    func write(_ text: String)
  }

  private let output: any Stream
  private let errors: any Stream
  /// The environment of the process.
  let environment: [String: String]
  private let line = Mutex("")

  /// Makes a console of two streams.
  package init(
    output: any Stream = StandardStream.output, errors: any Stream = StandardStream.error,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.output = output
    self.errors = errors
    self.environment = environment
  }

  /// Writes a line of data or of a verdict.
  package func print(_ text: String = "") {
    line.withLock { line in
      clear(&line)
      output.write(text + "\n")
    }
  }

  /// Writes a line about what went wrong.
  package func report(_ text: String) {
    line.withLock { line in
      clear(&line)
      errors.write(text + "\n")
    }
  }

  /// Replaces the line that tells what is going on; there is none where nobody watches.
  package func showProgress(_ text: String) {
    guard showsProgress else { return }
    line.withLock { line in
      clear(&line)
      line = errors.columns > 1 ? String(text.prefix(errors.columns - 1)) : text
      errors.write(line)
    }
  }

  /// Whether a line that is replaced again and again can be shown.
  package var showsProgress: Bool {
    errors.isTerminal && environment["TERM"] != "dumb"
  }

  /// The text in a colour, where output is watched and colours are welcome.
  package func colored(_ text: String, _ color: Color) -> String {
    guard output.isTerminal, environment["TERM"] != "dumb",
      environment["NO_COLOR", default: ""].isEmpty
    else { return text }
    return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
  }

  /// A colour of text, by its number in ISO 6429.
  package enum Color: Int, Sendable {
    /// Something failed.
    case red = 31
    /// All is well.
    case green = 32
  }

  private func clear(_ line: inout String) {
    guard !line.isEmpty else { return }
    errors.write("\r\u{1B}[2K")
    line = ""
  }
}

/// Standard output or standard error of the process.
package struct StandardStream: Console.Stream {
  private let descriptor: Int32

  /// Standard output.
  package static let output = StandardStream(descriptor: STDOUT_FILENO)
  /// Standard error.
  package static let error = StandardStream(descriptor: STDERR_FILENO)

  /// Whether it is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The columns of the terminal.
  package var columns: Int {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
  }

  /// Writes all of it; what nobody reads any more is dropped.
  package func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
