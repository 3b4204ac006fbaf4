import MeniscusFormats

extension TraceReport {
  /// Whether something is wrong with the case beyond its checkpoints: its frames differ, it has no
  /// frames to compare with, or its replay proves nothing.
  var hashLogIsWrong: Bool {
    switch verdict {
    case .same, .withinTolerance, .orphanedBaseline: false
    case .missingBaseline: expectedFrames == nil
    case .different:
      // Under a tolerance the divergence is what differs and must not.
      divergence != nil || !mismatches.isEmpty || (tolerance == nil && differingFrames > 0)
    case .expectedFailure, .unexpectedPass, .damagedBaseline, .notDeterministic, .desynchronised,
      .crashed, .timedOut, .unreadable, .interrupted:
      true
    }
  }

  /// Whether the case could not be brought to its end, as opposed to ending wrongly.
  var couldNotRun: Bool {
    switch verdict {
    case .crashed, .timedOut, .unreadable, .interrupted: true
    default: false
    }
  }
}
