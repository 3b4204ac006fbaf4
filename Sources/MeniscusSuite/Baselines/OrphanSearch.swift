import MeniscusFormats

/// Finds what lies in the folder of baselines and belongs to no trace.
///
/// Traces declare their checkpoints and variants, so nothing has to be replayed for it.
package enum OrphanSearch {
  /// The files and folders that belong to nothing, sorted by path.
  ///
  /// - Parameters:
  ///   - baselines: the folder of baselines; none there is none orphaned.
  ///   - cases: every case there is, with the names of its checkpoints; nil where the trace cannot
  ///     be read, whose folder is then left alone.
  ///   - withCheckpoints: whether the files of checkpoints count that a trace no longer has; a run
  ///     tells of them as it compares the case.
  package static func orphans(
    in baselines: String, cases: [(name: CaseName, checkpoints: [String]?)],
    withCheckpoints: Bool = false
  ) throws(SuiteError) -> [RunReport.OrphanReport] {
    guard FileSystem.kind(of: baselines) != nil else { return [] }
    var search = Search(baselines: baselines, withCheckpoints: withCheckpoints)
    for entry in cases {
      search.folders[entry.name.folder] = .some(entry.checkpoints)
      search.traces.insert(entry.name.ofTrace.folder)
      search.parents.formUnion(entry.name.folder.parentPaths)
    }
    try search.visit("")
    return search.found
  }

  private struct Search {
    let baselines: String
    let withCheckpoints: Bool
    var folders: [String: [String]?] = [:]
    /// The folders that keep the accepted trace.
    var traces: Set<String> = []
    var parents: Set<String> = []
    var found: [RunReport.OrphanReport] = []

    mutating func visit(_ folder: String) throws(SuiteError) {
      let names = try FileSystem.names(in: baselines.appendingPath(folder))
      for name in names where !name.hasPrefix(".") {
        let path = folder.appendingPath(name)
        if FileSystem.kind(of: baselines.appendingPath(path), followingLinks: false) == .folder {
          try visitFolder(path)
        } else if !isExpected(name, in: folder) {
          found.append(.init(path: path, in: baselines, .file))
        }
      }
    }

    private mutating func visitFolder(_ path: String) throws(SuiteError) {
      if folders[path] != nil || parents.contains(path) {
        try visit(path)
      } else if !isBelowUnreadable(path) {
        found.append(.init(path: path, in: baselines, .folder))
      }
    }

    /// Whether a file may be where it is.
    private func isExpected(_ name: String, in folder: String) -> Bool {
      if folder.isEmpty { return BaselineLog.name == name || name.hasPrefix("README") }
      guard let checkpoints = folders[folder] else { return false }
      let belongsToCase = [BaselineFiles.hashLog, BaselineFiles.checksums, BaselineFiles.frames]
      guard let checkpoints, !belongsToCase.contains(name) else { return true }
      if name == BaselineFiles.trace { return traces.contains(folder) }
      guard let checkpoint = BaselineFiles.checkpoint(of: name) else { return false }
      return !withCheckpoints || checkpoints.contains(checkpoint)
    }

    /// Whether a folder may be a variant of a trace that cannot be read.
    private func isBelowUnreadable(_ path: String) -> Bool {
      if case .some(.none) = folders[path.parentPath] { return true }
      return false
    }
  }
}
