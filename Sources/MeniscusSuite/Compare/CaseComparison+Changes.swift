import MeniscusReplay

extension CaseComparison {
  /// What of a case waits for a decision, checkpoint by checkpoint; the frames come last.
  func changes(
    in report: TraceReport, beside baseline: Baseline, _ chain: Baseline.Part<FrameChain>
  ) -> [BaselineChange] {
    var changes = report.checkpoints.compactMap { checkpoint in
      kind(of: checkpoint, beside: baseline).map { kind in
        BaselineChange(
          checkpoint, kind: kind,
          cause: cause(of: checkpoint, kind, in: report, beside: baseline))
      }
    }
    if let frames = frames(report, chain, beside: changes) { changes.append(frames) }
    return changes
  }

  /// What became of a checkpoint; nil where nobody has to look at it.
  private func kind(
    of checkpoint: CheckpointReport, beside baseline: Baseline
  ) -> BaselineChange.Kind? {
    switch checkpoint.verdict {
    case .missingBaseline: return .missing
    case .different: return checkpoint.isLessThanAllowed ? nil : .different
    case .sizesDiffer: return .sizesDiffer
    case .orphan: return .orphan
    case .unreadable: return .unreadable
    case .notCompared: return nil
    case .same, .withinTolerance:
      if checkpoint.treeDiffers, tolerance.isExact(.layout) { return .snapshot }
      let lacksText = [BaselineFiles.Kind.tree, .display].contains { kind in
        if case .missing = baseline.bytes(of: checkpoint.name, kind) { true } else { false }
      }
      return lacksText ? .missing : nil
    }
  }

  /// What became of the frames, unless a checkpoint says it already.
  private func frames(
    _ report: TraceReport, _ chain: Baseline.Part<FrameChain>, beside changes: [BaselineChange]
  ) -> BaselineChange? {
    switch chain {
    case .missing:
      return changes.isEmpty
        ? BaselineChange(
          checkpoint: nil, kind: .missing, cause: cause(.missing),
          sentence: Sentences.missingCheckpoint) : nil
    case .unreadable(let sentence):
      return BaselineChange(
        checkpoint: nil, kind: .unreadable, cause: cause(.unreadable), sentence: sentence)
    case .present(let expected):
      let mismatches = expected.mismatches(with: record.chain).filter { !$0.onlyAdds }
      guard changes.allSatisfy(\.kind.onlyAdds), report.divergence != nil || !mismatches.isEmpty
      else { return nil }
      return BaselineChange(
        checkpoint: nil, kind: .frames,
        cause: ChangeCause(
          stage: report.divergence?.stage, kind: .frames,
          subjects: Set((report.divergence?.views ?? []).map { ViewNames.path($0) }).sorted()),
        sentence: report.divergence?.sentence
          ?? mismatches.map { Sentences.mismatch($0) }.joined(separator: "; "))
    }
  }
}

extension CaseComparison {
  /// Why a checkpoint is not as accepted.
  private func cause(
    of checkpoint: CheckpointReport, _ kind: BaselineChange.Kind, in report: TraceReport,
    beside baseline: Baseline
  ) -> ChangeCause {
    switch kind {
    case .missing: return cause(.missing)
    case .orphan: return cause(.orphan)
    case .unreadable: return cause(.unreadable)
    case .frames: return cause(.frames)
    case .sizesDiffer:
      return ChangeCause(kind: .extent, values: checkpoint.sentence)
    case .different, .snapshot:
      guard let capture = record.captures.first(where: { $0.name == checkpoint.name }) else {
        return cause(.frames)
      }
      func accepted(_ kind: BaselineFiles.Kind) -> String {
        String(decoding: baseline.bytes(of: capture.name, kind).value ?? [], as: UTF8.self)
      }
      let differences = report.stageDifferences
      return CauseSearch(
        stage: differences.indices.contains(capture.frame)
          ? differences[capture.frame].stages.first : nil,
        trees: (accepted(.tree), capture.tree), displays: (accepted(.display), capture.display),
        owners: checkpoint.regions.map(\.owners)
      ).cause
    }
  }

  /// A cause that is the trace's own, in all its variants.
  private func cause(_ kind: ChangeCause.Kind) -> ChangeCause {
    ChangeCause(kind: kind, subjects: ["\(files.name.scene)/\(files.name.trace)"])
  }
}

extension FrameChainMismatch {
  /// Whether the replay has checkpoints more than the baseline and nothing else is another.
  fileprivate var onlyAdds: Bool {
    if case .checkpoints(let expected, _) = self { expected.isEmpty } else { false }
  }
}

extension BaselineChange {
  /// Takes over what was found about a checkpoint.
  fileprivate init(_ checkpoint: CheckpointReport, kind: Kind, cause: ChangeCause) {
    self.init(
      checkpoint: checkpoint.name, kind: kind, cause: cause,
      sentence: kind == .snapshot ? Sentences.otherSnapshot : checkpoint.sentence,
      expected: checkpoint.expected?.path, actual: checkpoint.actual?.path,
      difference: checkpoint.difference?.path)
  }
}
