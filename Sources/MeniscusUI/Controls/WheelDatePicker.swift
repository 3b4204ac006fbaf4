/// Wheels for month, day and year, or hour, minute and half of the day.
struct WheelDatePicker: View, TransparentView {
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
      HStack(spacing: 0) { wheels(calendar, parts) }.background { WheelBar() }
    }
  }

  @ViewBuilder private func wheels(
    _ calendar: CivilCalendar, _ parts: DateComponents
  ) -> some View {
    if configuration.displayedComponents.contains(.date) {
      wheel(CivilCalendar.months, at: (parts.month ?? 1) - 1) { $0.month = $1 + 1 }
      wheel(
        (1...calendar.days(of: configuration.selection).compactMap { $0 }.count).map(String.init),
        at: (parts.day ?? 1) - 1
      ) { $0.day = $1 + 1 }
      wheel(CivilCalendar.years.map(String.init), at: calendar.yearIndex(of: parts)) {
        $0.year = $1 + CivilCalendar.years.lowerBound
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

  private func wheel(
    _ rows: [String], at index: Int,
    _ change: @escaping (inout DateComponents, Int) -> Void
  ) -> some View {
    Wheel(rows, at: index) { row in
      configuration.selection = CivilCalendar().date(configuration.selection) { change(&$0, row) }
    }
  }
}
