extension TextField where Label == Text {
  /// Makes a field for a text; while it is empty the prompt shows, or else the title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a text; while it is empty the prompt shows, or else the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}
