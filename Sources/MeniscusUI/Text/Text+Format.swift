/// A value in a format.
struct FormattedContent<Format: FormatStyle>: StringContent, Equatable, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  let value: Format.FormatInput
  let format: Format

  func string(in scope: TextScope) -> String {
    if let date = value as? Date, let relative = format as? Date.RelativeFormatStyle {
      return relative.distance(to: date, in: scope)
    }
    return format.localized(in: scope).format(value)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.value == right.value && left.format == right.format
  }
}

extension Date.RelativeFormatStyle {
  /// How far it is from the frame at hand to a date; the style itself would ask the machine's clock.
  fileprivate func distance(to date: Date, in scope: TextScope) -> String {
    let own = AnchoredDistance(
      anchor: date, presentation: presentation, unitsStyle: unitsStyle,
      locale: locale == .autoupdatingCurrent ? scope.locale : locale,
      calendar: calendar == .autoupdatingCurrent ? scope.environment.calendar : calendar,
      capitalizationContext: capitalizationContext)
    return own.format(scope.now)
  }

  private typealias AnchoredDistance = Date.AnchoredRelativeFormatStyle
}

/// A value in a format that makes an attributed string.
struct AttributedFormatContent<Format: FormatStyle>: TextContent, Equatable, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
  let value: Format.FormatInput
  let format: Format

  func pieces(in scope: TextScope) -> [Text.Piece] {
    Text.Piece.pieces(of: format.localized(in: scope).format(value))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.value == right.value && left.format == right.format
  }
}

extension FormatStyle {
  /// The format in the locale around, and in its calendar and time zone, except where the format
  /// names its own.
  func localized(in scope: TextScope) -> Self {
    (self as? any SceneFormat)?.adapted(to: scope) as? Self ?? locale(scope.locale)
  }
}

/// A format that says which locale it has.
protocol SceneFormat {
  func adapted(to scope: TextScope) -> Self
}

extension Date.FormatStyle: SceneFormat {
  func adapted(to scope: TextScope) -> Self {
    changing(self) {
      if locale == .autoupdatingCurrent { $0.locale = scope.locale }
      if calendar == .autoupdatingCurrent { $0.calendar = scope.environment.calendar }
      if timeZone == .autoupdatingCurrent { $0.timeZone = scope.environment.timeZone }
    }
  }
}

extension Date.IntervalFormatStyle: SceneFormat {
  func adapted(to scope: TextScope) -> Self {
    changing(self) {
      if locale == .autoupdatingCurrent { $0.locale = scope.locale }
      if calendar == .autoupdatingCurrent { $0.calendar = scope.environment.calendar }
      if timeZone == .autoupdatingCurrent { $0.timeZone = scope.environment.timeZone }
    }
  }
}

extension Text {
  /// Makes a text of a value in a format, which follows the environment's locale.
  nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.content(FormattedContent(value: input, format: format)))
  }

  /// Makes a text of a value in a format whose parts have attributes.
  nonisolated public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(.content(AttributedFormatContent(value: input, format: format)))
  }
}
