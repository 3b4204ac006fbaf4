/// A question that has one right answer on every machine.
package struct KnownAnswer: Sendable {
  /// A part of the stack, in the order in which later parts rest on earlier ones.
  package enum Area: String, CaseIterable, Codable, Sendable {
    case arithmetic, maths, hash, generator, geometry, image, text, layout, display, morph, render
    case replay
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

  /// The part of the stack.
  package var area: Area
  /// The operation.
  package var name: String
  /// Whose answer it is.
  package var source: Source
  /// The answer.
  package var expected: String
  /// Finds the answer here.
  package var find: @MainActor @Sendable () -> String

  /// Makes a question.
  package init(
    _ area: Area, _ name: String, _ source: Source, _ expected: String,
    find: @escaping @MainActor @Sendable () -> String
  ) {
    self.area = area
    self.name = name
    self.source = source
    self.expected = expected
    self.find = find
  }

  /// All questions, in the order of the stack.
  package static var all: [KnownAnswer] {
    arithmetic + maths + hash + generator + geometry + image + text + layout + display + morph
      + render + replay
  }
}
