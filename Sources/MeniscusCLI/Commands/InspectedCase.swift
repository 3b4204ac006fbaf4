import MeniscusFormats
import MeniscusSuite

/// The case that somebody wants to look at, as one of a suite: of the project's, or of one that is made
/// for it in a temporary folder.
struct InspectedCase: Sendable {
  /// The case, by its name in that suite.
  let name: CaseName
  /// The trace, in the environment of the variant.
  let trace: Trace
  /// The trace file, where it has the trace as it is inspected; nil for a variant of it, and for what was
  /// packed.
  let path: String?
  /// The folders of the suite.
  var folders: SuiteFolders
  /// Whether it is a case of the project.
  let isOfSuite: Bool

  /// Whether a name is that of a report rather than of a case.
  static func isReport(_ name: String) -> Bool {
    switch FileSystem.kind(of: name) {
    case .folder: true
    case .file:
      !name.hasSuffix(TraceFile.fileExtension) && !name.hasSuffix(ReproBundle.fileExtension)
    default: false
    }
  }

  private init(
    name: CaseName, trace: Trace, path: String?, folders: SuiteFolders, isOfSuite: Bool
  ) {
    (self.name, self.trace, self.path) = (name, trace, path)
    (self.folders, self.isOfSuite) = (folders, isOfSuite)
  }

  /// Reads a trace or a bundle; what is not a case of the project gets a suite of its own.
  init(_ text: String, _ arguments: Arguments) throws {
    if text.hasSuffix(ReproBundle.fileExtension) {
      if arguments.has("variant") {
        throw CommandLineError.conflict("--variant", text, command: arguments.command)
      }
      self = try Self.packed(text)
      return
    }
    let named = try NamedCase(text, arguments)
    let project = SuiteFolders(arguments)
    let file = TraceFile(at: named.path, in: project.traces)
    let own = project.traces.appendingPath(named.name.ofTrace.folder + TraceFile.fileExtension)
    if FileSystem.resolved(named.path) == FileSystem.resolved(own),
      file.cases.contains(named.name)
    {
      self.init(
        name: named.name, trace: named.trace,
        path: named.name.variant == nil ? named.path : nil, folders: project, isOfSuite: true)
    } else {
      self = try Self.alone(
        named.trace, called: named.name.ofTrace, accepted: [:],
        from: named.name.variant == nil ? named.path : nil)
    }
  }

  /// The case of a bundle, with what was accepted of it.
  private static func packed(_ path: String) throws -> InspectedCase {
    let bytes = try FileSystem.read(path, limit: ReproBundle.sizeLimit)
    let bundle: ReproBundle
    do throws(ReproError) {
      bundle = try ReproBundle(bytes: bytes)
    } catch {
      throw InputError.bundle(path: path, error)
    }
    // A bundle without accepted frames is one of a case that was never accepted.
    let accepted = bundle.expected == nil ? [:] : bundle.checkpoints(.expected)
    return try alone(
      bundle.trace, called: bundle.name.ofTrace, accepted: accepted, from: nil)
  }

  /// Makes a suite of a trace alone.
  ///
  /// - Parameters:
  ///   - accepted: what is accepted of it, by file name.
  ///   - file: the file that people know it by, where it has the trace as it is.
  private static func alone(
    _ trace: Trace, called name: CaseName, accepted: [String: [UInt8]], from file: String?
  ) throws -> InspectedCase {
    var trace = trace
    trace.header.variants = []
    let root = FileSystem.temporaryPath("inspect")
    let folders = SuiteFolders(
      traces: root.appendingPath("Traces"), baselines: root.appendingPath("Baselines"))
    let own = folders.traces.appendingPath(name.folder + TraceFile.fileExtension)
    do {
      try FileSystem.write(TraceWriter.text(of: trace).utf8, to: own)
      for (part, bytes) in accepted.sorted(by: { $0.key < $1.key }) {
        let place = folders.baselines.appendingPath(name.folder).appendingPath(part)
        try FileSystem.write(bytes, to: place)
      }
    } catch {
      try? FileSystem.remove(root)
      throw error
    }
    return InspectedCase(
      name: name, trace: trace, path: file, folders: folders, isOfSuite: false)
  }

  /// Removes the suite that was made for it.
  func remove() {
    if !isOfSuite { try? FileSystem.remove(folders.traces.parentPath) }
  }
}
