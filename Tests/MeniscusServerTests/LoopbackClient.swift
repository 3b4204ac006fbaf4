import Foundation

/// A client that sends what it is told to, right or wrong.
final class LoopbackClient: Sendable {
  /// A client could not connect, or the server ended where more was expected.
  struct Failure: Error {
    let errno: Int32
  }

  private let descriptor: Int32

  /// Connects to a port of this machine.
  ///
  /// - Parameter receiveBuffer: how much the system keeps of what is not read; nil for its default.
  init(port: Int, receiveBuffer: Int32? = nil) throws {
    // Not yet the client's own: what fails to connect would be closed twice, by which time another
    // thread may have the number.
    #if os(Linux)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      var isOn: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    // Far longer than anything takes: a test that would wait for ever fails instead.
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else {
      let number = errno
      close(descriptor)
      throw Failure(errno: number)
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Sends bytes, as far as the server takes them.
  func send(_ bytes: some Sequence<UInt8>) {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Says that no more will be sent.
  func endSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Reads so many bytes, or fewer where the server ends before.
  func read(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let read = recv(descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, 0)
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { return }
        filled += read
      }
    }
  }

  /// Reads up to and with an empty line.
  func readHead() -> String {
    var bytes: [UInt8] = []
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8), let byte = read(1).first {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads all until the server ends the connection.
  func readToEnd() -> String {
    var bytes: [UInt8] = []
    while case let piece = read(65536), !piece.isEmpty { bytes += piece }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads a frame of the server's: its first byte and its payload.
  func readFrame() throws -> (first: UInt8, payload: [UInt8]) {
    let start = read(2)
    guard start.count == 2 else { throw Failure(errno: 0) }
    let extent = start[1] == 126 ? 2 : start[1] == 127 ? 8 : 0
    let length = read(extent).reduce(0) { $0 << 8 | Int($1) }
    return (start[0], read(extent == 0 ? Int(start[1]) : length))
  }

  /// Reads frames up to one that closes; its code, nil where the connection ends without.
  func readCloseCode() -> UInt16? {
    while let frame = try? readFrame() {
      guard frame.first == 0x88 else { continue }
      return frame.payload.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
    }
    return nil
  }
}
