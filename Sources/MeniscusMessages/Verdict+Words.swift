import MeniscusFormats

extension TraceReport.Verdict {
  /// The verdict as people read it, in the terminal and everywhere else.
  package var word: String {
    switch self {
    case .same: "same"
    case .withinTolerance: "within tolerance"
    case .expectedFailure: "expected to fail"
    case .unexpectedPass: "passing now"
    case .different: "different"
    case .missingBaseline: "no baseline"
    case .orphanedBaseline: "orphaned baseline"
    case .damagedBaseline: "damaged baseline"
    case .notDeterministic: "not deterministic"
    case .desynchronised: "proves nothing"
    case .crashed: "crashed"
    case .timedOut: "timed out"
    case .unreadable: "unreadable"
    case .interrupted: "interrupted"
    }
  }

  /// What one case and several do that have the verdict.
  var predicate: (one: String, several: String) {
    switch self {
    case .same: ("matches its baseline", "match their baselines")
    case .withinTolerance: ("differs within its tolerance", "differ within their tolerance")
    case .expectedFailure: ("fails as expected", "fail as expected")
    case .unexpectedPass: ("passes although it should fail", "pass although they should fail")
    case .different: ("differs", "differ")
    case .missingBaseline: ("has no baseline", "have no baseline")
    case .orphanedBaseline: ("has an orphaned baseline", "have orphaned baselines")
    case .damagedBaseline: ("has a damaged baseline", "have damaged baselines")
    case .notDeterministic: ("is not deterministic", "are not deterministic")
    case .desynchronised: ("proves nothing", "prove nothing")
    case .crashed: ("crashed", "crashed")
    case .timedOut: ("timed out", "timed out")
    case .unreadable: ("cannot be read", "cannot be read")
    case .interrupted: ("was interrupted", "were interrupted")
    }
  }
}

extension CheckpointReport.Verdict {
  /// The verdict as people read it, in the terminal and everywhere else.
  package var word: String {
    switch self {
    case .same: "same"
    case .withinTolerance: "within tolerance"
    case .different: "different"
    case .sizesDiffer: "size differs"
    case .missingBaseline: "no baseline"
    case .orphan: "orphaned baseline"
    case .unreadable: "unreadable"
    case .notCompared: "not compared"
    }
  }
}
