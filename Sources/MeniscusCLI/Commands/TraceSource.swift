import MeniscusFormats
import MeniscusSuite

/// A trace that somebody named, by its file or by its case.
struct TraceSource: Equatable, Sendable {
  /// The file.
  let path: String
  /// The trace, in the environment of the variant.
  let trace: Trace

  /// Reads the trace.
  ///
  /// - Parameters:
  ///   - name: a path, or `SCENE/NAME[@VARIANT]`.
  ///   - variant: the name of a variant, which goes before one in `name`.
  ///   - folder: the folder of traces.
  init(_ name: String, variant: String?, folder: String) throws {
    let identifier = CaseName(identifier: name)
    if FileSystem.kind(of: name) != nil || name.hasSuffix(TraceFile.fileExtension) {
      path = name
    } else if let identifier {
      path = folder.appendingPath(
        "\(identifier.scene)/\(identifier.trace)\(TraceFile.fileExtension)")
      guard FileSystem.kind(of: path) != nil else { throw Self.unknown(name, in: folder) }
    } else {
      throw Self.unknown(name, in: folder)
    }
    let bytes = try FileSystem.read(path)
    let read = try InputError.replaying(path) { () throws(ReplayError) in
      try TraceReader().read(bytes)
    }
    let wanted = variant ?? identifier?.variant
    guard let changed = read.applying(variantNamed: wanted) else {
      let names = TraceVariant.all.map(\.name)
      throw CommandLineError.unknownVariant(
        wanted ?? "", nearest: NearestName.suggestion(for: wanted ?? "", among: names))
    }
    trace = changed
  }

  private static func unknown(_ name: String, in folder: String) -> CommandLineError {
    let known = (try? TraceLibrary(in: folder, scenes: []))?.cases.map(\.name.identifier) ?? []
    return .unknownTrace(name, nearest: NearestName.suggestion(for: name, among: known))
  }
}
