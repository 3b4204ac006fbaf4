/// Values that are to become a text.
extension JSONValue {
  /// `null`.
  package static let null = JSONValue(content: .null)

  /// `true` or `false`.
  package static func boolean(_ value: Bool) -> JSONValue { JSONValue(content: .boolean(value)) }

  /// A whole number.
  package static func integer(_ value: some BinaryInteger) -> JSONValue {
    JSONValue(content: .number(String(value)))
  }

  /// A finite number, as the shortest decimal that reads back as the same value.
  package static func number(_ value: Double) -> JSONValue {
    JSONValue(content: .number(JSONText.number(value)))
  }

  /// A time in nanoseconds, in microseconds with up to three decimals.
  package static func microseconds(_ nanoseconds: UInt64) -> JSONValue {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return .integer(whole) }
    var decimals = String(String(1000 + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return JSONValue(content: .number("\(whole).\(decimals)"))
  }

  /// A string.
  package static func string(_ value: String) -> JSONValue { JSONValue(content: .string(value)) }

  /// A string, or `null` where there is none.
  package static func string(orNull string: String?) -> JSONValue {
    string.map { .string($0) } ?? .null
  }

  /// A whole number, or `null` where there is none.
  package static func integer(orNull integer: Int?) -> JSONValue {
    integer.map { .integer($0) } ?? .null
  }

  /// A hash: sixteen lower-case hexadecimal digits.
  package static func hash(_ value: UInt64) -> JSONValue {
    .string(JSONText.hexadecimal(value, digits: 16))
  }

  /// Values in order.
  package static func array(_ values: [JSONValue]) -> JSONValue {
    JSONValue(content: .array(values))
  }

  /// Strings in order.
  package static func strings(_ values: [String]) -> JSONValue {
    .array(values.map { .string($0) })
  }

  /// Numbers in order.
  package static func numbers(_ values: [Double]) -> JSONValue {
    .array(values.map { .number($0) })
  }

  /// Whole numbers in order, on one line.
  package static func integers(_ values: [Int]) -> JSONValue {
    JSONValue(content: .integers(values))
  }

  /// Keys and values in order.
  package static func object(_ members: [JSONMember]) -> JSONValue {
    JSONValue(content: .object(members))
  }

  /// Keys and values in order; a key whose value is nil is left out.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { JSONMember(key, $0) } })
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes a string.
  package init(stringLiteral value: String) { self = .string(value) }
  /// Makes a whole number.
  package init(integerLiteral value: Int) { self = .integer(value) }
  /// Makes `true` or `false`.
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  /// Makes values in order.
  package init(arrayLiteral values: JSONValue...) { self = .array(values) }
  /// Makes an object of keys and values in order.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { JSONMember($0.0, $0.1) })
  }
}
