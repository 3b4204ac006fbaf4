import Foundation
import MeniscusFormats

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

  /// Writes all of it.
  package func write(_ text: String) throws(FileFailure) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileFailure(errno) }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Writes it if that needs no waiting, as somebody has to who ends the process.
  func writeIfReady(_ text: String) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    if poll(&wanted, 1, 0) == 1, wanted.revents & Int16(POLLOUT) != 0 { try? write(text) }
  }

  /// Keeps the numbers of streams that the process was started without.
  ///
  /// The next file that is opened would have the number, and what is printed would land in it.
  static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Reading alone: what is written to it fails, and is said to.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
