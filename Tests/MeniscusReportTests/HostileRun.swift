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
    run.notRun = notRun.map { $0.mapStrings(change) }
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
    case .unplayed(let trace): .unplayed(UnplayedTrace(path: change(trace.path), trace.reason))
    case .unusedIgnore(let entry, let path):
      .unusedIgnore(.init(line: entry.line, text: change(entry.text)), path: change(path))
    case .missingCase(let name, let path): .missingCase(name.mapStrings(change), path: change(path))
    case .unlistedCases(let names, let path):
      .unlistedCases(names.map { $0.mapStrings(change) }, path: change(path))
    case .missingSuite(let path): .missingSuite(path: change(path))
    case .noSuite(let path): .noSuite(path: change(path))
    case .unusedRule(let rule): .unusedRule(rule.mapStrings(change))
    case .unusedExpectation(let failure): .unusedExpectation(failure.mapStrings(change))
    case .untripped(let rule, let cases):
      .untripped(rule?.mapStrings(change), cases: cases.map(change))
    case .editedTrace(let path, let name, let edits):
      .editedTrace(path: change(path), name: change(name), edits.map { $0.mapStrings(change) })
    case .unkeptTraces(let names): .unkeptTraces(names.map(change))
    case .unkeptChecksums(let names): .unkeptChecksums(names.map(change))
    case .overBudget(let overrun, let path):
      .overBudget(
        BudgetOverrun(name: overrun.name.mapStrings(change), measure: overrun.measure),
        path: change(path))
    case .oldCostBudgets(let names, let path):
      .oldCostBudgets(names.map { $0.mapStrings(change) }, path: change(path))
    case .unusedBudgets(let names, let path):
      .unusedBudgets(names.map { $0.mapStrings(change) }, path: change(path))
    case .lastFailed(let folder, let cases): .lastFailed(folder: change(folder), cases: cases)
    case .noLastFailure(let folder, let elsewhere):
      .noLastFailure(folder: change(folder), elsewhere: elsewhere)
    case .noLastRun(let folder): .noLastRun(folder: change(folder))
    case .affected(let revision, let files, let cases):
      .affected(since: change(revision), files: files, cases: cases)
    case .allAffected(let revision, let path):
      .allAffected(since: change(revision), path: change(path))
    case .partialProof, .planted, .stopped: self
    }
  }
}

extension CaseName {
  fileprivate func mapStrings(_ change: (String) -> String) -> CaseName {
    CaseName(scene: change(scene), trace: change(trace), variant: variant.map(change))
  }
}

extension TraceEdit {
  fileprivate func mapStrings(_ change: (String) -> String) -> TraceEdit {
    switch self {
    case .font(let name, let presence): .font(change(name), presence)
    case .variant(let name): .variant(change(name))
    case .added(let event): .added(event.mapStrings(change))
    default: self
    }
  }
}

extension TraceEdit.PlacedEvent {
  fileprivate func mapStrings(_ change: (String) -> String) -> Self {
    var event = self
    if case .text(let text) = action { event.action = .text(change(text)) }
    if case .tap(.identifier(let target)) = action { event.action = .tap(.id(change(target.id))) }
    return event
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
    return PlacedRule(rule, at: place.mapStrings(change))
  }
}

extension PlacedRule.Place {
  fileprivate func mapStrings(_ change: (String) -> String) -> PlacedRule.Place {
    switch self {
    case .line(let line, let path): .line(line, of: change(path))
    case .rule(let number, let path): .rule(number, of: change(path))
    }
  }
}

extension ExpectedFailure {
  fileprivate func mapStrings(_ change: (String) -> String) -> ExpectedFailure {
    var failure = self
    failure.scene = change(scene)
    failure.trace = trace.map(change)
    failure.variant = variant.map(change)
    failure.issue = change(issue)
    failure.place = place.mapStrings(change)
    return failure
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
    trace.edits = edits.map { $0.mapStrings(change) }
    if let device { trace.device?.environment.locale = change(device.environment.locale) }
    trace.events = events.map {
      EventReport(frame: $0.frame, line: $0.line, title: change($0.title))
    }
    trace.checkpoints = checkpoints.map { $0.mapStrings(change) }
    trace.changes = changes.map { $0.mapStrings(change) }
    trace.divergence = divergence?.mapStrings(change)
    trace.unencodableState = unencodableState.map(change)
    for index in (strip?.frames ?? []).indices {
      trace.strip?.frames[index].actual.path = change(strip?.frames[index].actual.path ?? "")
      trace.strip?.frames[index].expected?.path = change("expected")
    }
    trace.issues = issues.map { $0.mapStrings(change) }
    trace.tolerated = tolerated.map { $0.mapStrings(change) }
    trace.expectation = expectation?.mapStrings(change)
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
    case .notDeterministic(let divergence, let threads, let others, var cause):
      if case .run(let use) = cause {
        cause = .run(IdentityUse(count: use.count, shownBy: use.shownBy.map(change)))
      }
      return .notDeterministic(
        divergence.mapStrings(change), threads: threads, others: others, cause: cause)
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
    case .allowsEverything(let names, let rules):
      return .allowsEverything(names.map(change), rules.map { $0.mapStrings(change) })
    case .expected(let failure): return .expected(failure.mapStrings(change))
    case .passesNow(let failure): return .passesNow(failure.mapStrings(change))
    case .expired(let failure): return .expired(failure.mapStrings(change))
    case .failsOtherwise(let failure): return .failsOtherwise(failure.mapStrings(change))
    case .unusableFrames(.unreadable(let path)):
      return .unusableFrames(.unreadable(path: change(path)))
    case .unusableFrames(.stale(let path)): return .unusableFrames(.stale(path: change(path)))
    case .trace, .suite, .replay, .stoppedShort, .noCheckpoints, .unreadableBaseline,
      .damagedBaseline,
      .nothingAccepted, .timedOut, .framesBeyond:
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
    case .endlessMotion(let views): .endlessMotion(views: views.map(change))
    case .lint(let finding, let others): .lint(finding.mapStrings(change), others: others)
    case .unknownView(let name, let rule): .unknownView(change(name), rule.mapStrings(change))
    case .untripped(let tried): .untripped(tried.mapStrings(change))
    case .redrawnFrames(let path, let frame): .redrawnFrames(path: change(path), frame: frame)
    }
  }
}

extension LintFinding {
  fileprivate func mapStrings(_ change: (String) -> String) -> LintFinding {
    var finding = self
    finding.view = change(view)
    finding.identifier = identifier.map(change)
    finding.other = other.map(change)
    if case .text(let text) = detail { finding.detail = .text(change(text)) }
    return finding
  }
}

extension TriedTolerance {
  fileprivate func mapStrings(_ change: (String) -> String) -> TriedTolerance {
    var tried = self
    tried.rule = rule?.mapStrings(change)
    return tried
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
        case .cause(let found, let others, let place):
          .cause(found.mapStrings(change), others: others, at: place.mapStrings(change))
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

extension ViewChange {
  fileprivate func mapStrings(_ change: (String) -> String) -> ViewChange {
    var found = self
    (found.view, found.name) = (change(view), change(name))
    (found.property, found.holder) = (property.map(change), holder.map(change))
    (found.from, found.to) = (from.map(change), to.map(change))
    return found
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
