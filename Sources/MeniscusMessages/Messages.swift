/// The one place that turns verdicts and errors into text for people.
///
/// A sentence says where, what, and what to do: `where: what; what to do`. What a command line has
/// to be typed exactly stands in backquotes.
package struct Messages: Equatable, Sendable {
  /// How the tool is called from a shell: `swift run -c release meniscus`.
  package let command: String

  /// Makes sentences that call the tool by a command.
  package init(command: String) {
    self.command = command
  }
}

extension Messages {
  /// A number with commas between its thousands.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }

  /// A number with its noun: `1 frame`, `2 frames`.
  package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
  }

  /// A number with a fixed count of digits after its point.
  package static func decimal(_ number: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }

  /// Words as an English list: `a, b and c`; at most `limit`, then how many more.
  package static func list(
    _ words: [String], limit: Int = .max, conjunction: String = "and"
  ) -> String {
    if words.count > limit {
      let rest = "\(grouped(words.count - limit)) more"
      return limit == 0 ? rest : words.prefix(limit).joined(separator: ", ") + " and " + rest
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// A question after the nearest name, or nothing where none is near.
  static func suggestion(_ nearest: String?, or other: String = "") -> String {
    nearest.map { "; did you mean `\($0)`?" } ?? other
  }

  /// A time of the virtual clock in milliseconds, rounded down.
  package static func milliseconds(_ microseconds: Int) -> String {
    "\(grouped(microseconds / 1000)) ms"
  }
}
