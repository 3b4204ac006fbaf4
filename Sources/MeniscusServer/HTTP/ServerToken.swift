/// The secret part of a server's address, without which it answers nothing.
struct ServerToken: Sendable {
  /// The token as it stands in the address.
  let text: String

  /// Takes a token, or makes one of 128 random bits where there is none.
  init(_ text: String?) throws(ServerError) {
    guard let text else {
      var generator = SystemRandomNumberGenerator()
      self.text = (0..<2).map { _ in Self.hexadecimal(generator.next()) }.joined()
      return
    }
    guard (1...128).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else {
      throw .invalidToken
    }
    self.text = text
  }

  /// Whether others are this token.
  ///
  /// However many bytes are right, it takes as long: how long an answer takes tells nothing.
  func matches(_ other: some Collection<UInt8>) -> Bool {
    guard other.count == text.utf8.count else { return false }
    return zip(text.utf8, other).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }

  private static func hexadecimal(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
