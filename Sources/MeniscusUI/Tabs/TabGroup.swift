/// Tabs that stand together in a sidebar: those of a section, or those between two.
struct TabGroup: Identifiable {
  var id: String
  /// The section; nil for tabs of none.
  var section: TabEntrySection?
  var tabs: [TabEntry]

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
      let id = section.map { "section\($0.key)" } ?? "tabs\(entry.key)"
      groups.append(TabGroup(id: id, section: section, tabs: [entry]))
    }
    return groups
  }
}
