import MeniscusFormats
import MeniscusMessages

extension Command {
  /// `diff`: two pictures, or the frame-hash logs of two replays.
  static let diff = Command(
    name: "diff", summary: "compare two pictures, or the frames.json of two replays",
    positionals: [
      Positional("EXPECTED", "a PNG, a frames.json, or a folder that holds one"),
      Positional("ACTUAL", "what to compare with it"),
    ],
    options: [
      .comparator,
      Option(
        "out", "PNG", "write a picture of the differences; for flip and perceptual, the heat map"),
    ] + Option.ofComparators + [.json],
    examples: [
      Example("diff a.png b.png --out difference.png", "two pictures"),
      Example("diff a.png b.png --comparator flip --out heat.png", "perceptually, with bounds"),
      Example(
        "diff a.png b.png --comparator pixelmatch-7.2 --threshold 0.05 --mask mask.png --json",
        "the count, the mask and the options of pixelmatch 7.2"),
      Example(
        "diff a.png b.png --comparator pixelmatch-main --window 16",
        "how many pixels differ in the worst window of 16×16"),
      Example(
        "diff a.png b.png --comparator perceptual",
        "strong and small, plainly visible, and weak and wide differences"),
      Example(
        "diff Baselines/engine/springs/toggle Reports/latest/actual/engine/springs/toggle",
        "the first frame, stage and view in which two replays differ"),
    ],
    run: { try $0.diff() })
}

/// Compares two files of a kind.
extension CommandRun {
  private var expected: String { hashLogPath(arguments.positionals[0]) }
  private var actual: String { hashLogPath(arguments.positionals[1]) }

  /// A folder stands for the frame-hash log in it.
  private func hashLogPath(_ path: String) -> String {
    FileSystem.kind(of: path) == .folder ? path.appendingPath(BaselineFiles.hashLog) : path
  }

  fileprivate func diff() throws -> ExitCode {
    if expected.hasSuffix(".json") || actual.hasSuffix(".json") {
      let own = Option.ofComparators.map(\.name)
      for option in ["out", "comparator"] + own where arguments.has(option) {
        throw CommandLineError.conflict("frames.json", "--\(option)", command: "diff")
      }
      return try compareHashLogs()
    }
    try arguments.refuseOverwriting([expected, actual], withPictureOf: "out")
    for option in Option.ofComparators {
      try arguments.refuseOverwriting(
        [expected, actual], with: arguments[option.name], of: option.name)
    }
    return try comparePictures(expected: expected, actual: actual)
  }

  private func compareHashLogs() throws -> ExitCode {
    let (left, right) = (try FrameHashLog(at: expected), try FrameHashLog(at: actual))
    let mismatches = left.mismatches(with: right).map { Messages.mismatch($0) }
    let divergence = Divergence(expected: left, actual: right)
    let clock = FrameClock(rate: left.rate)
    let sentence = divergence.map { Messages.divergence($0, clock: clock) }
    let sentences = [sentence].compactMap { $0 } + mismatches
    try show(
      FrameHashLogLine(
        equal: sentences.isEmpty, frame: divergence?.frame, stage: divergence?.stage?.rawValue,
        views: divergence?.views.map(\.path) ?? [], sentences: sentences),
      or: sentences.isEmpty ? [Messages.equal(frames: left.frames.count)] : sentences)
    return sentences.isEmpty ? .accepted : .different
  }
}

extension FrameHashLog {
  /// Reads a file.
  init(at path: String) throws {
    let bytes = try FileSystem.read(path)
    self = try InputError.replaying(path) { () throws(ReplayError) in
      try FrameHashLog(json: bytes)
    }
  }
}

/// What `diff` says of two frame-hash logs.
private struct FrameHashLogLine: Encodable {
  var equal: Bool
  var frame: Int?
  var stage: String?
  var views: [String]
  var sentences: [String]
}
