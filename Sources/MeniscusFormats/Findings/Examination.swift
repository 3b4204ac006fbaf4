/// Whether this machine gives the bits that others give.
package struct Examination: Codable, Equatable, Sendable {
  /// An answer that was found here.
  package struct Answer: Codable, Equatable, Sendable {
    /// The part of the stack.
    package var area: Area
    /// The operation.
    package var question: Question
    /// Whose answer the expected one is.
    package var source: Source
    /// The answer that is known.
    package var expected: String
    /// The answer that was found; nil where there was none.
    package var found: String?

    /// Makes it of its parts.
    package init(
      area: Area, question: Question, source: Source, expected: String, found: String?
    ) {
      self.area = area
      self.question = question
      self.source = source
      self.expected = expected
      self.found = found
    }

    private enum CodingKeys: String, CodingKey {
      case area
      case question = "name"
      case source, expected, found
    }

    /// Whether the two are the same.
    package var agrees: Bool { expected == found }
  }

  /// The machine.
  package var environment: Environment
  /// Whether all answers are the known ones.
  package var agrees: Bool
  /// The first answer that is not; nil where all are.
  package var firstDifference: Answer?
  /// The answers, in the order of the stack.
  package var answers: [Answer]

  /// Takes the answers that were found on this machine.
  package init(answers: [Answer]) {
    self.answers = answers
    firstDifference = answers.first { !$0.agrees }
    agrees = firstDifference == nil
    environment = .current
  }

  /// What a command ends with.
  package var exitCode: ExitCode { agrees ? .accepted : .unproven }
}

extension Examination {
  /// A part of the stack, in the order in which later parts rest on earlier ones.
  package enum Area: String, CaseIterable, Codable, Sendable {
    case arithmetic, maths, hash, generator, geometry, image, text, layout, display, morph, render
    case replay
  }

  /// An operation, each in one area.
  package enum Question: String, CaseIterable, Codable, Sendable {
    case productAndSum, productAndSumSingle, third, rootOfTwo, halfOfSmallestNormal, halvesToEven
    case sine, sineOfLargerAngle, cosine, tangent, exponential, powerOfTwo, naturalLogarithm
    case binaryLogarithm, power, arcTangent, angleOfVector, cubeRoot
    case bytes0, bytes1, bytes3, bytes8, bytes16, bytes64, bytes200, bytes1024, bytes100000
    case xoshiro256, splitMix64
    case circleLength, outlineStroked, spring
    case crc32, adler32, streamExpanded, pngDecoded, pictureEncoded, pictureDecodedAgain
    case line
    case rowWithSpacer, cardFrames
    case cardOperations, cardText
    case discDistance, discField, discsThatFuse
    case card, text, layers, glass
    case tapAndSpring
  }

  /// Whose answer it is.
  package enum Source: String, Codable, Sendable {
    /// It follows from IEEE 754, or from geometry, by hand.
    case byHand = "by hand"
    /// Correctly rounded values by mpmath at 2400 bits.
    case mpmath
    /// The reference implementation of XXH3, libxxhash 0.8.4.
    case xxhash = "libxxhash"
    /// The authors' published outputs.
    case published
    /// Files and checksums by zlib 1.3.
    case zlib
    /// The file basn2c08 of PngSuite by Willem van Schaik, decoded by another program.
    case pngSuite = "PngSuite"
    /// What this project gave when it was recorded, in debug and release builds, with and without
    /// FMA and AVX.
    case recorded
  }

  /// A machine, and how the tool was built for it.
  package struct Environment: Codable, Equatable, Sendable {
    /// The operating system.
    package var system: String
    /// The processor's architecture.
    package var architecture: String
    /// The processors that are at work.
    package var processors: Int
    /// `debug` or `release`.
    package var build: String
    /// The version of the compiler.
    package var swift: String
    /// The version of the tool.
    package var tool: String

    /// Where this process runs.
    package static var current: Environment {
      let platform = RunReport.Platform.current
      return Environment(
        system: platform.system, architecture: platform.architecture,
        processors: platform.processors, build: platform.build, swift: compiler,
        tool: ToolVersion.text)
    }

    private static var compiler: String {
      #if compiler(>=6.4)
        "6.4 or newer"
      #elseif compiler(>=6.3)
        "6.3"
      #elseif compiler(>=6.2)
        "6.2"
      #else
        "6.1 or older"
      #endif
    }
  }
}
