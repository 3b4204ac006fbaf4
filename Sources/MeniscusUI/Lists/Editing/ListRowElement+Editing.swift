/// An element of a collection that a row stands for.
@MainActor
struct ListEntry {
  let source: any ElementSource
  let index: Int
  let edits: ListEdits
}

/// How rows are deleted.
extension ListRowElement {
  /// The innermost element of a collection that the row stands for.
  var entry: ListEntry? {
    var child: Node?
    for node in inner.surroundings {
      if node === list { return nil }
      if let child, let source = node as? any ElementSource {
        // What is on its way out stands for no element any more.
        guard let index = source.index(of: child) else { return nil }
        return ListEntry(source: source, index: index, edits: source.edits(of: child))
      }
      child = node
    }
    return nil
  }

  /// Whether people may delete the row.
  var canDelete: Bool {
    role.isRow && !traits.isDeleteDisabled && entry?.edits.onDelete != nil
  }

  /// Whether people may move the row.
  var canMove: Bool { role.isRow && !traits.isMoveDisabled && entry?.edits.onMove != nil }

  /// Deletes the row.
  func delete() {
    guard let entry, let onDelete = entry.edits.onDelete else { return }
    graph.withTransaction(Transaction(animation: .listRows)) {
      onDelete(IndexSet(integer: entry.index))
    }
  }
}

extension Node {
  /// What is done to elements of the node: by what its views are in, and by the views right around it.
  fileprivate func edits(of child: Node) -> ListEdits {
    var edits = (child.children.first as? any EditableMark)?.edits ?? ListEdits()
    var node = parent
    while let mark = node as? any EditableMark {
      edits.onDelete = edits.onDelete ?? mark.edits.onDelete
      edits.onMove = edits.onMove ?? mark.edits.onMove
      edits.onDrop = edits.onDrop ?? mark.edits.onDrop
      node = mark.parent
    }
    return edits
  }
}
