import MeniscusGeometry

/// Something that there is to say of a run as a whole.
package enum RunRemark: Equatable, Sendable {
  /// The folder holds no trace, so nothing was checked.
  case noTraces(folder: String)
  /// Something that looks like a trace was not replayed.
  case unplayed(UnplayedTrace)
  /// A line of the file that names what is no trace names nothing.
  case unusedIgnore(IgnoreFile.Entry, path: String)
  /// A rule is about no trace.
  case unusedRule(PlacedRule)
  /// A case that there has to be has no trace; the path is that of the list.
  case missingCase(CaseName, path: String)
  /// Cases have a baseline and are not on the list.
  case unlistedCases([CaseName], path: String)
  /// The list of cases is gone, though decisions were made by it.
  case missingSuite(path: String)
  /// There is no list of cases.
  case noSuite(path: String)
  /// A failure is expected of no trace.
  case unusedExpectation(ExpectedFailure)
  /// No planted fault trips a rule, or what the trace itself asks for, in these cases.
  case untripped(PlacedRule?, cases: [String])
  /// A trace that was edited since it was accepted, though nothing differs in any of its cases.
  case editedTrace(path: String, name: String, [TraceEdit])
  /// The traces whose baselines keep no accepted trace.
  case unkeptTraces([String])
  /// The cases whose baselines keep no checksums.
  case unkeptChecksums([String])
  /// A case did more work than its budget allows; the path is that of the budgets.
  case overBudget(BudgetOverrun, path: String)
  /// Cases that have a budget and no trace; the path is that of the budgets.
  case unusedBudgets([CaseName], path: String)
  /// Cases whose budgets of modelled cost another model set; the path is that of the budgets.
  case oldCostBudgets([CaseName], path: String)

  /// Only the cases were run that failed in the run of a report folder.
  case lastFailed(folder: String, cases: Int)
  /// All cases were run, for none of them failed in the run of a report folder; others did.
  case noLastFailure(folder: String, elsewhere: Int)
  /// All cases were run, for no run is known.
  case noLastRun(folder: String)
  /// Only the cases were run that changed files can touch.
  case affected(since: String, files: Int, cases: Int)
  /// All cases were run, for it is not known which ones a changed file touches.
  case allAffected(since: String, path: String)
  /// The second replays prove less than full ones.
  case partialProof(Proof)
  /// All replays did something wrong on purpose, which some case shows or none.
  case planted(Fault, isShown: Bool)
  /// The run was stopped after so many failing cases.
  case stopped(failures: Int, notRun: Int)

  /// The exit code that it alone would give.
  package var exitCode: ExitCode {
    switch self {
    case .noTraces, .unplayed: .unproven
    case .overBudget, .planted(_, isShown: false): .gateFailed
    case .missingCase, .unlistedCases, .missingSuite: .baselineMissing
    case .unusedIgnore, .unusedRule, .unusedExpectation, .noSuite, .untripped,
      .editedTrace, .unkeptTraces, .unkeptChecksums, .unusedBudgets, .oldCostBudgets, .lastFailed,
      .noLastFailure, .noLastRun, .affected, .allAffected, .partialProof, .planted,
      .stopped:
      .accepted
    }
  }
}

extension RunRemark {
  /// What there is to say of the accepted traces of some cases, once for all variants of each, and of
  /// checksums that are not kept.
  ///
  /// Where something differs the case itself tells of the edits.
  package static func remarks(onBaselinesOf reports: [TraceReport]) -> [RunRemark] {
    var names: [String] = []
    let traces = Dictionary(grouping: reports) { report in
      let name = CaseName(scene: report.scene, trace: report.name).identifier
      if !names.contains(name) { names.append(name) }
      return name
    }
    let edited = names.compactMap { name -> RunRemark? in
      let cases = traces[name] ?? []
      guard cases.allSatisfy(\.verdict.isMatch),
        let report = cases.first(where: { !$0.edits.isEmpty })
      else { return nil }
      return .editedTrace(path: report.file, name: name, report.edits)
    }
    let unkept = names.filter { name in traces[name]?.contains(where: \.lacksTrace) ?? false }
    let unlisted = reports.filter(\.lacksChecksums).map(\.identifier)
    return edited + (unkept.isEmpty ? [] : [.unkeptTraces(unkept)])
      + (unlisted.isEmpty ? [] : [.unkeptChecksums(unlisted)])
  }
}
