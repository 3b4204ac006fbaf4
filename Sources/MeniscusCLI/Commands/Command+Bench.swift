import MeniscusSuite

extension Command {
  /// `bench`: what the engine costs.
  static let bench = Command(
    name: "bench", summary: "measure what the engine costs, as counts, ratios and times",
    positionals: [Positional("WHAT", "what to measure: engine")],
    options: [
      Option("repeat", "N", "how often each time is taken; 5 unless given"), .json,
    ],
    examples: [
      Example("bench engine", "a large scene, a long list and nested stacks"),
      Example("bench engine --json", "the same as data"),
    ],
    run: { try await BenchCommand(arguments: $0, tool: $1).run() })
}

/// Runs a benchmark and prints what it found.
private struct BenchCommand {
  let arguments: Arguments
  let tool: Tool

  @MainActor
  func run() throws -> ExitCode {
    let what = arguments.positionals[0]
    guard what == "engine" else {
      throw CommandLineError.unknownValue(
        option: "WHAT", text: what, allowed: ["engine"], nearest: nil)
    }
    let repetitions = try arguments.integer("repeat", in: 1...1_000) ?? 5
    let result = EngineBenchmark(repetitions: repetitions).run()
    if arguments.has("json") {
      tool.console.print(try JSONOutput.text(of: result))
    } else {
      lines(result).forEach { tool.console.print($0) }
    }
    return .accepted
  }

  private func lines(_ result: EngineBenchmark.Result) -> [String] {
    let (scene, list) = (result.scene, result.list)
    var lines = [
      "\(Sentences.grouped(scene.views)) views in nested stacks, "
        + "\(Sentences.grouped(scene.nodes)) nodes",
      "  build and first layout    \(Sentences.decimal(scene.firstMilliseconds, digits: 1)) ms, "
        + "\(Sentences.grouped(scene.firstMeasurements)) sizes",
      "  change of one leaf        \(Sentences.decimal(scene.changeMilliseconds, digits: 3)) ms, "
        + "\(Sentences.decimal(scene.changeRatio * 100, digits: 2)) % of the first; "
        + "\(Sentences.count(scene.changeBodies, "body", "bodies")), "
        + "\(Sentences.count(scene.changeMeasurements, "size")), "
        + "\(Sentences.count(scene.changePlacements, "placement"))",
    ]
    if let bytes = scene.bytesPerNode {
      lines.append("  memory for every node     \(Sentences.grouped(Int(bytes))) bytes")
    }
    lines += [
      "a list of \(Sentences.grouped(list.rows)) rows",
      "  build and first layout    \(Sentences.decimal(list.firstMilliseconds, digits: 1)) ms",
      "  a frame of scrolling      \(Sentences.decimal(list.scrollMilliseconds, digits: 2)) ms, "
        + "at most \(Sentences.count(list.scrollBodies, "body", "bodies")), "
        + "\(Sentences.count(list.scrollPlacements, "placement"))",
      "stacks inside each other",
    ]
    for nesting in result.nesting {
      lines.append(
        "  \(nesting.depth) deep, \(nesting.views) views    "
          + "\(Sentences.grouped(nesting.measurements)) sizes, "
          + "\(Sentences.decimal(nesting.measurementsPerView, digits: 1)) for every view")
    }
    return lines
  }
}
