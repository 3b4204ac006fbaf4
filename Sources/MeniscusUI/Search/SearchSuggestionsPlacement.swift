/// Where suggestions of a search stand.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// One bit a place.
    public var rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// In a menu below the field.
    public static let menu = Set(rawValue: 1)
    /// Over what is searched.
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  /// Where the system has them.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// Over what is searched, where all stand here.
  public static let content = SearchSuggestionsPlacement(name: "content")
}

private let placementEntry = EnvironmentEntry<SearchSuggestionsPlacement>(.automatic, isPlace: true)
private let hiddenPlacesEntry = EnvironmentEntry<SearchSuggestionsPlacement.Set>([])

extension EnvironmentValues {
  /// Where the suggestions of a search stand that the view is one of.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[placementEntry] }
    set { self[placementEntry] = newValue }
  }

  /// Where suggestions of a search inside are not shown.
  var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set {
    get { self[hiddenPlacesEntry] }
    set { self[hiddenPlacesEntry] = newValue }
  }
}

nonisolated extension View {
  /// Sets whether suggestions of a search inside are shown in some places.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hiddenSearchSuggestions) { hidden in
      if visibility == .hidden {
        hidden.formUnion(placements)
      } else {
        hidden.subtract(placements)
      }
    }
  }
}
