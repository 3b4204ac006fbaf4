import Dispatch

extension ServerConnection {
  /// Serves the connection on the calling thread, and on another one that writes, to its end.
  ///
  /// - Parameter handle: is given every event but the last one.
  func run(in threads: ServerThreads, _ handle: (ServerEvent) -> Void) {
    threads.start("MeniscusServer writing") { [self] in
      write()
      writingEnded.signal()
    }
    handle(.opened(self))
    read(handle)
    readingEnded.signal()
    writingEnded.wait()
  }

  /// Writes what is queued until the connection ends; then nobody waits for the socket any longer
  /// than the time that closing may take.
  private func write() {
    while let frame = outbox.next() {
      guard socket.write(frame.header, frame.payload, until: { outbox.deadline }) else { break }
      outbox.wrote(frame)
      guard frame.opcode == .close else { continue }
      socket.endWriting()
      _ = readingEnded.wait(timeout: DispatchTime.now() + limits.closingTime.dispatchInterval)
      break
    }
    socket.shutdown()
  }

  private func read(_ handle: (ServerEvent) -> Void) {
    var decoder = WebSocketDecoder(messageLimit: limits.messageBytes)
    var buffer = [UInt8](repeating: 0, count: 16384)
    var heard = ContinuousClock.now
    var pinged = heard
    while true {
      let pinging = max(heard, pinged) + limits.pingInterval
      let deadline = min(pinging, heard + limits.silence)
      switch buffer.withUnsafeMutableBytes({ socket.read(into: $0, until: deadline) }) {
      case .ended:
        outbox.end()
        return socket.shutdown()
      case .timedOut:
        let now = ContinuousClock.now
        // However late this thread runs, nobody is closed without having been asked.
        if pinged > heard, now >= heard + limits.silence { return end(with: .goingAway) }
        pinged = now
        outbox.ping()
      case .bytes(let count):
        decoder.append(buffer[..<count])
        do throws(CloseCode) {
          while let input = try decoder.next() {
            guard take(input, handle) else { return }
          }
        } catch {
          return end(with: error)
        }
        // The time in which nothing was read is not the client's.
        heard = ContinuousClock.now
      }
    }
  }

  /// Takes what a client says; false once it has said all.
  private func take(_ input: WebSocketInput, _ handle: (ServerEvent) -> Void) -> Bool {
    switch input {
    case .text(let text): if outbox.isOpen { handle(.text(self, text)) }
    case .ping(let payload): outbox.pong(payload)
    case .pong: break
    case .close(let code):
      outbox.close(WebSocketFrame(closing: code), dropsMessages: true)
      return false
    }
    return true
  }

  /// Closes the connection, and reads on without listening: with unread bytes left, the system would
  /// discard the close frame.
  private func end(with code: CloseCode) {
    outbox.close(WebSocketFrame(closing: code), dropsMessages: true)
    socket.discard(bytes: .max, until: ContinuousClock.now + limits.closingTime * 2)
  }
}

extension Duration {
  /// The duration as Dispatch takes it; at most 292 years.
  fileprivate var dispatchInterval: DispatchTimeInterval {
    let (seconds, attoseconds) = components
    return .nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
  }
}
