extension JSONValue {
  /// How a text is laid out.
  package enum Layout: Sendable {
    /// On one line, without blanks.
    case compact
    /// On one line, with a blank after each colon and comma.
    case spaced
    /// A value a line, indented by a blank a level; empty values and rows of whole numbers stay on
    /// their line.
    case indented
  }

  /// The text of the value, without a line feed at its end.
  ///
  /// Complexity: linear in the text.
  package func written(as layout: Layout = .compact) -> String {
    var text = ""
    write(as: layout, depth: 0, to: &text)
    return text
  }

  private func write(as layout: Layout, depth: Int, to text: inout String) {
    switch content {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): text += JSONText.string(string)
    case .integers(let values):
      text += "[" + values.map { String($0) }.joined(separator: ",") + "]"
    case .array(let values):
      Self.write(values, between: "[", "]", as: layout, depth: depth, to: &text) {
        $0.write(as: layout, depth: depth + 1, to: &$1)
      }
    case .object(let members):
      Self.write(members, between: "{", "}", as: layout, depth: depth, to: &text) {
        $1 += JSONText.string($0.key) + (layout == .compact ? ":" : ": ")
        $0.value.write(as: layout, depth: depth + 1, to: &$1)
      }
    }
  }

  private static func write<Value>(
    _ values: [Value], between open: String, _ close: String, as layout: Layout, depth: Int,
    to text: inout String, each: (Value, inout String) -> Void
  ) {
    text += open
    for (index, value) in values.enumerated() {
      if index > 0 { text += layout == .spaced ? ", " : "," }
      if layout == .indented { text += "\n" + String(repeating: " ", count: depth + 1) }
      each(value, &text)
    }
    if layout == .indented, !values.isEmpty {
      text += "\n" + String(repeating: " ", count: depth)
    }
    text += close
  }
}
