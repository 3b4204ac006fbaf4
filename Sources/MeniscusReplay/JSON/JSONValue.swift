/// A JSON value, with the place in the text where it began.
///
/// Numbers keep their exact text, so that nothing is lost before somebody asks for a kind of
/// number; objects keep the order of their keys.
package struct JSONValue: Equatable, Sendable {
  /// The byte at which the value began, counted from the start of the text.
  package var offset: Int
  /// The value itself.
  package var content: Content

  /// What a value can be.
  package enum Content: Equatable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number, as it was written.
    case number(String)
    /// A string, without its escapes.
    case string(String)
    /// Values in order.
    case array([JSONValue])
    /// Keys and their values, in order; no key twice.
    case object([JSONMember])
  }

  /// Makes a value.
  package init(offset: Int, content: Content) {
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
    case .array: .array
    case .object: .object
    }
  }
}

/// A key and its value.
package struct JSONMember: Equatable, Sendable {
  /// The byte at which the key began.
  package var offset: Int
  /// The key, without its escapes.
  package var key: String
  /// The value.
  package var value: JSONValue

  /// Makes a member.
  package init(offset: Int, key: String, value: JSONValue) {
    self.offset = offset
    self.key = key
    self.value = value
  }
}

/// A kind of JSON value.
package enum JSONKind: String, Sendable {
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
