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
