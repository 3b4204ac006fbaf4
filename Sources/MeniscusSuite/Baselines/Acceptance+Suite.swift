import MeniscusFormats

extension Acceptance {
  /// The list of cases as it is to be.
  struct ListedCases {
    /// The folder of traces that it is in.
    let traces: String
    /// The list.
    let file: SuiteFile
    /// The cases that are new on it.
    let added: [CaseName]
  }

  /// The list of cases with those of some plans and all others that have a baseline; nil where the
  /// run had no case, and where the list is gone: then it is to be brought back, not made anew.
  func listed(_ plans: [Plan]) throws(SuiteError) -> ListedCases? {
    guard let traces = traceFolders.first else { return nil }
    let library = try TraceLibrary(in: traces, scenes: nil)
    let suite = try SuiteFile(in: traces)
    if suite == nil, BaselineLog.mentionsSuite(in: folders.baselines) { return nil }
    let old = suite?.cases ?? []
    let accepted = ExpectedCases.accepted(of: library, in: folders.baselines)
    let file = SuiteFile(old + plans.map(\.entry.name) + accepted)
    let known = Set(old)
    return ListedCases(traces: traces, file: file, added: file.cases.filter { !known.contains($0) })
  }
}
