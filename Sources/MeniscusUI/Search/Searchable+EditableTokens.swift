nonisolated extension View {
  /// Lets people search in the view by a field with tokens whose labels change them.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens: EditableCollection, Tokens.Element: Identifiable {
    searchable(
      text, placement, prompt, isPresented: isPresented,
      tokens: SearchTokens(editableTokens, editableLabel: token))
  }

  /// Lets people search in the view by a field with tokens whose labels change them.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens: EditableCollection, Tokens.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Lets people search in the view by a field with tokens whose labels change them.
  @_disfavoredOverload
  public func searchable<Tokens, Token: View, Prompt: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Binding<Tokens.Element>) -> Token
  ) -> some View where Tokens: EditableCollection, Tokens.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }
}
