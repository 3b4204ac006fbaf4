import MeniscusFormats

/// Finds why a checkpoint is not as accepted, from what is kept of it.
package struct CauseSearch {
  /// The first stage that differs in the checkpoint's frame; nil where it cannot be told.
  private let stage: Stage?
  /// The view snapshots: what is accepted, and now.
  private let trees: (expected: SnapshotText, actual: SnapshotText)
  /// The display lists: what is accepted, nil where that cannot be read, and now.
  private let displays: (expected: DrawnList?, actual: DrawnList)
  /// The views that own each region of pixels that differ, the frontmost first.
  private let owners: [[String]]

  /// Sets what is accepted of a checkpoint beside what it is now.
  package init(
    stage: Stage?, trees: (expected: SnapshotText, actual: SnapshotText),
    displays: (expected: DrawnList?, actual: DrawnList), owners: [[String]]
  ) {
    self.stage = stage
    self.trees = trees
    self.displays = displays
    self.owners = owners
  }

  /// The cause.
  ///
  /// State that only follows a layout, as the frame that a view is shown at while it moves, is no
  /// cause where the layout differs as well.
  package var cause: ChangeCause {
    let first = stage ?? .state
    if first <= .state {
      let state = trees.expected.stateFindings(trees.actual)
      let own = state.filter { !Self.follows($0) }
      if let cause = ChangeCause(own, in: .state) { return cause }
    }
    if first <= .layout,
      let cause = ChangeCause(trees.expected.layoutFindings(trees.actual), in: .layout)
    {
      return cause
    }
    if first <= .display, let expected = displays.expected,
      let cause = ChangeCause(expected.findings(displays.actual), in: .display)
    {
      return cause
    }
    return drawn(by: displays.actual)
  }

  /// Views as before and pixels that are not: what counts is what was drawn there.
  private func drawn(by display: DrawnList) -> ChangeCause {
    let kinds = owners.compactMap { owners -> DrawnOperation.Kind? in
      let kinds = owners.map { display.kinds(of: $0) }
      if kinds.contains(where: { $0.contains(.glass) }) { return .glass }
      return kinds.lazy.compactMap(\.first).first
    }
    return ChangeCause(
      stage: stage == .surfaces ? .surfaces : .pixels, kind: .drawn,
      subjects: Set(kinds.map(\.rawValue)).sorted())
  }

  /// Whether state only follows what is laid out or drawn.
  static func follows(_ finding: ChangeFinding) -> Bool {
    guard let field = finding.field else { return false }
    return ["presented ", "appearing", "busyness", "dark behind"].contains { field.hasPrefix($0) }
  }
}
