import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusReplay
import MeniscusSuite
import MeniscusUI

extension Command {
  /// `record`: a trace out of a list of steps.
  static let record = Command(
    name: "record", summary: "record a trace by driving a scene with a list of steps",
    positionals: [Positional("SCENE", "the scene; `scenes` lists them")],
    options: [
      Option("script", "FILE", "the steps, as docs/recording-scripts.md describes them"),
      Option(
        "out", "TRACE", "the file (default: Traces/SCENE/NAME.jsonl, NAME as the script's)"),
      Option(flag: "force", "replace an existing file"),
      Option(flag: "check", "write nothing: end with 1 if the file is not what the steps record"),
      Option(
        "report", "DIR",
        "with --check, the report of a run that had the trace as accepted: it says when nothing moved, "
          + "and no frame is shown"),
      .traces,
    ],
    examples: [
      Example("record engine/springs --script tap.txt", "into Traces/engine/springs/tap.jsonl"),
      Example("record engine/springs --script tap.txt --force", "the same again, replacing it"),
      Example("record engine/springs --script tap.txt --check", "whether the trace is still that"),
    ],
    run: { try await $0.recordTrace() })
}

/// Drives a scene and writes down what it was driven with.
extension CommandRun {
  @MainActor
  fileprivate func recordTrace() throws -> ExitCode {
    let scene = try tool.scene(named: arguments.positionals[0])
    guard let script = arguments["script"] else {
      throw CommandLineError.missingArgument("--script FILE", command: "record")
    }
    let text = try FileSystem.readText(script)
    let out = arguments["out"] ?? defaultPath(of: scene, script)
    let isCheck = arguments.has("check")
    try arguments.refuseOverwriting([script], with: out, of: "out")
    if FileSystem.kind(of: out) != nil, !arguments.has("force"), !isCheck {
      throw CommandLineError.fileExists(out)
    }
    let kept = isCheck ? try FileSystem.readText(out) : nil
    let settled = try kept.flatMap { try settledFrames(of: $0) }
    let trace = try InputError.replaying(script) { () throws(ReplayError) in
      try RecordingScript(text).record(scene, settled: settled)
    }
    if let kept { return compare(TraceWriter.text(of: trace), with: kept, of: out) }
    // What was recorded is played once, so that nothing is kept that its replay would refuse.
    let record = try InputError.replaying(out) { () throws(ReplayError) in
      try Replayer.run(trace, on: scene, options: ReplayOptions(pixels: .none))
    }
    try FileSystem.write(TraceWriter.text(of: trace).utf8, to: out)
    let own = SuiteFolders(arguments).traces.appendingPath(scene.name)
    tool.console.print(
      tool.messages.recorded(
        trace, frames: record.hashLog.frames.count, to: out, inSuite: out.parentPath == own))
    return .accepted
  }

  /// The frames in which nothing moved, by a report that has a trace as accepted; nil where none does.
  private func settledFrames(of trace: String) throws(SuiteError) -> [ClosedRange<Int>]? {
    guard let report = arguments["report"] else { return nil }
    let hash = RunManifest.text(of: StableHash.hash(Array(trace.utf8)))
    return try RunManifest(in: report).cases.first { entry in
      entry.traceHash == hash && entry.name.variant == nil && entry.verdict == .same
    }?.settled
  }

  /// Says whether a trace is what its script records, or the first line that is not.
  @MainActor
  private func compare(_ recorded: String, with kept: String, of path: String) -> ExitCode {
    // Byte by byte: equal strings may be written in several ways.
    func lines(of text: String) -> [[UInt8]] {
      text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        .map(Array.init)
    }
    func line(_ index: Int, of lines: [[UInt8]]) -> String? {
      index < lines.count ? String(decoding: lines[index], as: UTF8.self) : nil
    }
    let (recorded, kept) = (lines(of: recorded), lines(of: kept))
    let first = (0..<max(recorded.count, kept.count)).first { index in
      index >= recorded.count || index >= kept.count || recorded[index] != kept[index]
    }
    tool.console.print(
      first.map {
        Messages.recordsOtherwise(
          path, line: $0 + 1, recorded: line($0, of: recorded), kept: line($0, of: kept))
      } ?? Messages.asRecorded(path))
    return first == nil ? .accepted : .different
  }

  /// The trace of a script: its name, without the last extension, in the scene's folder.
  private func defaultPath(of scene: Scene, _ script: String) -> String {
    let file = script.lastPathPart
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return SuiteFolders(arguments).traces.appendingPath(scene.name)
      .appendingPath(name + TraceFile.fileExtension)
  }
}
