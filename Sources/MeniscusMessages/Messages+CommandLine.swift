import MeniscusFormats

extension Messages {
  /// What the tool is for.
  package static let purpose =
    "replay recorded scenes and compare every frame with what was accepted"

  /// What the status says that a command ends with.
  package static let exitCodes = """
    Exit codes: 0 all match, 1 differs, 2 not deterministic or proves nothing, 3 a gate
    failed, 4 a baseline is missing or orphaned, 5 unreadable input or unwritable output,
    64 usage, 130 interrupted.
    """

  /// How far a run is: `[3/12] 1 failed, 4 s: engine/springs/tap, engine/stacks/toggle`.
  package static func progress(
    done: Int, of cases: Int, failed: Int, seconds: Int64, running: [String]
  ) -> String {
    "[\(done)/\(cases)]\(failed == 0 ? "" : " \(failed) failed,") \(seconds) s: "
      + running.joined(separator: ", ")
  }

  /// What is wrong with a command line, and what to do.
  package func sentence(for error: CommandLineError) -> String {
    switch error {
    case .unknownCommand(let name, let nearest):
      "there is no command `\(name)`"
        + Self.suggestion(nearest, or: "; `\(command) --help` lists them")
    case .unknownOption(let option, let name, let nearest):
      "`\(name)` has no option `\(option)`"
        + Self.suggestion(nearest, or: "; `\(command) \(name) --help` lists them")
    case .missingValue(let option, let value, let name):
      "`\(option)` needs a value; write `\(option) \(value)`, see `\(command) \(name) --help`"
    case .unexpectedValue(let option, _):
      "`\(option)` takes no value; write `\(option)` alone"
    case .repeatedOption(let option, _):
      "`\(option)` is given twice; remove one"
    case .notInRange(let option, let text, let lowest, let highest, _):
      "`\(option) \(text)`: expected a whole number from \(Self.grouped(lowest)) to "
        + Self.grouped(highest)
    case .numberNotInRange(let option, let text, let lowest, let highest, _):
      "`\(option) \(text)`: expected a number from \(Self.fraction(lowest)) to "
        + Self.fraction(highest)
    case .unknownValue(let option, let text, let allowed, let nearest):
      "`\(option) \(text)`: "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "expected \(Self.list(allowed, limit: 12, conjunction: "or"))")
    case .unknownAction(let action, let name, let allowed, let nearest):
      "`\(name)` does not know `\(action)`"
        + Self.suggestion(nearest, or: "; expected \(Self.list(allowed, conjunction: "or"))")
    case .overwritesInput(let option, let path):
      "`\(option) \(path)`: is read, and would be overwritten; choose another name"
    case .notAPicture(let option, let path):
      "`\(option) \(path)`: already exists and is not a PNG file; choose another name"
    case .missingArgument(let argument, let name):
      "`\(name)` needs \(argument); see `\(command) \(name) --help`"
    case .unexpectedArgument(let argument, let name):
      "`\(name)` takes no `\(argument)`; see `\(command) \(name) --help`"
    case .conflict(let first, let second, _):
      "`\(first)` and `\(second)` cannot be used together; remove one"
    case .needs(let option, let other, _):
      "`\(option)` requires `\(other)`"
    case .noFrame(let frame, let last):
      "`--frame \(frame)`: the last frame is \(Self.grouped(last))"
    case .notAPoint(let option, let text, let command):
      "`\(option) \(text)`: expected a point such as 120,40, in points; "
        + "see `\(self.command) \(command) --help`"
    case .pointOutside(let option, let text, let width, let height):
      "`\(option) \(text)`: the point is outside the frame, which is "
        + "\(JSONText.number(width))×\(JSONText.number(height)) points"
    case .unknownVariant(let name, let nearest):
      "there is no variant `\(name)`"
        + Self.suggestion(
          nearest,
          or: "; expected one of dark, right-to-left, reduced-motion, reduced-transparency, "
            + "increased-contrast, text-SIZE")
    case .unknownTrace(let name, let nearest):
      "\(name): neither a file nor a trace"
        + Self.suggestion(nearest, or: "; name it as Traces/SCENE/NAME.jsonl")
    case .fileExists(let path):
      "\(path): already exists; choose another name with `--out`, or replace it with `--force`"
    case .sheetTooLarge(let width, let height, let limit):
      "the sheet would be \(Self.grouped(width))×\(Self.grouped(height)) px, more than the limit of "
        + "\(Self.grouped(limit)) px; take fewer frames with `--every`"
    case .notAnExtent(let option, let text, let command):
      "`\(option) \(text)`: expected a size such as 390x844, in points; "
        + "see `\(self.command) \(command) --help`"
    case .unknownCase(let id, let path, let nearest):
      "\(path): there is no case `\(id)`" + Self.suggestion(nearest)
    case .severalCases(let path, let count):
      "\(path): has \(Self.count(count, "case")); choose one with `--case`"
    case .notAPackageName(let name, let isReserved):
      isReserved
        ? "`\(name)` is the name of a module that every package has; choose another"
        : "`\(name)` cannot name a module: expected letters, digits and `_`, a letter first, at most "
          + "64 of them"
    case .badShardVariable(let name, let text, let lowest, let highest):
      "`\(name)` is `\(text)` in the environment: expected a whole number from \(lowest) to "
        + "\(Self.grouped(highest)); `--shard 1/1` ignores it"
    case .shardVariables(let first, let second):
      "`\(first)` and `\(second)` in the environment name different shards; choose with `--shard`"
    case .inexactMetric(let name):
      "`--metric \(name)`: a time is another whenever it is measured; name a counter or a stage here, "
        + "or compare times with `\(command) bench --against REV`"
    case .noAlert:
      "no alert is open, so nothing says where it began; name a case and an older revision: "
        + "`\(command) bisect CASE --good REV`"
    case .alertOfTime(let name, let metric, let previous):
      "\(name.identifier): \(metric) is a time, which is another whenever it is measured; "
        + "`\(command) bench \(name.identifier) --against \(previous.prefix(12))` compares it"
    case .alertWithoutRevision(let name, let metric):
      "\(name.identifier): the history has no revisions for its alert of \(metric); name one with "
        + "`--good`"
    case .tooFewScenes(let count, let least):
      "\(Self.count(count, "scene")) cannot say what work costs: a model is fitted to at least "
        + "\(least), each of which is left out in turn to see how far it is off"
    case .nothingSelected(let name, let pending):
      pending.isEmpty
        ? "nothing is pending: everything that the last run found has been accepted or rejected"
        : "say what to \(name): a pattern, or `\(command) \(name) --all`; pending: "
          + Self.list(pending, limit: 12)
    }
  }
}
