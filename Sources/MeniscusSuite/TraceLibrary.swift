import MeniscusFormats

/// The traces in a folder and below it.
package struct TraceLibrary: Equatable, Sendable {
  /// The files, by path.
  package private(set) var files: [TraceFile] = []
  /// What lies there and looks like a mistake.
  package private(set) var remarks: [RunRemark] = []

  /// Reads all traces below a folder; one that cannot be read is in the list with its reason.
  ///
  /// Hidden files are passed over, linked files are read, linked folders are not entered.
  package init(in folder: String, scenes: [String]) throws(SuiteError) {
    let folder = folder.withoutTrailingSlashes
    guard let kind = FileSystem.kind(of: folder) else { throw .noTraces(folder: folder) }
    guard kind == .folder else { throw .unreadable(path: folder, .notFolder) }
    try add(folder, root: folder)
    for index in files.indices where !scenes.contains(files[index].scene) {
      files[index].refuse(
        .unknownScene(
          files[index].scene,
          nearest: NearestName.suggestion(for: files[index].scene, among: scenes), known: scenes))
    }
    refuseSharedFolders()
  }

  private mutating func add(_ folder: String, root: String) throws(SuiteError) {
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = folder.appendingPath(name)
      let isLink = FileSystem.kind(of: path, followingLinks: false) == .link
      if FileSystem.kind(of: path) == .folder {
        if isLink {
          remarks.append(.linkedFolder(path))
        } else {
          try add(path, root: root)
        }
      } else if name.hasSuffix(TraceFile.fileExtension) {
        files.append(TraceFile(at: path, in: root))
      } else if Self.looksLikeTrace(name), folder != root || name != ToleranceFile.name {
        remarks.append(.almostTrace(path))
      }
    }
  }

  /// Whether a name has an extension that somebody may have meant as that of a trace.
  private static func looksLikeTrace(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let ending = name[dot...].lowercased()
    return ending == ".ndjson"
      || NearestName.suggestion(for: ending, among: [TraceFile.fileExtension]) != nil
  }

  /// A trace `a` of scene `s` with variant `dark` and a trace `dark` of scene `s/a` keep their
  /// baselines in the same folder; neither is replayed.
  private mutating func refuseSharedFolders() {
    var owners: [String: Int] = [:]
    for (index, file) in files.enumerated() {
      for name in file.cases {
        if let owner = owners[name.folder], owner != index {
          files[owner].refuse(.sharedFolder(other: file.path))
          files[index].refuse(.sharedFolder(other: files[owner].path))
        }
        owners[name.folder] = index
      }
    }
  }

  /// Every case of every file, sorted.
  package var cases: [(name: CaseName, file: TraceFile)] {
    files.flatMap { file in file.cases.map { (name: $0, file: file) } }
      .sorted { $0.name < $1.name }
  }
}
