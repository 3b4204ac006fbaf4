import MeniscusFormats

/// Numbers in texts that come from the engine, which have all the digits of their values.
extension Messages {
  /// The decimals of a number that stands alone.
  private static let decimals = 3
  /// The fewest decimals of a number beside which another stands.
  private static let fewestDecimals = 2

  /// A text whose numbers have at most three decimals.
  package static func short(_ text: String) -> String {
    pieces(of: text).map { piece in
      piece.number.map { number($0, piece.text, decimals: decimals) } ?? piece.text
    }.joined()
  }

  /// Two texts, where they have numbers in the same places with the decimals that tell them apart:
  /// at least two where there are any.
  package static func short(_ old: String, _ new: String) -> (String, String) {
    let (left, right) = (pieces(of: old), pieces(of: new))
    guard left.count == right.count else { return (short(old), short(new)) }
    var texts = ("", "")
    for (one, other) in zip(left, right) {
      guard let first = one.number, let second = other.number, first != second else {
        texts.0 += one.number.map { number($0, one.text, decimals: decimals) } ?? one.text
        texts.1 += other.number.map { number($0, other.text, decimals: decimals) } ?? other.text
        continue
      }
      var digits = fewestDecimals
      while digits < 17, rounded(first, digits) == rounded(second, digits) { digits += 1 }
      texts.0 += number(first, one.text, decimals: digits)
      texts.1 += number(second, other.text, decimals: digits)
    }
    return texts
  }

  /// `old → new` with no more digits than it takes, and no more of long values than tells them apart.
  package static func short(values: String, to limit: Int = .max) -> String {
    guard let mark = values.firstRange(of: " → ") else {
      return shortened(short(values), to: limit)
    }
    let pair = short(String(values[..<mark.lowerBound]), String(values[mark.upperBound...]))
    let told = BracketedText.shortened(pair.0, pair.1, to: limit)
    return "\(told.old) → \(told.new)"
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    // Of numbers without a fraction in this range there is nothing to round.
    return abs(value) < 1e15 / factor ? (value * factor).rounded() / factor + 0 : value
  }

  /// A number with some decimals; one that would be nothing stays as it is written.
  private static func number(_ value: Double, _ text: String, decimals: Int) -> String {
    let rounded = rounded(value, decimals)
    return rounded == 0 && value != 0 ? text : JSONText.number(rounded)
  }

  /// What a text consists of, in order: numbers with a fraction, and all else.
  private static func pieces(of text: String) -> [(text: String, number: Double?)] {
    var pieces: [(text: String, number: Double?)] = []
    var other = ""
    var rest = text[...]
    while let first = rest.first {
      let word = rest.prefix { isNumeral($0) }
      let begins = !(other.last.map { $0.isLetter || $0 == "_" || $0 == "#" } ?? false)
      let after = rest.dropFirst(word.count).first
      let ends = !(after.map { $0.isLetter || $0 == "_" } ?? false)
      if begins, ends, isNumber(word), let value = Double(word), value.isFinite {
        if !other.isEmpty { pieces.append((other, nil)) }
        other = ""
        pieces.append((String(word), value))
      } else if word.isEmpty {
        other.append(first)
        rest = rest.dropFirst()
        continue
      } else {
        other += word
      }
      rest = rest.dropFirst(word.count)
    }
    if !other.isEmpty { pieces.append((other, nil)) }
    return pieces
  }

  private static func isNumeral(_ character: Character) -> Bool {
    character.isASCII && (character.isNumber || ".-+e".contains(character))
  }

  /// Whether a word is written as numbers with a fraction are: with digits at both ends.
  private static func isNumber(_ word: Substring) -> Bool {
    let digits = word.first == "-" ? word.dropFirst() : word
    return digits.contains(".") && digits.first?.isNumber == true && word.last?.isNumber == true
  }
}
