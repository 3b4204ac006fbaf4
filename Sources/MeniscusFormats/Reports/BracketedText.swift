/// Text with brackets and quotes in it, which are never cut open.
package enum BracketedText {
  private static let closers: [Character: Character] = ["(": ")", "[": "]", "{": "}", "“": "”"]

  /// A text in one line of which the end is left out where it is long: after a whole word, and with
  /// what is open there closed, as `rows(1 2, 3 …)`.
  package static func shortened(_ text: String, to limit: Int) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard line.count > limit, limit > 1 else { return line }
    var open: [Character] = []
    var isQuoted = false
    var (taken, best) = ("", "")
    for character in line {
      let closing = (isQuoted ? "\"" : "") + String(open.reversed())
      if taken.count + closing.count + 2 > limit { break }
      let isPlace = character == " " && taken.last != "," || character == ","
      if isPlace, !taken.isEmpty { best = taken + " …" + closing }
      // A single word as long as this has no better place than behind its first bracket.
      if best.isEmpty, let last = taken.last, closers[last] != nil { best = taken + "…" + closing }
      if character == "\"", taken.last != "\\" { isQuoted.toggle() }
      taken.append(character)
      if isQuoted { continue }
      if let closer = closers[character] {
        open.append(closer)
      } else if character == open.last {
        open.removeLast()
      }
    }
    return best.isEmpty ? line.prefix(limit - 1) + "…" : best
  }

  /// Two texts, each shortened; where that leaves nothing to tell them apart, from where they differ.
  package static func shortened(
    _ old: String, _ new: String, to limit: Int
  ) -> (old: String, new: String) {
    let whole = (shortened(old, to: limit), shortened(new, to: limit))
    guard whole.0 == whole.1, old != new else { return whole }
    let common = zip(old, new).prefix { $0 == $1 }.map(\.0)
    let start = (common.lastIndex { $0 == " " || $0 == "," } ?? -1) + 1
    let parts = [old, new].map { text in
      "… " + shortened(closed(text.dropFirst(start).drop { $0 == " " }), to: limit - 2)
    }
    return (parts[0], parts[1])
  }

  /// The beginning of a text up to the first bracket that closes what was opened before it.
  private static func closed(_ text: Substring) -> String {
    var depth = 0
    for index in text.indices {
      if closers[text[index]] != nil { depth += 1 }
      if closers.values.contains(text[index]) { depth -= 1 }
      if depth < 0 { return text[..<index] + " …" }
    }
    return String(text)
  }
}
