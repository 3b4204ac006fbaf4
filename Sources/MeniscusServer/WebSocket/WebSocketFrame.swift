/// A frame as a server sends it: whole and not masked (RFC 6455, section 5.2).
package struct WebSocketFrame: Equatable, Sendable {
  /// What a frame is.
  package enum Opcode: UInt8, Sendable {
    /// A further fragment of a message.
    case continuation = 0x0
    /// A text message, or its first fragment.
    case text = 0x1
    /// A binary message, or its first fragment.
    case binary = 0x2
    /// The connection is to be closed.
    case close = 0x8
    /// The other side is to answer.
    case ping = 0x9
    /// The answer to a ping.
    case pong = 0xa

    /// Whether it is about the connection, not part of a message.
    var isControl: Bool { rawValue >= 0x8 }
  }

  /// What it is.
  package let opcode: Opcode
  /// What it carries.
  package let payload: [UInt8]

  /// Makes a frame.
  package init(_ opcode: Opcode, _ payload: [UInt8] = []) {
    precondition(
      !opcode.isControl || payload.count <= 125, "A control frame has 125 bytes at most.")
    self.opcode = opcode
    self.payload = payload
  }

  /// Makes a frame that closes a connection.
  ///
  /// - Parameters:
  ///   - code: nil for the answer to a close frame without one.
  ///   - reason: at most 123 bytes of UTF-8.
  package init(closing code: CloseCode?, reason: String = "") {
    let number = code.map { [UInt8($0.rawValue >> 8), UInt8($0.rawValue & 0xff)] } ?? []
    self.init(.close, number + Array(reason.utf8))
  }

  /// The bytes before the payload, with the length in the shortest form.
  package var header: [UInt8] {
    let first = 0x80 | opcode.rawValue
    let length = payload.count
    switch length {
    case ...125: return [first, UInt8(length)]
    case ...0xffff: return [first, 126, UInt8(length >> 8), UInt8(length & 0xff)]
    default:
      return [first, 127]
        + stride(from: 56, through: 0, by: -8).map {
          UInt8(truncatingIfNeeded: UInt64(length) >> UInt64($0))
        }
    }
  }
}
