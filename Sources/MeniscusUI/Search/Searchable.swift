nonisolated extension View {
  /// Lets people search in the view by a field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, placement, prompt)
  }

  /// Lets people search in the view by a field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, placement, Text(prompt))
  }

  /// Lets people search in the view by a field.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text, placement, Text(prompt))
  }

  /// Lets people search in the view by a field that has the focus while a value says so.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text, placement, prompt, isPresented: isPresented)
  }

  /// Lets people search in the view by a field that has the focus while a value says so.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text, placement, Text(prompt), isPresented: isPresented)
  }

  /// Lets people search in the view by a field that has the focus while a value says so.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text, placement, Text(prompt), isPresented: isPresented)
  }

  /// Lets people search in the view by a field, with suggestions; the form of older systems.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text, placement, prompt, suggestions: AnyView(suggestions()))
  }

  /// Lets people search in the view by a field, with suggestions; the form of older systems.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text, placement, Text(prompt), suggestions: AnyView(suggestions()))
  }

  /// Lets people search in the view by a field, with suggestions; the form of older systems.
  @_disfavoredOverload
  public func searchable<Suggestions: View, Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text, placement, Text(prompt), suggestions: AnyView(suggestions()))
  }

  func searchable(
    _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?,
    isPresented: Binding<Bool>? = nil, tokens: SearchTokens = SearchTokens(),
    suggestions: AnyView? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, placement: placement, prompt: prompt, isPresented: isPresented,
      tokens: tokens, ownSuggestions: suggestions ?? tokens.suggested)
  }

  /// Sets what is suggested to who searches in a view inside.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes the view a suggestion that sets the text of a search.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }

  /// Makes the view a suggestion that adds a token to a search and empties its text.
  public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    SearchTokenCompletion(content: self, token: token)
  }

  /// Sets what narrows a search in a view inside; a scope is told by its tag.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Sets what narrows a search in a view inside, and when it is shown.
  public func searchScopes<Scope: Hashable, Scopes: View>(
    _ scope: Binding<Scope>, activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    let picker = Picker<EmptyView, Scope, Scopes>(
      .one(scope), content: scopes(), label: EmptyView(), name: "searchScopes")
    return environment(
      \.searchScopes, SearchScopes(picker: AnyView(picker), activation: activation))
  }

  /// Has a search field focus while a value says so; the field of a search inside.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    unmet("searchFocused", .obeyed)
  }

  /// Has a search field focus while a value is one that stands for it; the field of a search inside.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    unmet("searchFocused", .obeyed)
  }

  /// Sets what a bar does while people search; for bars.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    unmet("searchPresentationToolbarBehavior", .obeyed)
  }
}

/// What a bar does while people search.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let name: String

  /// As usual.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// It keeps its title.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}
