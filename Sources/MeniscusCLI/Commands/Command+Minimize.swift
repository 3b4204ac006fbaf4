import Foundation
import MeniscusFormats
import MeniscusLab
import MeniscusMessages
import MeniscusSuite
import MeniscusUI

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
      Example("minimize engine/springs/tap", "for the worst failure in it"),
      Example("minimize bug.jsonl --signature trap --swift", "a trap, and a test for it"),
      Example(
        "minimize engine/springs/tap --against ../main/.build/release/meniscus",
        "the first difference from another build"),
      Example("minimize bug.jsonl --out Traces/lamp/bug.jsonl --budget 2000", "and keep it"),
    ],
    run: { try await MinimizeCommand(arguments: $0, tool: $1).run() })
}

/// Shrinks a trace and prints what is left of it.
private struct MinimizeCommand {
  let arguments: Arguments
  let tool: Tool

  func run() async throws -> ExitCode {
    if let out = arguments["out"], Disk.kind(of: out) != nil, !arguments.has("force") {
      throw CommandLineError.fileExists(out)
    }
    let named = try NamedCase(
      arguments.positionals[0], variant: arguments["variant"], folders: SuiteFolders(arguments))
    _ = try tool.scene(named: named.trace.header.scene)
    var minimization = try minimization()
    minimization.rules = try named.rules()
    let (search, baseline, pictures) = (minimization, try named.baseline(), try named.pictures())
    if let other = minimization.tool, Disk.kind(of: other) == nil {
      throw SuiteError.unreadable(path: other, .missing)
    }
    let task = Task { () -> Result<MinimizationOutcome, MinimizationRefusal> in
      do throws(MinimizationRefusal) {
        return .success(
          try await search.run(named.trace, baseline: baseline, pictures: pictures))
      } catch {
        return .failure(error)
      }
    }
    let interruption = Interruption { task.cancel() }
    let result = await task.value
    if interruption.happened { throw SuiteError.interrupted }
    switch result {
    case .success(let outcome): return try show(outcome, named)
    case .failure(.stopped(let error)): throw error
    case .failure(let refusal):
      return tool.fail(tool.messages.notShrunk(refusal, path: named.path), refusal.exitCode)
    }
  }

  private func minimization() throws -> Minimization {
    var minimization = Minimization(executable: tool.executable)
    minimization.budget = try arguments.integer("budget", in: 1...1_000_000) ?? 500
    minimization.jobs =
      try arguments.integer("jobs", in: 1...256)
      ?? max(ProcessInfo.processInfo.activeProcessorCount, 1)
    minimization.timeout = .seconds(try arguments.integer("timeout", in: 1...86_400) ?? 30)
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
    if let out = arguments["out"] { try Disk.write(text.utf8, to: out) }
    let test = ReproducingTest(
      of: text, name: name(of: named), failure: outcome.failure,
      title: Messages.failure(outcome.failure))
    let sentences = tool.messages.shrunk(outcome, path: named.path)
    if arguments.has("json") {
      tool.console.print(
        try JSONOutput.text(
          of: MinimizedTrace(
            outcome, sentences: sentences, text: text,
            swift: arguments.has("swift") ? test.source : nil)))
      return .accepted
    }
    sentences.forEach { tool.console.report($0) }
    if let out = arguments["out"] {
      tool.console.report(tool.messages.written(out))
    } else {
      tool.console.print(String(text.dropLast()))
    }
    if arguments.has("swift") {
      if arguments["out"] == nil { tool.console.print() }
      tool.console.print(test.source)
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
  }

  var failure: FailureData
  var before: Amounts
  var after: Amounts
  var trials: Int
  var extent: String
  var sentences: [String]
  var trace: [String]
  var swift: String?

  init(_ outcome: MinimizationOutcome, sentences: [String], text: String, swift: String?) {
    failure = FailureData(outcome.failure)
    before = Amounts(
      events: outcome.original.events.count, frames: outcome.original.frameCount)
    after = Amounts(events: outcome.trace.events.count, frames: outcome.trace.frameCount)
    trials = outcome.trials
    extent = outcome.extent.rawValue
    self.sentences = sentences
    trace = text.split(separator: "\n").map(String.init)
    self.swift = swift
  }
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
