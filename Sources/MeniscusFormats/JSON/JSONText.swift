/// The texts that JSON is made of; equal values give equal bytes.
package enum JSONText {
  /// The shortest decimal that reads back as `value`, without a point where it is whole.
  ///
  /// - Precondition: `value` is finite.
  package static func number(_ value: Double) -> String {
    precondition(value.isFinite, "JSON has no number that is not finite.")
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `value` in quotes; only quotes, backslashes and control characters are escaped.
  package static func string(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        text += "\\u" + hexadecimal(UInt64(scalar.value), digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// An array with a value a line, each without blanks.
  package static func lines(_ values: [JSONValue]) -> String {
    "[\n" + values.map { $0.written() }.joined(separator: ",\n") + (values.isEmpty ? "]" : "\n]")
  }

  /// `value` as lower-case hexadecimal digits, with zeros in front up to `digits`.
  package static func hexadecimal(_ value: UInt64, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(digits - text.utf8.count, 0)) + text
  }
}
