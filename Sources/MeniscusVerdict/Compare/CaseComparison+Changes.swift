import MeniscusFormats

extension CaseComparison {
  /// What of a case waits for a decision, checkpoint by checkpoint; the frames come last.
  func changes(
    in report: TraceReport, _ hashLog: Baseline.Part<FrameHashLog>
  ) -> [BaselineChange] {
    var changes = report.checkpoints.compactMap { checkpoint in
      kind(of: checkpoint).map { kind in
        BaselineChange(checkpoint, kind: kind, cause: cause(of: checkpoint, kind, in: report))
      }
    }
    if let frames = frames(report, hashLog, beside: changes) { changes.append(frames) }
    return changes
  }

  /// What became of a checkpoint; nil where nobody has to look at it.
  private func kind(of checkpoint: CheckpointReport) -> BaselineChange.Kind? {
    switch checkpoint.verdict {
    case .missingBaseline: return .missing
    case .different: return checkpoint.isLessThanAllowed ? nil : .different
    case .sizesDiffer: return .sizesDiffer
    case .orphan: return .orphan
    case .unreadable: return .unreadable
    case .notCompared: return nil
    case .same, .withinTolerance:
      if checkpoint.treeDiffers, tolerance.isExact(.layout) { return .snapshot }
      let texts = compared(checkpoint)?.accepted.missingTexts ?? []
      return texts.isEmpty ? nil : .missing
    }
  }

  /// What became of the frames, unless a checkpoint says it already.
  private func frames(
    _ report: TraceReport, _ hashLog: Baseline.Part<FrameHashLog>, beside changes: [BaselineChange]
  ) -> BaselineChange? {
    switch hashLog {
    case .missing:
      return changes.isEmpty
        ? BaselineChange(
          checkpoint: nil, kind: .missing, cause: cause(.missing)) : nil
    case .unreadable(let problem):
      return BaselineChange(
        checkpoint: nil, kind: .unreadable, cause: cause(.unreadable),
        detail: .unreadable(problem))
    case .present:
      let mismatches = report.mismatches.filter { !$0.onlyAdds }
      guard changes.allSatisfy(\.kind.onlyAdds), report.divergence != nil || !mismatches.isEmpty
      else { return nil }
      return BaselineChange(
        checkpoint: nil, kind: .frames,
        cause: mismatches.first.map { ChangeCause($0) } ?? framesCause(report),
        detail: mismatches.isEmpty
          ? report.divergence.map {
            BaselineChange.Detail.divergence($0.divergence, rate: report.rate)
          }
          : .mismatches(mismatches))
    }
  }

  /// Why frames differ that no checkpoint shows.
  private func framesCause(_ report: TraceReport) -> ChangeCause {
    guard let divergence = report.divergence else { return cause(.contradiction) }
    guard let stage = divergence.stage else {
      let found = divergence.divergence
      return ChangeCause(
        kind: .length, values: "\(found.expectedFrames) → \(found.actualFrames)")
    }
    return ChangeCause(
      stage: stage, kind: .frames,
      subjects: Set(divergence.views.map { ViewNames.path($0) }).sorted())
  }
}

extension CaseComparison {
  /// Why a checkpoint is not as accepted.
  private func cause(
    of checkpoint: CheckpointReport, _ kind: BaselineChange.Kind, in report: TraceReport
  ) -> ChangeCause {
    switch kind {
    case .missing: return cause(.missing)
    case .orphan: return cause(.orphan)
    case .unreadable: return cause(.unreadable)
    case .frames: return cause(.frames)
    case .sizesDiffer:
      return ChangeCause(kind: .extent, values: checkpoint.extents)
    case .different, .snapshot:
      // At another rate, or at another frame, all else follows.
      if let mismatch = report.mismatches.first(where: { $0.explains(checkpoint.name) }) {
        return ChangeCause(mismatch, of: checkpoint.name)
      }
      guard let compared = compared(checkpoint) else { return cause(.contradiction) }
      return search(compared, in: report)
        .cause(drawn: checkpoint.regions.compactMap { $0.change?.operation })
    }
  }

  /// Looks for why a checkpoint is not as accepted.
  func search(_ checkpoint: ComparedCheckpoint, in report: TraceReport) -> CauseSearch {
    let frame = checkpoint.capture.frame
    let differences = report.stageDifferences
    let accepted = checkpoint.accepted
    return CauseSearch(
      stage: differences.indices.contains(frame) ? differences[frame].stages.first : nil,
      // What frame 0 shows of the beginning holds for all that follows from it.
      from: report.divergence.flatMap { $0.frame == 0 ? $0.stage : nil },
      trees: (accepted.tree.value ?? SnapshotText(""), checkpoint.tree),
      operations: accepted.knownDisplay == nil ? nil : checkpoint.operations,
      naming: CauseSearch.Naming(digests: digests(of: checkpoint.capture.name), names: names))
  }

  /// The digests of what views lay out by at a checkpoint, on both sides.
  private func digests(
    of checkpoint: String
  ) -> (expected: ArgumentDigests, actual: ArgumentDigests)? {
    guard let expected = ArgumentDigests(at: checkpoint, in: baseline.hashLog().value),
      let actual = ArgumentDigests(at: checkpoint, in: record.hashLog)
    else { return nil }
    return (expected, actual)
  }

  private func compared(_ checkpoint: CheckpointReport) -> ComparedCheckpoint? {
    checkpoints.first { $0.capture.name == checkpoint.name }
  }

  /// A cause that is the trace's own, in all its variants.
  private func cause(_ kind: ChangeCause.Kind) -> ChangeCause {
    ChangeCause(kind: kind, subjects: ["\(files.name.scene)/\(files.name.trace)"])
  }
}

extension FrameHashLogMismatch {
  /// Whether the replay has more checkpoints than the baseline and nothing else differs.
  fileprivate var onlyAdds: Bool {
    if case .checkpoints(let expected, _) = self { expected.isEmpty } else { false }
  }

  /// Whether the picture of a checkpoint is another for this alone.
  fileprivate func explains(_ checkpoint: String) -> Bool {
    switch self {
    case .rate: true
    case .checkpoints(let expected, let actual):
      [expected, actual].allSatisfy { $0.contains { $0.name == checkpoint } }
    case .extent, .tileSize, .digests: false
    }
  }
}

extension ChangeCause {
  /// What two replays do not share, as a cause.
  ///
  /// - Parameter checkpoint: the only checkpoint that is meant; nil for all of them.
  fileprivate init(_ mismatch: FrameHashLogMismatch, of checkpoint: String? = nil) {
    switch mismatch {
    case .rate(let expected, let actual):
      self.init(kind: .rate, values: "\(expected) → \(actual)")
    case .extent(let expected, let actual):
      self.init(
        kind: .extent,
        values: CheckpointReport.extents(
          (expected.width, expected.height), (actual.width, actual.height)))
    case .tileSize(let expected, let actual):
      self.init(kind: .tileSize, values: "\(expected) → \(actual)")
    case .digests: self.init(kind: .contradiction)
    case .checkpoints(let expected, let actual):
      let names = Set((expected + actual).map(\.name)).filter { checkpoint ?? $0 == $0 }.sorted()
      func frame(_ list: [FrameHashLog.Checkpoint]) -> Int? {
        names.count == 1 ? list.first { $0.name == names[0] }?.frame : nil
      }
      self.init(
        kind: .checkpoints, subjects: names,
        values: frame(expected).flatMap { old in frame(actual).map { "\(old) → \($0)" } })
    }
  }
}

extension BaselineChange {
  /// Takes over what was found about a checkpoint.
  fileprivate init(_ checkpoint: CheckpointReport, kind: Kind, cause: ChangeCause) {
    self.init(
      checkpoint: checkpoint.name, kind: kind, cause: cause,
      detail: .checkpoint(checkpoint),
      expected: checkpoint.expected?.path, actual: checkpoint.actual?.path,
      difference: checkpoint.difference?.path)
  }
}
