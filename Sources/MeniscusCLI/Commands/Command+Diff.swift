import MeniscusDiff
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
      Option("out", "PNG", "write a picture of the differences"),
      .json,
    ],
    examples: [
      Example("diff a.png b.png --out difference.png", "two pictures"),
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
      if arguments.has("out") {
        throw CommandLineError.conflict("frames.json", "--out", command: "diff")
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
    let (left, right) = (try picture(expected), try picture(actual))
    var line = PictureLine()
    var sentence = "equal: \(left.width)×\(left.height) px"
    switch ExactComparison(expected: left, actual: right) {
    case .identical: break
    case .sizesDiffer(let expected, let actual):
      line.equal = false
      sentence = Sentences.sizes(expected: expected, actual: actual)
    case .different(let difference):
      line = PictureLine(difference)
      sentence = Sentences.difference(difference)
      if let out = arguments["out"] {
        let picture = try DifferencePicture(expected: left, actual: right)
        try Disk.write(PNG.encode(picture.bitmap), to: out)
      }
    }
    tool.console.print(arguments.has("json") ? try JSONOutput.text(of: line) : sentence)
    return line.equal ? .accepted : .different
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

/// What `diff` says of two pictures.
private struct PictureLine: Encodable {
  var equal = true
  var differingPixels = 0
  var maximumChannelDifference = 0

  init() {}

  init(_ difference: PixelDifference) {
    equal = false
    differingPixels = difference.count
    maximumChannelDifference = difference.maximumChannelDifference
  }
}
