/// A view in which people search.
nonisolated struct SearchableView<Content: View>: View, TransparentView {
  let content: Content
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let tokens: SearchTokens
  /// What is suggested beside what views around suggest; nil for nothing.
  let ownSuggestions: AnyView?
  @State private var ownActive = false
  @Environment(\.searchSubmits) private var submits
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.hiddenSearchSuggestions) private var hiddenSuggestions
  @Environment(\.barShowsSearch) private var barShowsSearch
  @Environment(\.tabShowsSearch) private var tabShowsSearch
  /// How the list looks that is searched; nil where there is none.
  @State private var look: ListLook?
  /// Whether a stack inside shows the field.
  @State private var isTaken = false

  private var isActive: Binding<Bool> { isPresented ?? $ownActive }

  @MainActor private var context: SearchContext {
    let submits = submits
    return SearchContext(
      text: text, placement: placement, prompt: prompt, isActive: isActive,
      tokens: tokens.chosen,
      scopes: scopes?.picker, scopesShowAtOnce: scopes?.activation.isAtOnce ?? false,
      submit: { for action in submits.reversed() { action() } })
  }

  @MainActor var body: some View {
    let (isActive, text) = (isActive, text)
    inside
      .environment(\.isSearching, isActive.wrappedValue)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          text.wrappedValue = ""
          isActive.wrappedValue = false
        }
      )
      .environment(\.searchSuggestions, nil)
      .environment(\.hiddenSearchSuggestions, [])
      .environment(\.searchScopes, nil)
      .environment(\.searchSubmits, [])
      .environment(\.stackSearch, barShowsSearch && !tabShowsSearch ? nil : stackContext)
      .onPreferenceChange(ListLookKey.self) { look = $0 }
      .onPreferenceChange(SearchTakenKey.self) { isTaken = $0 }
      .preference(key: SearchContextKey.self, value: context)
      .safeAreaInset(edge: .top, spacing: 0) {
        if !barShowsSearch, !isTaken {
          SearchBar(
            search: context, background: look.map { ListPalette.background(of: $0) } ?? .clear
          )
          .unmet("searchable(placement:)", if: placement != .automatic)
        }
      }
  }

  @MainActor private var inside: some View {
    content.overlay { if !isTaken { suggested } }
  }

  /// What a stack inside shows the search by.
  @MainActor private var stackContext: SearchContext {
    changing(context) { context in context.suggestions = suggested.map { AnyView($0) } }
  }

  @MainActor private var suggested: SuggestionList? {
    guard isActive.wrappedValue, !hiddenSuggestions.contains(.content),
      let suggested = ownSuggestions ?? suggestions
    else { return nil }
    return SuggestionList(content: suggested, text: text, takeToken: tokens.take)
  }
}

/// The field of a search with what narrows it below, above what is searched.
struct SearchBar: View, TransparentView {
  let search: SearchContext
  let background: Color

  var body: some View {
    VStack(spacing: CGFloat(SearchMetrics.margin)) {
      SearchField(search: search)
      if let scopes = search.shownScopes { scopes.pickerStyle(.segmented) }
    }
    .padding(CGFloat(SearchMetrics.margin))
    .background(background)
  }
}

/// What narrows a search whose field stands in the bar above; nothing while nobody searches.
struct SearchScopeBar: View, TransparentView {
  /// Ours.
  private static let width: CGFloat = 420

  let search: SearchContext

  var body: some View {
    if let scopes = search.shownScopes {
      scopes.pickerStyle(.segmented).frame(maxWidth: Self.width)
        .padding(.vertical, CGFloat(SearchMetrics.margin))
        .padding(.horizontal, CGFloat(SearchMetrics.scopeMargin))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// What is suggested to who searches; nothing where there are no suggestions.
private struct SuggestionList: View, TransparentView {
  let content: AnyView
  let text: Binding<String>
  let takeToken: ((Any) -> Bool)?

  var body: some View {
    Group(subviews: suggested) { subviews in
      if !subviews.isEmpty { List { subviews }.listStyle(.plain) }
    }
  }

  private var suggested: some View {
    content.environment(\.searchText, text)
      .environment(\.searchTakesToken, takeToken)
      .environment(\.searchSuggestionsPlacement, .content)
  }
}

/// A suggestion that completes the text of a search.
nonisolated struct SearchCompletion<Content: View>: View, TransparentView {
  let content: Content
  let completion: String
  @Environment(\.searchText) private var text

  @MainActor var body: some View {
    if let text {
      SuggestionButton(content: content) { text.wrappedValue = completion }
    } else {
      content
    }
  }
}

/// A suggestion that adds a token to a search.
nonisolated struct SearchTokenCompletion<Content: View, Token>: View, TransparentView {
  let content: Content
  let token: Token
  @Environment(\.searchText) private var text
  @Environment(\.searchTakesToken) private var takesToken

  @MainActor var body: some View {
    if let text, let takesToken {
      SuggestionButton(content: content) {
        if takesToken(token) { text.wrappedValue = "" }
      }
    } else {
      content
    }
  }
}

/// A suggestion that covers its row.
private struct SuggestionButton<Content: View>: View, TransparentView {
  let content: Content
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) { content.frame(maxWidth: .infinity, alignment: .leading) }
      .buttonStyle(.plain)
      .environment(\.pressCoversRow, true)
  }
}
