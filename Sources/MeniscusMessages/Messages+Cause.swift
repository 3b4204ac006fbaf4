import MeniscusFormats

extension Messages {
  /// A cause in words: where it shows first, what it happened to, what it was and is.
  package static func cause(_ cause: ChangeCause) -> String {
    // What no view draws is the frame's own: its background.
    let subjects = list(cause.subjects.map { $0.isEmpty ? "the frame" : $0 }, limit: 3)
    let stage = cause.stage.map { "\($0.rawValue): " } ?? ""
    switch cause.kind {
    case .missing: return "no baseline yet for \(subjects)"
    case .orphan: return "checkpoints that \(subjects) no longer has"
    case .unreadable: return "the baseline of \(subjects) cannot be read"
    case .drawn:
      return stage + (subjects.isEmpty ? "drawn differently" : "\(subjects) drawn differently")
    case .frames:
      return stage + "frames between checkpoints" + (subjects.isEmpty ? "" : ": \(subjects)")
    case .extent: return "the frame has a different size" + values(cause)
    case .rate: return "frames come at a different rate" + values(cause)
    case .length: return "the replay has a different number of frames" + values(cause)
    case .checkpoints: return "\(subjects) at a different frame" + values(cause)
    case .tileSize: return "tiles have a different size" + values(cause)
    case .contradiction: return "the files of the baseline of \(subjects) contradict each other"
    case .changed where cause.field != nil && cause.values != nil:
      let (field, values) = (cause.field ?? "", values(cause))
      return cause.stage == .state
        ? "state \(field) of \(subjects)\(values)" : "\(field)\(values) in \(subjects)"
    case .added, .removed, .moved, .resized, .recolored, .changed:
      let what = cause.kind == .changed ? cause.field.map { "\($0) changed" } : nil
      return stage
        + "\(subjects) \(what ?? word(for: cause.kind, isOne: cause.subjects.count == 1))"
        + values(cause)
    }
  }

  private static func values(_ cause: ChangeCause) -> String {
    cause.values.map { ": \(short(values: $0, to: 60))" } ?? ""
  }

  /// A group, in a line: its name, its cause, how much of the run it is.
  package static func group(_ group: ChangeGroup) -> String {
    "\(group.name)  \(cause(group.cause)); \(count(group.changes.count, "change")) in "
      + count(group.cases.count, "case")
  }

  private static func word(for kind: ChangeCause.Kind, isOne: Bool) -> String {
    switch kind {
    case .added: isOne ? "is new" : "are new"
    case .removed: isOne ? "is gone" : "are gone"
    case .recolored: isOne ? "has a different colour" : "have different colours"
    default: kind.rawValue
    }
  }

  /// What a person should know of a change that waits.
  package func sentence(on change: BaselineChange) -> String {
    switch (change.kind, change.detail) {
    case (.snapshot, _): Self.otherSnapshot
    case (_, .checkpoint(let report)?): sentence(on: report)
    case (_, .unreadable(let problem)?): sentence(for: problem)
    case (_, .divergence(let divergence, let rate)?):
      Self.divergence(divergence, clock: FrameClock(rate: rate))
    case (_, .mismatches(let mismatches)?):
      mismatches.map { Self.mismatch($0) }.joined(separator: "; ")
    case (.frames, nil): Self.cause(change.cause)
    case (_, nil): Self.missingCheckpoint
    }
  }
}
