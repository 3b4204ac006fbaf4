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
  @Environment(\.isClassicDesign) private var isClassic

  /// The room beside words, in points; without glass around them they need less.
  static func textInset(_ isClassic: Bool) -> Double { isClassic ? 8 : 16 }

  var body: some View {
    configuration.label
      .padding(.horizontal, kind == .text ? Self.textInset(isClassic) : 0)
      .frame(minWidth: height, minHeight: height)
      .contentShape(Rectangle())
      .opacity(opacity)
      .onPress(
        isPressed: configuration.isPressed, repeating: .asAsked, perform: configuration.action
      )
      .preference(key: BarProminenceKey.self, value: prominence)
  }

  /// Where no glass swells under the finger the label shows the press.
  private var opacity: Double {
    guard isEnabled else { return 0.4 }
    return isClassic && configuration.isPressed.wrappedValue ? 0.3 : 1
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
