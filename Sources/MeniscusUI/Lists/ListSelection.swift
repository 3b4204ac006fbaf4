/// What is selected in a list, and how that changes.
@MainActor
struct ListSelection {
  /// What is selected.
  let selected: Set<AnyHashable>
  /// Whether several rows can be selected.
  let allowsSeveral: Bool
  /// Selects a row, or no longer; whether it could be.
  let toggle: @MainActor (AnyHashable) -> Bool

  /// The selection of one row.
  init<Value: Hashable>(one binding: Binding<Value?>) {
    selected = Set(binding.wrappedValue.map { [AnyHashable($0)] } ?? [])
    allowsSeveral = false
    toggle = { tag in
      guard let value = tag.base as? Value ?? (tag.base as? Value?)?.flatMap({ $0 }) else {
        return false
      }
      binding.wrappedValue = value
      return true
    }
  }

  /// The selection of several rows.
  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    selected = Set(binding.wrappedValue.map { AnyHashable($0) })
    allowsSeveral = true
    toggle = { tag in
      guard let value = tag.base as? Value else { return false }
      var values = binding.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      binding.wrappedValue = values
      return true
    }
  }
}

extension ListRowElement {
  /// What the row is selected by: its tag, or the identity of its element.
  var selectionTag: AnyHashable? {
    guard role.isRow, !traits.isSelectionDisabled else { return nil }
    if let tag = inner.containerValues.tag { return tag }
    for node in sequence(first: inner.innermost as Node, next: \.parent) {
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
    _ = list?.selection?.toggle(selectionTag)
  }
}
