import Foundation
import MeniscusSuite

extension Command {
  /// `accept`: the last run becomes the baseline.
  static let accept = Command(
    name: "accept", summary: "make what the last run produced the baseline, byte for byte",
    positionals: [
      Positional(
        "PATTERN", "which cases: a part of SCENE/TRACE[@VARIANT], or a glob with * and ?",
        isRequired: false, isRepeated: true)
    ],
    options: [
      Option(flag: "all", "every case that is not as accepted"),
      Option("reason", "TEXT", "why; it is kept in Baselines/log.jsonl"),
      .baselines, .report,
    ],
    examples: [
      Example("accept engine/springs/tap", "one case"),
      Example("accept '*@dark' --reason 'darker cards'", "the dark variants, and why"),
      Example("accept --all", "everything; look at the report first"),
    ],
    run: { arguments, tool in
      let acceptance = try Acceptance(folders: SuiteFolders(arguments))
      let patterns = arguments.positionals.map { Pattern($0) }
      if patterns.isEmpty, !arguments.has("all") {
        throw CommandLineError.nothingSelected(pending: acceptance.pending.map(\.identifier))
      }
      if !patterns.isEmpty, arguments.has("all") {
        throw CommandLineError.conflict("PATTERN", "--all", command: "accept")
      }
      let outcome = try acceptance.accept(
        patterns, reason: arguments["reason"], date: Date().ISO8601Format())
      for name in outcome.accepted { tool.console.print("accepted   \(name.identifier)") }
      for refusal in outcome.refused {
        tool.console.report(tool.sentences.refused(refusal))
      }
      let accepted = Sentences.count(outcome.accepted.count, "case")
      tool.console.print(
        "\(accepted) accepted, \(Sentences.grouped(outcome.unchanged)) unchanged"
          + (outcome.refused.isEmpty ? "" : ", \(outcome.refused.count) refused"))
      return ExitCode.first(
        of: outcome.refused.map { $0.verdict == .different ? .unproven : $0.verdict.exitCode })
    })
}
