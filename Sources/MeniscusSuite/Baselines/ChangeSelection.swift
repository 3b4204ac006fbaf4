import MeniscusFormats

/// Which of the changes that wait are meant; every part narrows it.
package struct ChangeSelection: Equatable, Sendable {
  /// What chooses the cases; empty for all.
  package var patterns: [Pattern]
  /// The only case that is meant; nil for all that the patterns choose.
  package var name: CaseName?
  /// A checkpoint's name, or a glob that its whole name matches; nil for all, and for the frames
  /// between checkpoints.
  package var checkpoint: Pattern?
  /// The first digits of a cause's signature, at least enough for one cause; nil for all causes.
  package var group: String?

  /// Makes a selection; without arguments, of everything.
  package init(
    patterns: [Pattern] = [], name: CaseName? = nil, checkpoint: Pattern? = nil,
    group: String? = nil
  ) {
    self.patterns = patterns
    self.name = name
    self.checkpoint = checkpoint
    self.group = group
  }

  /// Whether only some changes of the chosen cases are meant.
  var isAboutParts: Bool { checkpoint != nil || group != nil }

  /// Whether a change of a chosen case is meant.
  func includes(_ change: BaselineChange) -> Bool {
    if let group, !change.cause.signature.hasPrefix(group) { return false }
    guard let checkpoint else { return true }
    return change.checkpoint.map { checkpoint.matchesWhole($0) } ?? false
  }
}

extension ChangeSelection {
  /// The cases whose name the patterns choose.
  ///
  /// - Throws: ``SuiteError/nothingChosen(patterns:nearest:)``; where none of them has the checkpoint
  ///   ``SuiteError/unknownCheckpoint(_:nearest:)``; where the run has no group of the name
  ///   ``SuiteError/unknownGroup(_:nearest:several:)``.
  func cases(of manifest: RunManifest) throws(SuiteError) -> [RunManifest.Case] {
    let chosen = manifest.cases.filter {
      patterns.choose($0.name.identifier) && (name == nil || name == $0.name)
    }
    try SuiteError.refuseIdle(patterns, among: manifest.cases.map(\.name))
    if let name, chosen.isEmpty {
      throw .nothingChosen(patterns: [name.identifier], nearest: nil)
    }
    try checkGroup(manifest)
    guard let checkpoint else { return chosen }
    let names = chosen.flatMap(\.checkpoints)
    guard names.contains(where: { checkpoint.matchesWhole($0) }) else {
      throw .unknownCheckpoint(
        checkpoint.text, nearest: NearestName.suggestion(for: checkpoint.text, among: names))
    }
    return chosen
  }
}

extension ChangeSelection {
  /// Refuses a group that the run does not have, and the beginning of several.
  private func checkGroup(_ manifest: RunManifest) throws(SuiteError) {
    guard let group else { return }
    let groups = ChangeGroup.groups(
      of: manifest.cases.flatMap { entry in
        entry.changes.map { PendingChange(name: entry.name, change: $0) }
      })
    let found = groups.filter { $0.cause.signature.hasPrefix(group) }
    guard found.count == 1, !group.isEmpty else {
      throw .unknownGroup(
        group, nearest: NearestName.suggestion(for: group, among: groups.map(\.name)),
        several: found.map(\.name))
    }
  }
}

extension RunManifest.Case {
  /// The checkpoints that the run produced or found to be orphaned.
  fileprivate var checkpoints: [String] {
    files.compactMap { BaselineFiles.checkpoint(of: $0.name) } + changes.compactMap(\.checkpoint)
  }
}
