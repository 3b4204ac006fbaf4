/// What a benchmark found of all its cases, of traces or of a part of the stack.
package struct BenchmarkSummary: Equatable, Sendable {
  /// What was found of a case.
  package struct Case: Equatable, Sendable {
    /// What was measured.
    package var benchmark: CaseBenchmark
    /// The phases that ran, and their sum; empty where nothing was timed.
    package var phases: [PhaseBenchmark]
    /// How the builds differ; nil where there is one alone.
    package var comparison: BenchmarkComparison?
    /// How late frames would come, by refreshes of a second.
    package var hitches: [Int: HistoryHitches]
    /// What a replay costs by the model, on every machine; nil for a part of the stack.
    package var cost: HistoryCost?
  }

  /// The cases, in their order.
  package var cases: [Case]
  /// What goes over a budget.
  package var overruns: [BudgetOverrun]
  /// Whether work alone was counted.
  package var isExact: Bool
  /// What the cases of a part say beside each other.
  package var figures: [BenchmarkFigure] = []
  /// Other tools that would have been measured, had they been there.
  package var missing: [CaseName] = []

  /// Sums up what was measured.
  package init(_ benchmarks: [CaseBenchmark], overruns: [BudgetOverrun] = [], isExact: Bool) {
    self.overruns = overruns
    self.isExact = isExact
    cases = benchmarks.map { benchmark in
      var hitches: [Int: HistoryHitches] = [:]
      for rate in HistoryEntry.refreshRates where !isExact && benchmark.rate != nil {
        hitches[rate] = benchmark.actual.flatMap {
          HistoryHitches($0.timing.frameTimes, refreshRate: rate)
        }
      }
      return Case(
        benchmark: benchmark, phases: isExact ? [] : benchmark.actual?.phases ?? [],
        comparison: BenchmarkComparison(benchmark), hitches: hitches,
        cost: benchmark.rate.flatMap { _ in benchmark.actual?.timing.cost.map { HistoryCost($0) } })
    }
  }

  /// Whether a case could not be measured.
  private var isUnproven: Bool {
    cases.contains { found in
      found.benchmark.failure != nil || found.benchmark.expectedFailure != nil
        || found.benchmark.actual?.isRepeatable == false
    }
  }

  /// 2 where a case could not be measured, else 3 where one goes over its budget, does more work or
  /// takes longer than the other build, else 0.
  package var exitCode: ExitCode {
    if isUnproven { return .unproven }
    let fails = !overruns.isEmpty || cases.contains { $0.comparison?.fails == true }
    return fails ? .gateFailed : .accepted
  }
}
