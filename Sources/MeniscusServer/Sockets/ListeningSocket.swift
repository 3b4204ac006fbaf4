import Foundation
import Synchronization

/// A socket that listens on 127.0.0.1, and on no other address.
final class ListeningSocket: Sendable {
  /// The port.
  let port: Int

  private let descriptor: Int32
  /// A pipe: a byte in it interrupts ``accept()``, as closing a socket does not on every system.
  private let interruption: (reading: Int32, writing: Int32)
  private let isOpen = Mutex(true)

  /// Listens on a port; 0 for any that is free.
  init(port: Int) throws(ServerError) {
    let descriptor = SocketCalls.stream()
    guard descriptor >= 0 else { throw .cannotOpen(errno: errno) }
    do throws(ServerError) {
      self.port = try Self.listen(descriptor, port: port)
      interruption = try Self.pipe()
    } catch {
      _ = Foundation.close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  deinit { close() }

  /// Binds a socket and lets it listen; the port that it got.
  private static func listen(_ descriptor: Int32, port: Int) throws(ServerError) -> Int {
    SocketCalls.unblock(descriptor)
    SocketCalls.set(descriptor, SOL_SOCKET, SO_REUSEADDR)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withSocketAddress(&address) { bind(descriptor, $0, length) == 0 }
    guard isBound else {
      throw errno == EADDRINUSE ? .portInUse(port) : .cannotBind(port: port, errno: errno)
    }
    guard Foundation.listen(descriptor, 128) == 0 else {
      // Of two sockets bound to one port, only one can listen.
      throw errno == EADDRINUSE ? .portInUse(port) : .cannotListen(port: port, errno: errno)
    }
    let isNamed = withSocketAddress(&address) { getsockname(descriptor, $0, &length) == 0 }
    guard isNamed else { throw .cannotListen(port: port, errno: errno) }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  private static func withSocketAddress<Value>(
    _ address: inout sockaddr_in, _ work: (UnsafeMutablePointer<sockaddr>) -> Value
  ) -> Value {
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1, work)
    }
  }

  private static func pipe() throws(ServerError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw .cannotOpen(errno: errno) }
    for end in ends { SocketCalls.closeOnExecution(end) }
    return (ends[0], ends[1])
  }

  /// Waits for the next connection; nil once it is interrupted.
  func accept() -> StreamSocket? {
    while true {
      var entries = [descriptor, interruption.reading].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let count = poll(&entries, nfds_t(entries.count), -1)
      if entries[1].revents != 0 { return nil }
      let connection = count > 0 ? Foundation.accept(descriptor, nil, nil) : count
      if connection >= 0 { return StreamSocket(connection) }
      if [EINTR, EAGAIN, ECONNABORTED].contains(errno) { continue }
      // There are no descriptors, or there is no memory. The connection stays in the queue, so that
      // without a pause this would go round at full speed.
      if pause(.milliseconds(100)) { return nil }
    }
  }

  /// Waits for some time; true if it is interrupted.
  private func pause(_ duration: Duration) -> Bool {
    SocketCalls.wait(
      interruption.reading, for: Int32(POLLIN), until: ContinuousClock.now + duration)
  }

  /// Ends the thread that waits for connections.
  func interrupt() {
    isOpen.withLock { isOpen in
      var byte: UInt8 = 0
      if isOpen { _ = write(interruption.writing, &byte, 1) }
    }
  }

  /// Gives the port back; nobody may wait for connections any more.
  func close() {
    isOpen.withLock { isOpen in
      if isOpen {
        for end in [descriptor, interruption.reading, interruption.writing] {
          _ = Foundation.close(end)
        }
      }
      isOpen = false
    }
  }
}
