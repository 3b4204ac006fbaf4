import Foundation
import MeniscusFormats
import TestSupport
import Testing

@Suite("JSON reader")
struct JSONReaderTests {
  private func content(_ text: String) throws -> JSONValue.Content {
    try JSONReader.read(text).content
  }

  private func error(_ text: String) -> JSONError? {
    error(Array(text.utf8))
  }

  private func error(_ bytes: [UInt8]) -> JSONError? {
    do {
      _ = try JSONReader.read(bytes[...])
      return nil
    } catch {
      return error
    }
  }

  @Test("Scalars are read as they stand")
  func scalars() throws {
    try expectEqual(content("null"), .null)
    try expectEqual(content(" true "), .boolean(true))
    try expectEqual(content("false"), .boolean(false))
    try expectEqual(content("-0.50e+07"), .number("-0.50e+07"))
    try expectEqual(content("18446744073709551615"), .number("18446744073709551615"))
    try expectEqual(content(#""a\"\\\/\b\f\n\r\tA""#), .string("a\"\\/\u{8}\u{c}\n\r\tA"))
    try expectEqual(content(#""\ud83d\uDE00é""#), .string("😀é"))
  }

  @Test("Offsets count bytes, not characters")
  func offsets() throws {
    let value = try JSONReader.read(#"{"é": [1, "x"]}"#)
    guard case .object(let members) = value.content, let member = members.first,
      case .array(let elements) = member.value.content
    else {
      Issue.record("The text is an object with an array.")
      return
    }
    expectEqual(member.offset, 1)
    expectEqual(member.value.offset, 7)
    expectEqual(elements.map(\.offset), [8, 11])
  }

  @Test(
    "What the grammar forbids is refused at its byte",
    arguments: [
      ("", 0), ("  ", 2), ("01", 1), ("-", 1), ("+1", 0), ("1.", 2), (".5", 0), ("1e", 2),
      ("1e+", 3), ("NaN", 0), ("Infinity", 0), ("-Infinity", 1), ("nul", 3), ("True", 0),
      ("[1,]", 3), ("[1 2]", 3), ("[", 1), ("{", 1), ("{\"a\"}", 4), ("{\"a\":}", 5),
      ("{\"a\":1,}", 7), ("{a:1}", 1), ("{'a':1}", 1), ("\"a", 2), (#""\x""#, 2), (#""\u12g4""#, 5),
      ("1 2", 2), ("[]]", 2), ("// a", 0), ("\u{a0}1", 0), ("\"\t\"", 1), ("0x10", 1),
      ("{\"a\" 1}", 5), ("[1}", 2), ("{\"a\":1]", 6),
    ])
  func grammar(text: String, offset: Int) {
    expectEqual(error(text)?.offset, offset)
  }

  @Test("A problem says what was found and expected")
  func problems() {
    expectEqual(error("[1 2]")?.problem, .unexpected(found: 0x32, expected: .commaOrBracket))
    expectEqual(error("[1")?.problem, .unexpected(found: nil, expected: .commaOrBracket))
    expectEqual(error("\"\n\"")?.problem, .controlCharacter(0x0A))
    expectEqual(error(#""\ud83d""#)?.problem, .loneSurrogate)
    expectEqual(error(#""\ud83dA""#)?.problem, .loneSurrogate)
    expectEqual(error(#""\ud83d\u0041""#)?.problem, .loneSurrogate)
    expectEqual(error(#""\ude00""#)?.problem, .loneSurrogate)
    expectEqual(error("\u{feff}1")?.problem, .byteOrderMark)
  }

  @Test(
    "Strings are UTF-8",
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func encoding(bytes: [UInt8]) {
    expectEqual(error([0x22] + bytes + [0x22]), JSONError(offset: 0, problem: .invalidUTF8))
  }

  @Test("A key that comes twice is refused, however it is written")
  func duplicates() {
    expectEqual(error(#"{"a":1,"b":2,"a":3}"#), JSONError(offset: 13, problem: .duplicateKey("a")))
    expectEqual(error(#"{"a":1,"\u0061":2}"#), JSONError(offset: 7, problem: .duplicateKey("a")))
    expectEqual(error(#"{"x":{"a":1},"a":{"x":1}}"#), nil)
    // Composed and decomposed letters are different keys, though equal as Swift strings.
    expectEqual(error("{\"\u{e9}\":1,\"e\u{301}\":2}"), nil)
  }

  @Test("Nesting ends before the stack does")
  func depth() {
    let limit = JSONReader.depthLimit
    let allowed = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    expectEqual(error(allowed), nil)
    let deep = String(repeating: "[", count: 1_000_000)
    expectEqual(error(deep), JSONError(offset: limit, problem: .tooDeep(limit: limit)))
    let objects = String(repeating: #"{"a":"#, count: 100_000)
    expectEqual(error(objects)?.problem, .tooDeep(limit: limit))
  }

  @Test("Accepts what Foundation accepts and refuses what it refuses, one byte changed")
  func agreesWithFoundation() {
    let sample = #"{"a":[1,-2.5e3,true,null],"b":{"c":"x\n\u00e9\/"},"d":"é","e":0}"#
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      for replacement in UInt8(1)..<0x80 {
        var changed = bytes
        changed[index] = replacement
        let foundation =
          (try? JSONSerialization.jsonObject(
            with: Data(changed), options: .fragmentsAllowed)) != nil
        let problem = error(changed)?.problem
        if case .duplicateKey = problem { continue }
        expectEqual(foundation, problem == nil, "byte \(index) replaced by \(replacement)")
      }
    }
  }
}
