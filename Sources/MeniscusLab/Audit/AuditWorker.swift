import MeniscusFormats
import MeniscusGeometry
import MeniscusSuite

/// What a worker process does that plants faults in a case.
@MainActor
struct AuditWorker {
  /// How the case is replayed.
  let execution: CaseExecution
  /// The worker's folder.
  let folder: String

  /// Plants faults one by one and tells of each as soon as it is known, so that a trap costs
  /// nothing but its own fault.
  func run(_ names: [String]) throws(SuiteError) {
    var results = AuditResults()
    let trial: MutantTrial
    do throws(StoppedReplay) {
      trial = try MutantTrial(execution)
    } catch {
      let outcome = execution.outcome(of: error, beside: nil)
      results.problem = outcome.report.findings.first.map { .finding($0) }
      return try results.write(in: folder)
    }
    results.frames = trial.frameCount
    results.rules = trial.tolerances.rules
    results.problem = trial.unguarded.map { .finding($0) }
    try results.write(in: folder)
    if results.problem != nil { return }
    for fault in names.compactMap({ Fault(name: $0) }) {
      results.faults.append(try trial.report(on: fault))
      try results.write(in: folder)
    }
  }
}

/// What a worker has found of faults up to now.
struct AuditResults: Equatable, WorkerFile, Sendable {
  static let fileName = "faults.json"

  /// How many frames the case has; nil before it was replayed without a fault.
  var frames: Int?
  /// Why nothing can be planted: the case cannot be replayed without a fault, or nothing could fail.
  var problem: AuditReport.Problem?
  /// What lets pictures of the case differ; nil among it for what the trace itself asks for.
  var rules: [PlacedRule?]?
  /// What became of the faults, in the order in which they were asked for.
  var faults: [MutantReport] = []
}
