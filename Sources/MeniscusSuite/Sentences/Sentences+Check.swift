import MeniscusReplay

extension Sentences {
  /// A route that gave other bits.
  func differs(
    _ route: ReplayRoute, frame: Int, stage: Stage?, of name: CaseName
  ) -> String {
    let what =
      stage.map { "the hash of \($0.name) differs first in frame \(frame)" }
      ?? "one of the two has no frame \(frame)"
    guard !route.options.isEmpty else { return "\(route.summary): \(what)" }
    let line = (["replay", name.identifier, "--hashes"] + route.options).joined(separator: " ")
    return "\(route.summary): \(what); `\(command) \(line)` shows it again"
  }

  /// A route that printed something else.
  static func noHashes(by route: ReplayRoute) -> String {
    "\(route.summary): no hashes were printed; it may be another tool, or an older one"
  }

  /// A route that did not come to its end.
  static func ended(_ end: WorkerProcess.End, _ route: ReplayRoute, output: String) -> String {
    "\(route.summary): the replay \(ended(end))" + (output.isEmpty ? "" : ": \(output)")
  }

  /// How a process ended, as what it did.
  static func ended(_ end: WorkerProcess.End) -> String {
    switch end {
    case .exited(let status): "ended with exit code \(status)"
    case .signalled(let signal): "was stopped by signal \(signal)"
    case .timedOut: "did not come to its end"
    case .cancelled: "was interrupted"
    case .notStarted(let reason): "could not be started: \(reason)"
    }
  }

  /// What `check` says of a case.
  package static func line(on report: RouteReport) -> String {
    if let failure = report.failure { return "failed     \(report.identifier)  \(failure)" }
    let verdict = report.isEqual ? "equal    " : "different"
    return "\(verdict)  \(report.identifier)  \(count(report.frames, "frame")), "
      + count(report.routes.count, "route")
  }
}
