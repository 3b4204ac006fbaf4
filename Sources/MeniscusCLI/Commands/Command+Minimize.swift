import MeniscusFormats
import MeniscusLab
import MeniscusMessages

extension Command {
  /// `minimize`: the smallest trace that fails in the same way.
  static let minimize = Command(
    name: "minimize", summary: "shrink a failing trace to the smallest that fails the same way",
    positionals: [Positional("TRACE", "a trace file, or SCENE/NAME[@VARIANT]")],
    options: [
      Option(
        "signature", "KIND",
        "the failure to preserve, KIND[:STAGE[:VIEW]] (default: the worst one)"),
      Option("against", "TOOL", "another build of the tool, whose frames are the expected ones"),
      Option("budget", "N", "the most traces to try (default 500)"),
      Option("jobs", "N", "replays in parallel (default: one per processor)"),
      Option("timeout", "SECONDS", "how long a frame may take (default 30)"),
      Option("out", "FILE", "write the trace to FILE instead of printing it"),
      Option(flag: "force", "replace an existing file"),
      Option(flag: "swift", "also print a Swift test that replays it"),
      Option("variant", "NAME", "another environment: dark, right-to-left, text-xLarge, …"),
      .traces, .baselines, .json,
    ],
    examples: [
      Example("minimize engine/springs/toggle", "for the worst failure in it"),
      Example("minimize bug.jsonl --signature trap --swift", "a trap, and a test for it"),
      Example(
        "minimize engine/springs/toggle --against ../main/.build/release/meniscus",
        "the first difference from another build"),
      Example("minimize bug.jsonl --out Traces/lamp/bug.jsonl --budget 2000", "and keep it"),
    ],
    run: { try await $0.minimize() })
}

/// Shrinks a trace and prints what is left of it.
extension CommandRun {
  fileprivate func minimize() async throws -> ExitCode {
    if let out = arguments["out"], FileSystem.kind(of: out) != nil, !arguments.has("force") {
      throw CommandLineError.fileExists(out)
    }
    let named = try NamedCase(arguments.positionals[0], arguments)
    try arguments.refuseOverwriting([named.path], with: arguments["out"], of: "out")
    _ = try tool.scene(named: named.trace.header.scene)
    var minimization = try minimization()
    minimization.rules = try named.rules()
    let (search, baseline, pictures) = (minimization, try named.baseline(), try named.pictures())
    if let other = minimization.tool, FileSystem.kind(of: other) == nil {
      throw SuiteError.unreadable(path: other, .missing)
    }
    do {
      let outcome = try await tool.interruption.cancelling { () throws(MinimizationRefusal) in
        try await search.run(named.trace, baseline: baseline, pictures: pictures)
      }
      return try show(outcome, named)
    } catch let refusal as MinimizationRefusal {
      if case .stopped(let error) = refusal { throw error }
      return tool.fail(tool.messages.notShrunk(refusal, path: named.path), refusal.exitCode)
    }
  }

  private func minimization() throws -> Minimization {
    var minimization = Minimization(executable: tool.executable)
    minimization.budget = try arguments.integer("budget", in: 1...1_000_000) ?? 500
    minimization.jobs = try jobs()
    minimization.timeout = try timeout(usual: 30)
    minimization.tool = arguments["against"]
    minimization.signature = try arguments["signature"].map { try FailureSignature(text: $0) }
    let console = tool.console
    minimization.willGoOn = { progress in
      console.showProgress(
        Messages.progress(events: progress.events, trials: progress.trials))
    }
    return minimization
  }

  private func show(_ outcome: MinimizationOutcome, _ named: NamedCase) throws -> ExitCode {
    let text = TraceWriter.text(of: outcome.trace)
    if let out = arguments["out"] { try FileSystem.write(text.utf8, to: out) }
    let test = ReproducingTest(
      of: text, name: name(of: named), failure: outcome.failure,
      title: Messages.failure(outcome.failure))
    let sentences = tool.messages.shrunk(outcome, path: named.path)
    if arguments.has("json") {
      try show(
        MinimizedTrace(
          failure: FailureData(outcome.failure), before: .init(outcome.original),
          after: .init(outcome.trace), trials: outcome.trials, extent: outcome.extent.rawValue,
          sentences: sentences, trace: text.split(separator: "\n").map(String.init),
          swift: arguments.has("swift") ? test.source : nil), or: [])
      return .accepted
    }
    sentences.forEach { tool.console.report($0) }
    if let out = arguments["out"] {
      tool.console.report(tool.messages.written(out))
    } else {
      tool.console.printText(String(text.dropLast()))
    }
    if arguments.has("swift") {
      if arguments["out"] == nil { tool.console.print() }
      tool.console.printText(test.source)
    }
    return .accepted
  }

  /// The name that the smallest trace has as a case: that of the file it is written to.
  private func name(of named: NamedCase) -> CaseName {
    let file = arguments["out"]?.lastPathPart ?? "\(named.name.trace)-minimized"
    let ending = TraceFile.fileExtension
    return CaseName(
      scene: named.name.scene,
      trace: file.hasSuffix(ending) ? String(file.dropLast(ending.count)) : file)
  }
}

/// What `minimize` says as data.
private struct MinimizedTrace: Encodable {
  struct Amounts: Encodable {
    var events: Int
    var frames: Int

    init(_ trace: Trace) {
      events = trace.events.count
      frames = trace.frameCount
    }
  }

  var failure: FailureData
  var before: Amounts
  var after: Amounts
  var trials: Int
  var extent: String
  var sentences: [String]
  var trace: [String]
  var swift: String?
}

/// A failure as data.
struct FailureData: Encodable {
  var kind: String
  var stage: String?
  var view: String?
  var detail: String?
  var frame: Int?

  init(_ failure: ReplayFailure) {
    kind = failure.kind.rawValue
    stage = failure.stage?.rawValue
    view = failure.view
    detail = failure.detail
    frame = failure.frame
  }
}
