import MeniscusDisplay

/// What a run found of the speed of a case: a line of `Reports/history/SCENE.jsonl`.
///
/// Counters are exact and the same on every machine; times can be compared on machines of one class.
package struct HistoryEntry: Equatable, Sendable {
  /// The newest version of the format.
  package static let version = 1

  /// What made the entry.
  package enum Kind: String, CaseIterable, Sendable {
    /// A run of the suite, whose replays share the machine with each other.
    case test
    /// A benchmark, which has the machine to itself.
    case bench
  }

  /// What tells one entry from another: a run has each case once.
  package struct Identity: Hashable, Sendable {
    /// The run.
    package let run: UInt64
    /// The case.
    package let name: CaseName
    /// What made the entry.
    package let kind: Kind

    /// Names an entry.
    package init(run: UInt64, name: CaseName, kind: Kind) {
      self.run = run
      self.name = name
      self.kind = kind
    }
  }

  /// The run; all entries of a run have the same.
  package var run: UInt64
  /// The case.
  package var name: CaseName
  /// What made the entry.
  package var kind: Kind
  /// When the run began, as ISO 8601 in UTC: `2026-11-20T09:30:00Z`.
  package var at: String
  /// The revision of the project; nil where version control knew of none.
  package var revision: ProjectRevision?
  /// The machine.
  package var machine: MachineFingerprint
  /// The compiler, as `6.3`.
  package var toolchain: String
  /// The hash of the bytes of the trace.
  package var traceHash: UInt64
  /// The hash of the frame-hash log: equal where every stage of every frame is.
  package var framesHash: UInt64
  /// The frames of the replay.
  package var frames: Int
  /// The frames of a second.
  package var rate: Int
  /// The exact work of the whole replay, of the kinds that histories keep.
  package var counters: WorkCounters
  /// How long each phase of a frame took; a phase that was not timed is absent.
  package var phases: [Phase: HistoryTimes] = [:]
  /// How long whole frames took; nil where none was timed.
  package var frame: HistoryTimes?
  /// How late frames came, by refreshes of a second; empty where none was timed.
  package var hitches: [Int: HistoryHitches] = [:]
  /// What a model says that the replay costs; nil where the counters do not suffice.
  package var cost: HistoryCost?

  /// Makes an entry of what is exact.
  package init(
    run: UInt64, _ name: CaseName, _ kind: Kind, at: String, machine: MachineFingerprint,
    toolchain: String, traceHash: UInt64, framesHash: UInt64, frames: Int, rate: Int,
    counters: WorkCounters
  ) {
    self.run = run
    self.name = name
    self.kind = kind
    self.at = at
    self.machine = machine
    self.toolchain = toolchain
    self.traceHash = traceHash
    self.framesHash = framesHash
    self.frames = frames
    self.rate = rate
    self.counters = counters.headlines
  }

  /// What tells it from other entries.
  package var identity: Identity { Identity(run: run, name: name, kind: kind) }
}
