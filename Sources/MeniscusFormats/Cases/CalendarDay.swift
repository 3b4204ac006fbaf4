/// A day of the Gregorian calendar, as ISO 8601 writes it: `2026-12-31`.
package struct CalendarDay: Equatable, Comparable, Codable, Sendable {
  /// The day as it is written.
  package let text: String

  /// The day that a text names, or that a moment in UTC begins with; nil where it names none.
  package init?(_ text: some StringProtocol) {
    let day = text.prefix(10)
    guard let match = String(day).wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let number = Int(match.3),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(number),
      text.count == 10 || text.dropFirst(10).first == "T"
    else { return nil }
    self.text = String(day)
  }

  /// Whether a day comes before another.
  package static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.text < right.text }

  private static func days(in month: Int, of year: Int) -> Int {
    if month == 2 {
      return year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        ? 29 : 28
    }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
