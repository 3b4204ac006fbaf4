/// What an audit of several cases comes to.
package struct AuditSummary: Equatable, Codable, Sendable {
  /// A part of a whole.
  package struct Share: Equatable, Codable, Sendable {
    /// How many are right.
    package var right = 0
    /// How many there are.
    package var all = 0

    /// In hundredths; nil of nothing.
    package var percent: Double? { all == 0 ? nil : Double(right) * 100 / Double(all) }

    fileprivate mutating func add(_ isRight: Bool?) {
      guard let isRight else { return }
      all += 1
      if isRight { right += 1 }
    }
  }

  /// A fault that a checkpoint lets pass.
  package struct Survivor: Equatable, Codable, Sendable {
    /// The case.
    package var identifier: String
    /// The fault's name.
    package var fault: String
    /// What it does to the checkpoint.
    package var checkpoint: MutantReport.Checkpoint
  }

  /// The faults that were killed, of those that changed a bit.
  package var killed = Share()
  /// The failures that name the right stage, of those that were killed.
  package var stages = Share()
  /// The failures that name a right view, of those where one is to be named.
  package var views = Share()
  /// The faults that touched something and changed not a bit.
  package var equivalent = 0
  /// The faults that nothing in their case can have.
  package var notApplicable = 0
  /// The cases that could not be replayed.
  package var failed: [String] = []
  /// The cases in which no fault changed a bit.
  package var untouched: [String] = []
  /// The faults that changed a bit in no case.
  package var unplanted: [String] = []
  /// The tolerances that a fault trips, of those of all cases.
  package var tolerances = Share()
  /// For every checkpoint that lets a fault pass, the one that shows least.
  package var smallestSurvivors: [Survivor] = []

  /// Sums reports up.
  package init(_ reports: [AuditReport]) {
    var (planted, asked): (Set<String>, [String]) = ([], [])
    for report in reports {
      if report.hasFailed {
        failed.append(report.identifier)
      } else if report.applied == 0 {
        untouched.append(report.identifier)
      }
      for fault in report.faults {
        if !asked.contains(fault.fault) { asked.append(fault.fault) }
        switch fault.outcome {
        case .killed, .survived:
          killed.add(fault.outcome == .killed)
          planted.insert(fault.fault)
        case .equivalent: equivalent += 1
        case .notApplicable: notApplicable += 1
        }
        stages.add(fault.namesStage)
        views.add(fault.namesView)
      }
      for tried in report.tolerances { tolerances.add(tried.tripped > 0) }
      smallestSurvivors += Self.smallestSurvivors(of: report)
    }
    unplanted = asked.filter { !planted.contains($0) }
  }

  private static func smallestSurvivors(of report: AuditReport) -> [Survivor] {
    var smallest: [Survivor] = []
    for fault in report.faults where fault.outcome == .survived {
      for checkpoint in fault.checkpoints where checkpoint.isAccepted {
        let survivor = Survivor(
          identifier: report.identifier, fault: fault.fault, checkpoint: checkpoint)
        guard let place = smallest.firstIndex(where: { $0.checkpoint.name == checkpoint.name })
        else {
          smallest.append(survivor)
          continue
        }
        if checkpoint.isSmaller(than: smallest[place].checkpoint) { smallest[place] = survivor }
      }
    }
    return smallest
  }

  /// What the audit says to the shell.
  package var exitCode: ExitCode {
    var codes: [ExitCode] = []
    if !failed.isEmpty || killed.all == 0 { codes.append(.unproven) }
    if killed.right < killed.all || tolerances.right < tolerances.all {
      codes.append(.gateFailed)
    }
    return ExitCode.first(of: codes)
  }
}

extension MutantReport.Checkpoint {
  /// Whether less is to be seen: by looks where somebody looked, else by channels and pixels.
  fileprivate func isSmaller(than other: Self) -> Bool {
    if let own = windowMean, let others = other.windowMean { return own < others }
    return (maximumChannelDifference, differingPixels)
      < (other.maximumChannelDifference, other.differingPixels)
  }
}
