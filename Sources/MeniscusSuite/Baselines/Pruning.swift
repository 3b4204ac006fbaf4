import MeniscusFormats

/// Finds what lies in the folder of baselines and belongs to no trace, and removes it.
///
/// Traces declare their checkpoints and variants, so nothing is replayed and no run is needed.
package struct Pruning: Sendable {
  /// What was found.
  package struct Outcome: Equatable, Sendable {
    /// Files of baselines that belong to nothing, and folders of nothing else, by path from the
    /// folder of baselines.
    package var orphans: [String] = []
    /// What belongs to nothing and is no file of a baseline either; it is not touched.
    package var foreign: [RunReport.OrphanReport] = []
    /// Traces that cannot be read; nothing of theirs counts as orphaned.
    package var unreadable: [String] = []
    /// What looks like a trace and is none; while there is any, nothing is removed.
    package var unplayed: [RunRemark] = []

    /// Makes an outcome of nothing.
    package init() {}
  }

  private let folders: SuiteFolders
  /// What was found.
  package let outcome: Outcome

  /// Looks through the folder, once what was interrupted is completed or undone.
  ///
  /// - Throws: ``SuiteError/emptyTraces(folder:)`` where there is no trace at all: then the folder of
  ///   traces is more likely to be the wrong one than every baseline to be an orphan.
  package init(folders: SuiteFolders, scenes: [String]) throws(SuiteError) {
    self.folders = folders
    try FileTransaction.recover(folders.baselines)
    let library = try TraceLibrary(in: folders.traces, scenes: scenes)
    let unplayed = library.remarks().filter { $0.exitCode == .unproven }
    guard !library.files.isEmpty || !unplayed.isEmpty else {
      throw .emptyTraces(folder: folders.traces)
    }
    let found = try OrphanSearch.orphans(
      in: folders.baselines, cases: library.cases.map { ($0.name, $0.file.checkpoints) },
      withCheckpoints: true)
    var outcome = Outcome()
    outcome.unreadable = library.files.filter { $0.checkpoints == nil }.map(\.path)
    outcome.unplayed = unplayed
    for orphan in found { try Self.sort(orphan, in: folders.baselines, into: &outcome) }
    self.outcome = outcome
  }

  /// Removes the orphans, all of them or none, and logs it.
  ///
  /// A baseline may be that of a trace that is only named wrongly: then nothing is removed.
  package func prune(reason: String?, date: String) throws(SuiteError) {
    guard !outcome.orphans.isEmpty, outcome.unplayed.isEmpty else { return }
    var transaction = try FileTransaction(in: folders.baselines)
    do throws(SuiteError) {
      var pictures = PictureChanges(in: folders.baselines)
      for path in outcome.orphans { pictures.remove(path) }
      try pictures.stage(in: &transaction)
      try forgetChecksums(in: &transaction)
      try BaselineLog.append(
        BaselineLog.Entry(at: date, pruned: outcome.orphans, reason: reason),
        in: folders.baselines, &transaction)
    } catch {
      transaction.discard()
      throw error
    }
    try transaction.commit()
  }

  /// Takes the files that go off the lists of checksums of the cases that stay.
  private func forgetChecksums(in transaction: inout FileTransaction) throws(SuiteError) {
    let files = outcome.orphans.filter { BaselineFiles.isListed($0.lastPathPart) }
    for (name, files) in Dictionary(grouping: files, by: \.parentPath).sorted(by: {
      $0.key < $1.key
    }) {
      let folder = AcceptedFolder(name, in: folders.baselines)
      guard var checksums = folder.kept else { continue }
      for file in files {
        // A picture that is stored elsewhere is listed by its own name.
        var name = file.lastPathPart
        if name.hasSuffix(SharedPicture.ending) { name.removeLast(SharedPicture.ending.count) }
        checksums.hashes[name] = nil
      }
      try folder.put(checksums, in: &transaction)
    }
  }

  /// Takes an orphan whole where nothing in it is foreign, else the files of baselines in it.
  private static func sort(
    _ orphan: RunReport.OrphanReport, in baselines: String, into outcome: inout Outcome
  ) throws(SuiteError) {
    let foreign = try foreign(in: orphan.path, of: baselines)
    if foreign.isEmpty {
      outcome.orphans.append(orphan.path)
    } else if foreign == [orphan.path] {
      outcome.foreign.append(orphan)
    } else {
      for name in try FileSystem.names(in: baselines.appendingPath(orphan.path)) {
        let path = orphan.path.appendingPath(name)
        let part = RunReport.OrphanReport(path: path, in: baselines, .foreign)
        try sort(part, in: baselines, into: &outcome)
      }
    }
  }

  /// The files at a path or below it that are no files of a baseline.
  private static func foreign(
    in path: String, of baselines: String
  ) throws(SuiteError) -> [String] {
    guard FileSystem.kind(of: baselines.appendingPath(path), followingLinks: false) == .folder
    else {
      return BaselineFiles.isBaseline(path.lastPathPart) ? [] : [path]
    }
    var foreign: [String] = []
    for name in try FileSystem.names(in: baselines.appendingPath(path)) {
      foreign += try Self.foreign(in: path.appendingPath(name), of: baselines)
    }
    return foreign
  }
}
