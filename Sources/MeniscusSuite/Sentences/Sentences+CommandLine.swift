extension Sentences {
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
    case .missingArgument(let argument, let name):
      "`\(name)` needs \(argument); see `\(command) \(name) --help`"
    case .unexpectedArgument(let argument, let name):
      "`\(name)` takes no `\(argument)`; see `\(command) \(name) --help`"
    case .conflict(let first, let second, _):
      "`\(first)` and `\(second)` exclude each other; leave one of them out"
    case .needs(let option, let other, _):
      "`\(option)` needs `\(other)` beside it"
    case .nothingSelected(let pending):
      pending.isEmpty
        ? "nothing is to be accepted: the last run found all as accepted"
        : "say what to accept: a pattern, or `\(command) accept --all`; waiting: "
          + Self.list(pending, limit: 12)
    }
  }
}
