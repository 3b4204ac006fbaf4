import MeniscusFormats

/// A change of a run, and what was decided about it.
package struct ChangeStanding: Equatable, Sendable {
  /// What was decided.
  package enum Standing: String, CaseIterable, Sendable {
    /// Nothing yet.
    case waiting
    /// The baseline is what the run produced.
    case accepted
    /// It is not to become the baseline.
    case rejected
    /// Nothing can be: what was replayed proves nothing, or is expected to fail.
    case closed
  }

  /// The case.
  package var name: CaseName
  /// The checkpoint; nil for the frames between them.
  package var checkpoint: String?
  /// The name of its group.
  package var group: String
  /// What was decided.
  package var standing: Standing

  /// Makes an entry.
  package init(name: CaseName, checkpoint: String?, group: String, standing: Standing) {
    self.name = name
    self.checkpoint = checkpoint
    self.group = group
    self.standing = standing
  }
}

extension Acceptance {
  /// All changes of the run with what was decided about them, by this process or any other.
  package func standings() throws(SuiteError) -> [ChangeStanding] {
    let all = manifest.cases.flatMap { entry in
      entry.changes.map { PendingChange(name: entry.name, change: $0) }
    }
    let names = Dictionary(
      uniqueKeysWithValues: ChangeGroup.groups(of: all).map { ($0.cause.signature, $0.name) })
    var standings: [ChangeStanding] = []
    for entry in manifest.cases where !entry.changes.isEmpty {
      let open = try open(entry)
      standings += entry.changes.map { change in
        ChangeStanding(
          name: entry.name, checkpoint: change.checkpoint,
          group: names[change.cause.signature] ?? "",
          standing: !entry.isAcceptable
            ? .closed : change.isRejected ? .rejected : open.contains(change) ? .waiting : .accepted
        )
      }
    }
    return standings
  }
}
