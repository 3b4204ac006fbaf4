import Foundation
import Synchronization

/// The socket of an accepted connection.
///
/// Any thread may shut it down. The thread that serves the connection closes it, after the one that
/// writes has ended: nothing is then called with a number that may already be another file's.
final class StreamSocket: Sendable {
  /// How a read ended.
  enum ReadOutcome: Equatable {
    /// So many bytes have come, at least one.
    case bytes(Int)
    /// Nothing more will come.
    case ended
    /// Nothing has come by the deadline.
    case timedOut
  }

  let descriptor: Int32
  private let isOpen = Mutex(true)

  /// Takes a descriptor over.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    SocketCalls.prepare(descriptor)
  }

  deinit { close() }

  /// Ends both directions: whoever waits for the socket is woken.
  func shutdown() {
    shut(Int32(SHUT_RDWR))
  }

  /// Says that nothing more will be written.
  func endWriting() {
    shut(Int32(SHUT_WR))
  }

  private func shut(_ direction: Int32) {
    isOpen.withLock { if $0 { _ = Foundation.shutdown(descriptor, direction) } }
  }

  /// Gives the descriptor back.
  func close() {
    isOpen.withLock { isOpen in
      if isOpen {
        // A child process that began just when the connection did may hold it too.
        _ = Foundation.shutdown(descriptor, Int32(SHUT_RDWR))
        _ = Foundation.close(descriptor)
      }
      isOpen = false
    }
  }

  /// Reads what has come, or waits for it.
  func read(
    into buffer: UnsafeMutableRawBufferPointer, until deadline: ContinuousClock.Instant
  ) -> ReadOutcome {
    while SocketCalls.wait(descriptor, for: Int32(POLLIN), until: deadline) {
      let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
      if count > 0 { return .bytes(count) }
      if count == 0 || (errno != EINTR && errno != EAGAIN) { return .ended }
    }
    return .timedOut
  }

  /// Whether there are bytes to be read at once.
  var hasMore: Bool {
    var byte: UInt8 = 0
    return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) > 0
  }

  /// Reads and forgets what a client still sends, until it ends or something is used up.
  func discard(bytes: Int, until deadline: ContinuousClock.Instant) {
    var rest = bytes
    var buffer = [UInt8](repeating: 0, count: 16384)
    while rest > 0 {
      let outcome = buffer.withUnsafeMutableBytes { read(into: $0, until: deadline) }
      guard case .bytes(let count) = outcome else { return }
      rest -= count
    }
  }
}
