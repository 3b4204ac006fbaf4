import MeniscusGeometry

/// What became of a fault that was planted in a case.
package struct MutantReport: Equatable, Codable, Sendable {
  /// What became of a fault.
  package enum Outcome: String, CaseIterable, Codable, Sendable {
    /// The case is no longer accepted.
    case killed
    /// Something differs, and the case is accepted all the same.
    case survived
    /// The fault touched something, and not a bit differs; or operations do and no pixel does, and
    /// a rule lets those pass.
    case equivalent
    /// Nothing in the case can have the fault.
    case notApplicable
  }

  /// Why the outcome is what it is.
  package enum Finding: Equatable, Codable, Sendable {
    /// Nothing in the case can have the fault.
    case nothingToPlant
    /// Nothing that a checkpoint shows can have it.
    case nothingToPlantInCheckpoints
    /// All hashes are equal: those of every frame, or of the checkpoints alone.
    case equivalent(isWhole: Bool)
    /// Operations differ and no pixel does, in any frame or in checkpoints alone.
    case unseen(isWhole: Bool)
    /// The process with the fault ended without a result.
    case ended(WorkerEnd, output: String)
    /// The case fails.
    case failed(CaseFinding)
    /// The case passes with a difference.
    case tolerated(ToleratedDifference)
    /// The case passes, and nothing is said of it.
    case passed
  }

  /// A checkpoint whose picture differs.
  package struct Checkpoint: Equatable, Codable, Sendable {
    /// Its name.
    package var name: String
    /// The pixels that differ.
    package var differingPixels: Int
    /// The largest difference of a channel, of 255.
    package var maximumChannelDifference: Int
    /// The highest mean of ꟻLIP in a window; nil where nobody looked.
    package var windowMean: Double?
    /// Whether the checkpoint alone would let it pass.
    package var isAccepted: Bool

    /// Makes it of its parts.
    package init(
      name: String, differingPixels: Int, maximumChannelDifference: Int, windowMean: Double? = nil,
      isAccepted: Bool
    ) {
      self.name = name
      self.differingPixels = differingPixels
      self.maximumChannelDifference = maximumChannelDifference
      self.windowMean = windowMean
      self.isAccepted = isAccepted
    }
  }

  /// The fault's name.
  package var fault: String
  /// The stage that it is planted in; `frames` where it is in how many there are.
  package var stage: String
  /// What became of it.
  package var outcome: Outcome
  /// The paths of views that it touched, as far as they are known; ten at most.
  package var views: [String] = []
  /// The stage that the comparison names.
  package var namedStage: String?
  /// The views that the comparison names first.
  package var namedViews: [String] = []
  /// Whether the stage is the right one; nil where it was not killed.
  package var namesStage: Bool?
  /// Whether a view is a right one; nil where it was not killed or no view is to be named.
  package var namesView: Bool?
  /// What was found; nil once it is worded.
  package var finding: Finding?
  /// What was found, in a sentence; empty until it is worded.
  package var sentence = ""
  /// The checkpoints whose picture differs.
  package var checkpoints: [Checkpoint] = []
  /// What it shows of each tolerance of the case, in their order; nil where no picture was compared.
  package var tolerances: [TriedTolerance.Outcome]?

  /// Makes a report.
  package init(_ fault: Fault, _ outcome: Outcome, _ finding: Finding) {
    self.fault = fault.name
    stage = Self.name(of: fault.stage)
    self.outcome = outcome
    self.finding = finding
  }

  /// The name of a stage, or of how many frames there are.
  package static func name(of stage: Stage?) -> String { stage?.rawValue ?? "frames" }
}

/// What became of all faults in one case.
package struct AuditReport: Encodable, Equatable, Sendable {
  /// The case, as `scene/trace@variant`.
  package var identifier: String
  /// Its trace file.
  package var file: String
  /// Its frames a second.
  package var rate: Int
  /// How many frames it has.
  package var frames = 0
  /// The faults, in the order in which they were planted.
  package var faults: [MutantReport] = []
  /// What lets pictures of the case differ: rules, and nil for what the trace itself asks for.
  package var rules: [PlacedRule?] = []
  /// What the faults show of it.
  package var tolerances: [TriedTolerance] {
    rules.enumerated().map { place, rule in
      var tried = TriedTolerance(rule: rule)
      for outcomes in faults.compactMap(\.tolerances) where outcomes.indices.contains(place) {
        tried.add(outcomes[place])
      }
      return tried
    }
  }
  /// What the faults show of it, in sentences; empty until it is worded.
  package var untripped: [String] = []
  /// Why the case could not be audited; nil where it could.
  package var problem: Problem?
  /// Why the case could not be audited, in a sentence; nil until it is worded.
  package var failure: String?

  /// Why a case could not be audited.
  package enum Problem: Equatable, Codable, Sendable {
    /// Its trace cannot be replayed.
    case trace(TraceFile.Problem)
    /// Its replay without any fault fails.
    case finding(CaseFinding)
    /// The process ended without a result.
    case ended(WorkerEnd, output: String)
  }

  /// Makes a report of a case in which nothing was planted yet.
  package init(identifier: String, file: String, rate: Int) {
    self.identifier = identifier
    self.file = file
    self.rate = rate
  }

  private enum CodingKeys: CodingKey {
    case identifier, frames, faults, failure, untripped
  }

  /// Whether the case could not be audited.
  package var hasFailed: Bool { problem != nil }

  /// How many faults came to something.
  package func count(_ outcome: MutantReport.Outcome) -> Int {
    faults.count { $0.outcome == outcome }
  }

  /// How many faults changed a bit.
  package var applied: Int { count(.killed) + count(.survived) }
}
