import Dispatch

/// A WebSocket to a client.
package final class ServerConnection: Sendable, Identifiable {
  /// A number that no other connection of the server has or had.
  package let id: Int

  let socket: StreamSocket
  let limits: ServerLimits
  let outbox: Outbox
  /// Is raised when the reading thread reads no more.
  let readingEnded = DispatchSemaphore(value: 0)
  /// Is raised when the writing thread is done.
  let writingEnded = DispatchSemaphore(value: 0)

  /// Makes the connection of a socket whose handshake is done.
  init(id: Int, _ socket: StreamSocket, limits: ServerLimits) {
    self.id = id
    self.socket = socket
    self.limits = limits
    outbox = Outbox(limits: limits)
  }

  /// Queues a text message.
  ///
  /// A client for which too much is queued already is too slow: its connection is closed with code
  /// 1013, and what is queued is forgotten.
  ///
  /// - Returns: whether it was queued; false once the connection closes.
  @discardableResult
  package func send(text: String) -> Bool {
    outbox.add(WebSocketFrame(.text, Array(text.utf8)))
  }

  /// Queues a binary message, which is not copied; otherwise as ``send(text:)``.
  @discardableResult
  package func send(binary: [UInt8]) -> Bool {
    outbox.add(WebSocketFrame(.binary, binary))
  }

  /// Closes the connection after what is queued; returns at once.
  ///
  /// A client that does not take all, and answer, within ``ServerLimits/closingTime`` is cut off.
  ///
  /// - Parameter reason: at most 123 bytes of UTF-8, for the client's eyes.
  package func close(code: CloseCode = .normal, reason: String = "") {
    outbox.close(WebSocketFrame(closing: code, reason: reason), dropsMessages: false)
  }
}
