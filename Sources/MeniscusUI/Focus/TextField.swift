/// A text that is typed.
public struct TextField<Label: View>: View {
  private let field: AnyView
  private let label: Label

  /// Makes a field for a text; while it is empty the prompt shows, or else the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(
      label: label,
      field: AnyView(StyledField(text: text, isSecure: false, prompt: prompt ?? label as? Text)))
  }

  init(label: Label, field: AnyView) {
    self.label = label
    self.field = field
  }

  /// The text in the style at hand.
  public var body: some View { field }
}

extension TextField where Label == Text {
  /// Makes a field for a text; while it is empty the prompt shows, or else the title.
  ///
  /// Its text stays on one line along either axis; along the vertical one SwiftUI's would grow.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A text that is typed and that nobody is to read: it shows as dots.
public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Makes a field for a text; while it is empty the prompt shows, or else the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// Dots in the style at hand.
  public var body: some View {
    StyledField(text: text, isSecure: true, prompt: prompt ?? label as? Text)
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a text; while it is empty the prompt shows, or else the title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field in the style at hand.
struct StyledField: View, TransparentView {
  let text: Binding<String>
  let isSecure: Bool
  let prompt: Text?
  /// What is done when the entry is over: at its submission, or when the focus leaves.
  var commit: (@MainActor () -> Void)?
  @Environment(\.textFieldLook) private var look
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isBordered = look == .roundedBorder
    let shape = RoundedRectangle(cornerRadius: TextFieldLook.radius, style: .circular)
    TextEntry(
      text: text, shown: text.wrappedValue, isSecure: isSecure, prompt: prompt, commit: commit
    )
    .padding(.horizontal, isBordered ? TextFieldLook.padding : 0)
    .frame(height: isBordered ? TextFieldLook.height : nil)
    .background {
      if isBordered {
        shape.fill(scheme == .dark ? Color(white: 0.11) : .white)
          .overlay { shape.strokeBorder(.quaternary, lineWidth: 1) }
      }
    }
    .opacity(isEnabled ? 1 : 0.4)
    .contentShape(Rectangle())
    .modified(by: FocusTapModifier())
  }
}

/// How text fields look.
public protocol TextFieldStyle {}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The text alone: the style where none is set.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}
}

/// The text in a box with rounded corners: 34 points high with corners of 5 (iOS 26).
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style where none is set.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a box with rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets how text fields inside the view look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    environment(
      \.textFieldLook, style is RoundedBorderTextFieldStyle ? .roundedBorder : .plain)
  }
}

/// How text fields look.
enum TextFieldLook: Equatable, Sendable {
  case plain
  case roundedBorder

  /// The height with a border, in points; UIKit's on iOS 26, by third parties.
  static let height: CGFloat = 34
  /// The radius of a border's corners, in points; from there, too.
  static let radius: CGFloat = 5
  /// The distance between a border and the text, in points; ours.
  static let padding: CGFloat = 8
}

private let textFieldLookEntry = EnvironmentEntry<TextFieldLook>(.plain)

extension EnvironmentValues {
  var textFieldLook: TextFieldLook {
    get { self[textFieldLookEntry] }
    set { self[textFieldLookEntry] = newValue }
  }
}
