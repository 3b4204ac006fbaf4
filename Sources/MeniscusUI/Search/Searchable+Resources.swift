/// Searches whose prompts are resources.
nonisolated extension View {
  /// Lets people search in the view by a field.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text, placement, Text(prompt))
  }

  /// Lets people search in the view by a field that has the focus while a value says so.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View {
    searchable(text, placement, Text(prompt), isPresented: isPresented)
  }

  /// Lets people search in the view by a field, with suggestions; the form of older systems.
  @_disfavoredOverload
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text, placement, Text(prompt), suggestions: AnyView(suggestions()))
  }

  /// Lets people search in the view by a field with tokens, of which some may be suggested.
  @_disfavoredOverload
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Lets people search in the view by a field with tokens whose labels change them.
  @_disfavoredOverload
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens: EditableCollection, Tokens.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }
}
