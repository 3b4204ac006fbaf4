import MeniscusMessages

/// A message, in which what has to be typed exactly is code.
struct SentenceText {
  /// The message.
  let text: String

  /// The message with its code.
  var markup: Markup {
    .group(
      Message(text).parts.map { part in
        part.isCode ? .element("code", [], [.text(part.text)]) : .text(part.text)
      })
  }
}

/// Messages in lines, as in a terminal: a clause a line where they are long.
struct SentenceLines {
  /// The messages.
  let texts: [String]
  /// What is to be said of all of them; empty for nothing.
  var note = ""

  /// The lines; those after the first of a message are indented.
  @MarkupBuilder var markup: Markup {
    if !texts.isEmpty {
      Markup.element("div", .class("sentences")) {
        for text in texts {
          for (index, line) in Message(text).lines.enumerated() {
            Markup.element("p", .class(index == 0 ? "lead" : "clause")) {
              SentenceText(text: line).markup
            }
          }
        }
        if !note.isEmpty { Markup.element("p", .class("quiet")) { note } }
      }
    }
  }
}
