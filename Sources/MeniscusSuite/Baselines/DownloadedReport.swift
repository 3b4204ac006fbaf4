import MeniscusFormats

/// The report of a run elsewhere, as an archive: unpacked for as long as it is needed.
package struct DownloadedReport: Sendable {
  /// The folder that it is unpacked in.
  package let folder: String

  /// Unpacks what can be accepted: the files that the run produced, the display lists of frames and the
  /// list of them; or all files of its cases.
  ///
  /// - Parameter isWhole: whether every file of the report is unpacked.
  ///
  /// Build servers put the report at the top of the archive or below the folders that led to it.
  ///
  /// - Throws: ``SuiteError/archive(path:_:)``, and what reading and writing throws.
  package init(
    _ path: String, parts: [CaseFiles.Part] = [.actual], isWhole: Bool = false
  ) throws(SuiteError) {
    folder = FileSystem.temporaryPath("report")
    let bytes = try FileSystem.read(path)
    do throws(SuiteError) {
      let archive = try Self.reading(path) { () throws(ZipProblem) in try ZipArchive(bytes: bytes) }
      let root = try Self.reading(path) { () throws(ZipProblem) in try Self.root(in: archive) }
      let folders = parts.map { root + $0.rawValue + "/" }
      let frames = root + CaseFiles.Part.frames.rawValue + "/"
      for entry in archive.entries
      where isWhole && entry.name.hasPrefix(root) && !entry.name.hasSuffix("/")
        || folders.contains(where: { entry.name.hasPrefix($0) }) && !entry.name.hasSuffix("/")
        || entry.name.hasPrefix(frames) && entry.name.hasSuffix("/" + BaselineFiles.frames)
      {
        let contents = try Self.reading(path) { () throws(ZipProblem) in
          try archive.contents(of: entry)
        }
        let part = String(entry.name.dropFirst(root.count))
        try FileSystem.write(contents, to: folder.appendingPath(part))
      }
    } catch {
      remove()
      throw error
    }
  }

  /// Removes what was unpacked.
  package func remove() { try? FileSystem.remove(folder) }

  /// What stands before the paths of the report in an archive.
  private static func root(in archive: ZipArchive) throws(ZipProblem) -> String {
    let roots = archive.entries.map(\.name).filter { name in
      name == RunManifest.path || name.hasSuffix("/" + RunManifest.path)
    }.map { $0.dropLast(RunManifest.path.count) }
    guard let root = roots.first else { throw .noRun }
    guard roots.count == 1 else { throw .severalRuns(String(root), String(roots[1])) }
    return String(root)
  }

  private static func reading<Value>(
    _ path: String, _ read: () throws(ZipProblem) -> Value
  ) throws(SuiteError) -> Value {
    try Result(catching: read).mapError { SuiteError.archive(path: path, $0) }.get()
  }
}
