/// How long cases take: `times.json` in the folder of traces, by which shards are balanced.
package struct TimesFile: Equatable, Sendable {
  /// The file's name in the folder of traces.
  package static let name = "times.json"
  /// The newest version of the format.
  package static let version = 1

  /// How long a run was busy with each case, in milliseconds.
  package var milliseconds: [CaseName: Int]

  /// Makes a file.
  package init(_ milliseconds: [CaseName: Int] = [:]) { self.milliseconds = milliseconds }

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
    let members = try FileFormat.times.members(of: bytes)
    try members.allow(["meniscus", "version", "milliseconds"])
    milliseconds = [:]
    for entry in try members.required("milliseconds").members("milliseconds").list {
      guard let name = CaseName(identifier: entry.key), name.folder.isPathDownwards else {
        throw JSONError(
          offset: entry.offset,
          problem: .malformedValue(key: "milliseconds", found: entry.key, expected: .caseName))
      }
      // A day is more than a run may take.
      milliseconds[name] = try entry.value.integer(
        "milliseconds.\(entry.key)", in: 0...86_400_000)
    }
  }

  /// The file with the times of a run.
  ///
  /// - Parameter isWhole: whether cases that the run does not have are gone.
  package func with(_ report: RunReport, isWhole: Bool) -> TimesFile {
    var file = isWhole ? TimesFile() : self
    for trace in report.traces where trace.frames > 0 {
      let name = CaseName(scene: trace.scene, trace: trace.name, variant: trace.variant)
      file.milliseconds[name] = Int(clamping: (trace.duration + 500_000) / 1_000_000)
    }
    return file
  }

  /// The text of the file, cases sorted, each on a line of its own.
  package var text: String {
    let lines = milliseconds.sorted { $0.key < $1.key }.map { name, time in
      "\(JSONValue.string(name.identifier).written()):\(time)"
    }
    return "{\"meniscus\":\"times\",\"version\":\(Self.version),\"milliseconds\":{"
      + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n")) + "}}\n"
  }

  /// Writes the file into a folder of traces.
  package func write(in traces: String) throws(SuiteError) {
    try FileSystem.write(text.utf8, to: traces.appendingPath(Self.name))
  }
}
