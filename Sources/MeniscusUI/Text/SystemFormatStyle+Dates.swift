extension SystemFormatStyle {
  /// How far a date lies after another one, or before it: `-2 hours, 5 minutes`.
  public struct DateOffset: Codable, Hashable, Sendable {
    let anchor: Date
    let allowedFields: Set<Date.ComponentsFormatStyle.Field>?
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - anchor: what dates are measured from.
    ///   - allowedFields: the units; nil for all.
    ///   - maxFieldCount: how many units are shown, from the largest that counts.
    ///   - sign: when a sign is shown.
    public init(
      to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field>? = nil,
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    private static let units:
      [(field: Date.ComponentsFormatStyle.Field, component: Calendar.Component)] = [
        (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]

    /// The units that there is room for and their numbers, from the largest that counts on.
    func counts(at date: Date) -> [(component: Calendar.Component, count: Int)] {
      // Weeks are shown where they are asked for.
      let components = Self.units.filter { unit in
        allowedFields?.contains(unit.field) ?? (unit.field != .week)
      }.map(\.component)
      let seconds = abs(date.timeIntervalSince(anchor).clean).rounded(.down)
      let parts = calendar.dateComponents(
        Set(components), from: anchor, to: anchor.addingTimeInterval(seconds))
      let counts = components.map { ($0, parts.value(for: $0) ?? 0) }
      let shown = counts.drop { $0.1 == 0 }.prefix(max(maxFieldCount, 1))
      return shown.isEmpty ? counts.suffix(1) : Array(shown)
    }
  }

  /// A date, by how far it is away while that is near.
  public struct DateReference: Codable, Hashable, Sendable {
    let date: Date
    let allowedFields: Set<Date.RelativeFormatStyle.Field>
    let thresholdField: Date.RelativeFormatStyle.Field
    var locale = Locale.autoupdatingCurrent
    var calendar = Calendar.autoupdatingCurrent
    var timeZone = TimeZone.autoupdatingCurrent

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - date: the date that is named.
    ///   - allowedFields: the units of how far it is away.
    ///   - maxFieldCount: how many units are shown; ours is one.
    ///   - thresholdField: what is a whole one of these units away, or more, is written as a date.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.thresholdField = thresholdField
    }

    private static let thresholds: [(field: Date.RelativeFormatStyle.Field, seconds: Double)] = [
      (.second, 1), (.minute, 60), (.hour, 3600), (.day, 86_400), (.week, 604_800),
      (.month, 2_592_000), (.year, 31_536_000),
    ]

    /// The seconds from which on the date itself is written.
    var threshold: Double {
      Self.thresholds.first { $0.field == thresholdField }?.seconds ?? 86_400
    }
  }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle, SceneFormat {
  /// How far a date lies from the anchor.
  public func format(_ date: Date) -> AttributedString {
    let counts = counts(at: date)
    let shown = counts.contains { $0.count != 0 } ? counts.filter { $0.count != 0 } : counts
    let words = shown.map {
      DateDistance.words($0.component, $0.count, .wide, locale)
    }.joined(separator: ", ")
    let seconds = date.timeIntervalSince(anchor).clean
    let isSigned = seconds < 0 ? sign != .never : sign == .always()
    return AttributedString((isSigned ? seconds < 0 ? "-" : "+" : "") + words)
  }

  /// The seconds of the smallest unit that there is room for, shown or of nothing by now.
  private func step(at date: Date) -> Double {
    counts(at: date).last.map { DateDistance.step(of: $0.component) } ?? 1
  }

  /// The last date before another at which it may read another way.
  public func discreteInput(before input: Date) -> Date? {
    input.addingTimeInterval(-step(at: input))
  }

  /// The first date after another at which it may read another way.
  public func discreteInput(after input: Date) -> Date? {
    input.nextStep(of: step(at: input), from: anchor)
  }

  /// The format in a locale.
  public func locale(_ locale: Locale) -> Self { changing(self) { $0.locale = locale } }

  func adapted(to scope: TextScope) -> Self {
    changing(self) {
      if locale == .autoupdatingCurrent { $0.locale = scope.locale }
      if calendar == .autoupdatingCurrent { $0.calendar = scope.environment.calendar }
    }
  }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle, SceneFormat {
  /// The date as it is named at another one.
  public func format(_ now: Date) -> AttributedString {
    guard abs(date.timeIntervalSince(now).clean) < threshold else {
      var style = Date.FormatStyle(date: .abbreviated, time: .shortened)
      (style.locale, style.calendar, style.timeZone) = (locale, calendar, timeZone)
      return AttributedString(style.format(date))
    }
    return AttributedString(relative.format(now))
  }

  private var relative: Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: allowedFields, presentation: .numeric, unitsStyle: .wide,
      locale: locale, calendar: calendar, capitalizationContext: .unknown)
  }

  /// When it begins and ends to be said how far away the date is.
  private var near: ClosedRange<Date> {
    date.addingTimeInterval(-threshold)...date.addingTimeInterval(threshold)
  }

  /// The last date before another at which it reads another way.
  public func discreteInput(before input: Date) -> Date? {
    if input <= near.lowerBound { return nil }
    if input > near.upperBound { return near.upperBound }
    return max(relative.discreteInput(before: input) ?? near.lowerBound, near.lowerBound)
  }

  /// The first date after another at which it reads another way.
  public func discreteInput(after input: Date) -> Date? {
    if input < near.lowerBound { return near.lowerBound }
    if input >= near.upperBound { return nil }
    return min(relative.discreteInput(after: input) ?? near.upperBound, near.upperBound)
  }

  /// The format in a locale.
  public func locale(_ locale: Locale) -> Self { changing(self) { $0.locale = locale } }

  func adapted(to scope: TextScope) -> Self {
    changing(self) {
      if locale == .autoupdatingCurrent { $0.locale = scope.locale }
      if calendar == .autoupdatingCurrent { $0.calendar = scope.environment.calendar }
      if timeZone == .autoupdatingCurrent { $0.timeZone = scope.environment.timeZone }
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date lies after another one, or before it.
  public static func offset(
    to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field>? = nil,
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date, by how far it is away while that is near.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ], maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
