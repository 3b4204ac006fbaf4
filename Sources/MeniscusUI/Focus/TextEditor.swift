/// A long text that is typed; it takes all the room that it is offered.
nonisolated public struct TextEditor: View {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.scrollContentBackground) private var background

  /// Makes an editor of a text.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Makes an editor of a text, with a binding of what is selected: of the caret; what is selected
  /// beside that is noted.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// The text on the colour of backgrounds; UIKit's insets of 8 and 5 points.
  @MainActor public var body: some View {
    TextEntry(
      text: text, shown: text.wrappedValue, isSecure: false, prompt: nil, lines: .filling,
      selection: selection, selected: selection?.wrappedValue
    )
    .padding(.vertical, 8)
    .padding(.horizontal, 5)
    .background { if background != .hidden { Rectangle().fill(.background) } }
    .opacity(isEnabled ? 1 : 0.4)
    .contentShape(Rectangle())
    .modified(by: FocusTapModifier())
  }
}

/// How editors look; all look alike here.
public protocol TextEditorStyle {}

/// The style where none is set.
public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The text alone.
public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style where none is set.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text alone.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private let scrollContentBackgroundEntry = EnvironmentEntry<Visibility>(.automatic)

extension EnvironmentValues {
  /// Whether editors, lists and forms lay a colour behind what scrolls.
  var scrollContentBackground: Visibility {
    get { self[scrollContentBackgroundEntry] }
    set { self[scrollContentBackgroundEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether editors, lists and forms lay a colour behind what scrolls.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets how editors inside the view look; on iOS they all look alike.
  public func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View { self }
}
