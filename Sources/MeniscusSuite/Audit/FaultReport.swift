import MeniscusGeometry
import MeniscusReplay

/// What became of a fault that was planted in a case.
package struct FaultReport: Equatable, Codable, Sendable {
  /// What became of a fault.
  package enum Outcome: String, CaseIterable, Codable, Sendable {
    /// The case is no longer accepted.
    case killed
    /// Something differs, and the case is accepted all the same.
    case survived
    /// The fault touched something, and not a bit differs; or operations do and no pixel does, and
    /// no rule asks for those.
    case equivalent
    /// Nothing in the case can have the fault.
    case notApplicable
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
  /// What `test` says of it, or why there is nothing to say.
  package var sentence: String
  /// The checkpoints whose picture differs.
  package var checkpoints: [Checkpoint] = []

  /// Makes a report.
  package init(_ fault: Fault, _ outcome: Outcome, sentence: String) {
    self.fault = fault.name
    stage = Self.name(of: fault.stage)
    self.outcome = outcome
    self.sentence = sentence
  }

  /// The name of a stage, or of how many frames there are.
  static func name(of stage: Stage?) -> String { stage?.name ?? "frames" }
}

/// What became of all faults in one case.
package struct AuditReport: Equatable, Codable, Sendable {
  /// The case, as `scene/trace@variant`.
  package var identifier: String
  /// How many frames it has.
  package var frames = 0
  /// The faults, in the order in which they were planted.
  package var faults: [FaultReport] = []
  /// Why nothing was planted; nil where something was.
  package var failure: String?

  /// Makes a report of a case in which nothing was planted yet.
  package init(identifier: String) {
    self.identifier = identifier
  }

  /// How many faults came to something.
  package func count(_ outcome: FaultReport.Outcome) -> Int {
    faults.count { $0.outcome == outcome }
  }

  /// How many faults changed a bit.
  package var applied: Int { count(.killed) + count(.survived) }
}
