import MeniscusFormats

/// The verdict of a run in one sentence.
package enum Headline {
  /// A sentence such as: 2 of 14 cases differ and 1 has no baseline.
  package static func text(of report: RunReport) -> String {
    let totals = report.totals
    guard totals.cases > 0 else { return "Nothing was replayed." }
    // What nobody has to look at comes last.
    let others =
      TraceReport.Verdict.allCases.filter { !$0.isAccepted }
      + [.withinTolerance, .expectedFailure]
    let failed =
      others
      .compactMap { verdict in totals.verdicts[verdict].map { (verdict, $0) } }
    let orphans = report.orphans.count
    var text =
      !failed.isEmpty
      ? some(failed, of: totals.cases)
      : report.plantedFault != nil
        ? "No case shows the planted fault" : allSame(totals.cases)
    if orphans > 0 {
      let belongs = orphans == 1 ? "belongs" : "belong"
      text += "; \(Messages.count(orphans, "baseline file")) \(belongs) to no trace"
    }
    return text + "."
  }

  private static func allSame(_ cases: Int) -> String {
    cases == 1
      ? "The one case matches its baseline"
      : "All \(Messages.grouped(cases)) cases match their baselines"
  }

  private static func some(_ failed: [(TraceReport.Verdict, Int)], of cases: Int) -> String {
    let clauses = failed.enumerated().map { index, entry in
      let (verdict, count) = entry
      let predicate = count == 1 ? verdict.predicate.one : verdict.predicate.several
      guard index == 0 else { return "\(Messages.grouped(count)) \(predicate)" }
      if cases == 1 { return "The one case \(predicate)" }
      return "\(Messages.grouped(count)) of \(Messages.grouped(cases)) cases \(predicate)"
    }
    return Messages.list(clauses)
  }
}
