import Foundation
import MeniscusFormats

/// The other end of the standard input of a worker that stays: folders of requests go to the worker, a
/// line each, and a line comes back for each that is done.
///
/// A worker's output belongs to its scenes. Whatever ends this process closes the channel, and so ends
/// the worker.
final class WorkerChannel: Sendable {
  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { _ = Foundation.close(descriptor) }

  /// A channel, and the end of it that is to be a worker's standard input; nil where there is none to
  /// be had.
  static func pair() -> (WorkerChannel, FileHandle)? {
    WorkerProcess.whileNothingStarts {
      var ends: [Int32] = [-1, -1]
      #if os(Linux)
        let kind = Int32(SOCK_STREAM.rawValue)
      #else
        let kind = SOCK_STREAM
      #endif
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      #if !os(Linux)
        var isOn: Int32 = 1
        setsockopt(
          ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      #endif
      return (
        WorkerChannel(descriptor: ends[0]),
        FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
      )
    }
  }

  /// Hands the folder of a request over; whether that went well.
  func send(_ folder: String) -> Bool {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var rest = Array((folder + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Calls something for each line that comes back.
  func listen(_ answered: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [self] in
      var byte: UInt8 = 0
      while true {
        let count = read(descriptor, &byte, 1)
        if count > 0 {
          answered()
        } else if count == 0 || errno != EINTR {
          return
        }
      }
    }
  }

  /// Ends the channel, and with it the worker.
  func close() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }
}
