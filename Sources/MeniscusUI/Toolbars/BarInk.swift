/// The label of a text or a symbol in a bar.
struct BarInk: ViewModifier {
  /// Whether what stands there stands out.
  var isProminent = false
  /// Whether the classic design has it in the ink of texts: it cannot be pressed.
  var isPlain = false

  func body(content: Content) -> some View {
    content.surrounded { $0.takeBarInk(isProminent: isProminent, isPlain: isPlain) }
  }
}

/// The same for an item that does not stand in its bar yet; once it does, the bar says how it looks.
struct BarItemInk: ViewModifier {
  func body(content: Content) -> some View {
    content.surrounded { values in
      guard values.barItem == nil else { return }
      values.takeBarInk()
      values.barItem = .icon
    }
  }
}

extension EnvironmentValues {
  /// Takes the looks of what stands in a bar.
  ///
  /// In the classic design, which has nothing under its items, the tint tells what can be pressed,
  /// and weight what stands out.
  fileprivate mutating func takeBarInk(isProminent: Bool = false, isPlain: Bool = false) {
    font = .system(
      size: 17, weight: isClassicDesign ? (isProminent ? .semibold : .regular) : .medium)
    imageScale = .large
    labelStyle = BarLabelStyle()
    (lineLimit, reservedLines) = (1, 0)
    buttonLook = PrimitiveLook(style: BarButtonStyle())
    if toggleStyle is DefaultToggleStyle || toggleStyle is ButtonToggleStyle {
      toggleStyle = BarToggleStyle()
    }
    if foregroundStyle == nil {
      foregroundStyle =
        isClassicDesign && !isPlain ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }
  }
}

/// The icon of a label; people who do not see it hear the title.
private struct BarLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.icon.accessibilityLabel(of: configuration.title)
  }
}

/// A button that shows whether it is on by a disc under its symbol.
private struct BarToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn || configuration.isMixed
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .background { Capsule().fill(.primary).opacity(isOn ? 0.12 : 0).padding(3) }
    .accessibilityTrait(isOn ? .isSelected : [])
  }
}
