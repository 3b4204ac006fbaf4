import Foundation

/// A choice of several days; by the Gregorian calendar, in UTC, in English.
nonisolated public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let limits: Range<Date>?
  /// A day of the month that is shown where nothing is chosen.
  private let start: Date
  private let label: Label

  private init(
    _ selection: Binding<Set<DateComponents>>, limits: Range<Date>?, start: Date?, label: Label
  ) {
    self.selection = selection
    self.limits = limits
    self.start = start ?? Date(timeIntervalSinceReferenceDate: 0)
    self.label = label
  }

  /// Makes a picker of any days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, limits: nil, start: nil, label: label())
  }

  /// Makes a picker of days of a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, limits: bounds, start: bounds.lowerBound, label: label())
  }

  /// Makes a picker of days from a date on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let limits = bounds.lowerBound..<Date.distantFuture
    self.init(selection, limits: limits, start: bounds.lowerBound, label: label())
  }

  /// Makes a picker of days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let limits = Date.distantPast..<bounds.upperBound
    let last = bounds.upperBound.addingTimeInterval(-1)
    self.init(selection, limits: limits, start: last, label: label())
  }

  /// The days of a month.
  @MainActor public var body: some View {
    let calendar = CivilCalendar()
    let first = selection.wrappedValue.compactMap { calendar.calendar.date(from: $0) }.min()
    MonthGrid(
      start: first ?? start,
      isSelected: { date in selection.wrappedValue.contains { Self.isDay($0, date) } },
      admits: { admits($0) },
      choose: { date in
        // All that name the day, so that nothing depends on the order of a set.
        let others = selection.wrappedValue.filter { !Self.isDay($0, date) }
        let day = calendar.calendar.dateComponents(
          [.calendar, .era, .year, .month, .day], from: date)
        selection.wrappedValue =
          others.count < selection.wrappedValue.count ? others : others.union([day])
      }, time: Date(timeIntervalSinceReferenceDate: 0)
    )
    .accessibilityLabel(of: label)
  }

  /// Whether a day can be chosen: the one in which the first date lies can.
  private func admits(_ date: Date) -> Bool {
    guard let limits else { return true }
    let first = CivilCalendar().calendar.startOfDay(for: limits.lowerBound)
    return date >= first && date < limits.upperBound
  }

  private static func isDay(_ day: DateComponents, _ date: Date) -> Bool {
    let parts = CivilCalendar().parts(of: date)
    return day.year == parts.year && day.month == parts.month && day.day == parts.day
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker of any days, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Makes a picker of days of a range, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Makes a picker of days from a date on, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Makes a picker of days before a date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Makes a picker of days from a date on, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Makes a picker of days before a date, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
