import Foundation

extension StreamSocket {
  /// Writes two runs of bytes, neither of which is copied on the way to the system.
  ///
  /// - Parameter deadline: the time by which all has to be written; nil for none. It is asked again
  ///   as long as the client does not read.
  /// - Returns: whether all was written.
  func write(
    _ head: [UInt8], _ body: [UInt8], until deadline: () -> ContinuousClock.Instant?
  ) -> Bool {
    head.withUnsafeBytes { head in
      body.withUnsafeBytes { body in
        var written = 0
        while written < head.count + body.count {
          let count = send(
            head[min(written, head.count)...], body[max(written - head.count, 0)...])
          if count >= 0 {
            written += count
          } else if errno == EAGAIN {
            guard waitToWrite(until: deadline) else { return false }
          } else if errno != EINTR {
            return false
          }
        }
        return true
      }
    }
  }

  private func send(_ head: Slice<UnsafeRawBufferPointer>, _ body: Slice<UnsafeRawBufferPointer>)
    -> Int
  {
    var parts = [head, body].map { slice in
      let bytes = UnsafeRawBufferPointer(rebasing: slice)
      return iovec(iov_base: .init(mutating: bytes.baseAddress), iov_len: bytes.count)
    }
    return parts.withUnsafeMutableBufferPointer { parts in
      var message = msghdr()
      message.msg_iov = parts.baseAddress
      message.msg_iovlen = .init(parts.count)
      return sendmsg(descriptor, &message, SocketCalls.sendFlags)
    }
  }

  private func waitToWrite(until deadline: () -> ContinuousClock.Instant?) -> Bool {
    while true {
      // Another thread may set a deadline meanwhile.
      let pause = ContinuousClock.now + .milliseconds(100)
      let end = deadline()
      let limit = min(pause, end ?? pause)
      if SocketCalls.wait(descriptor, for: Int32(POLLOUT), until: limit) { return true }
      if let end, ContinuousClock.now >= end { return false }
    }
  }
}
