import MeniscusGeometry

/// What a run leaves for `accept`: which cases there were and which files they produced.
package struct RunManifest: Equatable, Codable, Sendable {
  /// The newest version of the format.
  package static let version = 4
  /// The file's path from the report folder; only report folders have it.
  package static let path = "actual/manifest.json"

  /// A file that a case produced.
  package struct File: Equatable, Codable, Sendable {
    /// Its name, which is also that of the baseline's file.
    package var name: String
    /// The hash of its bytes, in hexadecimal.
    package var hash: String

    /// Describes a file's bytes.
    package init(name: String, bytes: [UInt8]) {
      self.name = name
      hash = RunManifest.text(of: StableHash.hash(bytes))
    }
  }

  /// A case.
  package struct Case: Equatable, Codable, Sendable {
    /// Its name.
    package var name: CaseName
    /// What came of it.
    package var verdict: TraceReport.Verdict
    /// Whether what it produced may become a baseline: it was deterministic and proved something.
    package var isAcceptable: Bool
    /// The trace file.
    package var trace: String
    /// The hash of the trace's bytes, in hexadecimal.
    package var traceHash: String
    /// What it produced; empty where it may not become a baseline.
    package var files: [File]
    /// The display lists of its frames; nil where they were not kept, or may not become a baseline.
    package var frames: File?
    /// What of it was not as accepted.
    package var changes: [BaselineChange]
    /// The frames in which nothing moved, but what moves without end; nil where nobody noted them.
    package var settled: [ClosedRange<Int>]?
    /// What was accepted then; nil where nothing waits, or nobody noted it.
    package var accepted: [File]?

    /// Makes an entry.
    package init(
      name: CaseName, verdict: TraceReport.Verdict, isAcceptable: Bool, trace: String,
      traceHash: String, files: [File], changes: [BaselineChange] = []
    ) {
      self.name = name
      self.verdict = verdict
      self.isAcceptable = isAcceptable
      self.trace = trace
      self.traceHash = traceHash
      self.files = files
      self.changes = changes
    }

    /// What may become the baseline and was not rejected.
    ///
    /// What is within tolerance is not among it, so that small differences do not add up.
    package var acceptableChanges: [BaselineChange] {
      isAcceptable ? changes.filter { !$0.isRejected } : []
    }
  }

  /// The version of the format.
  package var version = RunManifest.version
  /// When the run began.
  package var started: String
  /// The revision of the project; nil where version control knows of none.
  package var revision: ProjectRevision?
  /// The cases.
  package var cases: [Case]
  /// The cases that it was stopped before; nil where it was not.
  package var notRun: [CaseName]?
  /// How its second replays prove the first ones, where they prove less than full ones; nil for a full
  /// proof.
  package var proof: Proof?
  /// What the run did wrong on purpose, by its name; nil for nothing.
  package var fault: String?

  /// Makes a manifest.
  package init(started: String, cases: [Case]) {
    self.started = started
    self.cases = cases
  }

  /// A hash as it is written.
  package static func text(of hash: UInt64) -> String {
    JSONText.hexadecimal(hash, digits: 16)
  }
}

extension RunManifest {
  private struct Version: Codable {
    var version: Int
  }

  /// Reads the manifest of a report folder.
  package init(in report: String) throws(SuiteError) {
    let path = report.appendingPath(Self.path)
    guard FileSystem.kind(of: path) != nil else { throw .noRun(folder: report) }
    try self.init(bytes: try FileSystem.read(path), of: path)
  }

  /// Reads what is in a manifest.
  ///
  /// - Throws: ``SuiteError/unreadableRun(path:)`` and ``SuiteError/newerRun(path:version:)``.
  package init(bytes: [UInt8], of path: String) throws(SuiteError) {
    guard let version = JSONText.decoded(Version.self, from: bytes)?.version else {
      throw .unreadableRun(path: path)
    }
    if version > Self.version { throw .newerRun(path: path, version: version) }
    guard version == Self.version, let manifest = JSONText.decoded(Self.self, from: bytes),
      manifest.cases.allSatisfy(\.hasPathsDownwards),
      manifest.notRun?.allSatisfy(\.folder.isPathDownwards) != false
    else { throw .unreadableRun(path: path) }
    self = manifest
  }

  /// Writes the manifest into a report folder.
  package func write(in report: String) throws(SuiteError) {
    try FileSystem.write(self, asJSONTo: report.appendingPath(Self.path))
  }
}

extension RunManifest.Case {
  /// Whether no name leads out of the folders that it belongs in.
  fileprivate var hasPathsDownwards: Bool {
    name.folder.isPathDownwards
      && frames.map { $0.name == BaselineFiles.frames } != false
      && (files.map(\.name) + changes.compactMap(\.checkpoint)).allSatisfy {
        $0.isPathDownwards && !$0.contains("/")
      }
  }
}
