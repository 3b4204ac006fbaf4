import MeniscusFormats

extension Messages {
  /// What `doctor` says, a line each.
  package static func lines(on examination: Examination) -> [String] {
    let environment = examination.environment
    var lines = [
      "\(environment.system), \(environment.architecture), "
        + "\(count(environment.processors, "processor")); \(environment.build) build "
        + "\(environment.tool), Swift \(environment.swift)"
    ]
    for area in Examination.Area.allCases {
      let answers = examination.answers.filter { $0.area == area }
      if answers.isEmpty { continue }
      let wrong = answers.filter { !$0.agrees }
      lines.append(
        wrong.isEmpty
          ? "agrees   \(area.rawValue): \(count(answers.count, "answer"))"
          : "differs  \(area.rawValue): \(wrong.count) of \(count(answers.count, "answer"))")
      lines += wrong.map {
        "  \(text($0.question)): \($0.found ?? "nothing") instead of \($0.expected) "
          + "(\($0.source.rawValue))"
      }
    }
    return lines + [verdict(on: examination)]
  }

  /// What an answer is about.
  package static func text(_ question: Examination.Question) -> String {
    switch question {
    case .sine, .cosine, .tangent, .exponential, .power, .text, .glass:
      question.rawValue
    case .productAndSum: "a product and a sum are rounded apart"
    case .productAndSumSingle: "the same in single precision"
    case .third: "a third of one"
    case .rootOfTwo: "the root of two"
    case .halfOfSmallestNormal: "half of the smallest normal number"
    case .halvesToEven: "halves are rounded to even"
    case .sineOfLargerAngle: "sine of a larger angle"
    case .powerOfTwo: "power of two"
    case .naturalLogarithm: "natural logarithm"
    case .binaryLogarithm: "binary logarithm"
    case .arcTangent: "arc tangent"
    case .angleOfVector: "angle of a vector"
    case .cubeRoot: "cube root"
    case .bytes0: "of 0 bytes"
    case .bytes1: "of 1 byte"
    case .bytes3: "of 3 bytes"
    case .bytes8: "of 8 bytes"
    case .bytes16: "of 16 bytes"
    case .bytes64: "of 64 bytes"
    case .bytes200: "of 200 bytes"
    case .bytes1024: "of 1024 bytes"
    case .bytes100000: "of 100000 bytes"
    case .xoshiro256: "xoshiro256** from the state 1, 2, 3, 4"
    case .splitMix64: "a state that SplitMix64 fills from 1234567"
    case .circleLength: "the length of a circle's outline"
    case .outlineStroked: "an outline is stroked and flattened"
    case .spring: "a spring at a third of its duration"
    case .crc32: "CRC-32 of 123456789"
    case .adler32: "Adler-32 of Wikipedia"
    case .streamExpanded: "a stream is expanded"
    case .pngDecoded: "a PNG file is decoded"
    case .pictureEncoded: "a picture is encoded"
    case .pictureDecodedAgain: "what was encoded is decoded again"
    case .line: "outlines and places of a line"
    case .rowWithSpacer: "a row with a spacer"
    case .cardFrames: "the frames of a card"
    case .cardOperations: "the operations of a card"
    case .cardText: "the operations of a card as text"
    case .discDistance: "the distance to a disc"
    case .discField: "the field of two discs that fuse"
    case .discsThatFuse: "which discs fuse"
    case .card: "fills, strokes and gradients"
    case .layers: "layers: blur, shadow, blending"
    case .tapAndSpring: "a tap and the spring that it starts"
    }
  }

  private static func verdict(on examination: Examination) -> String {
    guard let first = examination.firstDifference else {
      return "this machine produces the same bits as others: "
        + "\(grouped(examination.answers.count)) of "
        + "\(count(examination.answers.count, "answer")) as known"
    }
    return "this machine produces different bits, first in \(first.area.rawValue): "
      + "\(text(first.question)); everything built on it differs as well, so start there, with "
      + "the compiler and its options"
  }
}
