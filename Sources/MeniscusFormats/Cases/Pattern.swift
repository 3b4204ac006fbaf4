/// What chooses cases by their identifier `scene/trace[@variant]`.
///
/// A text with `*` or `?` is a glob that the whole identifier has to match: `*` stands for any run
/// of characters, slashes included, and `?` for one character. Any other text is sought anywhere in
/// the identifier.
package struct Pattern: Equatable, Sendable {
  /// The text as it was given.
  package let text: String

  /// Makes a pattern.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether an identifier is chosen.
  ///
  /// Complexity: O(n · m) at worst, for a glob of n and an identifier of m characters.
  package func matches(_ identifier: String) -> Bool {
    isGlob ? matchesWhole(identifier) : identifier.contains(text)
  }

  /// Whether a name is this text, or matches the glob.
  package func matchesWhole(_ name: String) -> Bool {
    isGlob ? Self.matches(Array(text), Array(name)) : name == text
  }

  private var isGlob: Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Matches greedily and returns to the last star where that fails.
  private static func matches(_ glob: [Character], _ name: [Character]) -> Bool {
    var (g, n) = (0, 0)
    var star: (glob: Int, name: Int)?
    while n < name.count {
      if g < glob.count, glob[g] == "*" {
        star = (g, n)
        g += 1
      } else if g < glob.count, glob[g] == "?" || glob[g] == name[n] {
        g += 1
        n += 1
      } else if let last = star {
        star = (last.glob, last.name + 1)
        g = last.glob + 1
        n = last.name + 1
      } else {
        return false
      }
    }
    return glob[g...].allSatisfy { $0 == "*" }
  }
}

extension Sequence<Pattern> {
  /// Whether one of the patterns chooses the identifier, or there is none.
  package func choose(_ identifier: String) -> Bool {
    var isEmpty = true
    for pattern in self {
      if pattern.matches(identifier) { return true }
      isEmpty = false
    }
    return isEmpty
  }
}
