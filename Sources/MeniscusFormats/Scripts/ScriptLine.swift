/// The words of a line of a script.
///
/// Words are separated by spaces. Double quotes hold spaces together, anywhere in a word; within
/// them `\"`, `\\` and `\n` stand for a quote, a backslash and a line feed. A `#` that begins the
/// line, or that stands alone between spaces, begins a comment; any other names an identifier.
struct ScriptLine {
  /// A word, without its quotes.
  struct Word: Equatable {
    var text: String
    /// Whether some of it was quoted.
    var isQuoted: Bool
  }

  /// The line's number, from 1.
  let number: Int
  private(set) var words: [Word] = []

  init(_ text: Substring, number: Int) throws(ReplayError) {
    self.number = number
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let first = rest.first else { return }
      if first == "#" {
        let next = rest.dropFirst().first
        if words.isEmpty || next == nil || next == " " || next == "\t" { return }
      }
      words.append(try Self.takeWord(from: &rest, line: number))
    }
  }

  private static func takeWord(
    from rest: inout Substring, line: Int
  ) throws(ReplayError) -> Word {
    var word = Word(text: "", isQuoted: false)
    var isInside = false
    while let character = rest.first {
      if !isInside, character == " " || character == "\t" || character == "\r" { break }
      rest.removeFirst()
      if character == "\"" {
        isInside.toggle()
        word.isQuoted = true
      } else if isInside, character == "\\", let escaped = rest.first {
        rest.removeFirst()
        word.text.append(escaped == "n" ? "\n" : escaped)
      } else {
        word.text.append(character)
      }
    }
    if isInside { throw .script(line: line, problem: .openQuote) }
    return word
  }
}
