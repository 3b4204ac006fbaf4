/// The agreement of a noun with its number, in English: `^[\(count) apple](inflect: true)`.
enum Inflection {
  /// The spans, the last word of each phrase that counts something other than one in the plural.
  static func applied(
    to spans: [InlineMarkdown.Span], with arguments: [LocalizedStringKey.Argument],
    in scope: TextScope
  ) -> [InlineMarkdown.Span] {
    guard spans.contains(where: { $0.phrase != nil }),
      scope.locale.language.languageCode?.identifier == "en"
    else { return spans }
    var result = spans
    for phrase in Set(spans.compactMap(\.phrase)).sorted() {
      let own = result.indices.filter { result[$0].phrase == phrase }
      // A noun may be a value itself.
      for place in own {
        result[place].content = KeyContent.worded(result[place].content, arguments)
      }
      let words = own.map { result[$0].content }.joined()
      guard let count = count(in: words, arguments), count != 1,
        let last = own.last(where: { result[$0].content.contains(where: \.isLetter) })
      else { continue }
      result[last].content = inflected(result[last].content)
    }
    return result
  }

  /// The number of a phrase: its first value that is one, or digits.
  private static func count(
    in words: String, _ arguments: [LocalizedStringKey.Argument]
  ) -> Double? {
    for scalar in words.unicodeScalars {
      if case .number(let number)? = KeyContent.argument(scalar, arguments) {
        return number.number
      }
    }
    return words.split { !$0.isNumber }.first.flatMap { Double($0) }
  }

  /// A text with its last word in the plural.
  private static func inflected(_ text: String) -> String {
    guard let end = text.lastIndex(where: \.isLetter) else { return text }
    let head = text[...end]
    let start = head.lastIndex { !$0.isLetter }.map { head.index(after: $0) } ?? head.startIndex
    return String(text[..<start]) + plural(of: String(head[start...]))
      + String(text[text.index(after: end)...])
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves",
    "shelf": "shelves", "half": "halves", "wolf": "wolves", "knife": "knives", "life": "lives",
    "wife": "wives", "loaf": "loaves", "thief": "thieves", "calf": "calves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "quiz": "quizzes",
    "analysis": "analyses", "is": "are", "was": "were", "has": "have",
  ]

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "news", "data", "media",
  ]

  /// The plural of an English noun.
  static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if unchanged.contains(lower) { return word }
    if let form = irregular[lower] {
      return word.first?.isUppercase == true ? form.prefix(1).uppercased() + form.dropFirst() : form
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    let vowels = "aeiou"
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !vowels.contains(before) {
      return String(word.dropLast()) + "ies"
    }
    return word + "s"
  }
}
