/// The beginning of a client's frame, up to its payload (RFC 6455, section 5.2).
struct WebSocketFrameHeader {
  /// What the frame is.
  let opcode: WebSocketFrame.Opcode
  /// Whether it is the last of its message.
  let isFinal: Bool
  /// The bytes of the header.
  let size: Int
  /// The bytes of the payload.
  let length: Int
  /// The four bytes with which the payload is masked.
  let mask: [UInt8]

  /// Reads a header; nil where more bytes are needed.
  ///
  /// What is wrong is found in the first byte that shows it.
  ///
  /// - Parameters:
  ///   - continuing: the bytes of the message that has begun; nil between messages.
  ///   - messageLimit: the most bytes of a message.
  init?(
    _ bytes: ArraySlice<UInt8>, continuing: Int?, messageLimit: Int
  ) throws(CloseCode) {
    guard let first = bytes.first else { return nil }
    isFinal = first & 0x80 != 0
    opcode = try Self.opcode(first, isContinuing: continuing != nil)
    guard let second = bytes.dropFirst().first else { return nil }
    guard second & 0x80 != 0 else { throw .protocolError }
    let short = Int(second & 0x7f)
    guard !opcode.isControl || short <= 125 else { throw .protocolError }
    let extent = short == 126 ? 2 : short == 127 ? 8 : 0
    let extended = bytes.dropFirst(2).prefix(extent)
    guard extended.count == extent else { return nil }
    length = extent == 0 ? short : try Self.length(extended)
    guard opcode.isControl || (continuing ?? 0) + length <= messageLimit else {
      throw .messageTooBig
    }
    size = 2 + extent + 4
    mask = Array(bytes.dropFirst(2 + extent).prefix(4))
    guard mask.count == 4 else { return nil }
  }

  private static func opcode(
    _ byte: UInt8, isContinuing: Bool
  ) throws(CloseCode) -> WebSocketFrame.Opcode {
    guard byte & 0x70 == 0, let opcode = WebSocketFrame.Opcode(rawValue: byte & 0x0f) else {
      throw .protocolError
    }
    switch opcode {
    case .continuation: guard isContinuing else { throw .protocolError }
    case .text, .binary:
      guard !isContinuing else { throw .protocolError }
      guard opcode == .text else { throw .unsupportedData }
    case .close, .ping, .pong: guard byte & 0x80 != 0 else { throw .protocolError }
    }
    return opcode
  }

  /// A length in two or eight bytes, which a shorter form could not have said.
  private static func length(_ bytes: ArraySlice<UInt8>) throws(CloseCode) -> Int {
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard value >= (bytes.count == 2 ? 126 : 65536), value < 1 << 63 else {
      throw .protocolError
    }
    // The limit that follows adds to it.
    return Int(min(value, 1 << 62))
  }
}
