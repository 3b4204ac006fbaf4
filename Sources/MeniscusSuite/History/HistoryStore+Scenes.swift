import Foundation
import MeniscusFormats

extension HistoryStore {
  /// Gives the entries of one scene after the other, as ``Swift/Array/merged`` orders them, and the
  /// lines that cannot be read.
  ///
  /// No more files are in memory than there are processors. A scene whose entries are in the files of
  /// others too is given once more, whole, after all others.
  ///
  /// - Parameters:
  ///   - body: is given a scene and its entries; a folder that is not there has none.
  ///   - problem: is given each line that cannot be read.
  package func eachScene(
    _ body: (String, [HistoryEntry]) throws(SuiteError) -> Void,
    problem: (SuiteError) -> Void
  ) async throws(SuiteError) {
    guard FileSystem.kind(of: folder) != nil else { return }
    let paths = try Self.paths(in: folder).sorted()
    let jobs = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    var strays: [String: [HistoryEntry]] = [:]
    for start in stride(from: 0, to: paths.count, by: jobs) {
      let part = Array(paths[start..<min(start + jobs, paths.count)])
      let files = try await part.worked(jobs: jobs) { _, path throws(SuiteError) in
        HistoryFile(try FileSystem.read(path))
      }
      for (path, file) in zip(part, files) {
        for line in file.problems { problem(line.error(in: path)) }
        let home = scene(of: path)
        let entries = file.entries.filter { $0.name.scene == home }
        for entry in file.entries where entry.name.scene != home {
          strays[entry.name.scene, default: []].append(entry)
        }
        if !entries.isEmpty { try body(home, entries.merged) }
      }
    }
    for (scene, entries) in strays.sorted(by: { $0.key < $1.key }) {
      let path = path(of: scene)
      let home =
        FileSystem.kind(of: path) == nil ? [] : HistoryFile(try FileSystem.read(path)).entries
      try body(scene, (home.filter { $0.name.scene == scene } + entries).merged)
    }
  }

  /// The scene that a file of the folder is named after.
  private func scene(of path: String) -> String {
    String(path.dropFirst(folder.appendingPath("").utf8.count).dropLast(Self.ending.count))
  }
}
