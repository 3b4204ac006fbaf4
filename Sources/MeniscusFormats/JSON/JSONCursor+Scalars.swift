/// Strings and numbers.
extension JSONCursor {
  /// Reads a number and keeps its text; the grammar allows no leading zero, plus sign or NaN.
  mutating func number() throws(JSONError) -> String {
    let start = index
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    guard index > start else { throw unexpected(.digit) }
  }

  /// Reads a quoted string and undoes its escapes.
  mutating func string() throws(JSONError) -> String {
    let start = offset
    index += 1
    var text: [UInt8] = []
    while true {
      guard let byte else { throw unexpected(.quote) }
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSONError(offset: start, problem: .invalidUTF8)
        }
        return string
      case UInt8(ascii: "\\"):
        index += 1
        text.append(contentsOf: String(try escape()).utf8)
      case 0..<0x20:
        throw error(.controlCharacter(byte))
      default:
        text.append(byte)
        index += 1
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
      index += 1
      return scalar
    }
    guard byte == UInt8(ascii: "u") else { throw unexpected(.escape) }
    let start = offset - 1
    index += 1
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
      index += 1
    }
    return value
  }
}
