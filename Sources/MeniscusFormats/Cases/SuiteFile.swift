/// The cases that there have to be: `suite.json` in the folder of traces.
///
/// Without it, a case that goes together with its baseline would be missed by nobody. It lies beside
/// the traces, a case a line, so that whoever reviews a change reads there what is no longer tested;
/// the log of decisions would have to be read from its beginning to say as much.
package struct SuiteFile: Equatable, Sendable {
  /// The file's name in the folder of traces.
  package static let name = "suite.json"
  /// The newest version of the format.
  package static let version = 1

  /// The cases, sorted.
  package let cases: [CaseName]

  /// Makes a list of cases.
  package init(_ cases: some Sequence<CaseName>) {
    self.cases = Set(cases).sorted()
  }

  /// Reads the file of a folder of traces; nil where there is none.
  ///
  /// - Throws: ``SuiteError/malformedData(path:line:column:problem:)`` where it breaks the format, and
  ///   what reading throws.
  package init?(in traces: String) throws(SuiteError) {
    let path = traces.appendingPath(Self.name)
    guard FileSystem.kind(of: path, followingLinks: false) != nil else { return nil }
    try self.init(bytes: try FileSystem.read(path), of: path)
  }

  /// Reads what is in the file.
  ///
  /// - Throws: ``SuiteError/malformedData(path:line:column:problem:)``.
  package init(bytes: [UInt8], of path: String) throws(SuiteError) {
    do throws(JSONError) {
      self.init(try Self.cases(bytes))
    } catch {
      throw .malformedData(path: path, error, in: bytes)
    }
  }

  private static func cases(_ bytes: [UInt8]) throws(JSONError) -> [CaseName] {
    let members = try FileFormat.suite.members(of: bytes)
    try members.allow(["meniscus", "version", "cases"])
    return try members.required("cases").elements("cases") { json, key throws(JSONError) in
      let text = try json.string(key)
      guard let name = CaseName(identifier: text), name.folder.isPathDownwards else {
        throw json.error(.malformedValue(key: key, found: text, expected: .caseName))
      }
      return name
    }
  }

  /// The text of the file.
  package var text: String {
    "{\"meniscus\":\"suite\",\"version\":\(Self.version),\"cases\":"
      + JSONText.lines(cases.map { .string($0.identifier) }) + "}\n"
  }

  /// Writes the file into a folder of traces.
  package func write(in traces: String) throws(SuiteError) {
    try FileSystem.write(text.utf8, to: traces.appendingPath(Self.name))
  }
}
