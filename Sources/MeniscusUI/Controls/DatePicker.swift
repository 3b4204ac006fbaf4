import Foundation

/// Which parts of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date; by the Gregorian calendar, in UTC, in English.
nonisolated public struct DatePicker<Label: View>: View {
  /// Which parts of a date are shown.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let limits: ClosedRange<Date>
  private let components: Components
  private let label: Label
  @Environment(\.datePickerStyle) private var style

  private init(
    _ selection: Binding<Date>, limits: ClosedRange<Date>, components: Components, label: Label
  ) {
    self.selection = Binding(
      get: { selection.wrappedValue },
      set: { selection.wrappedValue = min(max($0, limits.lowerBound), limits.upperBound) })
    self.limits = limits
    self.components = components
    self.label = label
  }

  /// Makes a picker of any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, limits: .distantPast ... .distantFuture, components: displayedComponents,
      label: label())
  }

  /// Makes a picker of a date of a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, limits: range, components: displayedComponents, label: label())
  }

  /// Makes a picker of a date from another one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, limits: range.lowerBound...max(.distantFuture, range.lowerBound),
      components: displayedComponents, label: label())
  }

  /// Makes a picker of a date up to another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, limits: min(.distantPast, range.upperBound)...range.upperBound,
      components: displayedComponents, label: label())
  }

  /// The date in the style at hand.
  @MainActor public var body: some View {
    style.makeView(
      DatePickerStyleConfiguration(
        label: ControlPart(label), selection: selection,
        minimumDate: limits.lowerBound == .distantPast ? nil : limits.lowerBound,
        maximumDate: limits.upperBound == .distantFuture ? nil : limits.upperBound,
        displayedComponents: components, isLabelEmpty: Label.self == EmptyView.self))
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of any date, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a picker of a date of a range, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker of a date from another one on, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker of a date up to another one, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// How pickers of dates look.
@MainActor
public protocol DatePickerStyle: PropertyHolder {
  /// The look.
  associatedtype Body: View
  /// What the style has to work with.
  typealias Configuration = DatePickerStyleConfiguration
  /// The look of one picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style of a picker of a date has to work with.
public struct DatePickerStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart

  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil for any.
  public var minimumDate: Date?
  /// The last date that can be chosen; nil for any.
  public var maximumDate: Date?
  /// Which parts of the date are shown.
  public var displayedComponents: DatePickerComponents
  let isLabelEmpty: Bool

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents, isLabelEmpty: Bool
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    self.isLabelEmpty = isLabelEmpty
  }

  /// Whether a day can be chosen.
  func admits(_ date: Date) -> Bool {
    let day = CivilCalendar().calendar.startOfDay(for: date)
    if let minimumDate, day.addingTimeInterval(86_399) < minimumDate { return false }
    if let maximumDate, day > maximumDate { return false }
    return true
  }
}

extension DatePickerStyle {
  func makeView(_ configuration: Configuration) -> AnyView {
    AnyView(StyledDatePicker(style: self, configuration: configuration))
  }
}

/// A picker of a date in a style: the style's own dynamic properties are this view's.
private struct StyledDatePicker<Style: DatePickerStyle>: View, TransparentView {
  let style: Style
  let configuration: DatePickerStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private let datePickerStyleEntry = EnvironmentEntry<any DatePickerStyle>(
  DefaultDatePickerStyle())

extension EnvironmentValues {
  var datePickerStyle: any DatePickerStyle {
    get { self[datePickerStyleEntry] }
    set { self[datePickerStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how pickers of dates inside the view look.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.datePickerStyle, style)
  }
}
