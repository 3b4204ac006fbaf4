/// A search, as whoever shows its field has it to work with: a bar, or the view itself.
struct SearchContext {
  /// What is searched for.
  let text: Binding<String>
  /// Where the field is wanted.
  let placement: SearchFieldPlacement
  /// What the field says while it is empty.
  let prompt: Text?
  /// Whether people search.
  let isActive: Binding<Bool>
  /// The tokens that stand before the text, each with what removes it.
  let tokens: [SearchToken]
  /// What narrows the search; nil where nothing does.
  let scopes: AnyView?
  /// Whether scopes show as soon as people search, else once there is a text.
  let scopesShowAtOnce: Bool
  /// What is done when the search is submitted.
  let submit: () -> Void
  /// What is suggested, where whoever shows the field shows that, too.
  var suggestions: AnyView?
}

extension SearchContext {
  /// What narrows the search, where that is to be seen now.
  @MainActor var shownScopes: AnyView? {
    guard isActive.wrappedValue, scopesShowAtOnce || !text.wrappedValue.isEmpty else { return nil }
    return scopes
  }
}

/// A word that a search is narrowed by, in its field.
struct SearchToken {
  let label: AnyView
  let remove: () -> Void
}

/// Hands the search of the view at hand up to a bar.
struct SearchContextKey: PreferenceKey {
  typealias Value = SearchContext?

  static func reduce(value: inout SearchContext?, nextValue: () -> SearchContext?) {
    value = value ?? nextValue()
  }
}

/// Hands up that a bar inside shows the search that is stated around it.
enum SearchTakenKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Equatable, Sendable {
  private let name: String

  /// Where the system has it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In a bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the main bar.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below a title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Below a title, always or until it is scrolled away.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    .navigationBarDrawer
  }

  /// When a field below a title is there.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    private let name: String

    /// Until it is scrolled away.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// When scopes of a search are shown.
public struct SearchScopeActivation: Equatable, Sendable {
  let isAtOnce: Bool

  /// Where the system has it: once there is a text.
  public static let automatic = SearchScopeActivation(isAtOnce: false)
  /// Once there is a text.
  public static let onTextEntry = SearchScopeActivation(isAtOnce: false)
  /// As soon as people search.
  public static let onSearchPresentation = SearchScopeActivation(isAtOnce: true)
}

/// Ends a search.
@MainActor
public struct DismissSearchAction {
  let action: () -> Void

  /// Empties the field and gives its focus up.
  public func callAsFunction() { action() }
}

/// What narrows a search.
struct SearchScopes {
  let picker: AnyView
  let activation: SearchScopeActivation
}

private let isSearchingEntry = EnvironmentEntry<Bool>(false)
private let dismissSearchEntry = EnvironmentEntry<DismissSearchAction?>(nil)
private let searchSubmitsEntry = EnvironmentEntry<[() -> Void]>([])
private let searchSuggestionsEntry = EnvironmentEntry<AnyView?>(nil)
private let searchScopesEntry = EnvironmentEntry<SearchScopes?>(nil)
private let placesSearchEntry = EnvironmentEntry<Bool>(false, isPlace: true)
private let stackSearchEntry = EnvironmentEntry<SearchContext?>(nil, isPlace: true)
private let isInTabsEntry = EnvironmentEntry<Bool>(false, isPlace: true)
private let tabShowsSearchEntry = EnvironmentEntry<Bool>(false, isPlace: true)
private let searchTakesTokenEntry =
  EnvironmentEntry<((Any) -> Bool)?>(nil, isPlace: true)
private let searchTextEntry = EnvironmentEntry<Binding<String>?>(nil, isPlace: true)

extension EnvironmentValues {
  /// Whether people search in what is around the view.
  public internal(set) var isSearching: Bool {
    get { self[isSearchingEntry] }
    set { self[isSearchingEntry] = newValue }
  }

  /// Ends the search in what is around the view.
  @MainActor
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[dismissSearchEntry] ?? DismissSearchAction {} }
    set { self[dismissSearchEntry] = newValue }
  }

  /// What is done when a search inside is submitted, inner ones last.
  var searchSubmits: [() -> Void] {
    get { self[searchSubmitsEntry] }
    set { self[searchSubmitsEntry] = newValue }
  }

  /// What is suggested to who searches inside.
  var searchSuggestions: AnyView? {
    get { self[searchSuggestionsEntry] }
    set { self[searchSuggestionsEntry] = newValue }
  }

  /// What narrows a search inside.
  var searchScopes: SearchScopes? {
    get { self[searchScopesEntry] }
    set { self[searchScopesEntry] = newValue }
  }

  /// Whether a bar around shows the fields of searches inside, which hand them up.
  var barShowsSearch: Bool {
    get { self[placesSearchEntry] }
    set { self[placesSearchEntry] = newValue }
  }

  /// The search that is stated for the whole of a stack: its first screen shows the field.
  var stackSearch: SearchContext? {
    get { self[stackSearchEntry] }
    set { self[stackSearchEntry] = newValue }
  }

  /// The text that a suggestion completes.
  var searchText: Binding<String>? {
    get { self[searchTextEntry] }
    set { self[searchTextEntry] = newValue }
  }

  /// Takes a token that a suggestion stands for; whether it is one of the search.
  var searchTakesToken: ((Any) -> Bool)? {
    get { self[searchTakesTokenEntry] }
    set { self[searchTakesTokenEntry] = newValue }
  }

  /// Whether a bar of tabs takes the lower edge.
  var isInTabs: Bool {
    get { self[isInTabsEntry] }
    set { self[isInTabsEntry] = newValue }
  }

  /// Whether a bar of tabs shows the search of what is inside.
  var tabShowsSearch: Bool {
    get { self[tabShowsSearchEntry] }
    set { self[tabShowsSearchEntry] = newValue }
  }
}
