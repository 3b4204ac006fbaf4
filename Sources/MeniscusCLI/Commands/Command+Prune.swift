import Foundation
import MeniscusMessages
import MeniscusSuite

extension Command {
  /// `prune`: baselines that belong to nothing go.
  static let prune = Command(
    name: "prune", summary: "remove baselines whose trace, variant or checkpoint no longer exists",
    options: [
      Option(flag: "check", "only report; exits with code 4 if there is anything to remove"),
      Option("reason", "TEXT", "why; it is kept in Baselines/log.jsonl"),
      .traces, .baselines,
    ],
    examples: [
      Example("prune --check", "what would be removed, as in CI"),
      Example("prune --reason 'the old picker is gone'", "remove it, and say why"),
    ],
    run: { run in
      let folders = SuiteFolders(run.arguments)
      let pruning = try Pruning(folders: folders, scenes: run.tool.scenes.map(\.name))
      let outcome = pruning.outcome
      let isCheck = run.arguments.has("check")
      guard outcome.unplayed.isEmpty else {
        for remark in outcome.unplayed { run.tool.console.report(Messages.remark(remark)) }
        run.tool.console.print(Messages.nothingPruned)
        return .unproven
      }
      if !isCheck {
        try pruning.prune(reason: run.arguments["reason"], date: Date().ISO8601Format())
      }
      for path in outcome.orphans {
        run.tool.console.print(
          (isCheck ? "orphaned   " : "removed    ") + folders.baselines.appendingPath(path))
      }
      for entry in outcome.foreign { run.tool.console.report(Messages.orphan(entry)) }
      for path in outcome.unreadable { run.tool.console.report(Messages.unreadableTrace(path)) }
      run.tool.console.print(
        Messages.pruned(outcome.orphans.count, isCheck: isCheck))
      let left =
        isCheck
        ? !outcome.orphans.isEmpty || !outcome.foreign.isEmpty
        : !outcome.foreign.isEmpty
      return left ? .baselineMissing : .accepted
    })
}
