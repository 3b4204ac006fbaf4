import MeniscusDisplay

/// Something that a run found about a case, as a value; `MeniscusMessages` words it.
package struct CaseFinding: Equatable, Codable, Sendable {
  /// The verdict that it alone would give.
  package var verdict: TraceReport.Verdict
  /// What was found.
  package var kind: Kind

  /// Makes a finding.
  package init(_ verdict: TraceReport.Verdict, _ kind: Kind) {
    self.verdict = verdict
    self.kind = kind
  }

  /// What was found.
  package enum Kind: Equatable, Codable, Sendable {
    /// The trace file cannot be replayed.
    case trace(TraceFile.Problem)
    /// The suite could not go on.
    case suite(SuiteError)
    /// The replay could not go on.
    case replay(ReplayError)
    /// Where a replay that stopped had parted from what is accepted before.
    case partedBefore(Divergence)
    /// Two replays, with so many threads, were not equal.
    case notDeterministic(
      Divergence, threads: Int, others: Int, cause: Nondeterminism? = nil)
    /// The replay did less than the trace says.
    case stoppedShort(Shortfall)
    /// The trace keeps no picture.
    case noCheckpoints
    /// Any picture of these checkpoints would be within tolerance, by these rules or, without any, by
    /// what the trace itself asks for.
    case allowsEverything([String], [PlacedRule])
    /// Something still moved at the last frame.
    case unsettled(frame: Int, views: [String])
    /// A part of the baseline cannot be read.
    case unreadableBaseline(BaselineProblem)
    /// Files of the baseline are not what was accepted; each once, at least one.
    case damagedBaseline([BaselineProblem])
    /// There is no baseline at all.
    case nothingAccepted
    /// Files of the baseline are missing.
    case missingFiles([String])
    /// The baseline has checkpoints that the trace does not have.
    case orphanedCheckpoints([String])
    /// Something differs from the baseline.
    case different(Differences)
    /// A checkpoint is as accepted, and a rule asks for differences.
    case lessThanAllowed(CheckpointReport)
    /// Frames that are kept of the accepted run cannot be used.
    case unusableFrames(UnusableFrames)
    /// Frames between checkpoints differ by more than they may.
    case framesBeyond(JudgedFrames)
    /// The case fails as it is expected to.
    case expected(ExpectedFailure)
    /// The case passes, and is expected to fail.
    case passesNow(ExpectedFailure)
    /// The case fails as it was expected to until some days ago.
    case expired(ExpectedFailure)
    /// The case fails, and not in the way in which it is expected to.
    case failsOtherwise(ExpectedFailure)
    /// The scene stopped its process by a signal.
    case trapped(signal: Int32, frame: Int?, output: String)
    /// The replay did not go on for so many seconds.
    case timedOut(seconds: Double, frame: Int?)
    /// A worker could not read or write a file of its own.
    case unusable(output: String)
    /// A worker ended without a result.
    case silent(status: Int32, output: String)
  }

  /// How much a replay did, of what the trace says.
  package struct Shortfall: Equatable, Codable, Sendable {
    /// The frames that were shown, and those of the trace.
    package var frames: Share
    /// The events that were delivered.
    package var events: Share
    /// The checkpoints that were captured.
    package var checkpoints: Share

    /// Makes a shortfall.
    package init(frames: Share, events: Share, checkpoints: Share) {
      self.frames = frames
      self.events = events
      self.checkpoints = checkpoints
    }

    /// Whether the replay did all of it.
    package var isNothing: Bool {
      [frames, events, checkpoints].allSatisfy { $0.count == $0.total }
    }
  }

  /// A number of things out of as many.
  package struct Share: Equatable, Codable, Sendable {
    /// How many there were.
    package var count: Int
    /// How many there should be.
    package var total: Int

    /// Makes a share.
    package init(_ count: Int, of total: Int) {
      self.count = count
      self.total = total
    }
  }

  /// Everything in which a case differs from its baseline.
  package struct Differences: Equatable, Codable, Sendable {
    /// The first frame that differs.
    package var divergence: DivergenceReport?
    /// What the replay does not share with the baseline as a whole.
    package var mismatches: [FrameHashLogMismatch]
    /// The checkpoints that differ, or whose view snapshots do where these count.
    package var checkpoints: [CheckpointReport]
    /// Whether view snapshots have to be equal.
    package var comparesSnapshots: Bool
    /// Whether a picture differs although the hashes of all frames are equal.
    package var hasUnmatchedPicture: Bool
    /// Whether the replay came to rest, so that it may be accepted.
    package var isSettled: Bool

    /// Makes differences.
    package init(
      divergence: DivergenceReport?, mismatches: [FrameHashLogMismatch],
      checkpoints: [CheckpointReport], comparesSnapshots: Bool, hasUnmatchedPicture: Bool,
      isSettled: Bool
    ) {
      self.divergence = divergence
      self.mismatches = mismatches
      self.checkpoints = checkpoints
      self.comparesSnapshots = comparesSnapshots
      self.hasUnmatchedPicture = hasUnmatchedPicture
      self.isSettled = isSettled
    }

    /// Whether nothing differs.
    package var isEmpty: Bool {
      divergence == nil && mismatches.isEmpty && checkpoints.isEmpty && !hasUnmatchedPicture
    }
  }
}

/// Something that differs and is allowed.
package enum ToleratedDifference: Equatable, Codable, Sendable {
  /// Hashes of frames that are not held to be equal.
  case frames(Divergence)
  /// Operations that differ where every frame has the accepted pixels.
  case unseen(Divergence)
  /// A picture that differs within its tolerance.
  case checkpoint(CheckpointReport)
  /// The view snapshots of these checkpoints.
  case snapshots([String])
}

/// What a scene or a rule does wrong without stopping the replay.
package enum CaseRemark: Equatable, Codable, Sendable {
  /// The scene did something wrong in a frame.
  case scene(SceneIssue, frame: Int)
  /// Views move without end, and the scene counts as settled all the same.
  case endlessMotion(views: [String])
  /// What the scene shows breaks a rule of the guidance for glass, bars and controls: the first place, and
  /// how many others there are.
  case lint(LintFinding, others: Int)
  /// A rule is about a view that no checkpoint shows.
  case unknownView(String, PlacedRule)
  /// An accepted frame, kept in a file, is drawn differently today, so that it and those after it are not
  /// judged.
  case redrawnFrames(path: String, frame: Int)
  /// No fault that can be planted in the checkpoints fails because of a tolerance.
  case untripped(TriedTolerance)
}
