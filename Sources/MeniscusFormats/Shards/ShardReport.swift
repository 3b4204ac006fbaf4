/// What a part of a run leaves for `merge`: what it found, and what it was a part of.
package struct ShardReport: Equatable, Codable, Sendable {
  /// The newest version of the format.
  package static let version = 1
  /// The file's path from the report folder.
  package static let path = "actual/shard.json"

  /// The version of the format.
  package var version = ShardReport.version
  /// The part.
  package var shard: Shard
  /// The comparator that all traces were judged by; empty for each trace's own.
  package var comparator: String
  /// The hash, in hexadecimal, of all that decides what the run as a whole finds and how it was split:
  /// parts of one run have the same.
  package var digest: String
  /// The version of the tool.
  package var toolVersion: String
  /// When it began, as ISO 8601 in UTC.
  package var started: String
  /// How long it took, in nanoseconds of wall time.
  package var duration: UInt64
  /// The machine as reports say it.
  package var platform: RunReport.Platform
  /// The machine as the history says it.
  package var machine: MachineFingerprint
  /// The compiler's version.
  package var toolchain: String
  /// The threads of each replay.
  package var threads: Int
  /// The replays that ran at once.
  package var jobs: Int
  /// How its second replays prove the first ones; nil for a full proof.
  package var proof: Proof?
  /// The cases whose every frame is told.
  package var timed: TimedCases
  /// The patterns that chose the cases of the run as a whole.
  package var patterns: [String]
  /// The cases of the run as a whole beside what the patterns choose; nil for all.
  package var selected: [CaseName]?
  /// Its cases that were not replayed, because as many failed as may; nil for none.
  package var notRun: [CaseName]?
  /// What was found of its cases, in their order.
  package var traces: [TraceReport]

  /// Describes a part by its report.
  package init(_ report: RunReport, shard: Shard, comparator: String, digest: String) {
    self.shard = shard
    self.comparator = comparator
    self.digest = digest
    toolVersion = report.toolVersion
    started = report.started
    duration = report.duration
    platform = report.platform
    machine = .current
    toolchain = Toolchain.version
    threads = report.threads
    jobs = report.jobs
    proof = report.proof.isPartial ? report.proof : nil
    timed = report.timed
    patterns = report.filter
    notRun = report.notRun.isEmpty ? nil : report.notRun
    traces = report.traces
  }

  /// Reads what a part left in its report folder.
  ///
  /// - Throws: ``SuiteError/notAShard(path:)`` where it left nothing of the kind,
  ///   ``SuiteError/unreadableRun(path:)`` and ``SuiteError/newerRun(path:version:)``.
  package init(in folder: String) throws(SuiteError) {
    struct Version: Codable { var version: Int }
    let path = folder.appendingPath(Self.path)
    guard FileSystem.kind(of: path) != nil else { throw .notAShard(path: folder) }
    let bytes = try FileSystem.read(path)
    guard let version = JSONText.decoded(Version.self, from: bytes)?.version else {
      throw .unreadableRun(path: path)
    }
    if version > Self.version { throw .newerRun(path: path, version: version) }
    guard version == Self.version, let report = JSONText.decoded(Self.self, from: bytes),
      Shard(report.shard.number, of: report.shard.count) != nil
    else { throw .unreadableRun(path: path) }
    self = report
  }

  /// Writes it into a report folder.
  package func write(in folder: String) throws(SuiteError) {
    try FileSystem.write(self, asJSONTo: folder.appendingPath(Self.path))
  }
}
