import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusReplay
import MeniscusSuite
import MeniscusUI

extension Command {
  /// `record`: a trace out of what somebody does in a browser, or out of a list of steps.
  static let record = Command(
    name: "record",
    summary: "record a trace by using a scene in a browser, or with a list of steps",
    positionals: [Positional("SCENE", "the scene; `scenes` lists them")],
    options: [
      Option(
        "device", "NAME",
        "what the scene is shown on: iphone-se, iphone-16 or ipad (default: its own size)"),
      Option(
        "scale", "N",
        "pixels a point: 1 to 4 (default: 2); with 1 a slow machine draws a quarter of them"),
      Option("rate", "N", "frames a second: 1 to 1000 (default: 60)"),
      Option("variant", "NAME", "the environment that it begins in: dark, right-to-left, …"),
      Option(flag: "resume", "go on with what was not saved"),
      Option("trace", "FILE", "go on from a trace: its events are there, to be edited"),
      .port, .noOpen,
      Option(
        "script", "FILE", "no browser: the steps, as docs/recording-scripts.md describes them"),
      Option(
        "from", "FILE",
        "no browser: what the recorder of Chrome's DevTools, WebDriver or Playwright has"),
      Option(
        "out", "TRACE", "the file (default: Traces/SCENE/NAME.jsonl, NAME as the script's)"),
      Option(flag: "force", "replace an existing file, or drop what was not saved"),
      Option(flag: "check", "write nothing: end with 1 if the file is not what the steps record"),
      Option(
        "report", "DIR",
        "with --check, the report of a run that had the trace as accepted: it says when nothing moved, "
          + "and no frame is shown"),
      .traces, .baselines,
    ],
    examples: [
      Example("record engine/springs", "prints the address of a page, and opens it where it can"),
      Example("record engine/springs --resume", "goes on with what was not saved"),
      Example(
        "record screens/feed --device iphone-16 --variant dark", "on another screen, in the dark"),
      Example(
        "record engine/springs --trace Traces/engine/springs/toggle.jsonl",
        "edits a trace; it is saved under a name of your choice"),
      Example("record engine/springs --from flow.json", "what DevTools recorded, as a trace"),
      Example("record engine/springs --script tap.txt", "into Traces/engine/springs/tap.jsonl"),
      Example("record engine/springs --script tap.txt --force", "the same again, replacing it"),
      Example("record engine/springs --script tap.txt --check", "whether the trace is still that"),
    ],
    run: { try await $0.recordTrace() })
}

/// Drives a scene and writes down what it was driven with.
extension CommandRun {
  @MainActor
  fileprivate func recordTrace() async throws -> ExitCode {
    let scene = try tool.scene(named: arguments.positionals[0])
    guard let script = arguments["script"] ?? arguments["from"] else {
      for name in ["out", "check", "report"] { try arguments.require("script", with: name) }
      return try await recordByHand(scene)
    }
    for way in ["script", "from"] {
      let byHand = [
        "device", "scale", "rate", "variant", "resume", "trace", "port", "no-open", "baselines",
      ]
      for name in byHand {
        try arguments.refuse(name, with: way)
      }
    }
    for name in ["script", "check", "report"] { try arguments.refuse(name, with: "from") }
    let out = arguments["out"] ?? defaultPath(of: scene, script)
    let isCheck = arguments.has("check")
    try arguments.refuseOverwriting([script], with: out, of: "out")
    if FileSystem.kind(of: out) != nil, !arguments.has("force"), !isCheck {
      throw CommandLineError.fileExists(out)
    }
    let kept = isCheck ? try FileSystem.readText(out) : nil
    let settled = try kept.flatMap { try settledFrames(of: $0) }
    let steps = try steps(in: script)
    let trace = try InputError.replaying(script) { () throws(ReplayError) in
      try steps.record(scene, settled: settled)
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

  /// The steps of a script, or of what another tool recorded; what of that has no meaning is told.
  private func steps(in path: String) throws -> RecordingScript {
    guard arguments.has("from") else {
      let text = try FileSystem.readText(path)
      return try InputError.replaying(path) { () throws(ReplayError) in
        try RecordingScript(text)
      }
    }
    let bytes = try FileSystem.read(path)
    do throws(ImportProblem) {
      let imported = try ImportedRecording(bytes)
      for line in Messages.omissions(imported.omitted) { tool.console.report(line) }
      return imported.script
    } catch {
      throw InputError.recording(path: path, error)
    }
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
