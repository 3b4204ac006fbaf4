import MeniscusFormats
import MeniscusLab
import MeniscusMessages

extension Command {
  /// `bench`: what replays cost, and what parts of the stack do.
  static let bench = Command(
    name: "bench",
    summary: "measure what replays cost, phase by phase, and what slowed down since a revision",
    positionals: [
      Positional(
        "TRACE",
        "which cases, as patterns (default: those of Traces/bench.json); or one of engine, render "
          + "and diff, for scenes and pictures of the tool's own",
        isRequired: false, isRepeated: true)
    ],
    options: [
      Option("against", "REV", "another revision, or the path of its tool, measured in turn"),
      Option("build", "CMD", "the command that builds that revision, as for explain"),
      Option(
        "rounds", "N", "processes for each case and build (default: 10, more until all is decided)"),
      Option(
        "repeat", "N",
        "replays measured in each process (default: a second's, 3 to 20)"),
      Option(
        "limit", "SECONDS", "fewer rounds where it would take longer (default 150; with --fit 600)"),
      Option("timeout", "SECONDS", "how long a frame may take (default 60)"),
      Option(flag: "variants", "include variants (default: only the traces' own environments)"),
      Option(
        flag: "counters",
        "one replay for each case: exact work alone, held against budgets, on any machine"),
      Option(flag: "set-budgets", "write the work of the chosen cases to Traces/budgets.json"),
      Option(
        "fit", "FILE",
        "fit the model of cost to the cases (default: all traces), and write it to FILE"),
      Option(
        "plant", "PHASE:PERCENT",
        "compare with this build itself, a phase of it slowed down, to see whether that is found"),
      Option(
        flag: "peers",
        "with render or diff: measure other tools that do the same, too, where they are installed"),
      Option(flag: "history", "add what was found to the history"),
      .historyFolder, .profile, .profileOut, .traces, .json,
    ],
    examples: [
      Example("bench glass/morph", "each phase of these cases, with percentiles and intervals"),
      Example(
        "bench --against HEAD~1", "what got slower since the last commit; code 3 if a case did"),
      Example("bench glass/morph --plant render:10", "whether a tenth would be found here"),
      Example("bench --counters", "whether all cases keep their budgets; no clock is read"),
      Example(
        "bench --counters --history", "their work alone added to the history, on any machine"),
      Example(
        "bench --fit cost.json", "what each kind of work costs here, and how far that is off"),
      Example("bench engine", "a large scene, a long list and nested stacks"),
      Example("bench diff --json", "every comparator on a phone's screen, as data"),
      Example("bench render --peers", "drawing, with Chromium's software compositor beside it"),
    ],
    run: { try await $0.benchmark() })
}

/// Runs a benchmark and prints what it found.
extension CommandRun {
  fileprivate func benchmark() async throws -> ExitCode {
    try arguments.refuse("plant", with: "against")
    try arguments.require("against", with: "build")
    for option in ["against", "plant", "rounds", "repeat", "limit", "profile", "fit", "peers"] {
      try arguments.refuse(option, with: "counters")
    }
    for option in ["against", "plant", "set-budgets", "history", "profile", "json"] {
      try arguments.refuse(option, with: "fit")
    }
    let part = arguments.positionals.count == 1 ? arguments.positionals[0] : ""
    do {
      guard let part = BenchmarkPart(rawValue: part) else {
        guard !arguments.has("peers") else {
          throw CommandLineError.conflict(
            "--peers", arguments.positionals.first ?? "Traces", command: arguments.command)
        }
        return try await benchmarkCases()
      }
      return try await benchmark(part)
    } catch let error as RevisionError {
      return try tool.fail(error)
    }
  }

  private func benchmark(_ part: BenchmarkPart) async throws -> ExitCode {
    // What asks for traces.
    let refused = ["plant", "set-budgets", "variants", "traces", "profile", "fit"]
    // Comparing pictures has no counters, and nobody else lays out our scenes.
    let others: [BenchmarkPart: [String]] = [.diff: ["counters"], .engine: ["peers"]]
    for option in refused + (others[part] ?? []) {
      guard arguments.has(option) else { continue }
      throw CommandLineError.conflict("--\(option)", part.rawValue, command: arguments.command)
    }
    let names = part.names(peers: arguments.has("peers"))
    let cases = names.present.map { SceneBenchmark.Case($0, .part(part)) }
    let results = try await measured(cases)
    var summary = BenchmarkSummary(results, isExact: arguments.has("counters"))
    summary.figures = part.figures(of: results).filter { !summary.isExact || $0.isExact }
    summary.missing = names.missing
    try show(summary, or: Messages.lines(summary))
    await keepHistory(of: results)
    return summary.exitCode
  }
}
