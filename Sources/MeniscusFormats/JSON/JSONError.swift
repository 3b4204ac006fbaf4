/// What is wrong in a JSON text, and at which byte.
package struct JSONError: Error, Equatable, Codable, Sendable {
  /// The byte, counted from the start of the text; its length where the text ends too soon.
  package var offset: Int
  /// What is wrong there.
  package var problem: JSONProblem

  /// Makes an error.
  package init(offset: Int, problem: JSONProblem) {
    self.offset = offset
    self.problem = problem
  }
}

/// What can be wrong in a JSON text: its grammar first, then what a format asks of its values.
///
/// `key` names a value by its path, as in `size[0]` or `environment.colorScheme`.
package enum JSONProblem: Equatable, Codable, Sendable {
  /// Another byte was expected; `found` is nil where the text ended.
  case unexpected(found: UInt8?, expected: JSONExpectation)
  /// A control character stands in a string, where it has to be escaped.
  case controlCharacter(UInt8)
  /// Half of a surrogate pair was escaped without the other.
  case loneSurrogate
  /// The bytes of a string are not UTF-8.
  case invalidUTF8
  /// The text begins with a byte order mark.
  case byteOrderMark
  /// Values are nested more deeply than `limit`.
  case tooDeep(limit: Int)
  /// An object has a key twice.
  case duplicateKey(String)

  /// A value is of another kind.
  case wrongKind(key: String, expected: JSONKind, found: JSONKind)
  /// A key is not there.
  case missingKey(String)
  /// None of several keys is there, of which one has to be.
  case missingOneOf([String])
  /// Several keys are there, of which only one may be.
  case conflictingKeys([String])
  /// A key means nothing here; `suggestion` is the nearest of those that do.
  case unknownKey(String, allowed: [String], suggestion: String?)
  /// The file was written by a newer version of the tool, or by none that there ever was.
  case unsupportedVersion(found: Int, newest: Int)
  /// A number is not written as a whole number.
  case notWhole(key: String, found: String)
  /// A number is beyond its bounds.
  case outOfRange(key: String, found: String, lowest: String, highest: String)
  /// An array has another number of elements.
  case wrongCount(key: String, expected: Int, found: Int)
  /// A string is none of the allowed ones; `suggestion` is the nearest of them.
  case unknownValue(key: String, found: String, allowed: [String], suggestion: String?)
  /// A string is not written as it has to be.
  case malformedValue(key: String, found: String, expected: JSONStringForm)
}

/// What a JSON reader waited for.
package enum JSONExpectation: String, Codable, Sendable {
  /// Any value.
  case value
  /// A quoted key.
  case key
  /// `:` after a key.
  case colon
  /// `,` or `}` after a member.
  case commaOrBrace
  /// `,` or `]` after an element.
  case commaOrBracket
  /// A digit of a number.
  case digit
  /// The `"` that ends a string.
  case quote
  /// One of `"\/bfnrtu` after a backslash.
  case escape
  /// One of four hexadecimal digits after `\u`.
  case hexadecimalDigit
  /// The rest of `true`, `false` or `null`.
  case literal
  /// The end of the text.
  case end
}

/// How a string has to be written.
package enum JSONStringForm: String, Codable, Sendable {
  /// At least one character.
  case notEmpty
  /// Lower-case letters, digits and hyphens.
  case name
  /// Sixteen lower-case hexadecimal digits.
  case hash
  /// A scene, a trace and perhaps a variant.
  case caseName
  /// A day as ISO 8601 writes it.
  case day
  /// Eight lower-case hexadecimal digits.
  case digest
  /// Base64 of three bytes a digest.
  case digests
  /// Rising tiles and ranges of tiles.
  case tiles
  /// Rising rows of views with the letters of what changed.
  case views
}
