import MeniscusImage
import MeniscusReplay
import MeniscusSuite

extension Command {
  /// `diff`: two pictures, or the frame chains of two replays.
  static let diff = Command(
    name: "diff", summary: "compare two pictures, or the frames.json of two replays",
    positionals: [
      Positional("EXPECTED", "a PNG, a frames.json, or a folder that holds one"),
      Positional("ACTUAL", "what it is compared with"),
    ],
    options: [
      Option("out", "PNG", "write a picture of the differences; with flip, the heat map"),
      .comparator,
    ] + PictureDiff.bounds + [.json],
    examples: [
      Example("diff a.png b.png --out difference.png", "two pictures"),
      Example("diff a.png b.png --comparator flip --out heat.png", "by looks, with bounds"),
      Example(
        "diff Baselines/engine/springs/tap Reports/latest/actual/engine/springs/tap",
        "the first frame, stage and view in which two replays differ"),
    ],
    run: { try DiffCommand(arguments: $0, tool: $1).run() })
}

/// Compares two files of a kind.
private struct DiffCommand {
  let arguments: Arguments
  let tool: Tool

  private var expected: String { chainPath(arguments.positionals[0]) }
  private var actual: String { chainPath(arguments.positionals[1]) }

  /// A folder stands for the frame chain in it.
  private func chainPath(_ path: String) -> String {
    Disk.kind(of: path) == .folder ? path.appendingPath(BaselineFiles.chain) : path
  }

  func run() throws -> ExitCode {
    if expected.hasSuffix(".json") || actual.hasSuffix(".json") {
      for option in ["out", "comparator"] + PictureDiff.bounds.map(\.name)
      where arguments.has(option) {
        throw CommandLineError.conflict("frames.json", "--\(option)", command: "diff")
      }
      return try compareChains()
    }
    return try comparePictures()
  }

  private func compareChains() throws -> ExitCode {
    let (left, right) = (try chain(expected), try chain(actual))
    let mismatches = left.mismatches(with: right).map { Sentences.mismatch($0) }
    let divergence = Divergence(expected: left, actual: right)
    let clock = FrameClock(rate: left.rate)
    let sentence = divergence.map { Sentences.divergence($0, clock: clock) }
    let sentences = [sentence].compactMap { $0 } + mismatches
    if arguments.has("json") {
      tool.console.print(
        try JSONOutput.text(
          of: ChainLine(
            equal: sentences.isEmpty, frame: divergence?.frame, stage: divergence?.stage?.name,
            views: divergence?.views.map(\.path) ?? [], sentences: sentences)))
    } else if sentences.isEmpty {
      tool.console.print("equal: \(Sentences.count(left.frames.count, "frame"))")
    } else {
      sentences.forEach { tool.console.print($0) }
    }
    return sentences.isEmpty ? .accepted : .different
  }

  private func comparePictures() throws -> ExitCode {
    try PictureDiff(arguments: arguments, tool: tool).run {
      (try picture(expected), try picture(actual))
    }
  }

  private func chain(_ path: String) throws -> FrameChain {
    let bytes = try Disk.read(path)
    do throws(ReplayError) {
      return try FrameChain(json: bytes)
    } catch {
      throw InputError.replay(path: path, error)
    }
  }

  private func picture(_ path: String) throws -> Bitmap {
    let bytes = try Disk.read(path)
    do throws(ImageError) {
      return try PNG.decode(bytes)
    } catch {
      throw InputError.picture(path: path, error)
    }
  }
}

/// What `diff` says of two frame chains.
private struct ChainLine: Encodable {
  var equal: Bool
  var frame: Int?
  var stage: String?
  var views: [String]
  var sentences: [String]
}
