/// A frame as a client sends it, right or wrong.
struct ClientFrame: Sendable {
  /// FIN, the reserved bits and the opcode.
  var first: UInt8
  var payload: [UInt8]
  var mask: [UInt8]? = [0x37, 0xfa, 0x21, 0x3d]
  /// How many bytes the length has after the seven bits; nil for the fewest.
  var lengthBytes: Int?
  /// The length that it says it has; nil for its own.
  var statedLength: UInt64?

  init(_ first: UInt8, _ payload: some Sequence<UInt8>) {
    self.first = first
    self.payload = Array(payload)
  }

  static func text(_ text: String) -> ClientFrame {
    ClientFrame(0x81, text.utf8)
  }

  static func close(_ code: UInt16, _ reason: String = "") -> ClientFrame {
    ClientFrame(0x88, [UInt8(code >> 8), UInt8(code & 0xff)] + Array(reason.utf8))
  }

  func with(_ change: (inout ClientFrame) -> Void) -> ClientFrame {
    var frame = self
    change(&frame)
    return frame
  }

  var bytes: [UInt8] {
    let length = statedLength ?? UInt64(payload.count)
    let extent = lengthBytes ?? (length < 126 ? 0 : length < 65536 ? 2 : 8)
    let short: UInt8 = extent == 0 ? UInt8(truncatingIfNeeded: length) : extent == 2 ? 126 : 127
    var bytes = [first, (mask == nil ? 0 : 0x80) | short]
    bytes += (0..<extent).reversed().map { UInt8(truncatingIfNeeded: length >> UInt64($0 * 8)) }
    guard let mask else { return bytes + payload }
    return bytes + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }
}
