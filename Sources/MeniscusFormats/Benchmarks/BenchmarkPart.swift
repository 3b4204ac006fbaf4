import MeniscusDisplay

/// A part of the stack that is measured on scenes, lists and pictures of the tool's own.
package enum BenchmarkPart: String, CaseIterable, Codable, Sendable {
  /// The view engine.
  case engine
  /// Drawing.
  case render
  /// Comparing pictures.
  case diff

  /// The name of a case of the part, as tables and the history have it: `bench-render/crowd-50`.
  package func caseName(_ name: String) -> CaseName {
    CaseName(scene: "bench-\(rawValue)", trace: name)
  }
}

/// What a time or an amount of work is spent on.
package enum BenchmarkUnit: String, CaseIterable, Codable, Sendable {
  case view, node, byte, shape, pixel
  /// A pixel inside glass.
  case glassPixel
  /// A pixel that differs between two pictures.
  case differingPixel
}

/// What a case of a part is asked beyond its times.
package enum BenchmarkQuestion: Equatable, Sendable {
  /// How many times as long a frame takes as one of another case.
  case ratio(to: String)
  /// How long a frame takes for each of something; beyond a frame of another case, where it has one.
  case time(for: BenchmarkUnit, beyond: String? = nil)
  /// How much work it is for each of something.
  case work(WorkCounters.Kind, for: BenchmarkUnit)
  /// How much there is of one thing for each of another.
  case share(BenchmarkUnit, for: BenchmarkUnit)
  /// Whether a frame takes no longer than that, in milliseconds.
  case target(Double)
}
