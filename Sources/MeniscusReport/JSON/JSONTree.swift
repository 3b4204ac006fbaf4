import MeniscusReplay

/// JSON to be written: members keep their order, so equal trees give equal bytes.
indirect enum JSONTree: Equatable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A finite number, written as the shortest decimal that reads back as the same value.
  case number(Double)
  /// A time in nanoseconds, written in microseconds with up to three decimals.
  case microseconds(UInt64)
  /// A string.
  case string(String)
  /// Values in order.
  case array([JSONTree])
  /// Whole numbers in order, on one line.
  case integers([Int])
  /// Keys and values in order.
  case object([Member])

  /// A key and its value.
  struct Member: Equatable {
    /// The key.
    let key: String
    /// The value.
    let value: JSONTree

    /// Makes a member.
    init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// Keys and values in order.
  static func object(_ members: KeyValuePairs<String, JSONTree>) -> JSONTree {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// A string, or `null` where there is none.
  static func string(orNull string: String?) -> JSONTree { string.map(JSONTree.string) ?? .null }

  /// A whole number, or `null` where there is none.
  static func integer(orNull integer: Int?) -> JSONTree { integer.map(JSONTree.integer) ?? .null }

  /// Strings in order.
  static func strings(_ strings: [String]) -> JSONTree { .array(strings.map(JSONTree.string)) }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
}
