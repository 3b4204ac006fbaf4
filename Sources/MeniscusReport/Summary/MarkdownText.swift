import MeniscusMessages

/// Text that stays text in GitHub Flavored Markdown, in tables too.
package enum MarkdownText {
  /// Text in which nothing is markup and nobody is mentioned.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.withVisibleControls.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&", "!", "$":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "@": result += "@\u{200B}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A sentence of the suite, with code for what stands in backquotes.
  package static func sentence(_ text: String) -> String {
    Message(text).parts.map { $0.isCode ? code($0.text) : escaped($0.text) }.joined()
  }

  /// Text as code, fenced by more backticks than stand in it.
  package static func code(_ text: String) -> String {
    var longest = 0
    var current = 0
    var body = ""
    for scalar in text.withVisibleControls.unicodeScalars {
      current = scalar == "`" ? current + 1 : 0
      longest = max(longest, current)
      switch scalar {
      case "|": body += "\\|"
      default: body.unicodeScalars.append(scalar)
      }
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = body.hasPrefix("`") || body.hasSuffix("`") ? " " : ""
    return fence + space + body + space + fence
  }
}
