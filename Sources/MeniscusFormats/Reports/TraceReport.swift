import MeniscusDisplay
import MeniscusTiming

/// What a run found about one case: a trace in one variant.
package struct TraceReport: Equatable, Codable, Sendable {
  /// The scene that was played on, as `engine/springs`.
  package var scene: String
  /// The name of the trace in its scene's folder.
  package var name: String
  /// The variant, or nil for the environment that the trace itself states.
  package var variant: String?
  /// The trace file as the tool was given it, for messages and annotations.
  package var file: String
  /// What came of it.
  package var verdict: Verdict
  /// The exit codes of all that was found in this case, reduced to the first by precedence.
  package var exitCode: ExitCode
  /// What was found, the most telling first.
  package var findings: [CaseFinding] = []
  /// How the trace was edited since the case was accepted; empty where it was not.
  package var edits: [TraceEdit] = []
  /// Whether the baseline keeps no accepted trace, so that nobody can tell.
  package var lacksTrace = false
  /// Whether the baseline keeps no checksums, so that its files have only each other to vouch for them.
  package var lacksChecksums = false
  /// What the case was shown on; nil where it was never shown.
  package var device: TraceDevice?
  /// Frames a second.
  package var rate = 60
  /// The frames that were replayed.
  package var frames = 0
  /// The frames that the baseline has, or nil where there is none.
  package var expectedFrames: Int?
  /// The events that were delivered.
  package var eventsDelivered = 0
  /// The events that the trace holds.
  package var eventsExpected = 0
  /// The events that were delivered, in order; they mark the time line of the report.
  package var events: [EventReport] = []
  /// Whether nothing moved any more at the last frame, but what moves without end.
  package var settled = true
  /// The same of each frame.
  package var settledFrames: [Bool] = []
  /// The views that moved without end in frames that were settled but for them.
  package var endlessMotion: [String] = []
  /// The checkpoints, in the order of the trace.
  package var checkpoints: [CheckpointReport] = []
  /// Whether what it produced may become a baseline.
  package var mayBeAccepted = true
  /// What waits for a decision, in the order of the checkpoints; empty where all is as accepted.
  package var changes: [BaselineChange] = []
  /// What else the replay does not share with the baseline, as the rate.
  package var mismatches: [FrameHashLogMismatch] = []
  /// The first frame that differs from the baseline, or nil where none does.
  package var divergence: DivergenceReport?
  /// Pictures of the frames around it; nil where none were kept.
  package var strip: FrameStrip?
  /// The display lists of all frames; nil where they were not kept.
  package var drawnFrames: DrawnFrames?
  /// The same of what is accepted: of all frames, or of checkpoints; nil where this run's were not kept.
  package var acceptedFrames: DrawnFrames?
  /// What came of the frames between checkpoints; nil where none was judged.
  package var judgedFrames: JudgedFrames?
  /// Per frame, the stages whose hash differs from the baseline's; empty without a baseline.
  ///
  /// It is as long as the longer of the two runs; a frame that only one of them has differs in
  /// every stage.
  package var stageDifferences: [StageSet] = []
  /// The exact work of each frame.
  package var counters: [WorkCounters] = []
  /// How long each phase of each frame took; `PhaseSummary` of MeniscusTiming sums them up.
  package var spans: [Span] = []
  /// How long each phase of each frame of the second replay took.
  package var referenceSpans: [Span] = []
  /// What was done with the case, and when.
  package var work: [CaseWork] = []
  /// State that no hash covers: `path.property: Type`.
  package var unencodableState: [String] = []
  /// What may differ; nil where nothing may.
  package var tolerance: AppliedTolerance?
  /// How the case is expected to fail; nil where it is not.
  package var expectation: ExpectedFailure?
  /// What differs and is allowed by the tolerance.
  package var tolerated: [ToleratedDifference] = []
  /// What the scene, or a rule, did wrong without stopping the replay.
  package var issues: [CaseRemark] = []
  /// What the second replay showed.
  package var determinism = DeterminismReport()
  /// When the replay that is judged began, or the one that failed before it, in nanoseconds of the
  /// monotonic clock; 0 where that is not known.
  package var start: UInt64 = 0
  /// How long that replay and its comparisons took, in nanoseconds of wall time.
  package var stretch: UInt64 = 0
  /// How long all replays and comparisons took, in nanoseconds of wall time.
  package var duration: UInt64 = 0

  /// Makes a report of a case that has been looked at no further than its name.
  package init(
    scene: String, name: String, variant: String? = nil, file: String,
    verdict: Verdict = .same, exitCode: ExitCode = .accepted
  ) {
    self.scene = scene
    self.name = name
    self.variant = variant
    self.file = file
    self.verdict = verdict
    self.exitCode = exitCode
  }

  /// The case.
  package var caseName: CaseName { CaseName(scene: scene, trace: name, variant: variant) }

  /// The case in one word: `scene/name`, or `scene/name@variant`.
  package var identifier: String {
    variant.map { "\(scene)/\(name)@\($0)" } ?? "\(scene)/\(name)"
  }

  /// The checkpoints that the replay captured.
  package var producedCheckpoints: [String] {
    checkpoints.filter { $0.verdict != .orphan }.map(\.name)
  }

  /// The number of frames in which some stage differs from the baseline.
  package var differingFrames: Int {
    stageDifferences.count { !$0.isEmpty }
  }

  /// The number of frames in which a stage differs from the baseline.
  package func differingFrames(in stage: Stage) -> Int {
    stageDifferences.count { $0.contains(StageSet(stage)) }
  }
}

extension TraceReport {
  /// What came of a case; of several, the one that leaves least to be said about the others.
  package enum Verdict: String, CaseIterable, Codable, Sendable {
    /// Every frame and checkpoint is as accepted.
    case same
    /// Something differs, and no more than the trace's tolerance allows.
    case withinTolerance
    /// It fails, and is expected to.
    case expectedFailure
    /// It is expected to fail, and does not.
    case unexpectedPass
    /// Something differs from the baseline.
    case different
    /// There is no baseline, or one of a checkpoint is missing.
    case missingBaseline
    /// The baseline holds a checkpoint that the trace does not have.
    case orphanedBaseline
    /// Files of the baseline are not what was accepted.
    case damagedBaseline
    /// Two replays of the same trace were not equal.
    case notDeterministic
    /// The replay could not follow the recording, or what it did proves nothing.
    case desynchronised = "outOfStep"
    /// The scene stopped its process.
    case crashed = "trapped"
    /// The replay took longer than it may.
    case timedOut
    /// The trace or its baseline could not be read, or is not supported.
    case unreadable
    /// The run was interrupted before the case was done.
    case interrupted

    /// Whether nobody has to look at it.
    package var isAccepted: Bool { exitCode == .accepted }

    /// Whether what the case gave is what is accepted, as far as it has to be.
    package var isMatch: Bool { self == .same || self == .withinTolerance }
  }
}
