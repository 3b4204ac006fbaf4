import MeniscusFormats

extension Messages {
  /// What is wrong with a JSON text, without its place.
  static func problem(_ problem: JSONProblem) -> String {
    switch problem {
    case .unexpected(let found, let expected):
      "expected \(name(of: expected))"
        + (found.map { ", found \(name(of: $0))" } ?? ", but the text ends")
    case .controlCharacter(let byte):
      "a string contains \(name(of: byte)); write it as an escape"
    case .loneSurrogate: "only half of a surrogate pair is escaped; escape both halves"
    case .invalidUTF8: "a string is not UTF-8; save the file as UTF-8"
    case .byteOrderMark: "the text begins with a byte order mark; save the file without it"
    case .tooDeep(let limit): "values are nested more than \(limit) levels deep"
    case .duplicateKey(let key): "the key `\(key)` occurs twice; remove one"
    case .wrongKind(let key, let expected, let found):
      "`\(key)` is \(name(of: found)); expected \(name(of: expected))"
    case .missingKey(let key): "the key `\(key)` is missing; add it"
    case .missingOneOf(let keys):
      "none of the keys \(keys.map { "`\($0)`" }.joined(separator: ", ")) is present; add one"
    case .conflictingKeys(let keys):
      "only one of the keys \(keys.map { "`\($0)`" }.joined(separator: ", ")) may be present"
    case .unknownKey(let key, let allowed, let nearest):
      "there is no key `\(key)`" + choice(nearest, of: allowed)
    case .unsupportedVersion(let found, let newest): version(found, newest: newest)
    case .notWhole(let key, let found):
      "`\(key)` is \(found); expected a whole number without decimal point or exponent"
    case .outOfRange(let key, let found, let lowest, let highest):
      "`\(key)` is \(found); expected a number from \(lowest) to \(highest)"
    case .wrongCount(let key, let expected, let found):
      "`\(key)` has \(count(found, "element")); expected \(grouped(expected))"
    case .unknownValue(let key, let found, let allowed, let nearest):
      "`\(key)` cannot be `\(found)`" + choice(nearest, of: allowed)
    case .malformedValue(let key, let found, let form):
      "`\(key)` is `\(found)`; expected \(name(of: form))"
    }
  }

  /// A version of a format that cannot be read.
  static func version(_ found: Int, newest: Int) -> String {
    found > newest
      ? "version \(found) is newer than this tool, \(ToolVersion.text), which reads up to \(newest); "
        + "update the tool"
      : "there was never a version \(found); this tool reads 1 to \(newest)"
  }

  /// What somebody may have meant, or everything that is possible.
  static func choice(_ nearest: String?, of allowed: [String]) -> String {
    suggestion(
      nearest,
      or: allowed.isEmpty
        ? "; remove it" : "; expected one of \(allowed.joined(separator: ", "))")
  }

  private static func name(of byte: UInt8) -> String {
    if (0x21...0x7E).contains(byte) { return "`\(Character(Unicode.Scalar(byte)))`" }
    return switch byte {
    case 0x09: "a tab"
    case 0x0A, 0x0D: "a line break"
    case 0x20: "a space"
    default: "byte 0x\(JSONText.hexadecimal(UInt64(byte), digits: 2))"
    }
  }

  private static func name(of expectation: JSONExpectation) -> String {
    switch expectation {
    case .value: "a value"
    case .key: "a quoted key"
    case .colon: "`:`"
    case .commaOrBrace: "`,` or `}`"
    case .commaOrBracket: "`,` or `]`"
    case .digit: "a digit"
    case .quote: "the `\"` that ends a string"
    case .escape: "one of `\"\\/bfnrtu` after a backslash"
    case .hexadecimalDigit: "a hexadecimal digit"
    case .literal: "`true`, `false` or `null`"
    case .end: "the end of the text"
    }
  }

  private static func name(of kind: JSONKind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  private static func name(of form: JSONStringForm) -> String {
    switch form {
    case .notEmpty: "at least one character"
    case .name: "lower-case letters, digits and hyphens"
    case .caseName: "the name of a case, such as SCENE/TRACE or SCENE/TRACE@VARIANT"
    case .hash: "16 lower-case hexadecimal digits"
    case .day: "a day such as `2026-12-31`"
    case .digest: "8 lower-case hexadecimal digits"
    case .digests: "base64 of three bytes per digest"
    case .tiles: "ascending tiles and ranges such as `0-12 15`"
    case .views: "ascending rows with the letters s, l and o in this order, such as `1lo 5s`"
    }
  }
}
