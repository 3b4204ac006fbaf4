extension String {
  /// The text on one line, with everything written out that would steer a terminal or turn the text
  /// after it around: `\n` for a line feed, `\u{1B}` for an escape.
  ///
  /// Names in traces, scenes, bundles and paths may hold all of it.
  package var withVisibleControls: String {
    replacingControls { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }

  /// The lines of JSON or source with the same written as JSON escapes it; lines stay lines.
  ///
  /// In JSON such a character can only stand in a string, where the escape means the same.
  package var withEscapedControls: String {
    replacingControls { scalar in
      if scalar == "\n" || scalar == "\t" { return String(scalar) }
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    }
  }

  private func replacingControls(_ replacement: (Unicode.Scalar) -> String) -> String {
    guard utf8.contains(where: Self.mayBeginControl) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        text += replacement(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Whether a byte of UTF-8 may belong to a character that is written out.
  private static func mayBeginControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }
}

extension Unicode.Scalar {
  /// Whether it is a control of ISO 6429, a separator of lines, or turns the direction of writing.
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
