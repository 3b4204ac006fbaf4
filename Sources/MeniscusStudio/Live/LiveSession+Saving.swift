import MeniscusFormats
import MeniscusMessages
import MeniscusServer

/// Keeping a recording.
extension LiveSession {
  /// Writes the recording as a trace, and what else was asked for; says what came of it.
  func save(_ wanted: SavedRecording, _ connection: ServerConnection) async {
    do {
      let trace = try finish(wanted)
      let folder = surroundings.traces.appendingPath(trace.header.scene)
      let path = folder.appendingPath(wanted.name + TraceFile.fileExtension)
      if !wanted.replaces, FileSystem.kind(of: path) != nil {
        throw StudioError.exists(path: path)
      }
      try prove(trace)
      try FileSystem.write(TraceWriter.text(of: trace).utf8, to: path)
      let script = wanted.hasScript ? try writeScript(of: trace, beside: path) : nil
      noteSaved()
      let name = CaseName(scene: trace.header.scene, trace: wanted.name)
      let baseline = wanted.hasBaseline ? try await surroundings.accept(name) : nil
      connection.send(
        text: StudioAnswer.saved(trace: path, script: script, baseline: baseline).text)
    } catch {
      connection.send(text: StudioAnswer.problem(sentence(for: error), of: "save").text)
    }
  }

  private func finish(_ wanted: SavedRecording) throws -> Trace {
    guard TraceAction.isCheckpointName(wanted.name) else {
      throw StudioError.invalidName(wanted.name)
    }
    defer { becomeStale(fromEvent: 0) }
    var trace = try recording.end()
    trace.header.variants = wanted.variants
    return trace
  }

  /// Replays the trace, and compares it with what was shown: a scene that does otherwise a second time
  /// is not deterministic.
  private func prove(_ trace: Trace) throws {
    let again = try recording.replayed(trace).hashLog.frames
    for (frame, (shown, again)) in zip(recording.shown.hashLog.frames, again).enumerated() {
      for stage in [Stage.input, .state, .layout, .display]
      where shown.hashes[stage] != again.hashes[stage] {
        throw StudioError.otherwise(frame: frame, stage: stage)
      }
    }
  }

  private func sentence(for error: any Error) -> String {
    switch error {
    case let error as StudioError: surroundings.messages.sentence(for: error)
    case let error as ReplayError: Messages.sentence(for: error, in: surroundings.name)
    case let error as SuiteError: surroundings.messages.sentence(for: error)
    case let error as InputError: surroundings.messages.sentence(for: error)
    default: Messages.unexpectedError
    }
  }

  /// Writes the script that records the trace again; says where, or why there is none.
  private func writeScript(of trace: Trace, beside path: String) throws -> String {
    let script: RecordingScript
    do throws(UnscriptedEvent) {
      script = try RecordingScript(recording: trace)
    } catch {
      return Messages.unscripted(error)
    }
    let file = String(path.dropLast(TraceFile.fileExtension.count)) + ".txt"
    try FileSystem.write(script.text.utf8, to: file)
    return file
  }
}
