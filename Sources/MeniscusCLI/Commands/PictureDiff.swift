import MeniscusDiff
import MeniscusImage
import MeniscusSuite

/// Compares two pictures.
struct PictureDiff {
  /// What was said.
  let arguments: Arguments
  /// What answers are printed on.
  let tool: Tool

  /// Compares two files and says what came of it.
  func run(expected: String, actual: String) throws -> ExitCode {
    let test = try arguments.pictureTest()
    let pair = try PicturePair(expected: expected, actual: actual)
    var figures = PictureFigures(equalUnder: test)
    var sentence = Sentences.equal(pair.size)
    if !pair.isStoredEqual || ["out", "mask", "map"].contains(where: { arguments.has($0) }) {
      let pictures = try pair.decoded()
      switch ExactComparison(expected: pictures.expected, actual: pictures.actual) {
      case .identical:
        // The files that were asked for say that nothing differs.
        try write(PictureJudgement(test, pictures.expected, pictures.actual))
      case .sizesDiffer(let expected, let actual):
        figures.equal = false
        figures.withinTolerance = false
        sentence = Sentences.sizes(expected: expected, actual: actual)
      case .different(let difference):
        let judgement = try PictureJudgement(test, pictures.expected, pictures.actual)
        figures = judgement.figures
        figures.take(difference)
        sentence = Sentences.difference(difference)
        if let words = judgement.sentence { sentence += "; \(words)" }
        try write(judgement)
      }
    }
    tool.console.print(arguments.has("json") ? try JSONOutput.text(of: figures) : sentence)
    return figures.withinTolerance ? .accepted : .different
  }

  private func write(_ judgement: PictureJudgement) throws {
    if let path = arguments["out"] { try Disk.write(PNG.encode(judgement.picture()), to: path) }
    if let path = arguments["mask"], let mask = judgement.mask {
      try Disk.write(PNG.encode(mask()), to: path)
    }
    if let path = arguments["map"], let map = judgement.map {
      try Disk.write(map.littleEndianBytes, to: path)
    }
  }
}
