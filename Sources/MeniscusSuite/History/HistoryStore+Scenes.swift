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
  ///   - find: what is found in the entries of a scene, in several scenes at once.
  ///   - body: is given a scene, its entries and what was found in them; a folder that is not there
  ///     has none.
  ///   - problem: is given each line that cannot be read.
  package func eachScene<Value: Sendable>(
    finding find: @escaping @Sendable ([HistoryEntry]) -> Value,
    _ body: (String, [HistoryEntry], Value) throws(SuiteError) -> Void,
    problem: (SuiteError) -> Void
  ) async throws(SuiteError) {
    guard FileSystem.kind(of: folder) != nil else { return }
    let paths = try Self.paths(in: folder).sorted()
    let jobs = max(ProcessInfo.processInfo.activeProcessorCount, 1)
    var strays: [String: [HistoryEntry]] = [:]
    for start in stride(from: 0, to: paths.count, by: jobs) {
      let part = Array(paths[start..<min(start + jobs, paths.count)])
      let files = try await part.worked(jobs: jobs) { _, path throws(SuiteError) in
        let file = HistoryFile(try FileSystem.read(path))
        let home = scene(of: path)
        let entries = file.entries.filter { $0.name.scene == home }.merged
        let others = file.entries.filter { $0.name.scene != home }
        return (
          home: home, entries: entries, found: find(entries), others: others,
          problems: file.problems.map { $0.error(in: path) }
        )
      }
      for file in files {
        for error in file.problems { problem(error) }
        for entry in file.others { strays[entry.name.scene, default: []].append(entry) }
        if !file.entries.isEmpty { try body(file.home, file.entries, file.found) }
      }
    }
    for (scene, entries) in strays.sorted(by: { $0.key < $1.key }) {
      let path = path(of: scene)
      let home =
        FileSystem.kind(of: path) == nil ? [] : HistoryFile(try FileSystem.read(path)).entries
      let all = (home.filter { $0.name.scene == scene } + entries).merged
      try body(scene, all, find(all))
    }
  }

  /// The scene that a file of the folder is named after.
  private func scene(of path: String) -> String {
    String(path.dropFirst(folder.appendingPath("").utf8.count).dropLast(Self.ending.count))
  }
}
