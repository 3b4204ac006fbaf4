/// A choice of a colour; what it opens is not shown.
nonisolated public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  /// Makes a picker.
  ///
  /// - Parameter supportsOpacity: whether the opacity can be chosen, too.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  /// The label, and the colour in a ring at the trailing end.
  @MainActor public var body: some View {
    LabeledControl(label) { ColorWell(color: selection.wrappedValue) }
      .impliedAccessibility(.isButton)
      .unmet("ColorPicker’s colours")
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A disc in a ring of all hues: 28 points, a ring of 3, a gap of 3 (ours).
private struct ColorWell: View, TransparentView {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button {
    } label: {
      ZStack {
        Circle().strokeBorder(Self.hues, lineWidth: 3)
        Circle().fill(color).padding(6)
      }
      .frame(width: 28, height: 28)
      .opacity(isEnabled ? 1 : 0.4)
      .contentShape(Rectangle())
    }
    .buttonStyle(PlainButtonStyle(dimsWhenOff: false))
  }

  private static let hues = AngularGradient(
    colors: [.red, .purple, .blue, .cyan, .green, .yellow, .orange, .red], center: .center)
}
