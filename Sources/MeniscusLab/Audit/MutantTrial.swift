import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry
import MeniscusReplay
import MeniscusSuite
import MeniscusVerdict

/// Plants faults in a case and lets the comparison of `test` judge what comes of them.
///
/// What is accepted is a replay without any fault, so that only the fault can make a difference.
@MainActor
package struct MutantTrial {
  private let execution: CaseExecution
  /// The replay without a fault.
  private let plain: ReplayRecord
  /// What lies behind the glass of its checkpoints.
  private let readings: [GlassMeasurements]
  /// The faults that need a replay and that something in the case can have.
  private let possible: Set<Fault>
  /// What lets the pictures of the case differ.
  package let tolerances: ToleranceTrial
  /// That pictures are compared which could not fail whatever they showed; nil where each could.
  package let unguarded: CaseFinding?

  /// How many frames the case has.
  package var frameCount: Int { plain.hashLog.frames.count }

  /// Replays a case without a fault.
  package init(_ execution: CaseExecution) throws(StoppedReplay) {
    var options = ReplayOptions(threads: execution.threads)
    options.notesFaults = true
    let (replay, record) = try execution.play(options)
    self.execution = execution
    plain = record
    readings = plain.readings()
    tolerances = ToleranceTrial(execution.tolerance, checkpoints: record.captures.map(\.name))
    unguarded = execution.tolerance.unguarded(record.captures.map { ($0, accepted: nil) })
    possible = replay.possibleFaults.union(Self.faults(of: plain.hashLog, execution.trace))
  }

  /// The faults that are possible by what there is of events and frames.
  private static func faults(of hashLog: FrameHashLog, _ trace: Trace) -> Set<Fault> {
    var faults: Set<Fault> = []
    let frames = hashLog.frames
    if let input = trace.lastInput {
      faults.insert(.eventLost)
      if trace.clock.frame(at: trace.events[input].time) + 1 < frames.count {
        faults.insert(.eventLate)
      }
    }
    if frames.count > 1 { faults.insert(.lastFrameDropped) }
    if zip(frames, frames.dropFirst()).contains(where: {
      $0.hashes[.display] != $1.hashes[.display]
    }
    ) {
      faults.insert(.frameLate)
    }
    if frames.dropFirst().contains(where: { !$0.tiles.isEmpty }) { faults.insert(.staleTile) }
    return faults
  }

  /// Plants a fault and says what became of it.
  package func report(on fault: Fault) throws(SuiteError) -> MutantReport {
    execution.willGoOn(nil)
    if fault.needsReplay {
      guard possible.contains(fault) else {
        return MutantReport(fault, .notApplicable, .nothingToPlant)
      }
      return try replayed(fault)
    }
    guard let planted = plain.planting(fault, beside: readings) else {
      return MutantReport(fault, .notApplicable, .nothingToPlantInCheckpoints)
    }
    if planted.feedsBack { return try replayed(fault) }
    return try judged(planted.record, planted.views, fault)
  }

  private func replayed(_ fault: Fault) throws(SuiteError) -> MutantReport {
    // Undrawn frames are as the plain ones wherever all that leads to their pixels is.
    var options = ReplayOptions(
      threads: execution.threads, pixels: fault == .staleTile ? .all : .every(.max),
      requirements: [])
    options.fault = fault
    var (record, views): (ReplayRecord, [String])
    do throws(StoppedReplay) {
      let (replay, whole) = try execution.play(options)
      (record, views) = (whole, replay.faultViews)
    } catch {
      let found = execution.outcome(of: error, beside: Baseline(of: plain)).report
      var report = MutantReport(fault, .killed, MutantReport.Finding(of: found))
      report.name(fault, found, [])
      return report
    }
    record.hashLog = record.hashLog.takingUndrawnPixels(from: plain.hashLog)
    return try judged(record, views, fault)
  }

  private func judged(
    _ record: ReplayRecord, _ views: [String], _ fault: Fault
  ) throws(SuiteError) -> MutantReport {
    let isEqual =
      Divergence(expected: plain.hashLog, actual: record.hashLog) == nil
      && plain.hashLog.mismatches(with: record.hashLog).isEmpty
    if isEqual {
      return equivalent(fault, views, .equivalent(isWhole: fault.needsReplay))
    }
    var execution = execution
    execution.fault = fault
    let outcome = try execution.judge(
      record, reference: nil, baseline: Baseline(of: plain),
      files: CaseFiles(unkeptOf: execution.name))
    let found = outcome.report
    if found.verdict.isAccepted, plain.hashLog.looksLike(record.hashLog) {
      return equivalent(fault, views, .unseen(isWhole: fault.needsReplay))
    }
    var report = MutantReport(
      fault, found.verdict.isAccepted ? .survived : .killed,
      MutantReport.Finding(of: found))
    report.views = Array(views.prefix(MutantReport.longestList))
    report.checkpoints = found.checkpoints.compactMap { MutantReport.Checkpoint($0) }
    let tried = tolerances.outcomes(of: record.captures, beside: plain.captures)
    report.tolerances = tried.isEmpty ? nil : tried
    if report.outcome == .killed { report.name(fault, found, views) }
    return report
  }

  private func equivalent(_ fault: Fault, _ views: [String], _ finding: MutantReport.Finding)
    -> MutantReport
  {
    var report = MutantReport(fault, .equivalent, finding)
    report.views = Array(views.prefix(MutantReport.longestList))
    return report
  }
}

extension FrameHashLog {
  /// Whether another frame-hash log differs in what is drawn alone, and in no pixel.
  fileprivate func looksLike(_ other: FrameHashLog) -> Bool {
    let stages = [Stage.input, .state, .layout, .pixels]
    return frames.count == other.frames.count && mismatches(with: other).isEmpty
      && zip(frames, other.frames).allSatisfy { frame, other in
        stages.allSatisfy { frame.hashes[$0] == other.hashes[$0] }
      }
  }
}

extension MutantReport {
  /// How many views are told.
  fileprivate static let longestList = 10
  /// How many views of those that a comparison lists are taken to be named.
  private static let named = 3

  /// Says whether the comparison names what was planted.
  ///
  /// - Parameters:
  ///   - found: what the comparison says.
  ///   - touched: the views that the fault touched.
  fileprivate mutating func name(_ fault: Fault, _ found: TraceReport, _ touched: [String]) {
    namedStage = Self.stage(in: found)
    namesStage = namedStage == stage
    guard let place = fault.stage, place != .input, !touched.isEmpty else { return }
    let isDrawn = [Stage.surfaces, .pixels].contains(place)
    let paths =
      isDrawn
      ? found.checkpoints.first { !$0.regions.isEmpty }?.regions[0].owners ?? []
      : found.divergence?.views ?? []
    namedViews = Array(paths.prefix(Self.named))
    namesView = namedViews.contains { named in touched.contains { named.isPart(of: $0) } }
  }

  /// The stage that differs first, in words.
  private static func stage(in report: TraceReport) -> String? {
    if let divergence = report.divergence { return name(of: divergence.stage) }
    return report.changes.first?.cause.stage?.rawValue
  }
}

extension MutantReport.Finding {
  /// What says most of a case: what fails, else what is tolerated.
  fileprivate init(of report: TraceReport) {
    if let finding = report.findings.first {
      self = .failed(finding)
    } else {
      self = report.tolerated.first.map { .tolerated($0) } ?? .passed
    }
  }
}

extension MutantReport.Checkpoint {
  /// Takes over what was found of a picture; nil where it is equal.
  fileprivate init?(_ report: CheckpointReport) {
    guard report.differingPixels > 0 else { return nil }
    self.init(
      name: report.name, differingPixels: report.differingPixels,
      maximumChannelDifference: report.maximumChannelDifference,
      windowMean: report.comparison?.flip?.number("windowMean"),
      isAccepted: report.verdict.isAccepted)
  }
}

extension String {
  /// Whether a path equals another one, lies inside it, or is the same view apart from wrappers.
  fileprivate func isPart(of path: String) -> Bool {
    if self == path { return true }
    func goesOn(_ long: String, after short: String, by marks: String) -> Bool {
      guard long.hasPrefix(short) else { return false }
      return long.dropFirst(short.count).first.map { marks.contains($0) } ?? false
    }
    return goesOn(self, after: path, by: "/.#~")
      || goesOn(path, after: self, by: ".#") && !path.dropFirst(count).contains("/")
  }
}
