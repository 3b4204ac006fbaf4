import MeniscusFormats

extension RunReport {
  /// The same run with every string of it put through `change`.
  func mapStrings(_ change: (String) -> String) -> RunReport {
    var run = self
    run.started = change(started)
    run.toolVersion = change(toolVersion)
    run.command = change(command)
    run.platform = Platform(
      system: change(platform.system), architecture: change(platform.architecture),
      processors: platform.processors, build: change(platform.build))
    run.filter = filter.map(change)
    run.traces = traces.map { $0.mapStrings(change) }
    run.orphans = orphans.map {
      OrphanReport(path: change($0.path), in: change($0.baselines), $0.kind)
    }
    run.remarks = remarks.map { $0.mapStrings(change) }
    return run
  }
}

extension RunRemark {
  fileprivate func mapStrings(_ change: (String) -> String) -> RunRemark {
    switch self {
    case .noTraces(let folder): .noTraces(folder: change(folder))
    case .linkedFolder(let path): .linkedFolder(change(path))
    case .almostTrace(let path): .almostTrace(change(path))
    case .unusedRule(let rule): .unusedRule(rule.mapStrings(change))
    }
  }
}

extension PlacedRule {
  fileprivate func mapStrings(_ change: (String) -> String) -> PlacedRule {
    var rule = rule
    rule.scene = rule.scene.map(change)
    rule.trace = rule.trace.map(change)
    rule.variant = rule.variant.map(change)
    rule.checkpoint = rule.checkpoint.map(change)
    rule.reason = rule.reason.map(change)
    if case .view(let name)? = rule.area { rule.area = .view(change(name)) }
    return switch place {
    case .line(let line, let path): PlacedRule(rule, at: .line(line, of: change(path)))
    case .rule(let number, let path): PlacedRule(rule, at: .rule(number, of: change(path)))
    }
  }
}

extension TraceReport {
  fileprivate func mapStrings(_ change: (String) -> String) -> TraceReport {
    var trace = self
    trace.scene = change(scene)
    trace.name = change(name)
    trace.variant = variant.map(change)
    trace.file = change(file)
    trace.findings = findings.map { CaseFinding($0.verdict, $0.kind.mapStrings(change)) }
    if let device { trace.device?.environment.locale = change(device.environment.locale) }
    trace.events = events.map {
      EventReport(frame: $0.frame, line: $0.line, title: change($0.title))
    }
    trace.checkpoints = checkpoints.map { $0.mapStrings(change) }
    trace.changes = changes.map { $0.mapStrings(change) }
    trace.divergence = divergence?.mapStrings(change)
    trace.unencodableState = unencodableState.map(change)
    trace.issues = issues.map { $0.mapStrings(change) }
    trace.tolerated = tolerated.map { $0.mapStrings(change) }
    return trace
  }
}

extension CaseFinding.Kind {
  /// The kinds of the sample, with every string of them put through `change`.
  fileprivate func mapStrings(_ change: (String) -> String) -> Self {
    switch self {
    case .different(var differences):
      differences.divergence = differences.divergence?.mapStrings(change)
      differences.checkpoints = differences.checkpoints.map { $0.mapStrings(change) }
      return .different(differences)
    case .notDeterministic(let divergence, let threads, let others):
      return .notDeterministic(divergence.mapStrings(change), threads: threads, others: others)
    case .trapped(let signal, let frame, let output):
      return .trapped(signal: signal, frame: frame, output: change(output))
    case .unusable(let output): return .unusable(output: change(output))
    case .silent(let status, let output): return .silent(status: status, output: change(output))
    case .missingFiles(let files): return .missingFiles(files.map(change))
    case .orphanedCheckpoints(let names): return .orphanedCheckpoints(names.map(change))
    case .unsettled(let frame, let views):
      return .unsettled(frame: frame, views: views.map(change))
    case .partedBefore(let divergence): return .partedBefore(divergence.mapStrings(change))
    case .lessThanAllowed(let checkpoint): return .lessThanAllowed(checkpoint.mapStrings(change))
    case .trace, .suite, .replay, .stoppedShort, .noCheckpoints, .unreadableBaseline,
      .nothingAccepted, .timedOut:
      return self
    }
  }
}

extension CaseRemark {
  fileprivate func mapStrings(_ change: (String) -> String) -> CaseRemark {
    switch self {
    case .scene(.duplicateIdentity(let view, let identity), let frame):
      .scene(.duplicateIdentity(view: change(view), identity: change(identity)), frame: frame)
    case .scene: self
    case .unknownView(let name, let rule): .unknownView(change(name), rule.mapStrings(change))
    }
  }
}

extension ToleratedDifference {
  fileprivate func mapStrings(_ change: (String) -> String) -> ToleratedDifference {
    switch self {
    case .frames(let divergence): .frames(divergence.mapStrings(change))
    case .unseen(let divergence): .unseen(divergence.mapStrings(change))
    case .checkpoint(let report): .checkpoint(report.mapStrings(change))
    case .snapshots(let names): .snapshots(names.map(change))
    }
  }
}

extension Divergence {
  fileprivate func mapStrings(_ change: (String) -> String) -> Divergence {
    var divergence = self
    divergence.views = views.map { ViewDifference(path: change($0.path), kind: $0.kind) }
    return divergence
  }
}

extension DivergenceReport {
  fileprivate func mapStrings(_ change: (String) -> String) -> DivergenceReport {
    DivergenceReport(
      divergence.mapStrings(change),
      details: details.map { detail in
        switch detail {
        case .state(let finding, let others, let place):
          .state(finding.mapStrings(change), others: others, at: place.mapStrings(change))
        case .layout(let finding, let others, let place):
          .layout(finding.mapStrings(change), others: others, at: place.mapStrings(change))
        case .operation(let operation, let place):
          .operation(operation.mapStrings(change), at: place.mapStrings(change))
        case .timing(let timing, let view, let others):
          .timing(timing, view: view.map(change), others: others)
        case .stage, .tiles: detail
        }
      })
  }
}

extension ChangeFinding {
  fileprivate func mapStrings(_ change: (String) -> String) -> ChangeFinding {
    var finding = self
    finding.path = change(path)
    finding.field = field.map(change)
    finding.expected = expected.map(change)
    finding.actual = actual.map(change)
    return finding
  }
}

extension CheckpointPlace {
  fileprivate func mapStrings(_ change: (String) -> String) -> CheckpointPlace {
    CheckpointPlace(change(name), frame: frame)
  }
}

extension RegionChange {
  fileprivate func mapStrings(_ change: (String) -> String) -> RegionChange {
    var region = self
    region.view = view.map(change)
    return region
  }
}

extension BaselineChange {
  fileprivate func mapStrings(_ change: (String) -> String) -> BaselineChange {
    var mapped = self
    mapped.checkpoint = checkpoint.map(change)
    mapped.cause.subjects = cause.subjects.map(change)
    mapped.cause.field = cause.field.map(change)
    mapped.cause.values = cause.values.map(change)
    mapped.expected = expected.map(change)
    mapped.actual = actual.map(change)
    mapped.difference = difference.map(change)
    if case .checkpoint(let report)? = detail {
      mapped.detail = .checkpoint(report.mapStrings(change))
    }
    return mapped
  }
}

extension CheckpointReport {
  fileprivate func mapStrings(_ change: (String) -> String) -> CheckpointReport {
    var checkpoint = self
    checkpoint.name = change(name)
    checkpoint.expected?.path = change(expected?.path ?? "")
    checkpoint.actual?.path = change(actual?.path ?? "")
    checkpoint.difference?.path = change(difference?.path ?? "")
    checkpoint.comparison?.picture.path = change(comparison?.picture.path ?? "")
    checkpoint.tree = tree.map(change)
    checkpoint.display = display.map(change)
    for index in regions.indices {
      checkpoint.regions[index].owners = regions[index].owners.map(change)
      checkpoint.regions[index].change = regions[index].change?.mapStrings(change)
    }
    return checkpoint
  }
}

/// Strings that would be something else if they were not escaped.
enum Hostile {
  static let strings = [
    "</script><script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "' onmouseover='alert(1)",
    "javascript:alert(1)//",
    "<!-- --> ]]> <![CDATA[ <?xml &amp; &#0; &lt;",
    "</style></title></textarea>",
    "a\u{0}b\u{8}c\u{1B}[31m\u{7F}\u{85}\u{FFFE}",
    "line\nline\r\n\ttab\u{2028}\u{2029}",
    "| pipe ` tick `` ticks * _ [x](http://x) <b> @everyone #1 \\",
    "\u{202E}right to left\u{202C} \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} e\u{301}",
  ]
}
