import MeniscusFormats

/// What there is to say about a case.
package struct CaseMessages {
  private let report: TraceReport
  private let messages: Messages

  /// Words the findings of a case.
  ///
  /// - Parameter command: how the tool is called from a shell.
  package init(_ report: TraceReport, command: String) {
    self.report = report
    messages = Messages(command: command)
  }

  /// What was found, the most telling first; empty where the case is as accepted.
  package var sentences: [String] { messages.findings(of: report) }

  /// What a summary says: what was found, or what differs and is allowed, where that is all.
  package func summary(limit: Int) -> [String] {
    report.verdict == .withinTolerance
      ? report.tolerated.prefix(limit).map {
        Messages.tolerated($0, rate: report.rate, judged: report.judgedFrames)
      }
      : Array(sentences.prefix(limit))
  }

  /// The first thing to say about the case; empty where it is as accepted.
  package var leading: String { sentences.first ?? divergence ?? "" }

  /// What the case was shown on, as `320×240 at 2x, 60 Hz, dark`; empty where it never was.
  package var device: String { report.device.map { Messages.device($0) } ?? "" }

  /// What may differ; empty where nothing may.
  package var tolerance: String { Messages.tolerance(report.tolerance) }

  /// What differs and is allowed.
  package var tolerated: [String] {
    report.tolerated.map { Messages.tolerated($0, rate: report.rate, judged: report.judgedFrames) }
  }

  /// What the scene, or a rule, does wrong without stopping the replay.
  package var remarks: [String] {
    report.issues.map { Messages.remark($0, rate: report.rate) }
  }

  /// What the replay does not share with the baseline as a whole.
  package var mismatches: [String] { report.mismatches.map { Messages.mismatch($0) } }

  /// Where the replay parts from the baseline; nil where it does not.
  package var divergence: String? {
    report.divergence.map { Messages.divergence($0.divergence, clock: clock) }
  }

  /// What that comes to.
  package var details: [String] {
    report.divergence.map { Messages.details(of: $0, clock: clock) } ?? []
  }

  /// What there is to say about a checkpoint; empty where it is as accepted.
  package func sentence(on checkpoint: CheckpointReport) -> String {
    messages.sentence(on: checkpoint)
  }

  /// What waits for a decision.
  package func sentence(on change: BaselineChange) -> String { messages.sentence(on: change) }

  private var clock: FrameClock { FrameClock(rate: report.rate) }
}
