/// A value as a formatter of the older kind has it.
struct FormatterContent: StringContent, @unchecked Sendable {
  let value: Any
  let formatter: Formatter?

  func string(in scope: TextScope) -> String {
    guard let formatter else { return String(describing: value) }
    // Where Foundation is not Apple's, that formatter takes nothing but dates.
    if let date = value as? Date, let formatter = formatter as? ISO8601DateFormatter {
      return formatter.string(from: date)
    }
    return formatter.localized(in: scope).string(for: value) ?? ""
  }

  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? Self, formatter === other.formatter else { return false }
    return ViewComparison.areEqual(value, other.value)
  }
}

extension Formatter {
  /// The formatter in the locale and the time zone around, where it has those of the machine: as one
  /// that was just made.
  fileprivate func localized(in scope: TextScope) -> Formatter {
    switch self {
    case let own as DateFormatter:
      guard let copy = own.copy() as? DateFormatter else { return self }
      let fresh = DateFormatter()
      if own.locale == fresh.locale { copy.locale = scope.locale }
      if own.timeZone == fresh.timeZone { copy.timeZone = scope.environment.timeZone }
      return copy
    case let own as NumberFormatter:
      guard own.locale == NumberFormatter().locale, let copy = own.copy() as? NumberFormatter
      else { return self }
      copy.locale = scope.locale
      return copy
    default: return self
    }
  }
}

extension Text {
  /// Makes a text of a value as a formatter has it.
  nonisolated public init<Subject: ReferenceConvertible>(
    _ subject: Subject, formatter: Formatter
  ) {
    self.init(.content(FormatterContent(value: subject, formatter: formatter)))
  }

  /// Makes a text of an object as a formatter has it.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.content(FormatterContent(value: subject, formatter: formatter)))
  }
}

#if !canImport(Darwin)
  /// On Apple's systems a date is one of the values that stand for objects.
  extension Text {
    /// Makes a text of a date as a formatter has it.
    nonisolated public init(_ subject: Date, formatter: Formatter) {
      self.init(.content(FormatterContent(value: subject, formatter: formatter)))
    }
  }

  extension LocalizedStringKey.StringInterpolation {
    /// Adds a date as a formatter has it.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      let content = FormatterContent(value: subject, formatter: formatter)
      appendInterpolation(Text(.content(content)))
    }
  }
#endif
