import MeniscusUI
import TestSupport
import Testing

/// Texts of values as formatters of the older kind have them.
@MainActor
struct FormatterTextTests {
  private static let dates = changing(DateFormatter()) { $0.dateFormat = "d MMM HH:mm" }
  private static let clock = changing(DateFormatter()) {
    $0.dateFormat = "HH:mm"
    $0.timeZone = TimeZone(identifier: "Pacific/Marquesas")
  }
  private static let numbers = changing(NumberFormatter()) { $0.numberStyle = .decimal }

  private static func changing<Value>(_ value: Value, _ change: (Value) -> Void) -> Value {
    change(value)
    return value
  }

  private func labels(
    _ locale: String = "en_US", zone: String = "UTC",
    _ text: @escaping @MainActor @Sendable () -> Text
  ) -> [String] {
    Stage {
      text().environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: zone) ?? .gmt)
    }.labels
  }

  /// What a formatter does not say is the scene's, not the machine's.
  @Test func datesAreWrittenByFormatters() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    expectEqual(labels { Text(date, formatter: Self.dates) }, ["1 Jan 00:00"])
    expectEqual(labels { Text("on \(date, formatter: Self.dates)") }, ["on 1 Jan 00:00"])
    expectEqual(
      labels("fr_FR", zone: "Asia/Tokyo") { Text(date, formatter: Self.dates) },
      ["1 janv. 09:00"])
    expectEqual(labels(zone: "Asia/Tokyo") { Text(date, formatter: Self.clock) }, ["14:30"])
    expectEqual(
      labels { Text(date, formatter: ISO8601DateFormatter()) }, ["2001-01-01T00:00:00Z"])
  }

  @Test func numbersAreWrittenByFormatters() {
    let number = NSNumber(value: 1234.5)
    expectEqual(labels { Text(number, formatter: Self.numbers) }, ["1,234.5"])
    expectEqual(labels("de_DE") { Text("\(number, formatter: Self.numbers)") }, ["1.234,5"])
  }
}
