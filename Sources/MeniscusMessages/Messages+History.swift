extension Messages {
  /// What became of importing entries of history.
  package static func imported(_ added: Int, of total: Int, into folder: String) -> String {
    let there = total - added
    return "\(count(added, "run")) of cases added to \(folder)"
      + (there == 0 ? "" : "; \(there == 1 ? "1 was" : "\(grouped(there)) were") there already")
  }

  /// What became of exporting entries of history.
  package static func exported(_ total: Int, to path: String) -> String {
    "\(path): \(count(total, "run")) of cases"
  }

  /// What became of thinning a history.
  package static func thinned(_ removed: Int, of total: Int, isCheck: Bool) -> String {
    "\(grouped(removed)) of \(count(total, "run")) of cases \(isCheck ? "to remove" : "removed")"
  }

  /// That a run is not in the history, and why.
  package static func historyNotKept(_ reason: String) -> String {
    "the history was not kept: \(reason)"
  }

  /// What became of writing the dashboard.
  package static func dashboard(_ page: String, _ cases: Int, _ entries: Int) -> String {
    cases == 0
      ? "\(page): no run is in the history yet; `test --history` adds one"
      : "\(page): \(count(entries, "run")) of \(count(cases, "case"))"
  }

  /// What stands on the dashboard where no script runs.
  package static let dashboardNeedsScript =
    "The dashboard draws its charts by a script, which this browser does not run."
}

extension Messages {
  /// That there is nothing to look for changes in.
  package static let noHistory =
    "the history is empty; `test --history` adds a run to it"
}
