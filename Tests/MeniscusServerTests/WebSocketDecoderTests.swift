import MeniscusServer
import Testing

@Suite("Frames of clients")
struct WebSocketDecoderTests {
  /// What a decoder makes of bytes that come in pieces, and the code with which it refuses them.
  private static func decoded(
    _ bytes: [UInt8], pieces: Int = .max, limit: Int = 65536
  ) -> (inputs: [WebSocketInput], refusal: UInt16?) {
    var decoder = WebSocketDecoder(messageLimit: limit)
    var inputs: [WebSocketInput] = []
    var rest = bytes[...]
    do throws(CloseCode) {
      while !rest.isEmpty {
        decoder.append(rest.prefix(pieces))
        rest = rest.dropFirst(pieces)
        while let input = try decoder.next() { inputs.append(input) }
      }
      return (inputs, nil)
    } catch {
      return (inputs, error.rawValue)
    }
  }

  @Test("The samples of RFC 6455, section 5.7")
  func samples() {
    let masked: [UInt8] = [
      0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58,
    ]
    #expect(Self.decoded(masked).inputs == [.text("Hello")])
    #expect(WebSocketFrame(.text, Array("Hello".utf8)).header == [0x81, 0x05])
    #expect(WebSocketFrame(.pong, Array("Hello".utf8)).header == [0x8a, 0x05])
    #expect(
      WebSocketFrame(.binary, [UInt8](repeating: 0, count: 256)).header == [0x82, 0x7e, 1, 0])
    #expect(
      WebSocketFrame(.binary, [UInt8](repeating: 0, count: 65536)).header
        == [0x82, 0x7f, 0, 0, 0, 0, 0, 1, 0, 0])
  }

  @Test("Lengths have their shortest form", arguments: [0, 125, 126, 65535])
  func lengths(count: Int) {
    let text = String(repeating: "a", count: count)
    #expect(Self.decoded(ClientFrame.text(text).bytes).inputs == [.text(text)])
    let sizes = [0: 2, 125: 2, 126: 4, 65535: 4]
    #expect(WebSocketFrame(.text, Array(text.utf8)).header.count == sizes[count])
  }

  @Test("Messages, fragments and what comes between, in pieces of any size")
  func pieces() {
    let frames = [
      ClientFrame.text("whole"), ClientFrame(0x01, "fr\u{e9}".utf8.prefix(3)),
      ClientFrame(0x89, [1, 2]), ClientFrame(0x00, []), ClientFrame(0x8a, []),
      ClientFrame(0x80, "\u{e9}".utf8.suffix(1)), ClientFrame.text(""), ClientFrame(0x88, []),
      ClientFrame.close(1000, "bye"), ClientFrame.close(4999),
    ]
    let expected: [WebSocketInput] = [
      .text("whole"), .ping([1, 2]), .pong, .text("fr\u{e9}"), .text(""), .close(nil),
      .close(.normal), .close(CloseCode(rawValue: 4999)),
    ]
    let bytes = frames.flatMap(\.bytes)
    for pieces in 1...bytes.count {
      let (inputs, refusal) = Self.decoded(bytes, pieces: pieces)
      #expect(inputs == expected && refusal == nil, "in pieces of \(pieces)")
    }
  }

  private static let control = [UInt8](repeating: 0x61, count: 126)
  private static let refused: [(String, UInt16, [ClientFrame])] = [
    ("no mask", 1002, [.text("a").with { $0.mask = nil }]),
    ("first reserved bit", 1002, [ClientFrame(0xc1, [])]),
    ("second reserved bit", 1002, [ClientFrame(0xa1, [])]),
    ("third reserved bit", 1002, [ClientFrame(0x91, [])]),
    ("opcode 3", 1002, [ClientFrame(0x83, [])]),
    ("opcode 7", 1002, [ClientFrame(0x87, [])]),
    ("opcode 11", 1002, [ClientFrame(0x8b, [])]),
    ("opcode 15", 1002, [ClientFrame(0x8f, [])]),
    ("binary", 1003, [ClientFrame(0x82, [])]),
    ("binary fragment", 1003, [ClientFrame(0x02, [])]),
    ("fragmented ping", 1002, [ClientFrame(0x09, [])]),
    ("fragmented close", 1002, [ClientFrame(0x08, [])]),
    ("long ping", 1002, [ClientFrame(0x89, control)]),
    ("long close", 1002, [ClientFrame(0x88, control)]),
    ("continuation of nothing", 1002, [ClientFrame(0x80, [])]),
    ("continuation after the end", 1002, [.text("a"), ClientFrame(0x80, [])]),
    ("text within a text", 1002, [ClientFrame(0x01, []), .text("a")]),
    ("two bytes for 125", 1002, [.text("a").with { $0.lengthBytes = 2 }]),
    ("eight bytes for 125", 1002, [.text("a").with { $0.lengthBytes = 8 }]),
    (
      "eight bytes for 65535", 1002,
      [
        .text("a").with {
          $0.lengthBytes = 8
          $0.statedLength = 65535
        }
      ]
    ),
    ("a negative length", 1002, [.text("a").with { $0.statedLength = 1 << 63 }]),
    ("65537 bytes", 1009, [.text("a").with { $0.statedLength = 65537 }]),
    ("all bytes there are", 1009, [.text("a").with { $0.statedLength = 1 << 63 - 1 }]),
    (
      "65537 bytes in fragments", 1009,
      [
        ClientFrame(0x01, [UInt8](repeating: 0x61, count: 65536)),
        ClientFrame(0x80, [0x61]),
      ]
    ),
    ("no UTF-8", 1007, [ClientFrame(0x81, [0xff])]),
    ("overlong UTF-8", 1007, [ClientFrame(0x81, [0xc0, 0xaf])]),
    ("a surrogate", 1007, [ClientFrame(0x81, [0xed, 0xa0, 0x80])]),
    ("half a character", 1007, [ClientFrame(0x01, [0xc3]), ClientFrame(0x80, [])]),
    ("half a close code", 1002, [ClientFrame(0x88, [3])]),
    ("close code 999", 1002, [.close(999)]),
    ("close code 1005", 1002, [.close(1005)]),
    ("close code 1006", 1002, [.close(1006)]),
    ("close code 1015", 1002, [.close(1015)]),
    ("close code 2999", 1002, [.close(2999)]),
    ("close code 5000", 1002, [.close(5000)]),
    ("a reason that is no UTF-8", 1007, [ClientFrame(0x88, [3, 0xe8, 0xff])]),
  ]

  @Test("What is wrong is refused with its code", arguments: refused)
  func refusals(what: String, code: UInt16, frames: [ClientFrame]) {
    let bytes = frames.flatMap(\.bytes)
    #expect(Self.decoded(bytes).refusal == code, "\(what)")
    #expect(Self.decoded(bytes, pieces: 1).refusal == code, "\(what), byte by byte")
  }

  @Test("A message may be as large as the limit")
  func limit() {
    let text = String(repeating: "a", count: 65536)
    #expect(Self.decoded(ClientFrame.text(text).bytes).inputs == [.text(text)])
    #expect(Self.decoded(ClientFrame.text("abcd").bytes, limit: 3).refusal == 1009)
  }
}
