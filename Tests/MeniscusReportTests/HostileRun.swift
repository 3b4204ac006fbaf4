import MeniscusSuite

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
      OrphanReport(path: change($0.path), sentence: change($0.sentence))
    }
    run.sentences = sentences.map(change)
    return run
  }
}

extension TraceReport {
  fileprivate func mapStrings(_ change: (String) -> String) -> TraceReport {
    var trace = self
    trace.scene = change(scene)
    trace.name = change(name)
    trace.variant = variant.map(change)
    trace.file = change(file)
    trace.sentences = sentences.map(change)
    trace.device = change(device)
    trace.events = events.map {
      EventReport(frame: $0.frame, line: $0.line, title: change($0.title))
    }
    trace.checkpoints = checkpoints.map { $0.mapStrings(change) }
    if let divergence {
      trace.divergence?.views = divergence.views.map(change)
      trace.divergence?.sentence = change(divergence.sentence)
    }
    trace.unencodableState = unencodableState.map(change)
    trace.issues = issues.map(change)
    trace.mismatches = mismatches.map(change)
    trace.tolerance = tolerance.isEmpty ? "" : change(tolerance)
    trace.tolerated = tolerated.map(change)
    return trace
  }
}

extension CheckpointReport {
  fileprivate func mapStrings(_ change: (String) -> String) -> CheckpointReport {
    var checkpoint = self
    checkpoint.name = change(name)
    checkpoint.sentence = change(sentence)
    checkpoint.expected?.path = change(expected?.path ?? "")
    checkpoint.actual?.path = change(actual?.path ?? "")
    checkpoint.difference?.path = change(difference?.path ?? "")
    checkpoint.perception?.heatMap.path = change(perception?.heatMap.path ?? "")
    checkpoint.tree = tree.map(change)
    checkpoint.display = display.map(change)
    for index in regions.indices {
      checkpoint.regions[index].owners = regions[index].owners.map(change)
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
