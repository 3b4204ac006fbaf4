/// A JSON value: what a text holds, with the place where it stood, or what is to become a text.
///
/// Numbers keep their exact text, so that nothing is lost before somebody asks for a kind of
/// number; objects keep the order of their keys, so that equal values give equal bytes.
package struct JSONValue: Equatable, Sendable {
  /// The byte at which the value began, counted from the start of the text; 0 where it was not read.
  package var offset: Int
  /// The value itself.
  package var content: Content

  /// What a value can be.
  package enum Content: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number, as it is written.
    case number(String)
    /// A string, without its escapes.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Whole numbers in order that are written on one line; they are read as an array.
    case integers([Int])
    /// Keys and their values, in order; no key twice.
    case object([JSONMember])
  }

  /// Makes a value.
  package init(offset: Int = 0, content: Content) {
    self.offset = offset
    self.content = content
  }

  /// What kind of value it is.
  package var kind: JSONKind {
    switch content {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array, .integers: .array
    case .object: .object
    }
  }
}

/// A key and its value.
package struct JSONMember: Equatable, Sendable {
  /// The byte at which the key began; 0 where it was not read.
  package var offset: Int
  /// The key, without its escapes.
  package var key: String
  /// The value.
  package var value: JSONValue

  /// Makes a member.
  package init(_ key: String, _ value: JSONValue, offset: Int = 0) {
    self.offset = offset
    self.key = key
    self.value = value
  }
}

/// A kind of JSON value.
package enum JSONKind: String, Codable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// A number.
  case number
  /// A string.
  case string
  /// Values in order.
  case array
  /// Keys and values.
  case object
}
