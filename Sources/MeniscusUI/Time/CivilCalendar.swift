import Foundation

/// The calendar that pickers of dates count by: Gregorian, in UTC, with English names; the same on
/// every host.
struct CivilCalendar {
  let calendar: Calendar

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.firstWeekday = 1
    self.calendar = calendar
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]

  /// The years of wheels.
  static let years = 1900...2100

  /// Where the year of a date's parts is among those of wheels.
  func yearIndex(of parts: DateComponents) -> Int {
    (parts.year ?? 2001) - Self.years.lowerBound
  }

  func parts(of date: Date) -> DateComponents {
    calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
  }

  /// Nov 14, 2023.
  func day(_ date: Date) -> String {
    let parts = parts(of: date)
    return "\(Self.months[(parts.month ?? 1) - 1].prefix(3)) \(parts.day ?? 1), \(parts.year ?? 1)"
  }

  /// 10:13 PM.
  func time(_ date: Date) -> String {
    let parts = parts(of: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }

  /// November 2023.
  func month(_ date: Date) -> String {
    let parts = parts(of: date)
    return "\(Self.months[(parts.month ?? 1) - 1]) \(parts.year ?? 1)"
  }

  /// The first moment of the month of a date.
  func startOfMonth(_ date: Date) -> Date {
    let parts = calendar.dateComponents([.year, .month], from: date)
    return calendar.date(from: parts) ?? date
  }

  /// The month some months later.
  func month(_ date: Date, plus count: Int) -> Date {
    calendar.date(byAdding: .month, value: count, to: date) ?? date
  }

  /// The days of a month, with nil for those of the first week that belong to the month before.
  func days(of month: Date) -> [Int?] {
    let start = startOfMonth(month)
    let lead = (parts(of: start).weekday ?? 1) - 1
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    return Array(repeating: nil, count: lead) + (1...count).map { $0 }
  }

  /// A date with another day, month and year; the time of day stays.
  func date(_ date: Date, withDay day: Int, of month: Date) -> Date {
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    let place = calendar.dateComponents([.year, .month], from: month)
    (parts.year, parts.month, parts.day) = (place.year, place.month, day)
    return calendar.date(from: parts) ?? date
  }

  /// A date with some parts changed; a day that its month does not have becomes the last.
  func date(_ date: Date, changing change: (inout DateComponents) -> Void) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    change(&parts)
    let first = DateComponents(year: parts.year, month: parts.month, day: 1)
    let days = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }
    parts.day = min(parts.day ?? 1, days?.count ?? 31)
    return calendar.date(from: parts) ?? date
  }
}
