/// What a format asks of values; errors carry the place of the value that is wrong.
extension JSONValue {
  /// An error at this value.
  package func error(_ problem: JSONProblem) -> JSONError {
    JSONError(offset: offset, problem: problem)
  }

  private func wrongKind(_ key: String, _ expected: JSONKind) -> JSONError {
    error(.wrongKind(key: key, expected: expected, found: kind))
  }

  /// The members of an object of which no key is foreign.
  ///
  /// - Parameter allowed: the keys that mean something.
  package func members(_ key: String, allowed: [String]) throws(JSONError) -> JSONMembers {
    let members = try members(key)
    try members.allow(allowed)
    return members
  }

  /// The members of an object, whatever their keys.
  package func members(_ key: String) throws(JSONError) -> JSONMembers {
    guard case .object(let list) = content else { throw wrongKind(key, .object) }
    return JSONMembers(offset: offset, list: list)
  }

  /// The elements of an array; `count` of them where it is given.
  package func elements(_ key: String, count: Int? = nil) throws(JSONError) -> [JSONValue] {
    let elements: [JSONValue]
    switch content {
    case .array(let values): elements = values
    case .integers(let values): elements = values.map { .integer($0) }
    default: throw wrongKind(key, .array)
    }
    if let count, elements.count != count {
      throw error(.wrongCount(key: key, expected: count, found: elements.count))
    }
    return elements
  }

  /// What `read` makes of each element of an array, given the element's key.
  func elements<Value>(
    _ key: String, _ read: (JSONValue, String) throws(JSONError) -> Value
  ) throws(JSONError) -> [Value] {
    try elements(key).enumerated().map { index, json throws(JSONError) in
      try read(json, "\(key)[\(index)]")
    }
  }

  /// A string.
  package func string(_ key: String) throws(JSONError) -> String {
    guard case .string(let string) = content else { throw wrongKind(key, .string) }
    return string
  }

  /// A string of at least one character.
  package func filledString(_ key: String) throws(JSONError) -> String {
    let string = try string(key)
    guard !string.isEmpty else {
      throw error(.malformedValue(key: key, found: string, expected: .notEmpty))
    }
    return string
  }

  /// `true` or `false`.
  package func boolean(_ key: String) throws(JSONError) -> Bool {
    guard case .boolean(let value) = content else { throw wrongKind(key, .boolean) }
    return value
  }

  /// A whole number, written without point and exponent, within bounds.
  package func integer<Integer: FixedWidthInteger>(
    _ key: String, in range: ClosedRange<Integer>
  ) throws(JSONError) -> Integer {
    guard case .number(let text) = content else { throw wrongKind(key, .number) }
    guard text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }) else {
      throw error(.notWhole(key: key, found: text))
    }
    guard let value = Integer(text), range.contains(value) else {
      throw error(
        .outOfRange(
          key: key, found: text, lowest: String(range.lowerBound),
          highest: String(range.upperBound)))
    }
    return value
  }

  /// A number within bounds.
  package func number(_ key: String, in range: ClosedRange<Double>) throws(JSONError) -> Double {
    guard case .number(let text) = content else { throw wrongKind(key, .number) }
    guard let value = Double(text), range.contains(value) else {
      throw error(
        .outOfRange(
          key: key, found: text, lowest: JSONText.number(range.lowerBound),
          highest: JSONText.number(range.upperBound)))
    }
    return value
  }

  /// A hash: sixteen lower-case hexadecimal digits.
  package func hash(_ key: String) throws(JSONError) -> UInt64 {
    let string = try string(key)
    let isHexadecimal = string.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard isHexadecimal, string.utf8.count == 16, let value = UInt64(string, radix: 16) else {
      throw error(.malformedValue(key: key, found: string, expected: .hash))
    }
    return value
  }

  /// One of the strings that stand for the cases of `Choice`.
  package func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of type: Choice.Type
  ) throws(JSONError) -> Choice {
    let string = try string(key)
    guard let choice = Choice(rawValue: string) else {
      throw unknownValue(key, found: string, allowed: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// The error that a string is none of the allowed ones.
  package func unknownValue(_ key: String, found: String, allowed: [String]) -> JSONError {
    error(
      .unknownValue(
        key: key, found: found, allowed: allowed,
        suggestion: NearestName.suggestion(for: found, among: allowed)))
  }
}

/// The members of an object.
package struct JSONMembers: Sendable {
  /// The byte at which the object began.
  package let offset: Int
  /// The members, in order.
  package let list: [JSONMember]

  /// The value of a key, or nil where the key is not there.
  package subscript(key: String) -> JSONValue? {
    list.first { $0.key == key }?.value
  }

  /// Refuses keys that mean nothing.
  package func allow(_ allowed: [String]) throws(JSONError) {
    for member in list where !allowed.contains(member.key) {
      let suggestion = NearestName.suggestion(for: member.key, among: allowed)
      throw JSONError(
        offset: member.offset,
        problem: .unknownKey(member.key, allowed: allowed, suggestion: suggestion))
    }
  }

  /// The value of a key that has to be there.
  package func required(_ key: String) throws(JSONError) -> JSONValue {
    guard let value = self[key] else {
      throw JSONError(offset: offset, problem: .missingKey(key))
    }
    return value
  }
}
