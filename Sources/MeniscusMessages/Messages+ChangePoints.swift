import MeniscusStatistics

extension Messages {
  /// The changes of a series of numbers: a table, and how many there are.
  package static func lines(on changes: [ChangePoint], of count: Int) -> [String] {
    if count < 3 { return [tooFew(count)] }
    if changes.isEmpty { return ["no change in \(self.count(count, "number"))"] }
    let table = TextTable(
      [.right("index"), .right("before"), .right("after"), .right("ratio"), .right("p")],
      rows: changes.map { change in
        [
          grouped(change.index), significant(change.before), significant(change.after),
          change.ratio.map { decimal($0, digits: 4) } ?? "-", significant(change.p, digits: 3),
        ]
      })
    return table.lines + [
      "\(self.count(changes.count, "change")) in \(self.count(count, "number")); "
        + "indices count from 0, and a level begins at its index"
    ]
  }

  private static func tooFew(_ count: Int) -> String {
    (count == 0 ? "no numbers" : self.count(count, "number"))
      + ": too few to tell a change from chance; it takes at least 3"
  }

  /// A number with some digits, without zeros at its end: `1.5`, `1234.57`, `2.3e-70`.
  package static func significant(_ value: Double, digits: Int = 6) -> String {
    String(format: "%.\(digits)g", value)
  }
}
