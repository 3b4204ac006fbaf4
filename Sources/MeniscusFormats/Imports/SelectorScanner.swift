/// Takes a selector apart, scalar by scalar.
struct SelectorScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ text: some StringProtocol) {
    rest = Substring(text).unicodeScalars
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Takes a scalar where it comes next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  /// A name as CSS writes it, its escapes undone; nil where none is next.
  mutating func name() -> String? {
    var name = ""
    while let scalar = rest.first {
      if scalar == "\\" {
        rest.removeFirst()
        guard let escaped = escaped() else { return nil }
        name.unicodeScalars.append(escaped)
      } else if scalar.isPartOfName {
        rest.removeFirst()
        name.unicodeScalars.append(scalar)
      } else {
        break
      }
    }
    return name.isEmpty ? nil : name
  }

  /// What stands in the quotes that come next, its escapes undone; nil where there are none.
  mutating func quoted() -> String? {
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    rest.removeFirst()
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar == quote { return text }
      if scalar == "\\" {
        guard let escaped = escaped() else { return nil }
        text.unicodeScalars.append(escaped)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return nil
  }

  /// The rest of `[name="value"]` after its bracket; no value where it is another condition, and nil
  /// where it is malformed.
  mutating func attribute() -> (name: String, value: String?)? {
    skipSpaces()
    guard let name = quoted() ?? name() else { return nil }
    skipSpaces()
    if take("]") { return (name, nil) }
    let isEqual = take("=")
    if !isEqual {
      guard rest.popFirst() != nil, take("=") else { return nil }
    }
    skipSpaces()
    guard let value = quoted() ?? self.name() else { return nil }
    skipSpaces()
    // `s` is exact; `i` takes upper and lower case for one.
    let isExact = !take("i")
    _ = take("s")
    skipSpaces()
    guard take("]") else { return nil }
    return (name, isEqual && isExact ? value : nil)
  }

  private mutating func skipSpaces() {
    while let scalar = rest.first, scalar.properties.isWhitespace { rest.removeFirst() }
  }

  /// What a backslash stands before: up to six hexadecimal digits and a space, or itself.
  private mutating func escaped() -> Unicode.Scalar? {
    var digits = ""
    while digits.unicodeScalars.count < 6, let scalar = rest.first, scalar.isASCII,
      scalar.properties.isASCIIHexDigit
    {
      digits.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    guard let value = UInt32(digits, radix: 16) else { return rest.popFirst() }
    _ = take(" ")
    return Unicode.Scalar(value)
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: value >= 0x80
    }
  }
}
