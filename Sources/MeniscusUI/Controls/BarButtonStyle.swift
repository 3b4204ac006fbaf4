/// The tint of a control in a bar that stands out; outer nil where it does not.
enum BarProminenceKey: PreferenceKey {
  static var defaultValue: BarProminence? { nil }

  static func reduce(value: inout BarProminence?, nextValue: () -> BarProminence?) {
    value = value ?? nextValue()
  }
}

/// How a control in a bar stands out.
struct BarProminence: Equatable {
  /// The colour; nil for that of the environment.
  var tint: Color?
}

/// The look of buttons in bars: a symbol or words in the ink of their glass, touched all over it.
struct BarButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    BarButton(configuration: configuration)
  }
}

/// The same for a button that stands out: the glass under it takes the colour.
struct BarButton: View, TransparentView {
  let configuration: PrimitiveButtonStyleConfiguration
  /// How the button stands out; nil where it does not.
  var prominence: BarProminence?
  @Environment(\.barItem) private var kind
  @Environment(\.barHeight) private var height
  @Environment(\.isEnabled) private var isEnabled
  /// The room beside words, in points.
  static let textInset = 16.0

  var body: some View {
    configuration.label
      .padding(.horizontal, kind == .text ? Self.textInset : 0)
      .frame(minWidth: height, minHeight: height)
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : 0.4)
      .onPress(isPressed: configuration.isPressed, perform: configuration.action)
      .preference(key: BarProminenceKey.self, value: prominence)
  }
}

/// A button as it looks by itself; in a bar, which has a glass of its own for every button, as bars
/// have it.
struct BarAware<Content: View>: View, StandardGlass {
  let configuration: PrimitiveButtonStyleConfiguration
  /// How the button stands out in a bar; nil where it does not.
  var prominence: BarProminence?
  @ViewBuilder let content: Content
  @Environment(\.barItem) private var barItem

  var body: some View {
    if barItem == nil {
      content
    } else {
      BarButton(configuration: configuration, prominence: prominence)
    }
  }
}
