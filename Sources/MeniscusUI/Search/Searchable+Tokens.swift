nonisolated extension View {
  /// Lets people search in the view by a field with tokens, of which some may be suggested.
  ///
  /// - Parameter isPresented: says whether people search; nil where nobody has to know.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(
      text, placement, prompt, isPresented: isPresented,
      tokens: SearchTokens(tokens, suggested: suggestedTokens, label: token))
  }

  /// Lets people search in the view by a field with tokens, of which some may be suggested.
  public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }

  /// Lets people search in the view by a field with tokens, of which some may be suggested.
  @_disfavoredOverload
  public func searchable<Tokens, Token: View, Prompt: StringProtocol>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>? = nil,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Prompt, @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }
}
