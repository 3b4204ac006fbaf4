/// Reads one JSON text, strictly as RFC 8259 has it, and refuses keys that come twice.
///
/// Foundation's reader drops duplicate keys in silence and cannot say where a value stood.
package enum JSONReader {
  /// How deeply values may be nested where nothing else is said.
  package static let depthLimit = 32

  /// The value that `bytes` hold; offsets count from the first of them.
  ///
  /// Complexity: linear in the bytes.
  package static func read(
    _ bytes: ArraySlice<UInt8>, depthLimit: Int = depthLimit
  ) throws(JSONError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      var cursor = JSONCursor(buffer, depthLimit: depthLimit)
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw cursor.error(.byteOrderMark) }
      let value = try cursor.value(depth: 0)
      cursor.skipSpace()
      guard cursor.byte == nil else { throw cursor.unexpected(.end) }
      return value
    }
  }

  /// The value that `text` holds.
  package static func read(_ text: String) throws(JSONError) -> JSONValue {
    try read(Array(text.utf8)[...])
  }
}

/// A place in a JSON text.
///
/// The text is read in place: an array that is copied with every step would cost more than the
/// reading. Whoever makes a cursor keeps the text for as long.
struct JSONCursor {
  private let start: UnsafePointer<UInt8>?
  private let count: Int
  let depthLimit: Int
  /// The place, counted from the first byte; never beyond the end.
  private(set) var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int) {
    (start, count) = (bytes.baseAddress, bytes.count)
    self.depthLimit = depthLimit
  }

  /// The byte at the place, or nil at the end.
  var byte: UInt8? {
    guard offset < count, let start else { return nil }
    return start[offset]
  }

  /// The bytes from a place before this one up to this one.
  func bytes(from first: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start.map { $0 + first }, count: offset - first)
  }

  /// Goes on by a byte; stays at the end.
  mutating func advance() {
    if offset < count { offset += 1 }
  }

  func error(_ problem: JSONProblem) -> JSONError {
    JSONError(offset: offset, problem: problem)
  }

  func unexpected(_ expected: JSONExpectation) -> JSONError {
    error(.unexpected(found: byte, expected: expected))
  }

  mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
  }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    let start = offset
    let content: JSONValue.Content
    guard let byte else { throw unexpected(.value) }
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"): content = try literal("true", .boolean(true))
    case UInt8(ascii: "f"): content = try literal("false", .boolean(false))
    case UInt8(ascii: "n"): content = try literal("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    default: throw unexpected(.value)
    }
    return JSONValue(offset: start, content: content)
  }

  private mutating func literal(
    _ text: StaticString, _ content: JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    for expected in text.description.utf8 {
      guard byte == expected else { throw unexpected(.literal) }
      advance()
    }
    return content
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    guard depth < depthLimit else { throw error(.tooDeep(limit: depthLimit)) }
    advance()
    skipSpace()
    if take("]") { return [] }
    var elements: [JSONValue] = []
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return elements }
      guard take(",") else { throw unexpected(.commaOrBracket) }
    }
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONMember] {
    guard depth < depthLimit else { throw error(.tooDeep(limit: depthLimit)) }
    advance()
    skipSpace()
    if take("}") { return [] }
    var members: [JSONMember] = []
    var keys: Set<[UInt8]> = []
    while true {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw unexpected(.key) }
      let start = offset
      let key = try string()
      // By bytes: strings also count as equal where only their composition is.
      guard keys.insert(Array(key.utf8)).inserted else {
        throw JSONError(offset: start, problem: .duplicateKey(key))
      }
      skipSpace()
      guard take(":") else { throw unexpected(.colon) }
      members.append(JSONMember(key, try value(depth: depth + 1), offset: start))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw unexpected(.commaOrBrace) }
    }
  }

  /// Takes a scalar of ASCII where it comes next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: scalar) else { return false }
    advance()
    return true
  }
}
