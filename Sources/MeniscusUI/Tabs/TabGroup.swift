/// Tabs that stand together in a sidebar: those of a section, or those between two.
///
/// A section with another one inside has a group before that and one after it.
struct TabGroup: Identifiable {
  var id: String
  /// The section; nil for tabs of none.
  var section: TabEntrySection?
  var tabs: [TabEntry]
  /// What stands above the tabs: above the first group of a section alone.
  var header: AnyView?
  /// What stands below them: below the last group of a section alone.
  var actions: AnyView?

  /// The groups of tabs in their order, but that tabs for searching stand first.
  static func groups(of entries: [TabEntry]) -> [TabGroup] {
    var groups: [TabGroup] = []
    let searches = entries.filter { $0.role == .search }
    for entry in searches + entries.filter({ $0.role != .search }) {
      let section = entry.role == .search ? nil : entry.section
      if let last = groups.last, last.section?.key == section?.key {
        groups[groups.count - 1].tabs.append(entry)
        continue
      }
      guard let section else {
        groups.append(TabGroup(id: "tabs\(entry.key)", tabs: [entry]))
        continue
      }
      let before = groups.lastIndex { $0.section?.key == section.key }
      if let before { groups[before].actions = nil }
      groups.append(
        TabGroup(
          id: "section\(section.key)" + (before == nil ? "" : "/\(entry.key)"), section: section,
          tabs: [entry], header: before == nil ? section.header : nil, actions: section.actions))
    }
    return groups
  }
}
