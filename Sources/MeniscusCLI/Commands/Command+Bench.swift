import MeniscusFormats
import MeniscusLab
import MeniscusMessages

extension Command {
  /// `bench`: what the engine costs.
  static let bench = Command(
    name: "bench",
    summary: "measure the cost of the engine, drawing and comparing, as counts, ratios and times",
    positionals: [
      Positional(
        "WHAT", "what to measure: engine, render or diff", choices: ["engine", "render", "diff"])
    ],
    options: [
      Option("repeat", "N", "how often each time is measured (default 5; 15 for render and diff)"),
      .json,
    ],
    examples: [
      Example("bench engine", "a large scene, a long list and nested stacks"),
      Example("bench render", "glass over a landscape, moving and crowded glass, paths"),
      Example("bench diff", "every comparator on a phone's screen, and other tools beside it"),
      Example("bench engine --json", "the same as data"),
    ],
    run: { try await $0.benchmark() })
}

/// Runs a benchmark and prints what it found.
extension CommandRun {
  @MainActor
  fileprivate func benchmark() throws -> ExitCode {
    let repetitions = try arguments.integer("repeat", in: 1...1_000)
    switch arguments.positionals[0] {
    case "engine":
      let result = EngineBenchmark(repetitions: repetitions ?? 5).run()
      try show(result, or: Messages.lines(result))
    case "render":
      let result = RenderBenchmark(repetitions: repetitions ?? 15).run()
      try show(result, or: Messages.lines(result))
    default:
      let result = try DiffBenchmark(repetitions: repetitions ?? 15).run()
      try show(result, or: Messages.lines(result))
    }
    return .accepted
  }
}
