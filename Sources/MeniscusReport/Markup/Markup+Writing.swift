import MeniscusFormats

extension Markup {
  /// How a document is written.
  enum Syntax {
    /// HTML: some elements have no end tag, attributes may have no value.
    case html
    /// XML 1.0.
    case xml
  }

  /// The document as text; slots stay empty.
  func written(as syntax: Syntax) -> String {
    var text = ""
    var slots: [Int] = []
    write(as: syntax, to: &text, &slots)
    return text
  }

  /// The document as text, cut at its slots: one piece more than it has of these.
  func pieces(as syntax: Syntax) -> [String] {
    var text = ""
    var slots: [Int] = []
    write(as: syntax, to: &text, &slots)
    let bytes = text.utf8
    var rest = bytes.startIndex
    var pieces: [String] = []
    for slot in slots + [bytes.count] {
      let end = bytes.index(bytes.startIndex, offsetBy: slot)
      pieces.append(String(text[rest..<end]))
      rest = end
    }
    return pieces
  }

  private func write(as syntax: Syntax, to text: inout String, _ slots: inout [Int]) {
    switch self {
    case .element(let name, let attributes, let content):
      Self.write(name.description, attributes, content, as: syntax, to: &text, &slots)
    case .text(let string): Self.escape(string, to: &text)
    case .asset(let asset): text += asset.text
    case .data(let json): Self.escape(json, to: &text)
    case .group(let parts): for part in parts { part.write(as: syntax, to: &text, &slots) }
    case .slot: slots.append(text.utf8.count)
    }
  }

  private static func write(
    _ name: String, _ attributes: [Attribute], _ content: [Markup], as syntax: Syntax,
    to text: inout String, _ slots: inout [Int]
  ) {
    text += "<" + name
    for attribute in attributes {
      text += " " + attribute.name
      guard let value = attribute.value ?? (syntax == .xml ? attribute.name : nil) else { continue }
      text += "=\""
      escape(value, to: &text)
      text += "\""
    }
    if syntax == .xml && content.isEmpty {
      text += "/>"
      return
    }
    text += ">"
    if syntax == .html && voidElements.contains(name) { return }
    for part in content { part.write(as: syntax, to: &text, &slots) }
    text += "</" + name + ">"
  }

  /// Elements of HTML that have no content and no end tag (HTML, 13.1.2).
  private static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// Whether a byte may belong to a character that is not written as it stands.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xEF: true
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Writes text so that it stays text in an element and in a quoted attribute.
  ///
  /// Characters that neither XML 1.0 (2.2) nor HTML allows become U+FFFD.
  private static func escape(_ string: String, to text: inout String) {
    guard string.utf8.contains(where: mayNeedEscape) else {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      case "\r": text += "&#13;"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Writes JSON so that it can stand in a script element of HTML.
  ///
  /// The characters that could end the element or begin a comment only stand in strings, where an
  /// escape means the same.
  private static func escape(_ json: JSONValue, to text: inout String) {
    let compact = json.written()
    let special: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0xE2]
    guard compact.utf8.contains(where: special.contains) else {
      text += compact
      return
    }
    for scalar in compact.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        text += "\\u" + JSONText.hexadecimal(UInt64(scalar.value), digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
