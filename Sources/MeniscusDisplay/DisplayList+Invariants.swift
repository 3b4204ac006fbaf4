import MeniscusGeometry

extension DisplayList: InvariantChecking {
  /// What a list keeps to that was built by brackets: groups, layers and clips nest, and rows are
  /// those of tables.
  ///
  /// Unlike ``validate()`` it asks nothing of numbers, which may come from a scene.
  package var brokenInvariant: BrokenInvariant? {
    var open = 0
    for operation in operations {
      switch operation.action {
      case .beginGroup, .beginLayer, .beginClip:
        open += 1
      case .end:
        open -= 1
        if open < 0 { return BrokenInvariant("An end ends something.") }
      case .glass(let row):
        guard glass.indices.contains(row) else {
          return BrokenInvariant("An operation of glass has its element.")
        }
      case .fill, .glyphs:
        break
      }
      guard operation.view == .none || views.indices.contains(Int(operation.view.row)) else {
        return BrokenInvariant("An operation's view is in the table of views.")
      }
    }
    return open == 0 ? nil : BrokenInvariant("What begins ends.")
  }

  /// Traps in a debug build where the list breaks a rule.
  package func checkInvariants() { assert(keepsInvariants) }
}
