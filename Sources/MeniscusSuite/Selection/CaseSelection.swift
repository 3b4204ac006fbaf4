import MeniscusFormats

/// The cases that a run is left with beside what its patterns choose, and why.
package struct CaseSelection: Equatable, Sendable {
  /// The cases; nil for all.
  package var names: Set<CaseName>?
  /// What there is to say of it.
  package var remarks: [RunRemark] = []

  /// Leaves everything in.
  package init() {}

  /// States a selection.
  package init(_ names: Set<CaseName>?, _ remark: RunRemark) {
    self.names = names
    remarks = [remark]
  }

  /// Whether a case is in it.
  package func holds(_ name: CaseName) -> Bool { names?.contains(name) ?? true }

  /// What is in both.
  package func and(_ other: CaseSelection) -> CaseSelection {
    var both = self
    if let names = other.names { both.names = self.names?.intersection(names) ?? names }
    both.remarks += other.remarks
    return both
  }
}

extension CaseSelection {
  /// The cases that failed in the run that a report folder has, and those that it was stopped before.
  ///
  /// Where none of the chosen did, or no run is there, all are in it, as pytest has it.
  ///
  /// - Parameter chosen: the cases that there are and that patterns choose.
  /// - Throws: that a report is there and cannot be read.
  package static func lastFailed(
    in report: String, among chosen: [CaseName]
  ) throws(SuiteError) -> CaseSelection {
    let manifest: RunManifest
    do throws(SuiteError) {
      manifest = try RunManifest(in: report)
    } catch .noRun {
      return CaseSelection(nil, .noLastRun(folder: report))
    }
    // What fails by a planted fault fails for nobody.
    guard manifest.fault == nil else { return CaseSelection(nil, .noLastRun(folder: report)) }
    let failed = Set(manifest.cases.filter { !$0.verdict.isAccepted }.map(\.name))
      .union(manifest.notRun ?? [])
    let left = failed.intersection(chosen)
    if left.isEmpty {
      return CaseSelection(nil, .noLastFailure(folder: report, elsewhere: failed.count))
    }
    return CaseSelection(left, .lastFailed(folder: report, cases: left.count))
  }
}
