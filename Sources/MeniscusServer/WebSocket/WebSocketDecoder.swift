/// Reads a client's frames as their bytes come, and joins fragments (RFC 6455, sections 5 and 8.1).
///
/// It keeps no more than a message and what came with it: a frame that is too large is refused by its
/// header.
package struct WebSocketDecoder: Sendable {
  private let messageLimit: Int
  private var buffer: [UInt8] = []
  /// How many bytes of the buffer are done with.
  private var consumed = 0
  /// The fragments of the message that has begun; nil between messages.
  private var message: [UInt8]?

  /// Makes a decoder of one connection.
  ///
  /// - Parameter messageLimit: the most bytes of a message.
  package init(messageLimit: Int = ServerLimits().messageBytes) {
    self.messageLimit = messageLimit
  }

  /// Takes bytes that have come.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    buffer.removeFirst(consumed)
    consumed = 0
    buffer += bytes
  }

  /// The next thing that the client says; nil where more bytes are needed for it.
  ///
  /// - Throws: the code with which the connection has to be closed. Nothing that follows means
  ///   anything then.
  package mutating func next() throws(CloseCode) -> WebSocketInput? {
    while true {
      guard
        let header = try WebSocketFrameHeader(
          buffer[consumed...], continuing: message.map(\.count), messageLimit: messageLimit)
      else { return nil }
      guard buffer.count - consumed - header.size >= header.length else { return nil }
      let payload = unmasked(header)
      consumed += header.size + header.length
      if let input = try take(payload, of: header) { return input }
    }
  }

  private func unmasked(_ header: WebSocketFrameHeader) -> [UInt8] {
    let start = consumed + header.size
    var payload = Array(buffer[start..<(start + header.length)])
    for index in payload.indices { payload[index] ^= header.mask[index % 4] }
    return payload
  }

  /// Takes a frame; nil for a fragment that is not the last one.
  private mutating func take(
    _ payload: [UInt8], of header: WebSocketFrameHeader
  ) throws(CloseCode) -> WebSocketInput? {
    switch header.opcode {
    case .ping: return .ping(payload)
    case .pong: return .pong
    case .close: return try Self.close(payload)
    case .text, .binary, .continuation:
      let joined = message.map { $0 + payload } ?? payload
      message = header.isFinal ? nil : joined
      return header.isFinal ? .text(try Self.text(joined)) : nil
    }
  }

  private static func text(_ bytes: [UInt8]) throws(CloseCode) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidPayload }
    return text
  }

  /// Reads a close frame: nothing, or a code and a text.
  private static func close(_ payload: [UInt8]) throws(CloseCode) -> WebSocketInput {
    guard !payload.isEmpty else { return .close(nil) }
    guard payload.count >= 2,
      let code = CloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
    else { throw .protocolError }
    _ = try text(Array(payload[2...]))
    return .close(code)
  }
}
