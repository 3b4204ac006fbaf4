nonisolated extension View {
  /// Lets people search in the view by a field with tokens.
  @preconcurrency public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping @MainActor (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(text, placement, prompt, tokens: searchTokens(tokens, token))
  }

  /// Lets people search in the view by a field with tokens.
  @preconcurrency public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping @MainActor (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    searchable(text, placement, Text(prompt), tokens: searchTokens(tokens, token))
  }

  /// Lets people search in the view by a field with tokens, of which some are suggested.
  @preconcurrency public func searchable<Tokens, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping @MainActor (Tokens.Element) -> Token
  ) -> some View
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    let known = Set(tokens.wrappedValue.map(\.id))
    let suggested = suggestedTokens.wrappedValue.filter { !known.contains($0.id) }
    let rows = ForEach(Array(suggested)) { element in
      Button {
        tokens.wrappedValue.append(element)
      } label: {
        token(element)
      }
      .buttonStyle(.plain)
    }
    return searchable(
      text, placement, prompt, tokens: searchTokens(tokens, token), suggestions: AnyView(rows))
  }

  private func searchTokens<Tokens, Token: View>(
    _ tokens: Binding<Tokens>, _ token: @MainActor (Tokens.Element) -> Token
  ) -> [SearchToken]
  where
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable
  {
    onMainActor {
      tokens.wrappedValue.map { element in
        SearchToken(label: AnyView(token(element))) {
          tokens.wrappedValue.removeAll { $0.id == element.id }
        }
      }
    }
  }
}
