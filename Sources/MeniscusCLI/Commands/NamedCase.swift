import MeniscusFormats
import MeniscusSuite

/// A case that somebody named, by its file or by its name, with what is accepted of it.
struct NamedCase: Sendable {
  /// The trace file.
  let path: String
  /// The case; of a trace outside of the folder of traces, what it would be called there.
  let name: CaseName
  /// The trace, in the environment of the variant.
  let trace: Trace
  /// The folder of its baseline.
  let folder: String
  /// The folder of traces.
  private let traces: String

  /// Reads the trace.
  ///
  /// - Parameters:
  ///   - text: a path, or `SCENE/NAME[@VARIANT]`.
  ///   - arguments: where traces and baselines are, and the variant, which goes before one in
  ///     `text`.
  init(_ text: String, _ arguments: Arguments) throws {
    let (variant, folders) = (arguments["variant"], SuiteFolders(arguments))
    let source = try TraceSource(text, variant: variant, folder: folders.traces)
    path = source.path
    trace = source.trace
    let file = path.lastPathPart
    let ending = TraceFile.fileExtension
    name = CaseName(
      scene: trace.header.scene,
      trace: file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : file,
      variant: variant ?? (path == text ? nil : CaseName(identifier: text)?.variant))
    folder = folders.baselines.appendingPath(name.folder)
    traces = folders.traces
  }

  /// What the folder of traces says that it may differ by.
  func rules() throws -> [PlacedRule] { try ToleranceFile(in: traces).rules(for: name) }

  /// The accepted files of its checkpoints, by name.
  func pictures() throws -> [String: [UInt8]] { try BaselineFiles.accepted(of: trace, in: folder) }

  /// The accepted frames; nil where nothing was accepted.
  func baseline() throws -> FrameHashLog? {
    let path = folder.appendingPath(BaselineFiles.hashLog)
    guard FileSystem.kind(of: path) != nil else { return nil }
    return try FrameHashLog(at: path)
  }
}
