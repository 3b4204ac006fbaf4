import Foundation
import MeniscusFormats

/// The folders of the requests that this process does as a worker that stays.
///
/// They come by standard input, which is a channel to whoever started the process: at its end the
/// process ends too, whatever it is doing.
package struct WorkerRequests: Sendable {
  /// The folders, in the order in which they come.
  package let folders: AsyncStream<String>
  private let descriptor: Int32

  /// Takes standard input over; scenes find an empty one.
  package init() {
    let descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    self.descriptor = descriptor
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    _ = dup2(nothing, STDIN_FILENO)
    if nothing > STDERR_FILENO { _ = close(nothing) }
    let (folders, continuation) = AsyncStream.makeStream(of: String.self)
    self.folders = folders
    Thread.detachNewThread {
      var line: [UInt8] = []
      var byte: UInt8 = 0
      while true {
        let count = read(descriptor, &byte, 1)
        if count > 0, byte == UInt8(ascii: "\n") {
          continuation.yield(String(decoding: line, as: UTF8.self))
          line = []
        } else if count > 0 {
          line.append(byte)
        } else if count == 0 || errno != EINTR {
          _exit(ExitCode.interrupted.rawValue)
        }
      }
    }
  }

  /// Tells that the last request is done.
  package func done() {
    fflush(nil)
    var byte = UInt8(ascii: "\n")
    _ = write(descriptor, &byte, 1)
  }

  /// Has what is printed from now on written to the folder of a request.
  package func print(in folder: String) {
    let file = open(
      folder.appendingPath(WorkerRequest.outputName), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC,
      0o666)
    guard file >= 0 else { return }
    for stream in [STDOUT_FILENO, STDERR_FILENO] { _ = dup2(file, stream) }
    _ = close(file)
  }
}
