import Foundation
import MeniscusFormats

extension HistoryStore {
  /// What a history has to say, and what of it cannot be read.
  package struct Findings: Equatable, Sendable {
    /// The alerts, by scene and then by their first run.
    package var alerts: [PerformanceAlert]
    /// The lines that cannot be read, each with its file.
    package var unreadable: [SuiteError]
    /// The number of entries.
    package var entries: Int
  }

  /// Looks for alerts, one file after the other, so that a long history takes no more memory than its
  /// largest files.
  ///
  /// - Throws: that the folder is not there, or a file cannot be read.
  package func findings() async throws(SuiteError) -> Findings {
    guard FileSystem.kind(of: folder) != nil else { throw .unreadable(path: folder, .missing) }
    let all = try await Self.paths(in: folder)
      .worked(jobs: ProcessInfo.processInfo.activeProcessorCount) {
        _, path throws(SuiteError) in
        let file = HistoryFile(try FileSystem.read(path))
        let entries = file.entries.merged
        return Findings(
          alerts: PerformanceAlert.alerts(of: entries),
          unreadable: file.problems.map { $0.error(in: path) }, entries: entries.count)
      }
    return Findings(
      alerts: all.flatMap(\.alerts), unreadable: all.flatMap(\.unreadable),
      entries: all.reduce(0) { $0 + $1.entries })
  }
}

extension AlertFile {
  /// The file of a folder of traces; empty where there is none.
  package init(in folder: String) throws(SuiteError) {
    let path = folder.appendingPath(Self.fileName)
    if FileSystem.kind(of: path, followingLinks: false) == nil {
      self.init()
    } else {
      try self.init(FileSystem.readText(path), path: path)
    }
  }
}
