/// What is selected in a list, and how that changes.
@MainActor
struct ListSelection {
  /// What is selected.
  let selected: Set<AnyHashable>
  /// Whether several rows can be selected.
  let allowsSeveral: Bool
  /// The value that a tag stands for; nil where it is of another type than what can be selected.
  let value: (AnyHashable) -> AnyHashable?
  /// Selects the row with a value, or no longer.
  let toggle: (AnyHashable) -> Void

  /// The selection of one row.
  init<Value: Hashable>(one binding: Binding<Value?>) {
    selected = Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    allowsSeveral = false
    value = Self.value(of: Value.self)
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      binding.wrappedValue = value
    }
  }

  /// The selection of several rows.
  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    selected = Set(binding.wrappedValue.map { AnyHashable($0) })
    allowsSeveral = true
    value = Self.value(of: Value.self)
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      var values = binding.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      binding.wrappedValue = values
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

extension ListRowElement {
  /// What the row is selected by: its tag, or the identity of its element; nil where that is of
  /// another type than what the list selects.
  var selectionTag: AnyHashable? {
    guard role.isRow, !traits.isSelectionDisabled, let selection = list?.selection else {
      return nil
    }
    return (inner.containerValues.tag ?? identity).flatMap { selection.value($0) }
  }

  /// The identity of the row's element in its `ForEach`.
  private var identity: AnyHashable? {
    for node in inner.surroundings {
      if node === list { return nil }
      if let branch = node as? any IdentifiedBranch { return branch.erasedIdentity }
    }
    return nil
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
    isSelected && (list?.isEditing == true || environment.showsChosenRow)
  }

  /// Whether a tap on the row selects it.
  ///
  /// Rows of lists in which several can be selected are only while they are edited, as on a phone.
  var canSelect: Bool {
    guard let list, let selection = list.selection, selectionTag != nil else { return false }
    return !selection.allowsSeveral || list.isEditing
  }

  /// Selects the row, or no longer.
  func select() {
    guard let selectionTag else { return }
    list?.selection?.toggle(selectionTag)
  }
}
