/// A text that is typed.
nonisolated public struct TextField<Label: View>: View {
  /// What is edited.
  private enum Content {
    case text(Binding<String>, Text?)
    case value(AnyView)
  }

  private let content: Content
  private let label: Label
  private let axis: Axis
  /// Where the caret is, for its owner; nil where nobody has it.
  var selection: Binding<TextSelection?>?
  /// What hears of the editing; nil for nobody.
  var editing: FieldEditing?
  @Environment(\.customTextFieldStyle) private var style

  /// Makes a field for a text; while it is empty the prompt shows, or else the label.
  ///
  /// Along the vertical axis it has as many lines as its text needs, within the limit of lines; the
  /// return key begins another.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    content = .text(text, prompt)
    self.axis = axis
    self.label = label()
  }

  /// Makes a field of what edits a value.
  init(label: Label, field: AnyView) {
    content = .value(field)
    axis = .horizontal
    self.label = label
  }

  /// The text in the style at hand; a value's stays as it is in a style of one's own.
  @MainActor public var body: some View {
    switch content {
    case .value(let field): field
    case .text(let text, let prompt): styled(text, prompt ?? label as? Text)
    }
  }

  @MainActor private func styled(_ text: Binding<String>, _ words: Text?) -> AnyView {
    style?.makeView(
      changing(
        TextField<TextFieldLabel>(text: text, prompt: words, axis: axis) {
          TextFieldLabel(content: AnyView(label))
        }
      ) { field in
        field.selection = selection
        field.editing = editing
      })
      ?? AnyView(
        StyledField(
          text: text, isSecure: false, prompt: words,
          lines: axis == .vertical ? .growing : .single, selection: selection, editing: editing))
  }
}

/// The label of a field, as its style has it to work with.
nonisolated public struct TextFieldLabel: View, TransparentView {
  let content: AnyView

  /// The label.
  public var body: some View { content }
}

extension TextField where Label == Text {
  /// Makes a field for a text; while it is empty the prompt shows, or else the title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

/// A text that is typed and that nobody is to read: it shows as dots.
nonisolated public struct SecureField<Label: View>: View {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  /// What hears of the editing; nil for nobody.
  var editing: FieldEditing?

  /// Makes a field for a text; while it is empty the prompt shows, or else the label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// Dots in the style at hand.
  @MainActor public var body: some View {
    StyledField(text: text, isSecure: true, prompt: prompt ?? label as? Text, editing: editing)
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
  var lines = TextEntryLines.single
  var selection: Binding<TextSelection?>?
  /// What is done when the entry is over: at its submission, or when the focus leaves.
  var commit: (() -> Void)?
  /// What hears of the entry; nil for nobody.
  var editing: FieldEditing?
  @Environment(\.textFieldLook) private var look
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isBordered = look == .roundedBorder
    let shape = RoundedRectangle(cornerRadius: TextFieldLook.radius, style: .circular)
    room(
      TextEntry(
        text: text, shown: text.wrappedValue, isSecure: isSecure, prompt: prompt, lines: lines,
        selection: selection, selected: selection?.wrappedValue, commit: commit,
        editing: editing),
      isBordered
    )
    .background {
      if isBordered {
        shape.fill(scheme == .dark ? Color(white: 0.11) : .white)
          .overlay { shape.strokeBorder(.quaternary, lineWidth: TextFieldLook.border) }
      }
    }
    .opacity(isEnabled ? 1 : 0.4)
    .contentShape(Rectangle())
    .modified(by: FocusTapModifier())
  }

  /// The text with the room that a border has around it.
  private func room(_ entry: TextEntry, _ isBordered: Bool) -> some View {
    entry
      .padding(.horizontal, isBordered ? TextFieldLook.padding : 0)
      .padding(.vertical, isBordered ? TextFieldLook.above : 0)
      .frame(minHeight: isBordered ? TextFieldLook.height : nil)
      .fixedSize(horizontal: false, vertical: isBordered && lines == .single)
  }
}

/// How text fields look.
enum TextFieldLook: Equatable, Sendable {
  case plain
  case roundedBorder

  /// The least height with a border, in points; UIKit's on iOS 26, by third parties.
  static let height: CGFloat = 34
  /// The padding above and below the text of a bordered field, in points.
  static let above: CGFloat = 6
  /// The radius of a border's corners, in points; from there, too.
  static let radius: CGFloat = 5
  /// The width of a border, in points; from there, too.
  static let border: CGFloat = 0.649
  /// The distance between a border's outer edge and the text, in points; from there, too.
  static let padding: CGFloat = 7
}

private let textFieldLookEntry = EnvironmentEntry<TextFieldLook>(.plain)

extension EnvironmentValues {
  var textFieldLook: TextFieldLook {
    get { self[textFieldLookEntry] }
    set { self[textFieldLookEntry] = newValue }
  }
}
