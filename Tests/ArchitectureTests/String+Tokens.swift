import Foundation

extension String {
  /// Whether a text stands in it.
  func holds(_ text: String) -> Bool { strstr(self, text) != nil }

  /// Whether `word` stands in the line as a whole word, with `next` right behind it.
  func hasToken(_ word: String, followedBy next: String = "") -> Bool {
    places(of: word).contains { self[$0.upperBound...].hasPrefix(next) }
  }

  /// Whether the line calls a free function of that name.
  func calls(_ name: String) -> Bool {
    places(of: name).contains { place in
      guard self[place.upperBound...].hasPrefix("(") else { return false }
      let before = self[..<place.lowerBound]
      return before.last != "." && !before.hasSuffix("func ")
        || before.hasSuffix("Foundation.") || before.hasSuffix("Glibc.")
    }
  }

  /// Whether the line declares a function of that name.
  func declares(_ name: String) -> Bool {
    hasToken("func") && places(of: name).contains { self[..<$0.lowerBound].hasSuffix("func ") }
  }

  /// The name of the type that an unindented line declares for others to see.
  var topLevelType: String? {
    guard first?.isWhitespace == false else { return nil }
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard words.contains("public") || words.contains("package") else { return nil }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "actor"]
    guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count else {
      return nil
    }
    return String(words[place + 1])
  }

  private func places(of word: String) -> [Range<String.Index>] {
    // Most lines hold none of the words; the C library says so at once.
    guard holds(word) else { return [] }
    var found: [Range<String.Index>] = []
    var start = startIndex
    while let range = self[start...].firstRange(of: word) {
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      if !(before?.isNamePart ?? false) && !(after?.isNamePart ?? false) { found.append(range) }
      start = range.upperBound
    }
    return found
  }
}

extension Character {
  fileprivate var isNamePart: Bool { isLetter || isNumber || self == "_" }
}
