/// Bytes as text, six bits a character (RFC 4648, section 4).
package struct Base64: ExpressibleByStringLiteral {
  private let text: StaticString

  package init(stringLiteral text: StaticString) { self.text = text }

  /// The bytes.
  ///
  /// - Precondition: the text is of whole groups of four, as a tool has written it.
  package var bytes: [UInt8] {
    text.withUTF8Buffer { text in
      precondition(text.count.isMultiple(of: 4), "Base64 comes in groups of four.")
      let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
      let count = text.count / 4 * 3 - padding
      return [UInt8](unsafeUninitializedCapacity: count + 2) { bytes, initialized in
        var place = 0
        for group in stride(from: 0, to: text.count, by: 4) {
          var word: UInt32 = 0
          for index in group..<group + 4 { word = word << 6 | Self.value(text[index]) }
          bytes[place] = UInt8(truncatingIfNeeded: word >> 16)
          if place + 1 < count { bytes[place + 1] = UInt8(truncatingIfNeeded: word >> 8) }
          if place + 2 < count { bytes[place + 2] = UInt8(truncatingIfNeeded: word) }
          place += 3
        }
        initialized = count
      }
    }
  }

  /// The six bits of a character; padding is zero.
  private static func value(_ character: UInt8) -> UInt32 {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a") + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0") + 52)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: 0
    }
  }
}
