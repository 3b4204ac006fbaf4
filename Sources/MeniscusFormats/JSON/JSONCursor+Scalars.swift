/// Strings and numbers.
extension JSONCursor {
  /// Reads a number and keeps its text; the grammar allows no leading zero, plus sign or NaN.
  mutating func number() throws(JSONError) -> String {
    let start = offset
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes(from: start), as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = offset
    while let byte, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { advance() }
    guard offset > start else { throw unexpected(.digit) }
  }

  /// Reads a quoted string and undoes its escapes.
  mutating func string() throws(JSONError) -> String {
    let start = offset
    advance()
    // What stood before the last escape, and where what comes after it begins.
    var text: [UInt8] = []
    var rest = offset
    while true {
      guard let byte else { throw unexpected(.quote) }
      if byte == UInt8(ascii: "\"") {
        let string =
          text.isEmpty
          ? String(validating: bytes(from: rest), as: UTF8.self)
          : String(validating: text + bytes(from: rest), as: UTF8.self)
        guard let string else { throw JSONError(offset: start, problem: .invalidUTF8) }
        advance()
        return string
      }
      if byte < 0x20 { throw error(.controlCharacter(byte)) }
      if byte == UInt8(ascii: "\\") {
        text += bytes(from: rest)
        advance()
        text.append(contentsOf: String(try escape()).utf8)
        rest = offset
      } else {
        advance()
      }
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let simple: [UInt8: Unicode.Scalar] = [
      0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r",
      0x74: "\t",
    ]
    guard let byte else { throw unexpected(.escape) }
    if let scalar = simple[byte] {
      advance()
      return scalar
    }
    guard byte == UInt8(ascii: "u") else { throw unexpected(.escape) }
    let start = offset - 1
    advance()
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // What is no scalar is a surrogate; a high one needs a low one after it.
    if first < 0xDC00, take("\\"), take("u") {
      let second = try hexadecimal()
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(
          0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONError(offset: start, problem: .loneSurrogate)
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw unexpected(.hexadecimalDigit)
      }
      value = value << 4 | UInt16(digit)
      advance()
    }
    return value
  }
}
