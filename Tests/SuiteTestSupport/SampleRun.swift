import MeniscusFormats
import MeniscusGeometry
import MeniscusSuite
import TestSupport

/// A package folder as a run leaves it, planted without any replay.
///
/// The scene is `s`. A trace has checkpoints `start` and `end`; what a run produced says so, as
/// `new t end.png`, and what is accepted says `old`; frames are frames, made by the trace.
package struct SampleRun {
  /// The checkpoints of every trace.
  package static let checkpoints = ["start", "end"]

  /// The package's folder.
  package let folder: TemporaryFolder
  /// The folders of its suite.
  package let folders: SuiteFolders
  /// The cases up to now.
  package private(set) var cases: [RunManifest.Case] = []

  /// Makes a folder without cases.
  package init() throws {
    folder = try TemporaryFolder()
    folders = SuiteFolders(
      traces: folder("Traces"), baselines: folder("Baselines"), report: folder("Reports/latest"))
  }

  /// Plants a case whose accepted files differ for the changes given, and for nothing else.
  ///
  /// - Parameter variants: those that the trace lists.
  package mutating func add(
    _ trace: String, variant: String? = nil, of variants: [String] = [],
    _ changes: [BaselineChange] = [], verdict: TraceReport.Verdict? = nil,
    isAcceptable: Bool = true
  ) throws {
    let name = CaseName(scene: "s", trace: trace, variant: variant)
    let text = traceText(scene: "s", checkpoints: Self.checkpoints, variants: variants)
    let path = try folder.write(text, "Traces/s/\(trace).jsonl")
    let names = BaselineFiles.names(of: Self.checkpoints)
    for file in names {
      try folder.write(produced(name, file), "Reports/latest/actual/\(name.folder)/\(file)")
    }
    try plantBaseline(name, changes)
    if variant == nil, !Self.isNew(changes) {
      try folder.write(text, "Baselines/\(name.folder)/\(BaselineFiles.trace)")
    }
    cases.append(
      RunManifest.Case(
        name: name, verdict: verdict ?? (changes.isEmpty ? .same : .different),
        isAcceptable: isAcceptable, trace: path,
        traceHash: RunManifest.text(of: StableHash.hash(Array(text.utf8))),
        files: isAcceptable
          ? names.map { .init(name: $0, bytes: Array(produced(name, $0).utf8)) } : [],
        changes: changes))
    try RunManifest(started: "2026-11-20T09:30:00Z", cases: cases).write(in: folders.report)
  }

  /// What the run produced for a file.
  package func produced(_ name: CaseName, _ file: String) -> String {
    guard file == BaselineFiles.hashLog else { return "new \(name.identifier) \(file)" }
    let trace = (try? FileSystem.read(folder("Traces/s/\(name.trace).jsonl"))) ?? []
    return Self.frames(of: name, trace)
  }

  /// The frames that a case has by a trace.
  package static func frames(of name: CaseName, _ trace: [UInt8]) -> String {
    var hashLog = FrameHashLog(
      rate: 60, pixelWidth: 32, pixelHeight: 24, tileSize: 64, views: [name.identifier],
      frames: [.init(hashes: StageHashes(), views: [], tiles: [])])
    hashLog.trace = StableHash.hash(trace)
    return hashLog.json
  }

  private static func isNew(_ changes: [BaselineChange]) -> Bool {
    changes.count { $0.kind == .missing } == checkpoints.count
  }

  private func plantBaseline(_ name: CaseName, _ changes: [BaselineChange]) throws {
    func write(_ text: String, _ file: String) throws {
      try folder.write(text, "Baselines/\(name.folder)/\(file)")
    }
    if !Self.isNew(changes) {
      try write(
        changes.isEmpty ? produced(name, BaselineFiles.hashLog) : "old", BaselineFiles.hashLog)
    }
    for checkpoint in Self.checkpoints {
      let change = changes.first { $0.checkpoint == checkpoint }
      if change?.kind == .missing { continue }
      for kind in BaselineFiles.Kind.allCases {
        let file = BaselineFiles.name(of: checkpoint, kind)
        try write(change == nil ? produced(name, file) : "old", file)
      }
    }
    for change in changes where change.kind == .orphan {
      try write("old", "\(change.checkpoint ?? "").png")
    }
  }

  /// The accepted files of a case, by name.
  package func baseline(_ identifier: String) throws -> [String: String] {
    let path = "Baselines/\(CaseName(identifier: identifier)?.folder ?? "")/"
    return try folder.contents(below: "Baselines").reduce(into: [:]) { files, entry in
      guard entry.key.hasPrefix(path) else { return }
      let name = String(entry.key.dropFirst(path.count))
      if !name.contains("/") { files[name] = entry.value }
    }
  }

  /// Whether a case's baseline is what the run produced with its checksums, and nothing else.
  package func isAccepted(_ identifier: String) throws -> Bool {
    guard let name = CaseName(identifier: identifier) else { return false }
    let names = BaselineFiles.names(of: Self.checkpoints)
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0, produced(name, $0)) })
    let checksums = BaselineChecksums(
      files.mapValues { BaselineChecksums.hash(of: Array($0.utf8)) })
    files[BaselineFiles.checksums] = checksums.json
    if name.variant == nil {
      files[BaselineFiles.trace] = try FileSystem.readText(folder("Traces/s/\(name.trace).jsonl"))
    }
    return try baseline(identifier) == files
  }

  /// The changes that wait, as `s/t:end`.
  package func pending() throws -> [String] {
    try Acceptance(folders: folders).pending().map {
      "\($0.name.identifier):\($0.change.checkpoint ?? "frames")"
    }
  }

  /// The lines of the log.
  package func log() throws -> [String] {
    let text = try FileSystem.readText(folders.baselines.appendingPath(BaselineLog.name))
    return text.split(separator: "\n").map(String.init)
  }
}
