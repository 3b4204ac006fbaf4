import MeniscusDiff
import MeniscusFormats
import MeniscusGeometry
import MeniscusImage
import MeniscusMessages
import MeniscusSuite

/// Comparing two pictures.
extension CommandRun {
  private static let threads = ParallelFor.dispatch(threads: 2)

  /// Compares two files and says what came of it.
  func comparePictures(expected: String, actual: String) throws -> ExitCode {
    let comparator = try arguments.pictureComparator()
    let pair = try PicturePair(expected: expected, actual: actual)
    var answer = PictureAnswer(
      comparator: comparator.name, samples: try PictureComparator.exact.findingOfEqual().figures,
      own: try comparator.findingOfEqual().figures)
    var sentence = Messages.equal(pair.size)
    let outputs = ["out"] + comparator.options.filter { $0.kind == .output }.map(\.name)
    if !pair.isStoredEqual || outputs.contains(where: arguments.has) {
      let pictures = try pair.decoded()
      do {
        let samples = try PictureComparator.exact.compare(
          expected: pictures.expected, actual: pictures.actual)
        let finding =
          comparator == .exact
          ? samples
          : try comparator.compare(
            expected: pictures.expected, actual: pictures.actual, parallel: Self.threads)
        if !samples.isWithinTolerance {
          answer.equal = false
          answer.withinTolerance = finding.isWithinTolerance
          (answer.samples, answer.own) = (samples.figures, finding.figures)
          sentence = Messages.difference(samples.figures)
          if comparator != .exact {
            sentence += "; " + Messages.finding(finding, of: comparator)
          }
        }
        // Files that were asked for say of equal pictures that nothing differs.
        try write(finding)
      } catch DiffError.sizesDiffer(let expected, let actual) {
        answer.equal = false
        answer.withinTolerance = false
        sentence = Messages.sizes(expected: expected, actual: actual)
      }
    }
    try show(answer, or: [sentence])
    return answer.withinTolerance ? .accepted : .different
  }

  private func write(_ finding: ComparatorFinding) throws {
    if let path = arguments["out"] { try FileSystem.write(PNG.encode(finding.picture()), to: path) }
    for (name, content) in finding.outputs {
      guard let path = arguments[name] else { continue }
      switch content() {
      case .picture(let bitmap): try FileSystem.write(PNG.encode(bitmap), to: path)
      case .values(let values): try FileSystem.write(values.littleEndianBytes, to: path)
      }
    }
  }
}

/// What `diff` says of two pictures, as data: what samples say, and what the comparator measured.
private struct PictureAnswer: Encodable {
  /// Whether every sample is equal.
  var equal = true
  /// Whether the pictures are equal for the comparator.
  var withinTolerance = true
  let comparator: String
  /// The figures of the exact comparator.
  var samples: [ComparatorFigure]
  /// The figures of the comparator.
  var own: [ComparatorFigure]

  func encode(to encoder: any Encoder) throws {
    var figures = samples
    figures += own.filter { figure in !samples.contains { $0.name == figure.name } }
    figures += [
      ComparatorFigure("equal", .flag(equal)),
      ComparatorFigure("withinTolerance", .flag(withinTolerance)),
      ComparatorFigure("comparator", .text(comparator)),
    ]
    try FigureData(value: .record(figures)).encode(to: encoder)
  }
}

/// A value as plain data, figures by their names.
private struct FigureData: Encodable {
  let value: ComparatorValue

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch value {
    case .flag(let flag): try flag.encode(to: encoder)
    case .integer(let number): try number.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    case .list(let values): try values.map { FigureData(value: $0) }.encode(to: encoder)
    case .record, .rectangle:
      var object = encoder.container(keyedBy: Key.self)
      for figure in value.record where figure.role != .told {
        try object.encode(FigureData(value: figure.value), forKey: Key(stringValue: figure.name))
      }
    }
  }
}

extension [Float] {
  /// The values, four bytes each, the least first.
  fileprivate var littleEndianBytes: [UInt8] {
    map { $0.bitPattern.littleEndian }.withUnsafeBytes { [UInt8]($0) }
  }
}
