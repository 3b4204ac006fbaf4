import MeniscusReplay

/// Finds why a checkpoint is not as accepted, from the texts that are kept of it.
package struct CauseSearch {
  /// The first stage that differs in the checkpoint's frame; nil where it cannot be told.
  private let stage: Stage?
  /// The view snapshots: what is accepted, and now.
  private let trees: (expected: String, actual: String)
  /// The display lists: what is accepted, and now.
  private let displays: (expected: String, actual: String)
  /// The views that own each region of pixels that differ, the frontmost first.
  private let owners: [[String]]

  /// Sets what is accepted of a checkpoint beside what it is now.
  package init(
    stage: Stage?, trees: (expected: String, actual: String),
    displays: (expected: String, actual: String), owners: [[String]]
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
    let trees = (SnapshotText(self.trees.expected), SnapshotText(self.trees.actual))
    let first = stage ?? .state
    if first.rawValue <= Stage.state.rawValue {
      let state = trees.0.stateFindings(trees.1)
      let own = state.filter { !Self.follows($0) }
      if let cause = ChangeCause(own, in: .state) { return cause }
    }
    if first.rawValue <= Stage.layout.rawValue,
      let cause = ChangeCause(trees.0.layoutFindings(trees.1), in: .layout)
    {
      return cause
    }
    let displays = (DisplayText(self.displays.expected), DisplayText(self.displays.actual))
    if first.rawValue <= Stage.display.rawValue,
      let cause = ChangeCause(displays.0.findings(displays.1), in: .display)
    {
      return cause
    }
    return drawn(by: displays.1)
  }

  /// Views as before and pixels that are not: what counts is what was drawn there.
  private func drawn(by display: DisplayText) -> ChangeCause {
    let kinds = owners.compactMap { owners -> String? in
      let kinds = owners.map { display.kinds(of: $0) }
      if kinds.contains(where: { $0.contains("glass") }) { return "glass" }
      return kinds.lazy.compactMap(\.first).first
    }
    return ChangeCause(
      stage: stage == .surfaces ? .surfaces : .pixels, kind: .drawn, subjects: Set(kinds).sorted())
  }

  /// Whether state only follows what is laid out or drawn.
  static func follows(_ finding: ChangeFinding) -> Bool {
    guard let field = finding.field else { return false }
    return ["presented ", "appearing", "busyness", "dark behind"].contains { field.hasPrefix($0) }
  }
}
