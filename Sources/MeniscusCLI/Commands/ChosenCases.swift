import MeniscusFormats
import MeniscusMessages
import MeniscusSuite

/// The cases that a command line chooses, and how many of them are worked on at once.
struct ChosenCases: Sendable {
  /// A case and its trace.
  typealias Case = (name: CaseName, file: TraceFile)

  /// The cases, in order.
  let cases: [Case]
  /// What looks like a trace and is not among them.
  let remarks: [RunRemark]
  private let jobs: Int
  private let tool: Tool

  /// Reads the folder of traces.
  ///
  /// - Parameters:
  ///   - patterns: what chooses; nil for what the command line says.
  ///   - mayBeNone: whether it is no error that no case is chosen.
  ///   - isCounted: whether a case is chosen that the patterns choose.
  init(
    _ run: CommandRun, patterns chosenBy: [String]? = nil, mayBeNone: Bool = false,
    where isCounted: (Case) -> Bool = { _ in true }
  ) throws {
    jobs = try run.jobs()
    tool = run.tool
    let folder = SuiteFolders(run.arguments).traces
    let library = try TraceLibrary(in: folder, scenes: run.tool.scenes.map(\.name))
    let all = library.cases
    let patterns = (chosenBy ?? run.arguments.positionals).map { Pattern($0) }
    remarks = library.remarks(chosenBy: patterns)
    if remarks.isEmpty { try SuiteError.refuseIdle(patterns, among: all.map(\.name)) }
    let chosen = all.filter { patterns.choose($0.name.identifier) }
    cases = chosen.filter(isCounted)
    guard cases.isEmpty, !mayBeNone || chosen.isEmpty else { return }
    if patterns.isEmpty { throw SuiteError.emptyTraces(folder: folder) }
    throw SuiteError.nothingChosen(patterns: patterns.map(\.text), nearest: nil)
  }

  /// The cases with their traces, each in the environment of its variant.
  func readable() throws(InputError) -> [(name: CaseName, trace: Trace)] {
    try cases.map { (name, file) throws(InputError) in
      switch file.contents {
      case .success(let trace):
        // A variant that is chosen is one that the trace lists.
        (name, trace.applying(variantNamed: name.variant) ?? trace)
      case .failure(let problem): throw .trace(path: file.path, problem)
      }
    }
  }

  /// Says what is not among the cases, and gives the exit code of all.
  func exitCode(beside code: ExitCode) -> ExitCode {
    for remark in remarks { tool.console.report(Messages.remark(remark)) }
    return ExitCode.first(of: remarks.map(\.exitCode) + [code])
  }

  /// What `work` says of each case, in their order; each is shown as soon as it is there.
  ///
  /// An interruption ends it, and so does output that nobody takes.
  func reports<Report: Sendable>(
    _ work: @escaping @Sendable (Case) async throws -> Report,
    show: @escaping @Sendable (Report) -> Void
  ) async throws -> [Report] {
    try await tool.interruption.cancelling { [cases, jobs, console = tool.console] in
      try await cases.worked(
        jobs: jobs,
        by: { _, entry in
          if let failure = console.failure { throw SuiteError.output(failure) }
          return try await work(entry)
        }, show: show)
    }
  }
}
