/// A value that goes on with the virtual clock.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
  /// The date at which the value is another one.
  let date: @Sendable (Value) -> Date
}

extension TimeDataSource where Value == Date {
  /// The date of the frame at hand.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date was.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      value: { .seconds($0.timeIntervalSince(date).clean) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from a date until now; nothing before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { min(date, $0)..<$0 }, date: \.upperBound)
  }

  /// The time from now until a date; nothing after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: { $0..<max(date, $0) }, date: \.lowerBound)
  }
}

/// A value that goes on, in a format.
private struct TimedContent<Format: DiscreteFormatStyle>: TextContent, @unchecked Sendable {
  let source: TimeDataSource<Format.FormatInput>
  let format: Format
  let pieces: @Sendable (Format.FormatOutput) -> [Text.Piece]

  func pieces(in scope: TextScope) -> [Text.Piece] {
    pieces(format.localized(in: scope).format(source.value(scope.now)))
  }

  func nextChange(in scope: TextScope) -> Date? {
    let next = format.localized(in: scope).discreteInput(after: source.value(scope.now))
    guard let next else { return nil }
    // What is no later than now would be asked for again and again.
    return max(source.date(next), scope.now.addingTimeInterval(0.001))
  }

  /// Of sources the values at both ends of time are compared: what they are made of is not known, and
  /// from where they go on shows at one of them.
  func isEqual(to other: any TextContent) -> Bool {
    guard let other = other as? Self, format == other.format else { return false }
    return [Date.distantPast, .distantFuture].allSatisfy {
      ViewComparison.areEqual(source.value($0), other.source.value($0))
    }
  }
}

extension Text {
  /// Makes a text of a value that goes on with the virtual clock.
  nonisolated public init<Format: DiscreteFormatStyle>(
    _ source: TimeDataSource<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == AttributedString {
    self.init(.content(TimedContent(source: source, format: format) { Piece.pieces(of: $0) }))
  }

  /// Makes a text of a value that goes on with the virtual clock.
  nonisolated public init<Format: DiscreteFormatStyle>(
    _ source: TimeDataSource<Format.FormatInput>, format: Format
  ) where Format.FormatOutput == String {
    self.init(.content(TimedContent(source: source, format: format) { [Piece(content: $0)] }))
  }
}
