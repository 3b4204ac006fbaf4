import MeniscusStatistics

/// What a frame of a part's case took by both clocks, once for each time that the case was done.
package struct FrameClocks: Equatable, Codable, Sendable {
  /// Nanoseconds as they passed.
  package private(set) var wall: [UInt64]
  /// Nanoseconds of the processors, on all threads; empty where another process did the work.
  package private(set) var processor: [UInt64]

  /// States what a frame took in the mean of one time.
  package init(wall: UInt64, processor: UInt64?) {
    self.wall = [wall]
    self.processor = [processor].compactMap(\.self)
  }

  /// Adds what was measured other times.
  package mutating func add(_ other: FrameClocks) {
    wall += other.wall
    processor += other.processor
  }

  /// The least and the median of some times.
  package struct Figures: Equatable, Sendable {
    package var least: Double
    package var median: Double

    fileprivate init?(_ times: [UInt64]) {
      guard let statistics = SampleStatistics(times.map { Double($0) }) else { return nil }
      (least, median) = (statistics.minimum, statistics.median)
    }
  }

  /// The least and the median by the clock on the wall.
  package var wallFigures: Figures? { Figures(wall) }
  /// The least and the median of the processors' time; nil where it is not known.
  package var processorFigures: Figures? { Figures(processor) }
}

extension BenchmarkSummary {
  /// The case of a part that copies a frame, or the pixels of a picture.
  package static let copying = "copy"

  /// How many times a case's frame takes as long as copying its pixels, by the least of the processors'
  /// times where they are known; nil where nothing was copied.
  package func copies(of found: Case) -> Double? {
    guard let clocks = found.benchmark.actual?.timing.clocks,
      let own = clocks.processorFigures ?? clocks.wallFigures,
      let copy = cases.first(where: { $0.benchmark.name.trace == Self.copying })?.benchmark.actual?
        .timing.clocks?.processorFigures, copy.least > 0
    else { return nil }
    return own.least / copy.least
  }
}
