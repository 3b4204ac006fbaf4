/// A view in which people search.
nonisolated struct SearchableView<Content: View>: View, TransparentView {
  let content: Content
  let text: Binding<String>
  let placement: SearchFieldPlacement
  let prompt: Text?
  let isPresented: Binding<Bool>?
  let tokens: [SearchToken]
  /// What is suggested beside what views around suggest; nil for nothing.
  let ownSuggestions: AnyView?
  @State private var ownActive = false
  @Environment(\.searchSubmits) private var submits
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.barShowsSearch) private var barShowsSearch
  @Environment(\.tabShowsSearch) private var tabShowsSearch
  /// How the list looks that is searched; nil where there is none.
  @State private var look: ListLook?
  /// Whether a stack inside shows the field.
  @State private var isTaken = false

  private var isActive: Binding<Bool> { isPresented ?? $ownActive }

  private var context: SearchContext {
    let submits = submits
    return SearchContext(
      text: text, placement: placement, prompt: prompt, isActive: isActive, tokens: tokens,
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
    guard isActive.wrappedValue, let suggested = ownSuggestions ?? suggestions else { return nil }
    return SuggestionList(content: suggested, text: text)
  }
}

/// The field of a search with what narrows it below, above what is searched.
struct SearchBar: View, TransparentView {
  let search: SearchContext
  let background: Color

  var body: some View {
    let isActive = search.isActive.wrappedValue
    VStack(spacing: CGFloat(SearchMetrics.margin)) {
      SearchField(search: search)
      if let scopes = search.scopes, isActive,
        search.scopesShowAtOnce || !search.text.wrappedValue.isEmpty
      {
        scopes.pickerStyle(.segmented)
      }
    }
    .padding(CGFloat(SearchMetrics.margin))
    .background(background)
  }
}

/// What is suggested to who searches; nothing where there are no suggestions.
private struct SuggestionList: View, TransparentView {
  let content: AnyView
  let text: Binding<String>

  var body: some View {
    Group(subviews: content.environment(\.searchText, text)) { subviews in
      if !subviews.isEmpty { List { subviews }.listStyle(.plain) }
    }
  }
}

/// A suggestion that completes the text of a search.
nonisolated struct SearchCompletion<Content: View>: View, TransparentView {
  let content: Content
  let completion: String
  @Environment(\.searchText) private var text

  @MainActor var body: some View {
    if let text {
      Button {
        text.wrappedValue = completion
      } label: {
        content.frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.plain)
      .environment(\.pressCoversRow, true)
    } else {
      content
    }
  }
}
