import Foundation
import MeniscusFormats
import MeniscusGeometry
import MeniscusMessages
import MeniscusReplay
import MeniscusStudio
import MeniscusSuite
import MeniscusUI

extension SceneDevice {
  /// The devices that a scene can be recorded on, by the names that options have for them.
  static let named: [(name: String, device: SceneDevice)] = [
    ("iphone-se", .iPhoneSE), ("iphone-16", .iPhone16), ("ipad", .iPad),
  ]
}

/// Records a scene as somebody uses it in a browser.
extension CommandRun {
  /// Where recordings are written down as they go.
  static let journals = "Reports/recording"

  @MainActor
  func recordByHand(_ scene: Scene) async throws -> ExitCode {
    let port = try arguments.integer("port", in: 1...65535)
    let (header, events) = try beginning(of: scene)
    try RecordingJournal.take(of: scene.name, in: Self.journals)
    defer { RecordingJournal.leave(of: scene.name, in: Self.journals) }
    let path = RecordingJournal.path(of: scene.name, in: Self.journals)
    let recording = try InputError.replaying(path) { () throws(ReplayError) in
      try LiveRecording(of: scene, header: header, events: events)
    }
    let session = LiveSession(
      recording, surroundings, saved: arguments.has("trace") ? events : [])
    let server = try RecordingServer(of: scene.name, port: port)
    defer { server.stop() }
    server.start(session)
    tool.console.print(Messages.recordingAt(server.address, scene: scene.name))
    if !events.isEmpty {
      tool.console.print(Messages.goesOn(events: events.count, frame: recording.frame))
    }
    if !arguments.has("no-open") { Browser.open(server.address, tool.console.environment) }
    try await serve(session)
    guard !session.isSaved else { return .accepted }
    tool.console.print(tool.messages.leftUnsaved(path, scene: scene.name))
    return .accepted
  }

  /// Serves pages until somebody ends the process.
  private func serve(_ session: LiveSession) async throws {
    do {
      try await tool.interruption.cancelling { () throws(SuiteError) in
        try await withTaskCancellationHandler { () -> Result<Void, SuiteError> in
          do throws(SuiteError) {
            return .success(try await session.run())
          } catch {
            return .failure(error)
          }
        } onCancel: {
          session.end()
        }.get()
      }
    } catch SuiteError.interrupted {
      // That is how it ends.
    }
  }

  /// The options that say what is recorded on.
  private static let beginnings = ["device", "scale", "rate", "variant"]

  /// What is recorded on, and what was recorded before.
  private func beginning(of scene: Scene) throws -> (TraceHeader, [TraceEvent]) {
    let left = try RecordingJournal.left(of: scene.name, in: Self.journals)
    let path = RecordingJournal.path(of: scene.name, in: Self.journals)
    try arguments.refuse("resume", with: "trace")
    if arguments.has("resume") {
      for name in Self.beginnings { try arguments.refuse(name, with: "resume") }
      guard let left else { throw StudioError.nothingLeft(path: path) }
      return left
    }
    if let left, !left.events.isEmpty, !arguments.has("force") {
      throw StudioError.unsaved(path: path)
    }
    guard let trace = arguments["trace"] else { return (try header(of: scene), []) }
    for name in Self.beginnings { try arguments.refuse(name, with: "trace") }
    return try events(of: trace, for: scene)
  }

  /// The header and the events of a trace, which its end is none of.
  private func events(of path: String, for scene: Scene) throws -> (TraceHeader, [TraceEvent]) {
    let bytes = try FileSystem.read(path)
    let trace = try InputError.replaying(path) { () throws(ReplayError) in
      try TraceReader().read(bytes)
    }
    guard trace.header.scene == scene.name else {
      throw StudioError.otherScene(path: path, scene: trace.header.scene)
    }
    return (trace.header, trace.events.filter { $0.action.kind != .end })
  }

  private func header(of scene: Scene) throws -> TraceHeader {
    let device = try arguments.choice("device", among: SceneDevice.named, \.name)?.device
    let scale = try arguments.integer("scale", in: 1...4) ?? 2
    let rate = try arguments.integer("rate", in: TraceLimit.rate) ?? 60
    let variant = try arguments.choice("variant", among: TraceVariant.all, \.name)
    var environment = TraceEnvironment()
    variant?.apply(to: &environment)
    let size = device?.size ?? scene.size
    return TraceHeader(
      scene: scene.name,
      size: Size2D(width: Double(size.width), height: Double(size.height)),
      scale: Double(scale), rate: rate, environment: environment, fonts: TraceFont.fonts(of: scene))
  }

  private var surroundings: SessionSurroundings {
    let devices = SceneDevice.named.map { entry in
      SessionSurroundings.Device(
        name: entry.device.name,
        size: Size2D(
          width: Double(entry.device.size.width), height: Double(entry.device.size.height)))
    }
    let folders = SuiteFolders(arguments)
    return SessionSurroundings(
      traces: folders.traces, journals: Self.journals, devices: devices, messages: tool.messages
    ) { [tool] name in
      try await tool.acceptRecording(name, folders)
    }
  }
}

extension Tool {
  /// Replays a trace in all its variants and makes what it shows their baselines; says what came of it.
  fileprivate func acceptRecording(_ name: CaseName, _ folders: SuiteFolders) async throws -> String
  {
    var options = SuiteOptions()
    options.folders = folders
    options.folders.report = "Reports/recording/baseline"
    options.patterns = [Pattern(name.identifier), Pattern(name.identifier + "@*")]
    options.command = command
    options.toolVersion = ToolVersion.text
    let suite = Suite(
      scenes: scenes.map(\.name), options: options, executable: executable)
    var run = try await suite.run { _ in }
    run.report.place = RunPlace(
      console.environment, current: FileManager.default.currentDirectoryPath,
      report: options.folders.report)
    try run.folder.commit()
    let outcome = try Acceptance(folders: options.folders).record(
      .all, date: Date().ISO8601Format())
    return Messages.decided("recorded", outcome).last ?? ""
  }
}
