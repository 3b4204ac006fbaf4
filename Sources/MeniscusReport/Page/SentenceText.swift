/// A sentence of the suite, in which what has to be typed exactly stands in backquotes.
struct SentenceText {
  /// The sentence.
  let text: String

  /// The sentence with code for what stands in backquotes.
  var markup: Markup {
    .group(
      Self.parts(of: text).map { part in
        part.isCode ? .element("code", [], [.text(part.text)]) : .text(part.text)
      })
  }

  /// The text inside and outside of backquotes; one without a partner stays as it is.
  static func parts(of text: String) -> [(text: String, isCode: Bool)] {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count % 2 == 1 else { return [(text, false)] }
    return pieces.enumerated().map { ($0.element, $0.offset % 2 == 1) }
      .filter { !$0.0.isEmpty }
  }
}
