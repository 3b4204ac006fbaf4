import Foundation

/// A month whose days can be chosen, and the time below.
struct GraphicalDatePicker: View, TransparentView {
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
          TimePill(configuration: configuration)
        }
      }
    }
  }
}

/// The days of a month, with signs that lead to the months before and after, and wheels for another
/// month under its name; measures are ours.
struct MonthGrid: View, TransparentView {
  let start: Date
  let isSelected: (Date) -> Bool
  let admits: (Date) -> Bool
  let choose: (Date) -> Void
  /// The date whose time of day those that are chosen have.
  let time: Date
  @State private var shown: Date?
  @State private var choosesMonth = false
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  /// The ink of what stands out; where nothing can be chosen nothing does.
  private var accent: AnyShapeStyle { isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary) }

  var body: some View {
    let calendar = CivilCalendar()
    let month = calendar.startOfMonth(shown ?? start)
    VStack(spacing: 10) {
      HStack(spacing: 20) {
        title(calendar.month(month))
        Spacer()
        if !choosesMonth {
          step("chevron.backward", calendar.month(month, plus: -1), "Previous month")
          step("chevron.forward", calendar.month(month, plus: 1), "Next month")
        }
      }
      .frame(height: 32)
      if choosesMonth {
        // As high as the days that they stand for.
        days(of: month).hidden().overlay { MonthWheels(month: month) { shown = $0 } }
      } else {
        days(of: month)
      }
    }
  }

  /// The month's name, which opens and closes the wheels.
  private func title(_ name: String) -> some View {
    Button {
      choosesMonth.toggle()
    } label: {
      HStack(spacing: 6) {
        Text(verbatim: name)
          .foregroundStyle(choosesMonth ? accent : AnyShapeStyle(.primary))
        Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(accent)
          .rotationEffect(.degrees(choosesMonth ? (direction == .rightToLeft ? -90 : 90) : 0))
      }
      .font(.headline)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(choosesMonth ? .isSelected : [])
  }

  private func days(of month: Date) -> some View {
    let days = CivilCalendar().days(of: month)
    return VStack(spacing: 10) {
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
      let face = isEnabled ? tint ?? .accentColor : Color(white: 0.5)
      Button {
        choose(date)
      } label: {
        Text(verbatim: "\(day)")
          .font(.system(size: 20, weight: isChosen ? .medium : .regular))
          .foregroundStyle(isChosen ? accent : AnyShapeStyle(.primary))
          .opacity(isOpen && isEnabled ? 1 : 0.3)
          .frame(width: 40, height: 40)
          .background { if isChosen { Circle().fill(face.opacity(0.14)) } }
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle())
      }
      .buttonStyle(PlainButtonStyle(dimsWhenOff: false))
      .disabled(!isOpen)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: 40)
    }
  }
}

/// Wheels for a month of a year.
private struct MonthWheels: View, TransparentView {
  let month: Date
  let choose: (Date) -> Void

  var body: some View {
    let calendar = CivilCalendar()
    let parts = calendar.parts(of: month)
    HStack(spacing: 0) {
      Wheel(CivilCalendar.months, at: (parts.month ?? 1) - 1) { row in
        choose(calendar.date(month) { $0.month = row + 1 })
      }
      Wheel(CivilCalendar.years.map(String.init), at: calendar.yearIndex(of: parts)) { row in
        choose(calendar.date(month) { $0.year = row + CivilCalendar.years.lowerBound })
      }
    }
    .background { WheelBar() }
  }
}
