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
      for file in [path, wanted.hasScript ? Self.script(beside: path) : path]
      where !wanted.replaces && FileSystem.kind(of: file) != nil {
        throw StudioError.exists(path: file)
      }
      try prove(trace)
      try FileSystem.write(TraceWriter.text(of: trace).utf8, to: path)
      let script = wanted.hasScript ? try writeScript(of: trace, beside: path) : nil
      noteSaved()
      let name = CaseName(scene: trace.header.scene, trace: wanted.name)
      let baseline = wanted.hasBaseline ? await accept(name) : nil
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
    if !inputs.isEmpty { showFrame() }
    guard recording.pointers.isEmpty else { throw StudioError.held }
    var trace = try recording.end()
    trace.header.variants = wanted.variants
    return trace
  }

  /// Replays the trace, and compares it with what was shown: a scene that does otherwise a second time
  /// is not deterministic.
  private func prove(_ trace: Trace) throws {
    let text = TraceWriter.text(of: trace)
    let again = try recording.replayed(try TraceReader().read(text)).hashLog.frames
    guard again.count == recording.frame + 1 else {
      throw StudioError.otherwise(frame: min(again.count, recording.frame + 1), stage: .input)
    }
    for (frame, (shown, again)) in zip(recording.shown.hashLog.frames, again).enumerated() {
      for stage in [Stage.input, .state, .layout, .display, .surfaces]
      where shown.hashes[stage] != again.hashes[stage] {
        throw StudioError.otherwise(frame: frame, stage: stage)
      }
    }
  }

  private static func script(beside trace: String) -> String {
    String(trace.dropLast(TraceFile.fileExtension.count)) + ".txt"
  }

  /// What came of making the trace's frames its baseline: the trace is kept, whatever it is.
  private func accept(_ name: CaseName) async -> String {
    do {
      return try await surroundings.accept(name)
    } catch {
      return sentence(for: error)
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
    let file = Self.script(beside: path)
    try FileSystem.write(script.text.utf8, to: file)
    return file
  }
}
