import MeniscusFormats
import MeniscusImage
import MeniscusMessages
import MeniscusReplay
import MeniscusReport
import MeniscusSuite
import MeniscusUI

extension Command {
  /// `replay`: one trace, looked at closely.
  static let replay = Command(
    name: "replay", summary: "replay one trace, and write frames of it as pictures",
    positionals: [Positional("TRACE", "a trace file, or SCENE/NAME[@VARIANT]")],
    options: [
      Option("frame", "N", "write frame N to --out"),
      Option("out", "PNG", "the file for --frame"),
      Option("sheet", "PNG", "write a contact sheet of frames, with numbers and times"),
      Option("columns", "N", "frames per row (default: the sheet is about as wide as it is high)"),
      Option("every", "N", "take every N-th frame and the last (default: up to 60 frames)"),
      Option(flag: "hashes", "print one line per frame: its number and its six stage hashes"),
      Option("pixels-every", "N", "draw only every N-th frame and the checkpoints"),
      Option("until", "N", "stop after frame N"),
      Option("variant", "NAME", "another environment: dark, right-to-left, text-xLarge, …"),
      Option("threads", "N", "threads to render with (default 1)"),
      Option(flag: "full-repaint", "paint every tile of every frame"),
      Option("tile", "PIXELS", "the side of a tile, which is painted as a whole (default 64)"),
      Option("fresh-every", "N", "draw every N-th frame with a fresh renderer"),
      Option(
        flag: "translated",
        "draw each frame again, moved by whole pixels; if the pixels differ, so does the hash"),
      .profile, .profileOut, .traces,
    ],
    examples: [
      Example("replay engine/springs/toggle", "what it does, in one line"),
      Example("replay engine/springs/toggle --frame 14 --out frame.png", "one frame"),
      Example("replay engine/springs/toggle --sheet sheet.png --every 4", "a contact sheet"),
      Example(
        "replay engine/springs/toggle@dark --hashes", "a line per frame, to compare two machines"),
    ],
    run: { try await $0.replayTrace() })
}

/// Replays one trace in this process.
extension CommandRun {
  @MainActor
  fileprivate func replayTrace() throws -> ExitCode {
    // `check` replays by this command.
    WorkerProcess.endWithParent(tool.console.environment)
    let profile = try profileTarget()?.path
    try arguments.require("out", with: "frame")
    try arguments.require("frame", with: "out")
    try arguments.require("sheet", with: "columns")
    try arguments.require("sheet", with: "every")
    try arguments.refuse("pixels-every", with: "frame")
    try arguments.refuse("pixels-every", with: "sheet")
    let source = try TraceSource(
      arguments.positionals[0], variant: arguments["variant"],
      folder: SuiteFolders(arguments).traces)
    for name in ["out", "sheet"] {
      try arguments.refuseOverwriting([source.path], withPictureOf: name)
    }
    try arguments.refuseOverwriting([source.path], with: profile, of: "profile-out")
    let scene = try tool.scene(named: source.trace.header.scene)
    let options = try options()
    let last = try lastFrame(of: source.trace)
    var pictures = try wantedPictures(of: source.trace, until: last)
    let record = try InputError.replaying(source.path) { () throws(ReplayError) in
      var replay = try Replay(source.trace, on: scene, options: options)
      while replay.frame < last, try replay.showNextFrame() { pictures.take(replay) }
      return try replay.record()
    }
    try pictures.write()
    if arguments.has("hashes") {
      tool.console.printText(String(record.hashLog.hashLines.dropLast()))
    } else {
      tool.console.print(Messages.replayed(record, path: source.path))
      for path in [arguments["out"], arguments["sheet"]].compactMap(\.self) {
        tool.console.print(Messages.picture(at: path))
      }
    }
    try writeProfile(PhaseProfile.profiles(of: record.spans, named: arguments.positionals[0]))
    return .accepted
  }

  /// A look at single frames proves nothing and asks for nothing.
  private var isLook: Bool { ["frame", "sheet", "hashes", "until"].contains { arguments.has($0) } }

  private func options() throws(CommandLineError) -> ReplayOptions {
    var options = ReplayOptions()
    options.threads = try arguments.integer("threads", in: 1...256) ?? 1
    options.fullRepaint = arguments.has("full-repaint")
    if let side = try arguments.integer("tile", in: 1...4096) { options.tileSize = side }
    options.freshEvery = try arguments.integer("fresh-every", in: 1...100_000)
    options.checksTranslation = arguments.has("translated")
    if let step = try arguments.integer("pixels-every", in: 1...100_000) {
      options.pixels = .every(step)
    }
    if isLook { options.requirements = [] }
    return options
  }

  /// The frame to stop after.
  private func lastFrame(of trace: Trace) throws(CommandLineError) -> Int {
    let last = trace.frameCount - 1
    guard let until = try arguments.integer("until", in: 0...Int.max) else { return last }
    if until > last { throw .noFrame(until, last: last) }
    return until
  }

  private func wantedPictures(
    of trace: Trace, until last: Int
  ) throws(CommandLineError) -> WantedPictures {
    var pictures = WantedPictures()
    if let out = arguments["out"], let frame = try arguments.integer("frame", in: 0...Int.max) {
      if frame > last { throw .noFrame(frame, last: last) }
      pictures.single = (frame, out)
    }
    if let path = arguments["sheet"] {
      pictures.sheet = try FrameSheet(
        of: trace, path: path, step: arguments.integer("every", in: 1...100_000),
        columns: arguments.integer("columns", in: 1...10_000))
    }
    return pictures
  }
}

/// The frames of a replay that somebody wants to see.
private struct WantedPictures {
  var single: (frame: Int, path: String)?
  var sheet: FrameSheet?
  private var picture: Bitmap?

  /// Keeps the frame that was shown last if it is wanted.
  @MainActor
  mutating func take(_ replay: Replay) {
    if single?.frame == replay.frame { picture = replay.bitmap }
    if sheet?.wants(replay.frame) == true { sheet?.add(replay.bitmap, frame: replay.frame) }
  }

  /// Writes what was kept.
  func write() throws(SuiteError) {
    if let single, let picture { try FileSystem.write(PNG.encode(picture), to: single.path) }
    try sheet?.write()
  }
}
