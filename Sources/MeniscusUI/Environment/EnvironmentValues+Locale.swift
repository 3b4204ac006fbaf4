private let localeEntry = EnvironmentEntry<Locale>(Locale(identifier: "en_US"))
private let calendarEntry = EnvironmentEntry<Calendar?>(nil)
private let timeZoneEntry = EnvironmentEntry<TimeZone>(.gmt)

/// Where and when the person reads: never what the machine is set to.
extension EnvironmentValues {
  /// The language and region; `en_US` where the device says nothing.
  public var locale: Locale {
    get { self[localeEntry] }
    set { self[localeEntry] = newValue }
  }

  /// The calendar; the Gregorian one where none is set, in the locale and the time zone.
  public var calendar: Calendar {
    get {
      if let calendar = self[calendarEntry] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[calendarEntry] = newValue }
  }

  /// The time zone; UTC where none is set.
  public var timeZone: TimeZone {
    get { self[timeZoneEntry] }
    set { self[timeZoneEntry] = newValue }
  }
}
