import MeniscusFormats

extension Messages {
  /// The report with its findings in sentences.
  package func worded(_ report: RelationReport) -> RelationReport {
    var report = report
    report.failure = report.problem.map { sentence(on: $0, of: report.identifier) }
    for index in report.routes.indices {
      report.routes[index].sentence = report.routes[index].finding.map {
        sentence(on: $0, of: report.identifier)
      }
    }
    return report
  }

  private func sentence(on finding: RelationReport.Finding, of identifier: String) -> String {
    switch finding {
    case .trace(let problem, let path): sentence(for: problem, in: path)
    case .differs(let route, let frame, let stage):
      differs(route, frame: frame, stage: stage, of: identifier)
    case .noHashes(let route):
      "\(Self.summary(of: route)): it printed no hashes; it may be a different tool, or an older one"
    case .ended(let route, let end, let output):
      "\(Self.summary(of: route)): \(Self.ended(end, output: output))"
    }
  }

  private func differs(
    _ route: MetamorphicRelation, frame: Int, stage: Stage?, of identifier: String
  ) -> String {
    let what =
      stage.map { "the \($0.rawValue) hash first differs in frame \(frame)" }
      ?? "one of the two has no frame \(frame)"
    guard !route.options.isEmpty else { return "\(Self.summary(of: route)): \(what)" }
    let line = (["replay", identifier, "--hashes"] + route.options).joined(separator: " ")
    return "\(Self.summary(of: route)): \(what); `\(command) \(line)` reproduces it"
  }

  /// What a route does, in a few words.
  private static func summary(of route: MetamorphicRelation) -> String {
    switch route.name {
    case "plain": "one thread, only what changed"
    case "threads-2": "two threads"
    case "threads-5": "five threads"
    case "tiles-16": "tiles of 16 pixels"
    case "tiles-200": "tiles of 200 pixels"
    case "full-repaint": "every tile of every frame"
    case "fresh": "a fresh renderer at every seventh frame"
    case "translated": "every frame drawn again, moved by whole pixels"
    case "reencoded": "the trace decoded, encoded and read again"
    case "elsewhere": "a different hash seed, without FMA and AVX"
    default: route.tool.map { "by \($0)" } ?? route.name
    }
  }

  /// How a process ended, as what it did.
  static func ended(_ end: WorkerEnd) -> String {
    switch end {
    case .exited(let status): "ended with exit code \(status)"
    case .signalled(let signal): "was killed by signal \(signal)"
    case .timedOut: "did not finish in time"
    case .cancelled: "was interrupted"
    case .notStarted(let failure): "could not be started: \(reason(failure))"
    }
  }

  /// What `check` says of a case.
  package static func line(on report: RelationReport) -> String {
    if let failure = report.failure { return "failed     \(report.identifier)  \(failure)" }
    let verdict = report.isEqual ? "equal    " : "different"
    return "\(verdict)  \(report.identifier)  \(count(report.frames, "frame")), "
      + count(report.routes.count, "route")
  }
}
