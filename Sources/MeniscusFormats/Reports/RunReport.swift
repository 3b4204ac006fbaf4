import MeniscusGeometry

/// What one run of the suite found: everything that a report shows, as plain values.
///
/// Paths of files are relative to the report folder, with `/` between their parts.
package struct RunReport: Equatable, Sendable {
  /// The newest version of `report.json`.
  package static let version = 1

  /// When the run began, as ISO 8601 in UTC: `2026-11-20T09:30:00Z`.
  package var started: String
  /// How long the run took, in nanoseconds of wall time.
  package var duration: UInt64
  /// The version of the tool.
  package var toolVersion: String
  /// How the tool is called from a shell, for commands to copy: `swift run -c release meniscus`.
  package var command: String
  /// The folder of the report, from the folder that the tool was called in unless elsewhere.
  package var folder = "Reports/latest"
  /// Where it was made.
  package var place = RunPlace()
  /// The machine that ran it.
  package var platform: Platform
  /// The threads that each replay rendered with.
  package var threads: Int
  /// The replays that ran at once.
  package var jobs = 1
  /// How the second replays prove the first ones.
  package var proof = Proof.full
  /// The cases whose every frame and phase is in the trace event file.
  package var timed = TimedCases.slow
  /// The patterns that chose the cases; empty where all were chosen.
  package var filter: [String] = []
  /// The number of cases that the patterns left out.
  package var filteredOut = 0
  /// The chosen cases that were not run, because as many failed as may; in order.
  package var notRun: [CaseName] = []
  /// The number of cases that there have to be; nil where no list says so.
  package var expectedCases: Int?
  /// The cases, by scene, name and variant; the unchanged environment before its variants.
  package var traces: [TraceReport] = []
  /// Files and folders in `Baselines` that belong to no trace or checkpoint, sorted.
  package var orphans: [OrphanReport] = []
  /// What is wrong with the run as a whole; empty where nothing is.
  package var remarks: [RunRemark] = []
  /// The exit code, the first by precedence of all that was found.
  package var exitCode = ExitCode.accepted

  /// Makes a report of a run.
  package init(
    started: String, duration: UInt64 = 0, toolVersion: String, command: String = "meniscus",
    platform: Platform, threads: Int
  ) {
    self.started = started
    self.duration = duration
    self.toolVersion = toolVersion
    self.command = command
    self.platform = platform
    self.threads = threads
  }
}

extension RunReport {
  /// The machine that a run was made on.
  package struct Platform: Equatable, Codable, Sendable {
    /// The operating system and its version.
    package var system: String
    /// The processor architecture: `x86_64`, `arm64`.
    package var architecture: String
    /// The processors that the run could use.
    package var processors: Int
    /// `debug` or `release`.
    package var build: String

    /// Makes a description of a machine.
    package init(system: String, architecture: String, processors: Int, build: String) {
      self.system = system
      self.architecture = architecture
      self.processors = processors
      self.build = build
    }
  }

  /// A file or folder in `Baselines` that belongs to nothing.
  package struct OrphanReport: Equatable, Sendable {
    /// What it is.
    package enum Kind: Equatable, Sendable {
      /// The folder of a case that no trace has.
      case folder
      /// A file that belongs to no trace.
      case file
      /// A file that no baseline has.
      case foreign
    }

    /// Its path from the folder of baselines.
    package var path: String
    /// The folder of baselines.
    package var baselines: String
    /// What it is.
    package var kind: Kind

    /// Makes an entry.
    package init(path: String, in baselines: String, _ kind: Kind) {
      self.path = path
      self.baselines = baselines
      self.kind = kind
    }
  }

  /// How much a run did.
  package struct Totals: Equatable, Sendable {
    /// The cases: a trace in one variant each.
    package var cases = 0
    /// The cases by verdict; a verdict that nobody got is absent.
    package var verdicts: [TraceReport.Verdict: Int] = [:]
    /// The frames that were replayed, each counted once.
    package var frames = 0
    /// The events that were delivered.
    package var events = 0
    /// The checkpoints.
    package var checkpoints = 0
    /// The checkpoints that are pixel for pixel as accepted.
    package var checkpointsSame = 0
    /// The checkpoints that differ by no more than they may.
    package var checkpointsTolerated = 0
  }

  /// How much the run did.
  package var totals: Totals {
    var totals = Totals()
    for trace in traces {
      totals.cases += 1
      totals.verdicts[trace.verdict, default: 0] += 1
      totals.frames += trace.frames
      totals.events += trace.eventsDelivered
      totals.checkpoints += trace.checkpoints.count
      totals.checkpointsSame += trace.checkpoints.count { $0.verdict == .same }
      totals.checkpointsTolerated += trace.checkpoints.count { $0.verdict == .withinTolerance }
    }
    return totals
  }

  /// The verdict that says least, of those with which its cases pass.
  ///
  /// A run as a whole passes by it. It is the same where all cases are, and where there are none.
  package var weakestPass: TraceReport.Verdict {
    TraceReport.Verdict.allCases.last { verdict in
      verdict.isAccepted && traces.contains { $0.verdict == verdict }
    } ?? .same
  }
}

extension RunReport {
  /// What all replays did wrong on purpose; nil for nothing.
  package var plantedFault: Fault? {
    for case .planted(let fault, _) in remarks { return fault }
    return nil
  }
}
