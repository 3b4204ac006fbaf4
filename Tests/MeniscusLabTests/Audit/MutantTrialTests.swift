import MeniscusFormats
import MeniscusGeometry
import MeniscusLab
import MeniscusMessages
import TestSupport
import Testing

@Suite("What becomes of faults")
@MainActor
struct MutantTrialTests {
  private static let trials = Memo<AuditSample, MutantTrial>()

  /// The trial of a sample as it is, made once.
  private static func trial(_ sample: AuditSample) throws -> MutantTrial {
    try trials.value(of: sample) { try MutantTrial(sample.execution()) }
  }

  /// What a trial finds, in words.
  private static func report(on fault: Fault, by trial: MutantTrial) throws -> MutantReport {
    try #require(audit([trial.report(on: fault)]).faults.first)
  }

  /// What an audit says of faults.
  private static func audit(_ faults: [MutantReport]) -> AuditReport {
    var audit = AuditReport(identifier: "audit/all", file: "audit/all.jsonl", rate: 60)
    audit.faults = faults
    return Messages(command: "meniscus").worded(audit)
  }

  @Test(
    "What is compared bit for bit kills, and names stage and view",
    arguments: [
      .eventLate, .stateWriteLost, .curveSwapped, .clockStalls, .lastFrameDropped, .viewShifted,
      .paddingWider, .spacingWider, .textLarger, .textHeavier, .colorTinted, .cornersRounder,
      .strokeWider,
      .frameLate, .paintShifted, .paintOpacityLower, .staleTile,
    ] as [Fault])
  func killed(fault: Fault) throws {
    let report = try Self.report(on: fault, by: Self.trial(.drawing))
    expectEqual(report.outcome, .killed)
    expectEqual(report.namesStage, true, "\(report.namedStage ?? "nothing"): \(report.sentence)")
    #expect(report.namesView != false, "\(report.namedViews) \(report.views)")
    expectEqual(report.stage, fault.stage?.rawValue ?? "frames")
    #expect(!report.sentence.isEmpty)
  }

  @Test("Faults of glass are named as well", arguments: [.rimMissing, .fuseWider] as [Fault])
  func glass(fault: Fault) throws {
    let report = try Self.trial(.glass).report(on: fault)
    #expect(report.outcome == .killed && report.namesStage == true)
    #expect(report.namesView != false, "\(report.namedViews) \(report.views)")
    expectEqual(report.checkpoints.map(\.name), ["start"])
  }

  @Test(
    "Where glass adapts to the fault in frame 0, the stage is still the fault's own",
    arguments: [
      .surfaceLost, .surfaceShifted, .surfaceRounder, .orderSwapped, .fillLost, .colorTinted,
      .paintOrderSwapped, .paintTinted, .faceThinner,
    ] as [Fault])
  func adapting(fault: Fault) throws {
    let report = try Self.report(on: fault, by: Self.trial(.adapting))
    expectEqual(report.outcome, .killed)
    expectEqual(report.namesStage, true, "\(report.namedStage ?? "nothing"): \(report.sentence)")
    #expect(report.namesView != false, "\(report.namedViews) \(report.views)")
  }

  @Test("A replay whose target is gone names where it parted before that")
  func stopped() throws {
    let report = try Self.report(on: .stateWriteLost, by: Self.trial(.unfolding))
    #expect(report.outcome == .killed && report.namesStage == true)
    expectEqual(report.namedStage, "state")
    expectContains(report.sentence, "`more`")
    let late = try Self.trial(.unfolding).report(on: .eventLost)
    expectEqual(late.namesStage, true, "\(late.namedStage ?? "nothing")")
  }

  @Test("What a case cannot have is counted apart")
  func notApplicable() throws {
    for (sample, fault) in [
      (AuditSample.drawing, Fault.rimMissing), (.glass, .stateWriteLost), (.glass, .glyphLost),
    ] {
      let report = try Self.trial(sample).report(on: fault)
      #expect(report.outcome == .notApplicable && report.namesStage == nil)
    }
  }

  @Test("What nobody can see is a failure, and no survivor where a rule lets it pass")
  func unseen() throws {
    try expectEqual(Self.report(on: .clipMissing, by: Self.trial(.uncut)).outcome, .killed)
    let lenient = try AuditSample.uncut.execution { trace in
      trace.header.rules = [ToleranceRule(.unseen(.inform))]
    }
    let report = try Self.report(on: .clipMissing, by: MutantTrial(lenient))
    #expect(report.outcome == .equivalent && report.views.count == 1)
    expectEqual(
      report.sentence,
      "operations differ, but no pixel of a checkpoint does; no other frame was drawn")
  }

  @Test("A wide tolerance lets a fault of pixels live, and none of another stage")
  func survivor() throws {
    let execution = try AuditSample.glass.execution { trace in
      var profile = TraceTolerance.FlipProfile()
      (profile.mean, profile.threshold, profile.area) = (1, 1, 1 << 20)
      trace.header.tolerance = .flip(profile)
    }
    let trial = try MutantTrial(execution)
    let audit = Self.audit([
      try trial.report(on: .rimMissing), try trial.report(on: .lensMissing),
      try trial.report(on: .glassKindSwapped),
    ])
    expectEqual(audit.faults.map(\.outcome), [.survived, .survived, .killed])
    let checkpoint = try #require(audit.faults[0].checkpoints.first)
    #expect(checkpoint.isAccepted && checkpoint.differingPixels > 0)
    let mean = try #require(checkpoint.windowMean)
    let other = try #require(audit.faults[1].checkpoints.first?.windowMean)

    let summary = AuditSummary([audit])
    expectEqual(summary.exitCode, .gateFailed)
    #expect(summary.killed.right == 1 && summary.killed.all == 3)
    expectEqual(summary.smallestSurvivors.map(\.checkpoint.windowMean), [min(mean, other)])
    let lines = Messages.lines(on: audit)
    expectPrefix(lines[0], "survived")
    expectPrefix(lines[1], "  rim-missing (pixels) survived: start (")
    expectEqual(Messages.lines(on: summary, cases: 1)[0], "1 case: 1 of 3 mutants killed (33.3 %)")
  }

  @Test("An audit that changed no bit proves nothing")
  func nothing() throws {
    var audit = Self.audit([try Self.trial(.drawing).report(on: .rimMissing)])
    let summary = AuditSummary([audit])
    expectEqual(summary.exitCode, .unproven)
    #expect(summary.untouched == ["audit/all"] && summary.unplanted == ["rim-missing"])
    audit.problem = .ended(.exited(status: 5), output: "gone")
    expectEqual(AuditSummary([audit]).failed, ["audit/all"])
  }
}
