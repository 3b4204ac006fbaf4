/// Fields whose titles are resources.
extension TextField where Label == Text {
  /// Makes a field for a text; while it is empty the prompt shows, or else the title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Makes a field with a binding of what is selected: of the caret; what is
  /// selected beside that is noted.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Makes a field for a value in a format, with a title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that may be missing, with a title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Makes a field for a value that a formatter writes and reads, with a title.
  @_disfavoredOverload
  public init<Value: Equatable>(
    _ title: LocalizedStringResource, value: Binding<Value>, formatter: Formatter,
    prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a text; while it is empty the prompt shows, or else the title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
