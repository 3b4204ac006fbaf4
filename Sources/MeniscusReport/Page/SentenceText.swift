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
