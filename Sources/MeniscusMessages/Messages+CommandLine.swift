import MeniscusFormats

extension Messages {
  /// What the tool is for.
  package static let purpose =
    "replay recorded scenes and compare every frame with what was accepted"

  /// What the status says that a command ends with.
  package static let exitCodes = """
    Exit codes: 0 all as accepted, 1 differs, 2 not deterministic or proves nothing, 3 a gate
    failed, 4 a baseline is missing or orphaned, 5 unreadable input or unwritable output,
    64 usage, 130 interrupted.
    """

  /// How far a run is: `[3/12] 1 not as accepted, 4 s: engine/springs/tap, engine/stacks/toggle`.
  package static func progress(
    done: Int, of cases: Int, failed: Int, seconds: Int64, running: [String]
  ) -> String {
    "[\(done)/\(cases)]\(failed == 0 ? "" : " \(failed) not as accepted,") \(seconds) s: "
      + running.joined(separator: ", ")
  }

  /// What is wrong with a command line, and what to do.
  package func sentence(for error: CommandLineError) -> String {
    switch error {
    case .unknownCommand(let name, let nearest):
      "there is no command `\(name)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "; `\(command) --help` lists them")
    case .unknownOption(let option, let name, let nearest):
      "`\(name)` has no option `\(option)`"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "; `\(command) \(name) --help` lists them")
    case .missingValue(let option, let value, let name):
      "`\(option)` needs a value; write `\(option) \(value)`, see `\(command) \(name) --help`"
    case .unexpectedValue(let option, _):
      "`\(option)` takes no value; write `\(option)` alone"
    case .repeatedOption(let option, _):
      "`\(option)` is given twice; leave one of them out"
    case .notInRange(let option, let text, let lowest, let highest, _):
      "`\(option) \(text)`: a whole number from \(Self.grouped(lowest)) to "
        + "\(Self.grouped(highest)) is expected"
    case .numberNotInRange(let option, let text, let lowest, let highest, _):
      "`\(option) \(text)`: a number from \(Self.fraction(lowest)) to "
        + "\(Self.fraction(highest)) is expected"
    case .unknownValue(let option, let text, let allowed, let nearest):
      "`\(option) \(text)`: "
        + (nearest.map { "did you mean `\($0)`?" }
          ?? "possible: \(Self.list(allowed))")
    case .missingArgument(let argument, let name):
      "`\(name)` needs \(argument); see `\(command) \(name) --help`"
    case .unexpectedArgument(let argument, let name):
      "`\(name)` takes no `\(argument)`; see `\(command) \(name) --help`"
    case .conflict(let first, let second, _):
      "`\(first)` and `\(second)` exclude each other; leave one of them out"
    case .needs(let option, let other, _):
      "`\(option)` needs `\(other)` beside it"
    case .noFrame(let frame, let last):
      "`--frame \(frame)`: the last frame is \(Self.grouped(last))"
    case .notAPoint(let option, let text, let command):
      "`\(option) \(text)`: a point in points like 120,40 is expected, "
        + "`\(self.command) \(command) --help` says more"
    case .pointOutside(let option, let text, let width, let height):
      "`\(option) \(text)`: the point is outside of the frame, which has "
        + "\(JSONText.number(width))×\(JSONText.number(height)) points"
    case .unknownVariant(let name, let nearest):
      "there is no variant `\(name)`"
        + (nearest.map { "; did you mean `\($0)`?" }
          ?? "; possible: dark, right-to-left, reduced-motion, reduced-transparency, "
          + "increased-contrast, text-SIZE")
    case .unknownTrace(let name, let nearest):
      "\(name): is neither a file nor a trace"
        + (nearest.map { "; did you mean `\($0)`?" } ?? "; name it as Traces/SCENE/NAME.jsonl")
    case .fileExists(let path):
      "\(path): is there already; choose another name with `--out`, or replace it with `--force`"
    case .sheetTooLarge(let width, let height, let limit):
      "the sheet would have \(Self.grouped(width))×\(Self.grouped(height)) px, "
        + "\(Self.grouped(limit)) px are possible; take fewer frames with `--every`"
    case .notAnExtent(let option, let text, let command):
      "`\(option)` is `\(text)`; an extent in points like 390x844 is expected, "
        + "`\(self.command) \(command) --help` says more"
    case .unknownCase(let id, let path, let nearest):
      "\(path): there is no case `\(id)`" + Self.suggestion(nearest)
    case .severalCases(let path, let count):
      "\(path): holds \(Self.count(count, "case")); name one with `--case`"
    case .nothingSelected(let name, let pending):
      pending.isEmpty
        ? "nothing waits to be decided: all that the last run found is accepted or rejected"
        : "say what to \(name): a pattern, or `\(command) \(name) --all`; waiting: "
          + Self.list(pending, limit: 12)
    }
  }
}
