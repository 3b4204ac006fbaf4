import MeniscusFormats

/// Shows what lets the pictures of a case differ to pictures with faults in them.
package struct ToleranceTrial: Sendable {
  /// What lets pictures differ: the trace's own comparison, then rules, in their order.
  package let rules: [PlacedRule?]
  private let tolerance: CaseTolerance

  /// Finds what lets the pictures of checkpoints differ.
  package init(_ tolerance: CaseTolerance, checkpoints: [String]) {
    self.tolerance = tolerance
    var rules: [PlacedRule?] = []
    for checkpoint in checkpoints {
      for rule in tolerance[checkpoint].allowing where !rules.contains(rule) { rules.append(rule) }
    }
    self.rules = rules.filter { $0 == nil } + tolerance.rules.filter { rules.contains($0) }
  }

  /// Whether the picture of a checkpoint may differ at all.
  package func isAbout(_ checkpoint: String) -> Bool { !tolerance[checkpoint].isExact }

  /// What checkpoints with a fault come to, rule by rule.
  ///
  /// A part that is ignored fails nothing by itself: it counts as tripped where the fault shows
  /// outside of it and fails there.
  ///
  /// - Parameter plain: the checkpoints without the fault, in the same order.
  package func outcomes(
    of faulty: [ReplayRecord.Capture], beside plain: [ReplayRecord.Capture]
  ) -> [TriedTolerance.Outcome] {
    var outcomes = [TriedTolerance.Outcome](repeating: .untouched, count: rules.count)
    for (faulty, plain) in zip(faulty, plain)
    where faulty.name == plain.name && faulty.bitmap != plain.bitmap {
      for (rule, outcome) in self.outcomes(of: faulty, beside: plain) {
        guard let place = rules.firstIndex(of: rule), outcomes[place] != .tripped else { continue }
        outcomes[place] = outcome
      }
    }
    return outcomes
  }

  /// What of a checkpoint the fault reaches, and whether it fails.
  private func outcomes(
    of faulty: ReplayRecord.Capture, beside plain: ReplayRecord.Capture
  ) -> [(rule: PlacedRule?, outcome: TriedTolerance.Outcome)] {
    let tolerance = tolerance[plain.name]
    let (expected, actual) = (plain.bitmap, faulty.bitmap)
    guard !tolerance.isExact, expected.width == actual.width, expected.height == actual.height
    else { return [] }
    let judgement = PictureJudgement(
      expected: expected, actual: actual,
      views: ViewArea(faulty.list, accepted: DrawnList(plain.list)), tolerance)
    let areWithin = judgement.areWithin(tolerance, beside: expected)
    return zip(judgement.parts, areWithin).compactMap { part, isWithin in
      if part.rule?.rule.effect == .ignore {
        return (part.rule, areWithin.contains(false) ? .tripped : .passed)
      }
      // A fault that differs by less than a rule asks for trips no upper bound.
      return part.pixels == 0
        ? nil : (part.rule, isWithin || part.isStale ? .passed : .tripped)
    }
  }
}

extension PictureTolerance {
  /// What lets the picture differ; nil among it stands for the trace's own comparison.
  fileprivate var allowing: [PlacedRule?] {
    let areas = areas.filter { placed in
      switch placed.rule.effect {
      case .ignore, .allow: true
      case .pin, .compare, .unseen: false
      }
    }
    return comparison == .exact ? areas : [source] + areas
  }
}
