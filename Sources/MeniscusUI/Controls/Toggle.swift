/// A switch between on and off, with a label.
nonisolated public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let isLabelEmpty: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Makes a toggle of a value, with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn, isMixed: false, isLabelEmpty: Label.self == EmptyView.self, label())
  }

  fileprivate init(_ isOn: Binding<Bool>, isMixed: Bool, isLabelEmpty: Bool, _ label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.isLabelEmpty = isLabelEmpty
    self.label = label
  }

  /// Makes a toggle of several values: on where all are on; between where some are.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let all = Binding(
      get: { bindings.allSatisfy { $0.wrappedValue } },
      set: { for binding in bindings { binding.wrappedValue = $0 } })
    let count = bindings.count { $0.wrappedValue }
    self.init(
      all, isMixed: count > 0 && count < bindings.count,
      isLabelEmpty: Label.self == EmptyView.self, label())
  }

  /// The toggle in the style at hand.
  @MainActor public var body: some View {
    style.makeView(
      ToggleStyleConfiguration(
        label: ControlPart(label), isOn: isOn, isMixed: isMixed,
        isLabelEmpty: isLabelEmpty)
    )
    .impliedAccessibility(.isToggle) { isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off" }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style is asked to make, in the system's style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      configuration.$isOn, isMixed: configuration.isMixed,
      isLabelEmpty: configuration.isLabelEmpty, configuration.label)
  }
}

/// The switch of a toggle, whose knob turns to glass while it is held, but not in the classic design.
struct Switch: View {
  @Binding var isOn: Bool
  @State private var isPressed = false
  @Environment(\.switchTint) private var switchTint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isClassicDesign) private var isClassic

  /// White of half its opacity over what rows lie on, as UIKit has switches that are disabled.
  private static let dimmedKnob = Color(light: 0xFFFFFF, dark: 0x8D8D8F)

  var body: some View {
    let track = isOn ? switchTint : .switchTrack
    let metrics = isClassic ? SwitchMetrics.classic : .glass
    let isHeld = isPressed && !isClassic
    Capsule()
      .fill(isEnabled ? track : track.opacity(0.5))
      .frame(width: metrics.width, height: metrics.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Capsule().fill(isEnabled ? Color.white : Self.dimmedKnob).opacity(isHeld ? 0 : 1)
          .animation(KnobLens.motion, value: isHeld)
          .frame(width: metrics.knob, height: metrics.height - 4)
          .overlay { KnobLens(isHeld: isHeld) }
          .padding(2)
      }
      .onPress(isPressed: $isPressed) {
        withAnimation(.spring(duration: 0.3, bounce: 0.1)) { isOn.toggle() }
      }
      .accessibilityTrait(.isToggle)
  }
}

/// The extents of a switch, in points; its knob is inset by 2.
private struct SwitchMetrics {
  let width: CGFloat
  let height: CGFloat
  /// The width of the knob.
  let knob: CGFloat

  /// Those of iOS 26.
  static let glass = SwitchMetrics(width: 63, height: 28, knob: 37)
  /// Those of iOS 18.
  static let classic = SwitchMetrics(width: 51, height: 31, knob: 27)
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
