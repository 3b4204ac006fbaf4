import MeniscusFormats
import MeniscusMessages

extension Command {
  /// `diff`: two pictures, or the frame chains of two replays.
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
      let own = Option.ofComparators.map(\.name)
      for option in ["out", "comparator"] + own where arguments.has(option) {
        throw CommandLineError.conflict("frames.json", "--\(option)", command: "diff")
      }
      return try compareChains()
    }
    return try PictureDiff(arguments: arguments, tool: tool).run(
      expected: expected, actual: actual)
  }

  private func compareChains() throws -> ExitCode {
    let (left, right) = (try chain(expected), try chain(actual))
    let mismatches = left.mismatches(with: right).map { Messages.mismatch($0) }
    let divergence = Divergence(expected: left, actual: right)
    let clock = FrameClock(rate: left.rate)
    let sentence = divergence.map { Messages.divergence($0, clock: clock) }
    let sentences = [sentence].compactMap { $0 } + mismatches
    if arguments.has("json") {
      tool.console.print(
        try JSONOutput.text(
          of: ChainLine(
            equal: sentences.isEmpty, frame: divergence?.frame, stage: divergence?.stage?.rawValue,
            views: divergence?.views.map(\.path) ?? [], sentences: sentences)))
    } else if sentences.isEmpty {
      tool.console.print(Messages.equal(frames: left.frames.count))
    } else {
      sentences.forEach { tool.console.print($0) }
    }
    return sentences.isEmpty ? .accepted : .different
  }

  private func chain(_ path: String) throws -> FrameChain {
    let bytes = try Disk.read(path)
    do throws(ReplayError) {
      return try FrameChain(json: bytes)
    } catch {
      throw InputError.replay(path: path, error)
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
