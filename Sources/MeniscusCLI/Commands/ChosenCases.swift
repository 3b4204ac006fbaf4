import MeniscusFormats
import MeniscusSuite

/// The cases that a command line chooses, and how many of them are worked on at once.
struct ChosenCases: Sendable {
  /// A case and its trace.
  typealias Case = (name: CaseName, file: TraceFile)

  /// The cases, in order.
  let cases: [Case]
  private let jobs: Int

  /// Reads the folder of traces.
  ///
  /// - Parameter isCounted: whether a case is chosen that the patterns choose.
  init(_ run: CommandRun, where isCounted: (CaseName) -> Bool = { _ in true }) throws {
    jobs = try run.jobs()
    let folder = SuiteFolders(run.arguments).traces
    let all = try TraceLibrary(in: folder, scenes: run.tool.scenes.map(\.name)).cases
    let patterns = run.arguments.positionals.map { Pattern($0) }
    cases = all.filter { isCounted($0.name) && patterns.choose($0.name.identifier) }
    guard cases.isEmpty else { return }
    if patterns.isEmpty { throw SuiteError.noTraces(folder: folder) }
    throw SuiteError.nothingChosen(by: patterns, among: all.map(\.name))
  }

  /// What `work` says of each case, in their order; each is shown as soon as it is there.
  func reports<Report: Sendable>(
    _ work: @escaping @Sendable (Case) async throws -> Report, show: (Report) -> Void
  ) async throws -> [Report] {
    try await cases.worked(jobs: jobs, by: { try await work($1) }, show: show)
  }
}
