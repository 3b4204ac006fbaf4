import Foundation
import MeniscusDisplay
import MeniscusStatistics

/// How two builds differ in a case.
package struct BenchmarkComparison: Equatable, Sendable {
  /// What can be said of a time.
  package enum Verdict: String, Codable, Sendable {
    /// The whole interval of the ratio lies above 1 by more than the margin, and so does the estimate
    /// of either half of the rounds.
    case slower
    /// The same, below 1.
    case faster
    /// The whole interval lies within 3 % of 1.
    case noDifference
    /// Anything else: too few rounds, or too much noise.
    case notEnoughData
  }

  /// How a phase differs.
  package struct Time: Equatable, Sendable {
    /// The phase; nil for all but hashing.
    package var phase: Phase?
    /// This build's time over the other's.
    package var estimate: Double
    /// The interval of that, 95 %; nil where there are too few rounds.
    package var interval: ConfidenceInterval?
    /// What does not count as a difference: a share, at least 0.03, and three times what two rounds of
    /// one build differ by.
    package var margin: Double
    /// The other build's time over the whole replay, in nanoseconds.
    package var expected: Double
    /// What can be said.
    package var verdict: Verdict

    /// The time that this build takes more, in nanoseconds.
    package var added: Double { expected * (estimate - 1) }
  }

  /// How much work of a kind differs.
  package struct Work: Equatable, Sendable {
    /// The kind.
    package var kind: WorkCounters.Kind
    /// The other build's.
    package var expected: Int
    /// This build's.
    package var actual: Int
    /// The first frame in which it differs; nil where only the number of frames does.
    package var frame: Int?

    /// Says how much there is.
    package init(kind: WorkCounters.Kind, expected: Int, actual: Int, frame: Int?) {
      self.kind = kind
      self.expected = expected
      self.actual = actual
      self.frame = frame
    }

    /// How much more it is.
    package var change: Int { actual - expected }
  }

  /// The phases that ran, in their order, then all of them but hashing.
  package var times: [Time]
  /// The work that differs.
  package var work: [Work]
  /// Whether both show the same frames.
  package var showsSameFrames: Bool
}

extension BenchmarkComparison {
  /// The least share of a time that counts.
  private static let leastMargin = 0.03
  /// Phases that take less in all, in nanoseconds, are not judged: a clock's own error is as large.
  private static let leastTime = 20_000.0

  /// Compares two builds whose rounds alternated; nil where one of them has no times.
  package init?(_ benchmark: CaseBenchmark) {
    guard let actual = benchmark.actual, let expected = benchmark.expected else { return nil }
    times = (Phase.allCases.filter { $0 != .hash } + [nil]).compactMap { phase in
      let new = phase.map { actual.totals[$0] ?? [] } ?? actual.sums
      let old = phase.map { expected.totals[$0] ?? [] } ?? expected.sums
      return Self.time(phase, old.map { Double($0) }, new.map { Double($0) })
    }
    let (old, new) = (expected.timing.counters, actual.timing.counters)
    work = WorkCounters.Kind.allCases.compactMap { kind in
      let first = zip(old, new).enumerated().first { $0.element.0[kind] != $0.element.1[kind] }
      let (before, after) = (expected.timing.work[kind], actual.timing.work[kind])
      guard first != nil || before != after else { return nil }
      return Work(kind: kind, expected: before, actual: after, frame: first?.offset)
    }
    showsSameFrames = expected.timing.framesHash == actual.timing.framesHash
  }

  private static func time(_ phase: Phase?, _ old: [Double], _ new: [Double]) -> Time? {
    let count = min(old.count, new.count)
    let (old, new) = (Array(old.prefix(count)), Array(new.prefix(count)))
    guard let typical = SampleStatistics(old + new), typical.median > 0 else { return nil }
    let margin = max(leastMargin, 3 * noise(of: old, new))
    let ratio = try? PairedRatio(of: new, to: old)
    let interval = ratio?.interval()
    let isTooShort = typical.median < leastTime
    return Time(
      phase: phase, estimate: ratio?.estimate ?? 1, interval: interval, margin: margin,
      expected: SampleStatistics(old)?.median ?? 0,
      verdict: isTooShort ? .notEnoughData : verdict(old, new, interval, margin))
  }

  private static func verdict(
    _ old: [Double], _ new: [Double], _ interval: ConfidenceInterval?, _ margin: Double
  ) -> Verdict {
    guard let interval else { return .notEnoughData }
    let limit = 1 + leastMargin
    if interval.low >= 1 / limit && interval.high <= limit { return .noDifference }
    // What does not recur is the machine's doing.
    let half = old.count / 2
    let halves = [0..<half, half..<old.count].map { range in
      SampleStatistics(range.map { new[$0] / max(old[$0], 1) })?.median ?? 1
    }
    if interval.low > 1 + margin, halves.allSatisfy({ $0 > 1 + margin }) { return .slower }
    let below = 1 / (1 + margin)
    if interval.high < below, halves.allSatisfy({ $0 < below }) { return .faster }
    return .notEnoughData
  }

  /// What two rounds of one build, one after the other, differ by: the median absolute deviation of
  /// the logarithms of their ratios, over the root of the rounds, as the interval's middle varies.
  private static func noise(of old: [Double], _ new: [Double]) -> Double {
    let logs = [old, new].flatMap { side in
      zip(side, side.dropFirst()).map { log($1 / max($0, 1)) }
    }
    guard logs.allSatisfy(\.isFinite), let sample = SampleStatistics(logs) else { return 0 }
    return sample.normalMedianAbsoluteDeviation / Double(max(old.count, 1)).squareRoot()
  }

  /// The phase that added most time, where one is slower: phases before their sum.
  package var slowest: Time? {
    let slower = times.filter { $0.verdict == .slower }
    let phases = slower.filter { $0.phase != nil }
    return (phases.isEmpty ? slower : phases).max { $0.added < $1.added }
  }

  /// The kinds of which there is more work.
  package var added: [Work] { work.filter { $0.change > 0 } }

  /// Whether a gate fails: more work of any kind, or a time that is slower.
  package var fails: Bool { !added.isEmpty || slowest != nil }
}
