import Foundation
import MeniscusFormats
import MeniscusMessages
import MeniscusReport
import MeniscusStudio
import MeniscusSuite
import MeniscusUI

extension Command {
  /// `inspect`: one case, frame by frame.
  static let inspect = Command(
    name: "inspect", summary: "replay one case, and step through its frames in a browser",
    positionals: [
      Positional("WHAT", "a trace file, SCENE/NAME[@VARIANT], a repro bundle, or a report")
    ],
    options: [
      Option("variant", "NAME", "another environment: dark, right-to-left, text-xLarge, …"),
      Option("timeout", "SECONDS", "how long a frame may take (default 60)"),
      .port, .noOpen, .traces, .baselines,
    ],
    examples: [
      Example("inspect engine/springs/toggle", "all of its frames, beside what is accepted"),
      Example("inspect engine/springs/toggle@dark", "in the dark"),
      Example("inspect bug.meniscus-repro", "what somebody has packed, with what was expected"),
      Example("inspect small.jsonl", "a trace that `minimize` wrote"),
    ],
    run: { try await $0.inspect() })
}

extension CommandRun {
  /// Where the report of what is inspected lies.
  private static let inspectReport = "Reports/inspect"

  @MainActor
  fileprivate func inspect() async throws -> ExitCode {
    let what = arguments.positionals[0]
    if InspectedCase.isReport(what) {
      if arguments.has("variant") {
        throw CommandLineError.conflict("--variant", what, command: arguments.command)
      }
      return try await showReport(what)
    }
    var inspected = try InspectedCase(what, arguments)
    defer { inspected.remove() }
    inspected.folders.report = Self.inspectReport
    let scene = try tool.scene(named: inspected.trace.header.scene)
    if WebCore().kept == nil {
      tool.console.report(Messages.notRedrawn(command: tool.command))
    }
    let report = try await replay(inspected)
    var desk = ReportDesk(folders: inspected.folders, messages: tool.messages)
    if !inspected.isOfSuite { desk.refusal = Messages.decidesNothing }
    var offer = ReportOffer()
    offer.name = inspected.name
    let record = ["record", scene.name, "--trace", try file(of: inspected)] + recordingFolders
    offer.edit = ShellWord.line(tool.command, record)
    let output = FileSystem.temporaryPath("recorder")
    defer { try? FileSystem.remove(output) }
    let editor = TraceEditor(call(record, of: scene.name), output: output)
    let frames = try? frames(of: inspected, on: scene, report)
    offer.frames = frames?.count
    offer.first = report.traces.first?.divergence?.frame ?? 0
    let code = try await serve(
      ReportSession(desk, offering: offer, frames: frames, editor: editor), of: desk,
      at: inspected.name, inspected.name.identifier)
    if let unsaved = await editor.end() { tool.console.print(unsaved) }
    return code
  }

  /// A file that has the trace as it is inspected, and stays when nobody inspects it any more.
  private func file(of inspected: InspectedCase) throws -> String {
    if let path = inspected.path { return path }
    var trace = inspected.trace
    trace.header.variants = []
    let path = Self.inspectReport.appendingPath("trace" + TraceFile.fileExtension)
    try FileSystem.write(TraceWriter.text(of: trace).utf8, to: path)
    return path
  }

  /// How the recorder is called on a trace.
  private func call(_ record: [String], of scene: String) -> TraceEditor.Call {
    TraceEditor.Call(
      executable: tool.executable, arguments: record + ["--no-open"],
      resuming: ["record", scene, "--resume", "--no-open"] + recordingFolders
    ) {
      let left = try? RecordingJournal.left(of: scene, in: Self.journals)
      return left?.events.isEmpty == false
    }
  }

  /// The folders of the project, as the recorder is given them.
  private var recordingFolders: [String] {
    ["traces", "baselines"].flatMap { name in
      arguments[name].map { ["--" + name, $0] } ?? []
    }
  }

  /// Replays a case as `test` does, with all of its frames kept, and writes its report.
  private func replay(_ inspected: InspectedCase) async throws -> RunReport {
    var options = SuiteOptions()
    options.folders = inspected.folders
    options.patterns = [Pattern(inspected.name.identifier)]
    options.selection.names = [inspected.name]
    options.timeout = try timeout(usual: 60)
    options.keptFrames = .all
    options.command = tool.command
    options.toolVersion = ToolVersion.text
    let suite = Suite(
      scenes: tool.scenes.map(\.name), options: options, executable: tool.executable)
    let run = try await tool.interruption.cancelling { () throws(SuiteError) in
      try await suite.run()
    } discard: {
      $0.folder.discard()
    }
    do {
      let folder = URL(fileURLWithPath: run.folder.staged, isDirectory: true)
      try ReportWriter.write(run.report, into: folder, core: WebCore().kept)
      try run.folder.commit()
    } catch {
      run.folder.discard()
      throw error
    }
    tool.console.print(Messages.verdicts(of: run.report) + Messages.work(of: run.report))
    return run.report
  }

  /// What reads the frames of a case, with what its replay noted of them.
  @MainActor
  private func frames(
    of inspected: InspectedCase, on scene: Scene, _ report: RunReport
  ) throws -> FrameReader {
    let files = CaseFiles(in: inspected.folders.report, of: inspected.name)
    let path = inspected.folders.report
      .appendingPath(files.path(.actual, BaselineFiles.hashLog))
    let log = try? FrameHashLog(at: path)
    return try FrameReader(
      of: inspected.trace, on: scene,
      noted: NotedFrames(
        log, counters: report.traces.first?.counters ?? [],
        spans: report.traces.first?.spans ?? []))
  }
}
