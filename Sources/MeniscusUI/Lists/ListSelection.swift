/// What is selected in a list, and how that changes.
@MainActor
struct ListSelection {
  /// What notes of the run call the list.
  let name: String
  /// What is selected.
  let selected: Set<AnyHashable>
  /// Whether several rows can be selected.
  let allowsSeveral: Bool
  /// The value that a tag stands for; nil where it is of another type than what can be selected.
  let value: (AnyHashable) -> AnyHashable?
  /// Selects the row with a value, or no longer; whether something else is selected by that.
  let toggle: (AnyHashable) -> Bool

  /// The selection of one row.
  init<Value: Hashable>(one binding: Binding<Value?>, of name: String) {
    self.name = name
    selected = Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    allowsSeveral = false
    value = Self.value(of: Value.self)
    toggle = { tag in
      guard let value = tag.base as? Value else { return false }
      let old = binding.wrappedValue
      binding.wrappedValue = value
      // What a binding says may be of the last update.
      return value != old
    }
  }

  /// The selection of several rows.
  init<Value: Hashable>(several binding: Binding<Set<Value>>, of name: String) {
    self.name = name
    selected = Set(binding.wrappedValue.map { AnyHashable($0) })
    allowsSeveral = true
    value = Self.value(of: Value.self)
    toggle = { tag in
      guard let value = tag.base as? Value else { return false }
      let old = binding.wrappedValue
      var values = old
      if values.remove(value) == nil { values.insert(value) }
      binding.wrappedValue = values
      return values != old
    }
  }

  /// A tag of an optional type stands for the value that it holds.
  private static func value<Value: Hashable>(
    of type: Value.Type
  ) -> (AnyHashable) -> AnyHashable? {
    { tag in
      let value = tag.base as? Value ?? (tag.base as? Value?)?.flatMap { $0 }
      return value.map { AnyHashable($0) }
    }
  }
}

extension ElementNode {
  /// What a row of the element is selected by in a list, whether or not people can.
  ///
  /// - Parameter link: the value that the row is a link to.
  func selectionTag(in list: ListElement, link: AnyHashable?) -> AnyHashable? {
    guard let selection = list.selection else { return nil }
    // A tag of another type is for somebody else.
    let stated = statedTag(in: list) ?? link.flatMap { selection.value($0) }
    guard stated == nil, containerValues.tag == nil else { return stated }
    return identity(in: list).flatMap { selection.value($0) }
  }

  /// The element's tag, where it is of the type that the list selects.
  fileprivate func statedTag(in list: ListElement) -> AnyHashable? {
    containerValues.tag.flatMap { list.selection?.value($0) }
  }

  /// The identity of the element in its `ForEach`.
  private func identity(in list: ListElement) -> AnyHashable? {
    for node in surroundings {
      if node === list { return nil }
      if let branch = node as? any IdentifiedBranch { return branch.erasedIdentity }
    }
    return nil
  }
}

extension ListRowElement {
  /// What the row is selected by: its tag, the value that it is a link to, or the identity of its element;
  /// nil where none is of the type that the list selects.
  var selectionTag: AnyHashable? {
    guard role.isRow, !traits.isSelectionDisabled, let list else { return nil }
    return inner.selectionTag(in: list, link: traits.link)
  }

  /// Whether the row is selected.
  var isSelected: Bool {
    guard let selection = list?.selection, !selection.selected.isEmpty, let selectionTag else {
      return false
    }
    return selection.selected.contains(selectionTag)
  }

  /// Whether the row is seen to be selected.
  var showsSelection: Bool {
    isSelected && (list?.isEditing == true || environment.showsChosenRow) || isLinkShown
  }

  /// Whether the row is a link to what stands in the column beside; where rows can be selected, that
  /// alone counts.
  private var isLinkShown: Bool {
    guard let link = traits.link, list?.selection == nil, environment.showsChosenRow else {
      return false
    }
    return environment.navigator.target?.showsBeside(link) == true
  }

  /// Whether a tap on the row selects it.
  ///
  /// Rows of lists in which several can be selected are only while they are edited, as on a phone.
  var canSelect: Bool {
    guard let list, let selection = list.selection, selectionTag != nil else { return false }
    return !selection.allowsSeveral || list.isEditing
  }

  /// Selects the row, or no longer; whether something else is selected by that.
  func select() -> Bool {
    guard let selectionTag, let selection = list?.selection else { return false }
    return selection.toggle(selectionTag)
  }
}

extension ListElement {
  /// Selects what a link leads to: in a column the selection decides what the next one shows.
  ///
  /// The tag of the link's row counts more than the value; a row that cannot be selected leads on.
  func select(link value: AnyHashable, at node: Node?) -> Bool {
    let row = node?.topElements.first?.containers.lazy
      .compactMap { $0 as? ListRowElement }.first { $0.list === self }
    guard let selection, !selection.allowsSeveral, let value = selection.value(value),
      row?.traits.isSelectionDisabled != true, let columns = environment.rowChoice.target
    else { return false }
    columns.chose(isOther: selection.toggle(row?.inner.statedTag(in: self) ?? value))
    return true
  }

  /// Notes what was selected that no row has, where that is certain.
  ///
  /// Rows that were never made may have it, as may those that are folded away; a list without rows
  /// may still wait for them. Rows that leave later are nobody's mistake.
  func noteMissingSelection() {
    guard hasNewSelection, !isGone, let selection else { return }
    // Tags take a look at every row: nobody needs them where nothing is selected.
    guard !selection.selected.isEmpty else {
      hasNewSelection = false
      return
    }
    guard let tags = allSelectionTags else { return }
    hasNewSelection = false
    let missing = selection.selected.subtracting(tags)
      .map { (name: graph.name(ofChoice: $0.base), value: $0) }
    for (_, value) in missing.sorted(by: { $0.name < $1.name }) {
      noteMissing(value, of: selection.name) { [weak self] in
        guard let self, let now = self.selection?.selected.contains(value) else { return false }
        return now && allSelectionTags?.contains(value) == false
      }
    }
  }

  /// What rows can be selected by; nil unless all rows are there.
  private var allSelectionTags: Set<AnyHashable>? {
    guard let items = knownItems, items.count > 0,
      !items.sections.contains(where: { $0.mark.expansion?.wrappedValue == false })
    else { return nil }
    var tags: Set<AnyHashable> = []
    for index in 0..<items.count {
      guard let node = items.madeNode(at: index) else { return nil }
      for element in node.topElements {
        let traits = element.listTraits(below: self)
        guard !traits.isInFolding else { return nil }
        if let tag = element.selectionTag(in: self, link: traits.link) { tags.insert(tag) }
      }
    }
    return tags
  }
}
