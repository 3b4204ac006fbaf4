import MeniscusReplay
import MeniscusSuite

extension Command {
  /// `bench`: what the engine costs.
  static let bench = Command(
    name: "bench",
    summary: "measure what the engine, drawing and comparing cost, as counts, ratios and times",
    positionals: [Positional("WHAT", "what to measure: engine, render or diff")],
    options: [
      Option("repeat", "N", "how often each time is taken; 5 unless given, 15 for render and diff"),
      .json,
    ],
    examples: [
      Example("bench engine", "a large scene, a long list and nested stacks"),
      Example("bench render", "glass over a landscape, moving and crowded glass, outlines"),
      Example("bench diff", "every comparator on a telephone's screen, and other tools beside it"),
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
    let repetitions = try arguments.integer("repeat", in: 1...1_000)
    switch arguments.positionals[0] {
    case "engine":
      let result = EngineBenchmark(repetitions: repetitions ?? 5).run()
      try show(result, lines(result))
    case "render":
      let result = RenderBenchmark(repetitions: repetitions ?? 15).run()
      try show(result, lines(result))
    case "diff":
      let result = try DiffBenchmark(repetitions: repetitions ?? 15).run()
      try show(result, Sentences.lines(result))
    case let what:
      let known = ["engine", "render", "diff"]
      throw CommandLineError.unknownValue(
        option: "WHAT", text: what, allowed: known,
        nearest: NearestName.suggestion(for: what, among: known))
    }
    return .accepted
  }

  private func show(_ result: some Encodable, _ lines: [String]) throws {
    if arguments.has("json") {
      tool.console.print(try JSONOutput.text(of: result))
    } else {
      lines.forEach { tool.console.print($0) }
    }
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

  private func lines(_ result: RenderBenchmark.Result) -> [String] {
    func time(_ value: Double) -> String { "\(Sentences.decimal(value, digits: 2)) ms" }
    let (scene, one) = (result.scene, result.oneMoves)
    var lines = [
      "four capsules over a landscape, \(scene.width)×\(scene.height), "
        + "\(Sentences.grouped(scene.glassPixels)) pixels of glass",
      "  full repaint, one thread  \(time(scene.oneThreadMilliseconds)), "
        + "\(Sentences.decimal(scene.copies, digits: 1)) times copying the frame",
      "  full repaint, two threads \(time(scene.twoThreadsMilliseconds))",
      "  the landscape alone       \(time(scene.landscapeMilliseconds))",
      "  copying the frame         \(time(scene.copyMilliseconds))",
      "  an idle frame             \(time(scene.idleMilliseconds)), "
        + "\(Sentences.count(scene.idleTiles, "tile"))",
    ]
    for stage in scene.stages {
      let cost = Sentences.decimal(stage.nanosecondsPerPixel, digits: 1)
      lines.append("  \(stage.name): \(cost) ns for every pixel of glass")
    }
    lines += [
      "ten elements of glass, one moves",
      "  all                       \(time(one.fullMilliseconds))",
      "  a frame                   \(time(one.frameMilliseconds)), \(one.paintedTiles) of "
        + "\(one.glassTiles) tiles, \(Sentences.count(one.passes, "pass", "passes"))",
      "shapes in one container",
    ]
    for crowd in result.crowds {
      lines.append(
        "  \(crowd.shapes)    \(time(crowd.milliseconds)), "
          + "\(Sentences.decimal(crowd.microsecondsPerShape, digits: 1)) µs for every shape")
    }
    lines.append("outlines filled at an opacity of 0.78, 1170×2532")
    for path in result.paths { lines.append("  \(path.name)    \(time(path.milliseconds))") }
    return lines
  }
}
