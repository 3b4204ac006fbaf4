import MeniscusFormats
import MeniscusMessages
import MeniscusSuite

extension Command {
  /// `alerts`: what got slower or does more work, and since which revision.
  static let alerts = Command(
    name: "alerts", summary: "name what the history shows to have got worse, and since when",
    options: [.historyFolder, .traces, .json],
    examples: [
      Example("alerts", "exit code 3 where one is open; acknowledge in Traces/alerts.txt"),
      Example("alerts --json", "first revision, metric, phase, levels, ratio, p and delay of each"),
    ],
    run: { try await $0.alerts() })
}

/// Looks for alerts in the history, and holds them against those that are acknowledged.
extension CommandRun {
  fileprivate func alerts() async throws -> ExitCode {
    let folder = SuiteFolders(arguments).traces
    let file = try AlertFile(in: folder)
    let findings = try await arguments.history.findings()
    let (alerts, idle) = file.applied(to: findings.alerts)
    let unreadable = findings.unreadable.map { tool.messages.sentence(for: $0) }
    if arguments.has("json") {
      let data: JSONValue = [
        "alerts": .array(alerts.map(\.json)), "idle": .integers(idle.map(\.line)),
        "entries": .integer(findings.entries), "unreadable": .strings(unreadable),
      ]
      tool.console.printText(data.written(as: .indented))
    } else {
      for sentence in unreadable { tool.console.report(sentence) }
      let path = folder.appendingPath(AlertFile.fileName)
      tool.console.print(
        findings.entries == 0
          ? [Messages.noHistory] : tool.messages.lines(on: alerts, idle: idle, path: path))
    }
    return ExitCode.first(of: [
      unreadable.isEmpty ? .accepted : .unusable,
      alerts.contains { $0.state == .open } ? .gateFailed : .accepted,
    ])
  }
}

extension PerformanceAlert {
  /// The alert as data.
  fileprivate var json: JSONValue {
    .object([
      "case": .string(name.identifier), "kind": .string(kind.rawValue),
      "metric": .string(metric.name), "phase": .string(orNull: metric.phase?.rawValue),
      "first": .string(first), "previous": .string(orNull: previous),
      "dirty": .boolean(revision?.isDirty ?? false), "at": .string(at), "run": .hash(run),
      "processor": .string(orNull: machine?.processor), "before": .number(before),
      "after": .number(after), "ratio": ratio.map { .number($0) } ?? .null,
      "p": .probability(p), "delay": .integer(delay), "state": .string(state.word),
      "reason": .string(orNull: state.reason),
    ])
  }
}

extension PerformanceAlert.State {
  fileprivate var word: String {
    switch self {
    case .open: "open"
    case .acknowledged: "acknowledged"
    case .over: "over"
    case .improvement: "improvement"
    }
  }

  fileprivate var reason: String? {
    if case .acknowledged(let reason) = self { reason } else { nil }
  }
}
