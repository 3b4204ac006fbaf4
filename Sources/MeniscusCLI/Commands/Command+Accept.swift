import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusSuite

extension Command {
  /// What `accept` and `reject` choose changes by.
  fileprivate static let choice = [
    Option("checkpoint", "NAME", "only these checkpoints: a name, or a glob with * and ?"),
    Option("group", "NAME", "only the changes of one cause, as named by `test` and `pending`"),
    Option(flag: "all", "everything that is pending"),
    Option("reason", "TEXT", "why; it is kept in Baselines/log.jsonl"),
    .baselines,
  ]

  /// `accept`: the last run becomes the baseline.
  static let accept = Command(
    name: "accept", summary: "make what the last run produced the baseline, byte for byte",
    positionals: [.cases],
    options: choice + [
      Option(
        flag: "removed", "take cases that have no trace any more off the list of Traces/suite.json"),
      Option(
        flag: "keep-frames",
        "also keep how every frame is drawn, so that `test` judges each by the trace's tolerance"),
      Option(flag: "drop-frames", "keep it no longer"),
      .traces,
      Option(
        "report", "DIR|ZIP",
        "the report: a folder, or an archive of it from a build server (default: Reports/latest)"),
    ],
    examples: [
      Example("accept engine/springs/toggle", "one case"),
      Example("accept engine/springs/toggle --checkpoint end", "one checkpoint of it"),
      Example("accept '*@dark' --reason 'darker cards'", "the dark variants, and why"),
      Example("accept --group 7f3a2c", "all changes of one cause, in every case"),
      Example("accept --all", "everything; look at the report first"),
      Example("accept --all --report report.zip", "what a build server has found"),
      Example("accept glass/lens --keep-frames", "after `test glass/lens --frames all`"),
      Example("accept --removed --reason 'no picker any more'", "cases whose traces are gone"),
    ],
    run: { run in
      let (arguments, tool) = (run.arguments, run.tool)
      if arguments.has("removed") { return try run.acceptRemoval() }
      let report = try NamedReport(arguments)
      defer { report.remove() }
      var acceptance = try report.acceptance()
      if arguments.has("report") { acceptance.here = await ProjectRevision.current() }
      let selection = try arguments.changes(waiting: acceptance)
      let outcome = try acceptance.accept(
        selection, frames: try arguments.frameKeeping, reason: arguments["reason"],
        date: Date().ISO8601Format())
      if arguments.has("report"),
        let note = Messages.note(acceptance.revision, here: acceptance.here)
      {
        tool.console.report(note)
      }
      tool.console.print(Messages.decided("accepted", outcome))
      for refusal in outcome.refused {
        tool.console.report(tool.messages.refused(refusal))
      }
      let traces = acceptance.traceFolders
      if !outcome.decisions.isEmpty { traces.forEach { GitAttributes.write(in: $0) } }
      for path in GitAttributes.lacking(in: [report.folders.baselines] + traces) {
        tool.console.report(Messages.lackingAttributes(path))
      }
      return ExitCode.first(
        of: outcome.refused.map { refusal -> ExitCode in
          switch refusal.verdict {
          case .different: .unproven
          // `--all` takes everything else.
          case .expectedFailure: selection.patterns.isEmpty ? .accepted : .different
          default: refusal.verdict.exitCode
          }
        })
    })

  /// `reject`: what the last run produced waits no longer.
  static let reject = Command(
    name: "reject", summary: "decide that what the last run produced is not to become the baseline",
    positionals: [.cases],
    options: choice + [.report],
    examples: [
      Example("reject engine/springs/toggle --reason 'too slow'", "one case, and why"),
      Example("reject '*@dark' --checkpoint end", "one checkpoint of the dark variants"),
    ],
    run: { run in
      let (arguments, tool) = (run.arguments, run.tool)
      var acceptance = try Acceptance(folders: SuiteFolders(arguments))
      let selection = try arguments.changes(waiting: acceptance)
      let outcome = try acceptance.reject(
        selection, reason: arguments["reason"], date: Date().ISO8601Format())
      tool.console.print(Messages.decided("rejected", outcome))
      return .accepted
    })
}

extension CommandRun {
  /// Takes cases off the list.
  fileprivate func acceptRemoval() throws -> ExitCode {
    for option in ["checkpoint", "group", "all", "report", "keep-frames", "drop-frames"] {
      try arguments.refuse("removed", with: option)
    }
    let folders = SuiteFolders(arguments)
    let removed = try CaseRemoval(folders: folders).remove(
      arguments.positionals.map { Pattern($0) }, reason: arguments["reason"],
      date: Date().ISO8601Format())
    tool.console.print(
      Messages.removed(removed, from: folders.traces.appendingPath(SuiteFile.name)))
    return .accepted
  }
}

extension Arguments {
  /// What becomes of the frames that are kept beside what is accepted.
  ///
  /// They belong to cases as a whole, so they cannot be kept or dropped for single checkpoints.
  fileprivate var frameKeeping: Acceptance.FrameKeeping {
    get throws {
      for option in ["keep-frames", "drop-frames"] where has(option) {
        for part in ["checkpoint", "group"] { try refuse(option, with: part) }
      }
      try refuse("keep-frames", with: "drop-frames")
      return has("keep-frames") ? .keep : has("drop-frames") ? .drop : .asBefore
    }
  }

  /// The changes that a command line chooses; it has to say at least `--all`.
  fileprivate func changes(waiting acceptance: Acceptance) throws -> ChangeSelection {
    let parts = ["checkpoint", "group"].filter { has($0) }
    if positionals.isEmpty, parts.isEmpty, !has("all") {
      let names = try acceptance.pending().map(\.name.identifier)
      throw CommandLineError.nothingSelected(command: command, pending: names.withoutRepeats)
    }
    if has("all"), let other = positionals.isEmpty ? parts.first.map({ "--\($0)" }) : "PATTERN" {
      throw CommandLineError.conflict(other, "--all", command: command)
    }
    return ChangeSelection(
      patterns: positionals.map { Pattern($0) }, checkpoint: self["checkpoint"].map { Pattern($0) },
      group: self["group"])
  }
}
