/// A switch between on and off, with a label.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a toggle of a value, with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The label, and the switch at the trailing end.
  public var body: some View {
    HStack {
      label
      if Label.self != EmptyView.self { Spacer() }
      Switch(isOn: isOn)
    }
    .impliedAccessibility(.isToggle) { isOn.wrappedValue ? "on" : "off" }
  }
}

/// The switch of a toggle: a capsule of 63 × 28 points with a knob of 37 × 24 inset by 2 (iOS 26).
struct Switch: View {
  @Binding var isOn: Bool
  @State private var isPressed = false
  @Environment(\.switchTint) private var switchTint

  var body: some View {
    Capsule()
      .fill(isOn ? switchTint : .switchTrack)
      .frame(width: 63, height: 28)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(.white).frame(width: 37, height: 24).padding(2)
          .scaleEffect(isPressed ? 0.96 : 1)
      }
      .onPress(isPressed: $isPressed) {
        withAnimation(.spring(duration: 0.3, bounce: 0.1)) { isOn.toggle() }
      }
      .accessibilityTrait(.isToggle)
  }
}

extension EnvironmentValues {
  /// The colour of switches that are on.
  fileprivate var switchTint: Color { tint ?? .green }
}

extension Color {
  /// The track of a switch that is off.
  fileprivate static let switchTrack = Color(
    light: 0x787880, dark: 0x787880, opacity: 0.2, darkOpacity: 0.36)
}
