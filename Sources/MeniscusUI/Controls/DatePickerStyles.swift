import Foundation

/// The style where none is set: the compact one.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The date and the time in capsules.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// The date and the time in capsules; what they open is not shown.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The date and the time in capsules.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A month of days.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The month, and the time below.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// Wheels for the parts of a date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}

  /// The wheels.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style where none is set: the compact one.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date and the time in capsules.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of days.
  nonisolated public static var graphical: GraphicalDatePickerStyle {
    GraphicalDatePickerStyle()
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of a date.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The label, and capsules of 34 points, each with a popover; ours, after the regular button.
private struct CompactDatePicker: View, TransparentView {
  let configuration: DatePickerStyleConfiguration
  @State private var showsDays = false
  @State private var showsTime = false
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    let calendar = CivilCalendar()
    HStack {
      if !configuration.isLabelEmpty, !hidesLabels {
        configuration.label
        Spacer()
      }
      HStack(spacing: 8) {
        if configuration.displayedComponents.contains(.date) {
          DatePill(text: calendar.day(configuration.selection), isOpen: $showsDays) {
            GraphicalDatePicker(configuration: part(.date)).frame(width: 300).padding(16)
          }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          DatePill(text: calendar.time(configuration.selection), isOpen: $showsTime) {
            WheelDatePicker(configuration: part(.hourAndMinute))
              .labelsHidden().frame(width: 240).padding(.vertical, 8)
          }
        }
      }
    }
  }

  private func part(_ components: DatePickerComponents) -> DatePickerStyleConfiguration {
    changing(configuration) { $0.displayedComponents = components }
  }
}

/// A part of a date in a capsule, and what it is chosen by.
private struct DatePill<Chooser: View>: View, TransparentView {
  let text: String
  @Binding var isOpen: Bool
  @ViewBuilder let chooser: @MainActor () -> Chooser
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button {
      isOpen = true
    } label: {
      // A date that is cut short says nothing; the label makes room.
      Text(verbatim: text).monospacedDigit().foregroundStyle(.primary).fixedSize()
        .opacity(isEnabled ? 1 : 0.4)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .frame(minHeight: 34)
        .background(
          Color(light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24), in: .capsule)
    }
    .buttonStyle(.plain)
    .popover(isPresented: $isOpen) {
      chooser().presentationCompactAdaptation(.popover)
    }
  }
}

/// A month whose days can be chosen, and the time below.
private struct GraphicalDatePicker: View, TransparentView {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    let calendar = CivilCalendar()
    VStack(spacing: 12) {
      if configuration.displayedComponents.contains(.date) {
        MonthGrid(
          start: configuration.selection,
          isSelected: { calendar.calendar.isDate($0, inSameDayAs: configuration.selection) },
          admits: { configuration.admits($0) },
          choose: { configuration.selection = $0 }, time: configuration.selection)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack {
          Text(verbatim: "Time")
          Spacer()
          Text(verbatim: calendar.time(configuration.selection)).monospacedDigit()
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .frame(minHeight: 34)
            .background(
              Color(light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24),
              in: .capsule)
        }
      }
    }
  }
}

/// The days of a month, with signs that lead to the months before and after; measures are ours.
struct MonthGrid: View, TransparentView {
  let start: Date
  let isSelected: @MainActor (Date) -> Bool
  let admits: @MainActor (Date) -> Bool
  let choose: @MainActor (Date) -> Void
  /// The date whose time of day those that are chosen have.
  let time: Date
  @State private var shown: Date?
  @Environment(\.tint) private var tint

  var body: some View {
    let calendar = CivilCalendar()
    let month = calendar.startOfMonth(shown ?? start)
    let days = calendar.days(of: month)
    VStack(spacing: 10) {
      HStack(spacing: 20) {
        Text(verbatim: calendar.month(month)).font(.headline)
        Spacer()
        step("chevron.backward", calendar.month(month, plus: -1), "Previous month")
        step("chevron.forward", calendar.month(month, plus: 1), "Next month")
      }
      HStack(spacing: 0) {
        ForEach(CivilCalendar.weekdays, id: \.self) { day in
          Text(verbatim: day).font(.system(size: 13, weight: .semibold))
            .foregroundStyle(.tertiary).frame(maxWidth: .infinity)
        }
      }
      VStack(spacing: 2) {
        ForEach(0..<(days.count + 6) / 7, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { column in
              cell(days.indices.contains(week * 7 + column) ? days[week * 7 + column] : nil, month)
            }
          }
        }
      }
    }
  }

  private func step(_ symbol: String, _ month: Date, _ label: String) -> some View {
    Button {
      shown = month
    } label: {
      Image(systemName: symbol).fontWeight(.semibold).frame(width: 24, height: 32)
    }
    .accessibilityLabel(label)
  }

  @ViewBuilder private func cell(_ day: Int?, _ month: Date) -> some View {
    if let day {
      let date = CivilCalendar().date(time, withDay: day, of: month)
      let isChosen = isSelected(date)
      let isOpen = admits(date)
      Button {
        choose(date)
      } label: {
        Text(verbatim: "\(day)")
          .font(.system(size: 20, weight: isChosen ? .medium : .regular))
          .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
          .opacity(isOpen ? 1 : 0.3)
          .frame(width: 40, height: 40)
          .background { if isChosen { Circle().fill((tint ?? .accentColor).opacity(0.14)) } }
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!isOpen)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: 40)
    }
  }
}

/// Wheels for month, day and year, or hour, minute and half of the day.
private struct WheelDatePicker: View, TransparentView {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    let calendar = CivilCalendar()
    let parts = calendar.parts(of: configuration.selection)
    HStack(spacing: 0) {
      if !configuration.isLabelEmpty, !hidesLabels {
        configuration.label
        Spacer()
      }
      if configuration.displayedComponents.contains(.date) {
        wheel(CivilCalendar.months, at: (parts.month ?? 1) - 1) { $0.month = $1 + 1 }
        wheel(
          (1...calendar.days(of: configuration.selection).compactMap { $0 }.count).map(String.init),
          at: (parts.day ?? 1) - 1
        ) { $0.day = $1 + 1 }
        wheel((1900...2100).map(String.init), at: (parts.year ?? 2001) - 1900) {
          $0.year = $1 + 1900
        }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        let hour = parts.hour ?? 0
        wheel((0..<12).map { $0 == 0 ? "12" : "\($0)" }, at: hour % 12) {
          $0.hour = hour / 12 * 12 + $1
        }
        wheel((0..<60).map { $0 < 10 ? "0\($0)" : "\($0)" }, at: parts.minute ?? 0) {
          $0.minute = $1
        }
        wheel(["AM", "PM"], at: hour / 12) { $0.hour = hour % 12 + 12 * $1 }
      }
    }
  }

  private func wheel(
    _ rows: [String], at index: Int,
    _ change: @escaping (inout DateComponents, Int) -> Void
  ) -> some View {
    Wheel(
      count: rows.count, index: min(max(index, 0), rows.count - 1),
      choose: { row in
        configuration.selection = CivilCalendar().date(configuration.selection) { change(&$0, row) }
      },
      row: { Text(verbatim: rows[$0]).monospacedDigit() })
  }
}
