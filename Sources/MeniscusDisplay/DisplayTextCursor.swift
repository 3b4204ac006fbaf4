/// A place in the bytes of a display list's text, from which words and numbers are taken.
struct DisplayTextCursor {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var paths = DisplayViewPaths()
  /// Whether a path says how much of it is that of the path before, as from version 2 on.
  var isAbbreviated = true

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == bytes.count }

  /// What is thrown where something else is expected here.
  func error(_ expected: DisplayTextExpectation) -> DisplayError {
    .text(line: line, column: index - lineStart + 1, expected: expected)
  }

  /// Whether a word comes next.
  func isAt(_ word: String) -> Bool {
    var place = index
    for byte in word.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  /// Takes a word if it comes next.
  mutating func takes(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    index += word.utf8.count
    return true
  }

  mutating func take(_ word: String) throws(DisplayError) {
    guard takes(word) else { throw error(.word(word)) }
  }

  /// Takes one of some values by its name, the longest that comes next.
  mutating func take<Value>(
    oneOf values: [Value], _ kind: DisplayTextExpectation, name: (Value) -> String
  ) throws(DisplayError) -> Value {
    var found: (value: Value, length: Int)?
    for value in values where isAt(name(value)) {
      let length = name(value).utf8.count
      if length > found?.length ?? 0 { found = (value, length) }
    }
    guard let found else { throw error(kind) }
    index += found.length
    return found.value
  }

  mutating func takeLineEnd() throws(DisplayError) {
    guard takes("\n") else { throw error(.lineEnd) }
    line += 1
    lineStart = index
  }

  mutating func takeNumber() throws(DisplayError) -> Double {
    do throws(DisplayError) {
      return try take(Double.self, .number)
    } catch {
      for (word, value) in [("nan", Double.nan), ("inf", .infinity), ("-inf", -.infinity)]
      where takes(word) {
        return value
      }
      throw error
    }
  }

  mutating func takeInteger() throws(DisplayError) -> Int {
    try take(Int.self, .wholeNumber)
  }

  private mutating func take<Number: LosslessStringConvertible>(
    _ type: Number.Type, _ expected: DisplayTextExpectation
  ) throws(DisplayError) -> Number {
    let start = index
    while index < bytes.count, Self.isNumeric(bytes[index]) { index += 1 }
    guard let number = Number(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      index = start
      throw error(expected)
    }
    return number
  }

  /// Takes the sixteen digits of a hash.
  mutating func takeHash() throws(DisplayError) -> UInt64 {
    var hash: UInt64 = 0
    for place in index..<index + 16 {
      guard place < bytes.count, let digit = Self.digit(bytes[place]) else {
        throw error(.hash)
      }
      hash = hash << 4 | UInt64(digit)
    }
    index += 16
    return hash
  }

  /// Takes the rest of the line, the path of a view.
  mutating func takeViewPath() throws(DisplayError) -> String {
    guard isAbbreviated else { return try takePath() }
    let start = self
    let count = try takeInteger()
    let rest = takes("/") ? try takePath() : nil
    guard rest != nil || count > 0, count >= 0, isAt("\n"),
      let path = paths.path(sharing: count, then: rest)
    else { throw start.error(.view) }
    return path
  }

  /// Takes the rest of the line, text in which `\u{hex}` stands for a character.
  private mutating func takePath() throws(DisplayError) -> String {
    var path = ""
    var start = index
    while index < bytes.count, bytes[index] != 0x0A {
      let byte = bytes[index]
      guard byte != 0x5C else {
        path += try text(from: start)
        path.unicodeScalars.append(try takeEscape())
        start = index
        continue
      }
      guard byte >= 0x20, byte != 0x7F else { throw error(.noControlCharacter) }
      index += 1
    }
    return try path + text(from: start)
  }

  private mutating func text(from start: Int) throws(DisplayError) -> String {
    guard let text = String(validating: bytes[start..<index], as: UTF8.self) else {
      index = start
      throw error(.validText)
    }
    return text
  }

  private mutating func takeEscape() throws(DisplayError) -> Unicode.Scalar {
    let start = index
    try take("\\u{")
    var value: UInt32 = 0
    while index < bytes.count, let digit = Self.digit(bytes[index]), value < 0x8 {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    guard takes("}"), value < 0x20 || value == 0x5C || value == 0x7F,
      let scalar = Unicode.Scalar(value)
    else {
      index = start
      throw error(.escape)
    }
    return scalar
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D || byte == 0x2B || byte == 0x65
  }

  /// The value of a hexadecimal digit in lower case.
  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
