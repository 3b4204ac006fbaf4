import MeniscusFormats
import MeniscusVerdict

extension Acceptance {
  /// Whether the display lists of every frame lie beside what is accepted.
  package enum FrameKeeping: Equatable, Sendable {
    /// They do where they did.
    case asBefore
    /// They do from now on.
    case keep
    /// They do no longer.
    case drop
  }

  /// A plan, with what becomes of the frames that are kept of its case.
  ///
  /// They belong to the case as a whole, as the hashes of frames do.
  ///
  /// - Throws: ``SuiteError/unkeptFrames(folder:name:)`` where the run has no frames that are those of
  ///   the hashes.
  func withFrames(_ plan: Plan, _ keeping: FrameKeeping) throws(SuiteError) -> Plan {
    var plan = plan
    let isKept = keepsFrames(of: plan.entry)
    switch keeping {
    case .drop: plan.frames = isKept ? .dropped : .untouched
    case .asBefore, .keep:
      guard isKept && plan.takesHashes || keeping == .keep else { return plan }
      if plan.entry.frames != nil, plan.takesHashes {
        plan.frames = .taken
      } else if keeping == .keep || plan.entry.verdict != .same {
        throw .unkeptFrames(folder: folders.report, name: plan.entry.name.identifier)
      }
    }
    return plan
  }

  /// A plan for the frames alone of a case of which nothing waits; nil where they are as they shall be.
  ///
  /// - Throws: ``SuiteError/unkeptFrames(folder:name:)``.
  func framesAlone(
    of entry: RunManifest.Case, _ keeping: FrameKeeping
  ) throws(SuiteError) -> Plan? {
    switch keeping {
    case .asBefore: return nil
    case .drop: return keepsFrames(of: entry) ? Plan(entry, framesAlone: .dropped) : nil
    case .keep:
      // Frames of other hashes than those that are accepted, as within a tolerance, would judge nothing.
      guard entry.frames != nil, try isBaseline(BaselineFiles.hashLog, of: entry) else {
        throw .unkeptFrames(folder: folders.report, name: entry.name.identifier)
      }
      return try isBaseline(BaselineFiles.frames, of: entry)
        ? nil : Plan(entry, framesAlone: .taken)
    }
  }

  /// Whether what is accepted of a case has its frames, or lists them.
  func keepsFrames(of entry: RunManifest.Case) -> Bool {
    Baseline(in: folders.baselines.appendingPath(entry.name.folder)).keepsFrames
  }
}

extension RunManifest.Case {
  /// What the run produced under the name of a baseline's file.
  func produced(_ name: String) -> RunManifest.File? {
    name == BaselineFiles.frames ? frames : files.first { $0.name == name }
  }
}
