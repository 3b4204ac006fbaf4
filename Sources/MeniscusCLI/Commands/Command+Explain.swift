import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusLab
import MeniscusMessages
import MeniscusUI

extension Command {
  /// `explain`: why a frame or a pixel is as it is.
  static let explain = Command(
    name: "explain", summary: "explain why a frame, or a pixel of it, looks the way it does",
    positionals: [Positional("TRACE", "a trace file, or SCENE/NAME[@VARIANT]")],
    options: [
      Option("frame", "N", "the frame: what changed in it, stage by stage, and by which event"),
      Option(
        "at", "X,Y",
        "a point in it: the operations that drew there, their views, the state they depend on, "
          + "and the events that changed it"),
      Option(
        "against", "REV",
        "another revision: it is built in its own worktree, and both replay up to the first "
          + "difference"),
      Option(
        "build", "CMD",
        "the command that builds that revision, run in its package; if the last line it prints is "
          + "the path of a file, that is the tool"),
      Option("timeout", "SECONDS", "with --against, how long a frame may take (default 60)"),
      Option("variant", "NAME", "another environment: dark, right-to-left, text-xLarge, …"),
      Option("threads", "N", "threads to render with (default 1)"),
      .traces, .baselines, .json,
    ],
    examples: [
      Example("explain engine/springs/toggle --frame 9", "what moves in frame 9, and why"),
      Example(
        "explain engine/springs/toggle --frame 9 --at 150,38", "how the pixel got its colour"),
      Example(
        "explain engine/springs/toggle --against HEAD~3", "where it differs from an older revision"),
      Example("explain glass/union/regroup@dark --frame 0 --at 60,60 --json", "as data"),
    ],
    run: { try await $0.explainOrCompare() })
}

/// Explains a frame.
extension CommandRun {
  fileprivate func explainOrCompare() async throws -> ExitCode {
    try arguments.require("frame", with: "at")
    for option in ["build", "timeout"] { try arguments.require("against", with: option) }
    for option in ["frame", "threads"] { try arguments.refuse("against", with: option) }
    return arguments.has("against") ? try await compare() : try await explain()
  }

  @MainActor
  private func explain() throws -> ExitCode {
    let point = try point()
    guard let frame = try arguments.integer("frame", in: 0...Int.max) else {
      throw CommandLineError.missingArgument(
        "`--frame N` or `--against REV`", command: arguments.command)
    }
    let named = try NamedCase(arguments.positionals[0], arguments)
    let scene = try tool.scene(named: named.trace.header.scene)
    let last = named.trace.frameCount - 1
    guard frame <= last else { throw CommandLineError.noFrame(frame, last: last) }
    let threads = try arguments.integer("threads", in: 1...256) ?? 1
    var explanation: Explanation
    do throws(ExplanationError) {
      explanation = try Explanation.explaining(
        frame, at: point, of: named.name, trace: named.trace, on: scene, baseline: named.folder,
        threads: threads)
    } catch {
      throw problem(error, in: named.path)
    }
    explanation = tool.messages.worded(explanation)
    try show(explanation, or: tool.messages.lines(on: explanation))
    return .accepted
  }

  private func compare() async throws -> ExitCode {
    let named = try NamedCase(arguments.positionals[0], arguments)
    _ = try tool.scene(named: named.trace.header.scene)
    let revision = arguments["against"] ?? ""
    let build = RevisionBuild(
      package: FileManager.default.currentDirectoryPath, revision: revision, product: tool.name,
      command: arguments["build"])
    let comparison = RevisionComparison(
      name: named.name, trace: named.trace, executable: tool.executable,
      timeout: try timeout(usual: 60))
    tool.console.showProgress("building \(revision)")
    var explanation: RevisionExplanation
    do {
      explanation = try await tool.interruption.cancelling { () throws(RevisionError) in
        try await build.use { (tool, commit) throws(SuiteError) in
          try await comparison.outcome(against: tool, revision: revision, commit: commit)
        }
      }
    } catch let error as RevisionError {
      return try tool.fail(error)
    }
    explanation = Messages.worded(explanation)
    try show(explanation, or: tool.messages.lines(on: explanation))
    return explanation.exitCode
  }

  private func problem(_ error: ExplanationError, in path: String) -> any Error {
    switch error {
    case .replay(let error): InputError.replay(path: path, error)
    case .outside(_, let size):
      CommandLineError.pointOutside(
        option: "--at", text: arguments["at"] ?? "", width: size.width, height: size.height)
    }
  }

  /// The point that was asked for; nil where none was.
  private func point() throws(CommandLineError) -> Point2D? {
    guard let text = arguments["at"] else { return nil }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      throw .notAPoint(option: "--at", text: text, command: arguments.command)
    }
    return Point2D(x: x, y: y)
  }
}
