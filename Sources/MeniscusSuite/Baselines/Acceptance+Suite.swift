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
  /// run had no case.
  func listed(_ plans: [Plan]) throws(SuiteError) -> ListedCases? {
    guard let traces else { return nil }
    let library = try TraceLibrary(in: traces, scenes: nil)
    let old = try SuiteFile(in: traces)?.cases ?? []
    let accepted = ExpectedCases.accepted(of: library, in: folders.baselines)
    let file = SuiteFile(old + plans.map(\.entry.name) + accepted)
    let known = Set(old)
    return ListedCases(traces: traces, file: file, added: file.cases.filter { !known.contains($0) })
  }

  /// The folder of traces of the run, by where its traces lie.
  private var traces: String? {
    guard let entry = manifest.cases.first else { return nil }
    let end = "\(entry.name.scene)/\(entry.name.trace)\(TraceFile.fileExtension)"
    guard entry.trace.hasSuffix("/" + end) else { return nil }
    return String(entry.trace.dropLast(end.count)).withoutTrailingSlashes
  }
}
