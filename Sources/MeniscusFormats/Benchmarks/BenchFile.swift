/// The cases that `bench` measures where nobody names any: `bench.json` in the folder of traces.
package struct BenchFile: Equatable, Sendable {
  /// The file's name in the folder of traces.
  package static let name = "bench.json"
  /// The newest version of the format.
  package static let version = 1

  /// Patterns, each of which chooses cases as on a command line.
  package let patterns: [String]

  /// Reads the file of a folder of traces; nil where there is none.
  ///
  /// - Throws: ``SuiteError/malformedData(path:line:column:problem:)`` where it breaks the format, and
  ///   what reading throws.
  package init?(in traces: String) throws(SuiteError) {
    let path = traces.appendingPath(Self.name)
    guard FileSystem.kind(of: path, followingLinks: false) != nil else { return nil }
    let bytes = try FileSystem.read(path)
    do throws(JSONError) {
      try self.init(bytes)
    } catch {
      throw .malformedData(path: path, error, in: bytes)
    }
  }

  /// Reads what is in the file.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    let members = try FileFormat.bench.members(of: bytes)
    try members.allow(["meniscus", "version", "cases"])
    patterns = try members.required("cases").elements("cases") { json, key throws(JSONError) in
      try json.filledString(key)
    }
  }
}
