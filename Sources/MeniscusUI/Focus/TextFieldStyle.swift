/// How text fields look.
@MainActor @preconcurrency
public protocol TextFieldStyle: PropertyHolder {
  /// The look.
  associatedtype _Body: View
  /// The label of the field that a style is given.
  typealias _Label = TextFieldLabel
  /// The look of one field; the field that is given is plain.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text alone: the style where none is set.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text in a box with rounded corners: 34 points high with corners of 5 (iOS 26).
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Makes the style.
  nonisolated public init() {}

  /// The field.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style where none is set.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a box with rounded corners.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension TextFieldStyle {
  func makeView(_ field: TextField<TextFieldLabel>) -> AnyView {
    AnyView(
      CustomField(style: self, field: field).environment(\.customTextFieldStyle, nil)
        .environment(\.textFieldLook, .plain))
  }
}

/// A field in a style of one's own: the style's dynamic properties are this view's.
private struct CustomField<Style: TextFieldStyle>: View, TransparentView {
  let style: Style
  let field: TextField<TextFieldLabel>

  var body: some View { style._body(configuration: field) }
}

private let customTextFieldStyleEntry = EnvironmentEntry<(any TextFieldStyle)?>(nil)

extension EnvironmentValues {
  /// The style of fields that is not one of the system's; nil for those.
  var customTextFieldStyle: (any TextFieldStyle)? {
    get { self[customTextFieldStyleEntry] }
    set { self[customTextFieldStyleEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets how text fields inside the view look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    let isSystem =
      style is PlainTextFieldStyle || style is DefaultTextFieldStyle
      || style is RoundedBorderTextFieldStyle
    return environment(\.customTextFieldStyle, isSystem ? nil : style)
      .environment(\.textFieldLook, style is RoundedBorderTextFieldStyle ? .roundedBorder : .plain)
  }
}
