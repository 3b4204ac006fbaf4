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
    case .present(let expected):
      let mismatches = expected.mismatches(with: record.hashLog).filter { !$0.onlyAdds }
      guard changes.allSatisfy(\.kind.onlyAdds), report.divergence != nil || !mismatches.isEmpty
      else { return nil }
      return BaselineChange(
        checkpoint: nil, kind: .frames,
        cause: ChangeCause(
          stage: report.divergence?.stage, kind: .frames,
          subjects: Set((report.divergence?.views ?? []).map { ViewNames.path($0) }).sorted()),
        detail: report.divergence.map { .divergence($0.divergence, rate: report.rate) }
          ?? .mismatches(mismatches))
    }
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
      guard let compared = compared(checkpoint) else { return cause(.frames) }
      let (frame, accepted) = (compared.capture.frame, compared.accepted)
      let differences = report.stageDifferences
      return CauseSearch(
        stage: differences.indices.contains(frame) ? differences[frame].stages.first : nil,
        trees: (accepted.tree.value ?? SnapshotText(""), compared.tree),
        displays: (accepted.knownDisplay, compared.drawn),
        owners: checkpoint.regions.map(\.owners)
      ).cause
    }
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
