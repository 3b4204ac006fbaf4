/// A search that stands in a bar.
struct BarSearch {
  let context: SearchContext
  let place: SearchPlace
}

extension SearchContext {
  /// Where the search stands by the room that there is; nil where that is not known yet.
  ///
  /// Source: the guidance for search fields of iOS 26. In columns, under a bar of tabs, and
  /// everywhere in the classic design, it stands below the title.
  func place(
    in room: BarRoom?, isColumn: Bool, _ environment: EnvironmentValues
  ) -> SearchPlace? {
    if environment.tabShowsSearch { return .tabs }
    if environment.isClassicDesign { return room == nil ? nil : .drawer }
    if placement == .navigationBarDrawer || placement == .sidebar { return .drawer }
    switch room?.kind {
    case nil: return nil
    case .lowPhone: return .drawer
    case .phone: return isColumn || environment.isInTabs ? .drawer : .lower
    case .tablet: return .upper
    }
  }
}

extension BarsModel {
  /// Whether there is something in the lower bar.
  var hasLower: Bool { !lower.isEmpty || search?.place == .lower }
}

/// The search at the trailing end of an upper bar.
struct UpperSearch: View, TransparentView {
  let search: SearchContext
  let room: BarRoom
  let namespace: Namespace.ID

  var body: some View {
    let isActive = search.isActive.wrappedValue
    BarSearchField(search: search, hasClose: false, namespace: namespace)
      .frame(width: CGFloat(isActive ? SearchMetrics.upper.active : SearchMetrics.upper.rest))
      .padding(.trailing, CGFloat(SearchMetrics.upper.end - room.margin))
  }
}

/// A lower bar with the search in it; while people search there is nothing else.
struct LowerSearchBar: View, TransparentView {
  let model: BarsModel
  let search: SearchContext
  let namespace: Namespace.ID
  @Environment(\.isClassicDesign) private var isClassic

  var body: some View {
    let isActive = search.isActive.wrappedValue
    VStack(spacing: CGFloat(SearchMetrics.margin)) {
      if let scopes = search.shownScopes {
        scopes.pickerStyle(.segmented).environment(\.segmentsAreOnGlass, !isClassic)
          .padding(4).glassEffect(.regular.systems, in: Capsule())
      }
      HStack(spacing: BarMetrics.platterGap) {
        if !isActive { groups(before: true) }
        BarSearchField(
          search: search, height: model.room.lowerPlatter, namespace: namespace)
        if !isActive { groups(before: false) }
      }
    }
  }

  /// The groups before the first flexible space, or those after it: the search fills it.
  private func groups(before: Bool) -> some View {
    let space = model.lower.firstIndex { if case .flexible = $0 { true } else { false } }
    let pieces = before ? model.lower[..<(space ?? 0)] : model.lower[(space ?? 0)...]
    let groups = pieces.compactMap { if case .group(let group) = $0 { group } else { nil } }
    return ForEach(groups) {
      BarPlatter(group: $0, height: model.room.lowerPlatter, namespace: namespace)
    }
  }
}
