import Foundation
import MeniscusFormats

extension Interruption {
  /// How long what is cancelled may take to clear up.
  ///
  /// A process that it has started, as a build, is given less.
  private static let grace = 4.0

  /// Where the handler of a signal, which may do hardly anything, writes a byte.
  private nonisolated(unsafe) static var wakeUp: Int32 = -1

  /// Begins to listen for SIGINT and SIGTERM, and for the end of the terminal unless whoever started
  /// the process, as by `nohup`, wants it to outlive that.
  ///
  /// A thread of its own waits for them, so that one is always enough, whatever the others are busy
  /// with. Handlers are not inherited: workers and builds end by these signals as programs do.
  ///
  /// - Parameter sentence: what is said where the process is ended at once.
  func listen(saying sentence: String) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    Self.wakeUp = ends[1]
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number) { _ in
        let code = errno
        var byte: UInt8 = 0
        _ = write(Interruption.wakeUp, &byte, 1)
        errno = code
      }
      if number == SIGHUP, Self.isIgnoring(before) { signal(number, SIG_IGN) }
    }
    Thread.detachNewThread { [self, reading = ends[0]] in
      var byte: UInt8 = 0
      while true {
        let count = read(reading, &byte, 1)
        if count < 0 && errno == EINTR { continue }
        guard count == 1 else { return }
        guard cancel() else { Self.end(saying: sentence) }
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: Self.grace)
          Self.end(saying: sentence)
        }
      }
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

  /// Ends the process.
  private static func end(saying sentence: String) -> Never {
    StandardStream.error.writeIfReady(sentence + "\n")
    _exit(ExitCode.interrupted.rawValue)
  }

  /// Makes errors of what would end the process without a word: writing where nobody reads, and a
  /// file that becomes longer than it may.
  static func surviveFailedWrites() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number) { _ in } }
  }
}
