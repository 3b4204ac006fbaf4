import MeniscusFormats

/// The cases that there have to be, held against those that there are.
struct ExpectedCases {
  private let suite: SuiteFile?
  private let folders: SuiteFolders

  /// - Parameter suite: the list of cases; nil where there is none.
  init(_ suite: SuiteFile?, in folders: SuiteFolders) {
    self.suite = suite
    self.folders = folders
  }

  /// What is wrong with the list, or with the traces.
  func remarks(on library: TraceLibrary) -> [RunRemark] {
    let path = folders.traces.appendingPath(SuiteFile.name)
    let accepted = Self.accepted(of: library, in: folders.baselines)
    guard let suite else {
      if BaselineLog.mentionsSuite(in: folders.baselines) { return [.missingSuite(path: path)] }
      return accepted.isEmpty ? [] : [.noSuite(path: path)]
    }
    let unlisted = Set(accepted).subtracting(suite.cases).sorted()
    return Self.missing(of: suite, in: library).map { .missingCase($0, path: path) }
      + (unlisted.isEmpty ? [] : [.unlistedCases(unlisted, path: path)])
  }

  /// The cases of the list that have no trace.
  ///
  /// A trace that cannot be read may have all its variants.
  static func missing(of suite: SuiteFile, in library: TraceLibrary) -> [CaseName] {
    let known = Set(library.cases.map(\.name))
    let unread = Set(
      library.files.filter { $0.checkpoints == nil }
        .map { CaseName(scene: $0.scene, trace: $0.name) })
    return suite.cases.filter { name in
      !known.contains(name) && !unread.contains(CaseName(scene: name.scene, trace: name.trace))
    }
  }

  /// The cases of which something is accepted.
  static func accepted(of library: TraceLibrary, in baselines: String) -> [CaseName] {
    library.cases.map(\.name).filter { name in
      let folder = baselines.appendingPath(name.folder)
      return FileSystem.kind(of: folder.appendingPath(BaselineFiles.hashLog)) != nil
    }
  }
}
