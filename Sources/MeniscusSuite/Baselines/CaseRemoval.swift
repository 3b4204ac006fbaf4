import MeniscusFormats

/// Takes cases off the list of those that there have to be: their traces are gone, and are to be.
package struct CaseRemoval: Sendable {
  private let folders: SuiteFolders
  private let suite: SuiteFile
  /// The cases of the list that have no trace.
  package let missing: [CaseName]

  /// Finds them, once what was interrupted is completed or undone.
  package init(folders: SuiteFolders) throws(SuiteError) {
    self.folders = folders
    try FileTransaction.recover(folders.baselines)
    let library = try TraceLibrary(in: folders.traces, scenes: nil)
    suite = try SuiteFile(in: folders.traces) ?? SuiteFile([])
    missing = ExpectedCases.missing(of: suite, in: library)
  }

  /// Takes those off the list that patterns choose, and logs it.
  ///
  /// - Throws: ``SuiteError/nothingChosen(patterns:nearest:)``; where a pattern chooses only cases that
  ///   have their traces, ``SuiteError/stillThere(_:)``.
  package func remove(
    _ patterns: [Pattern], reason: String?, date: String
  ) throws(SuiteError) -> [CaseName] {
    for pattern in patterns where !missing.contains(where: { pattern.matches($0.identifier) }) {
      if let name = suite.cases.first(where: { pattern.matches($0.identifier) }) {
        throw .stillThere(name)
      }
    }
    try SuiteError.refuseIdle(patterns, among: missing)
    let removed = missing.filter { patterns.choose($0.identifier) }
    guard !removed.isEmpty else { return [] }
    let file = SuiteFile(Set(suite.cases).subtracting(removed))
    var entry = BaselineLog.Entry(at: date, reason: reason, removed: removed.map(\.identifier))
    entry.cases = file.cases.count
    // The log first: what is killed in between is still on the list, and can be taken off again.
    var transaction = try FileTransaction(in: folders.baselines)
    do throws(SuiteError) {
      try BaselineLog.append(entry, in: folders.baselines, &transaction)
    } catch {
      transaction.discard()
      throw error
    }
    try transaction.commit()
    try file.write(in: folders.traces)
    return removed
  }
}
