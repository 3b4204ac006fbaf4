import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry

/// Where a suite finds its files, from the current folder unless absolute.
package struct SuiteFolders: Equatable, Sendable {
  /// The traces.
  package var traces: String
  /// What is accepted.
  package var baselines: String
  /// What a run leaves behind; it is replaced whole.
  package var report: String

  /// Makes the folders of a package.
  package init(
    traces: String = "Traces", baselines: String = "Baselines", report: String = "Reports/latest"
  ) {
    self.traces = traces
    self.baselines = baselines
    self.report = report
  }
}

/// How a suite is run.
package struct SuiteOptions: Equatable, Sendable {
  /// Where the files are.
  package var folders = SuiteFolders()
  /// What chooses the cases; empty for all.
  package var patterns: [Pattern] = []
  /// The part of the chosen cases that is replayed; nil for all of them.
  package var shard: Shard?
  /// What else is chosen by, and what there is to say of that.
  package var selection = CaseSelection()
  /// The failing cases after which no more are begun; nil for going on.
  package var mostFailures: Int?
  /// The threads that each replay renders with, at least 1.
  package var threads = 1
  /// The replays that run at once, at least 1.
  package var jobs = 1
  /// How long a frame of a replay may take.
  package var timeout = Duration.seconds(60)
  /// How the second replay proves the first.
  package var proof = Proof.full
  /// A comparator to use instead of what each trace asks for; nil for that.
  package var comparator: PictureComparator?
  /// The cases whose every frame and phase is told.
  package var timed = TimedCases.slow
  /// The cases whose frames are kept so that they can be drawn again.
  package var keptFrames = KeptFrames.failing
  /// What all replays do wrong on purpose; nil for nothing.
  package var fault: Fault?
  /// How the tool is called from a shell, for what sentences ask to be typed.
  package var command = "meniscus"
  /// The version of the tool.
  package var toolVersion = "0"

  /// Makes the usual options.
  package init() {}
}

/// What a run tells while it goes on.
package enum SuiteProgress: Equatable, Sendable {
  /// The cases are known.
  case began(cases: Int)
  /// A replay of a case begins.
  case started(CaseName)
  /// A case waits for its other replay.
  case paused(CaseName)
  /// A case is done.
  case finished(TraceReport)
}
