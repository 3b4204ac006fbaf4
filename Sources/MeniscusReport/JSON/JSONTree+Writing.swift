import MeniscusReplay

extension JSONTree {
  /// The text, indented for people; rows of numbers and empty values stay on their line.
  func written() -> String {
    var text = ""
    write(indentation: 0, to: &text)
    return text + "\n"
  }

  /// The text without blanks.
  func writtenCompactly() -> String {
    var text = ""
    write(indentation: nil, to: &text)
    return text
  }

  /// The text without blanks, fit to stand in a script element of HTML.
  ///
  /// The characters that could end the element or begin a comment only stand in strings, where an
  /// escape means the same.
  func writtenForScript() -> String {
    let compact = writtenCompactly()
    let special: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0xE2]
    guard compact.utf8.contains(where: special.contains) else { return compact }
    var text = ""
    for scalar in compact.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        text += "\\u" + JSONText.hexadecimal(UInt64(scalar.value), digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private func write(indentation: Int?, to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += JSONText.number(value)
    case .microseconds(let nanoseconds): text += Self.microseconds(nanoseconds)
    case .string(let value): text += JSONText.string(value)
    case .integers(let values):
      text += "[" + values.map { String($0) }.joined(separator: ",") + "]"
    case .array(let values):
      Self.write(values, between: "[", "]", indentation: indentation, to: &text) {
        value, inner, text in value.write(indentation: inner, to: &text)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", indentation: indentation, to: &text) {
        member, inner, text in
        text += JSONText.string(member.key) + (inner == nil ? ":" : ": ")
        member.value.write(indentation: inner, to: &text)
      }
    }
  }

  private static func write<Value>(
    _ values: [Value], between open: String, _ close: String, indentation: Int?,
    to text: inout String, each: (Value, Int?, inout String) -> Void
  ) {
    text += open
    let inner = indentation.map { $0 + 1 }
    for (index, value) in values.enumerated() {
      if index > 0 { text += "," }
      startLine(inner, in: &text)
      each(value, inner, &text)
    }
    if !values.isEmpty { startLine(indentation, in: &text) }
    text += close
  }

  private static func startLine(_ indentation: Int?, in text: inout String) {
    guard let indentation else { return }
    text += "\n" + String(repeating: " ", count: indentation)
  }

  private static func microseconds(_ nanoseconds: UInt64) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return String(whole) }
    let digits = String(rest)
    var decimals = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }
}
