/// Characters that are drawn as their mirror images in text that runs to the left (UAX #9, L4).
enum MirroredCharacter {
  /// The character that looks as the mirror image does; the same where there is none.
  static func image(of character: Character) -> Character {
    for (left, right) in pairs {
      if character == left { return right }
      if character == right { return left }
    }
    return character
  }

  /// From the Unicode Character Database, those that the typeface has.
  private static let pairs: [(Character, Character)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("«", "»"), ("‹", "›"), ("≤", "≥"),
    ("⟨", "⟩"),
  ]
}
