import Foundation
import MeniscusFormats

/// The traces in a folder and below it.
package struct TraceLibrary: Equatable, Sendable {
  /// The files, by path.
  package private(set) var files: [TraceFile] = []
  private let folder: String
  private let unplayed: [UnplayedTrace]
  private let unusedIgnores: [RunRemark]

  /// Reads all traces below a folder; one that cannot be read is in the list with its reason.
  ///
  /// Links to files of the project are read, linked folders are not entered.
  ///
  /// - Parameters:
  ///   - scenes: the scenes that there are; nil for not asking.
  ///   - environment: that of the process, which says where a test's files are.
  package init(
    in folder: String, scenes: [String]?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SuiteError) {
    self.folder = folder.withoutTrailingSlashes
    guard let kind = FileSystem.kind(of: self.folder) else { throw .noTraces(folder: self.folder) }
    guard kind == .folder else { throw .unreadable(path: self.folder, .notFolder) }
    let search = try TraceSearch(in: self.folder, environment: environment)
    unplayed = search.unplayed
    unusedIgnores = search.unusedIgnores
    files = search.traces.map { [folder = self.folder] in TraceFile(at: $0, in: folder) }
    for index in files.indices {
      guard let scenes, !scenes.contains(files[index].scene) else { continue }
      files[index].refuse(
        .unknownScene(
          files[index].scene,
          nearest: NearestName.suggestion(for: files[index].scene, among: scenes), known: scenes))
    }
    refuseNamesAlikeButForCase()
    refuseSharedFolders()
  }

  /// What lies there and looks like a mistake, of what patterns choose.
  package func remarks(chosenBy patterns: [Pattern] = []) -> [RunRemark] {
    let start = folder.appendingPath("").count
    return unplayed.filter { patterns.choose(String($0.path.dropFirst(start))) }
      .map { .unplayed($0) } + (patterns.isEmpty ? unusedIgnores : [])
  }

  /// Where upper and lower case are one, `Tap` and `tap` are one file, and so are their baselines.
  private mutating func refuseNamesAlikeButForCase() {
    var spellings: [String: (path: String, owner: Int)] = [:]
    for (index, file) in files.enumerated() {
      for path in [file.path] + file.path.parentPaths {
        let known = spellings[path.lowercased()]
        if let known, known.path != path {
          files[known.owner].refuse(.sameButForCase(other: file.path))
          files[index].refuse(.sameButForCase(other: files[known.owner].path))
        }
        if known == nil { spellings[path.lowercased()] = (path, index) }
      }
    }
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
