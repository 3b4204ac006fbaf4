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
            GraphicalDatePicker(configuration: configuration.showing(.date))
              .frame(width: 300).padding(16)
          }
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
          TimePill(configuration: configuration)
        }
      }
    }
  }
}

extension DatePickerStyleConfiguration {
  /// The same with other components.
  fileprivate func showing(_ components: DatePickerComponents) -> Self {
    changing(self) { $0.displayedComponents = components }
  }
}

/// A time of day in a capsule, which opens wheels.
struct TimePill: View, TransparentView {
  let configuration: DatePickerStyleConfiguration
  @State private var isOpen = false

  var body: some View {
    DatePill(text: CivilCalendar().time(configuration.selection), isOpen: $isOpen) {
      WheelDatePicker(configuration: configuration.showing(.hourAndMinute))
        .labelsHidden().frame(width: 240).padding(.vertical, 8)
    }
  }
}

/// A part of a date in a capsule, and what it is chosen by.
private struct DatePill<Chooser: View>: View, TransparentView {
  let text: String
  @Binding var isOpen: Bool
  @ViewBuilder let chooser: () -> Chooser
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
    .buttonStyle(PlainButtonStyle(dimsWhenOff: false))
    .popover(isPresented: $isOpen) {
      chooser().presentationCompactAdaptation(.popover)
    }
  }
}
