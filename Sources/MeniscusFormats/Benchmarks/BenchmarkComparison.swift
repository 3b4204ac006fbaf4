import MeniscusDisplay
import MeniscusStatistics

/// How two builds differ in a case.
package struct BenchmarkComparison: Equatable, Sendable {
  /// What can be said of a time.
  package enum Verdict: String, Codable, Sendable {
    /// The whole interval of the ratio lies above 1 by more than 1 %, so does the estimate of either
    /// half of the rounds, and that of all of them by more than the margin; and what it adds is at
    /// least a thousandth of the replay.
    case slower
    /// The same, below 1.
    case faster
    /// The whole interval lies within 3 % of 1.
    case noDifference
    /// Anything else: too few rounds, too much noise, or a difference too small to matter.
    case notEnoughData
  }

  /// How a phase differs.
  package struct Time: Equatable, Sendable {
    /// The phase; nil for all but hashing.
    package var phase: Phase?
    /// This build's time over the other's.
    package var estimate: Double
    /// The interval of that, 99 %; nil where there are too few rounds.
    package var interval: ConfidenceInterval?
    /// What does not count as a difference: a share, at least 0.03, and what the rounds of one build
    /// differ by from those that follow them.
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
  /// The share by which a difference must be certain: where a time of 5 % more is measured to 1.5 %,
  /// its interval reaches down to here.
  private static let certainShare = 0.01
  /// How sure the interval is: it is looked at again after every pair of rounds, for every phase.
  private static let confidence = 0.99
  /// The share of the whole replay that a difference must come to.
  private static let leastAdded = 0.001
  /// Phases that take less in all, in nanoseconds, are not judged: a clock's own error is as large.
  private static let leastTime = 20_000.0

  /// Compares two builds whose rounds alternated; nil where one of them has no times.
  package init?(_ benchmark: CaseBenchmark) {
    guard let actual = benchmark.actual, let expected = benchmark.expected else { return nil }
    let whole = SampleStatistics(expected.sums.map { Double($0) })?.median ?? 0
    times = (Phase.allCases.filter { $0 != .hash } + [nil]).compactMap { phase in
      Self.time(phase, Side(expected, phase), Side(actual, phase), whole: whole)
    }
    let (old, new) = (expected.timing.counters, actual.timing.counters)
    let (all, others) = (actual.timing.work, expected.timing.work)
    let kinds = WorkCounters.Kind.headlines.filter { all.counts($0) && others.counts($0) }
    work = kinds.compactMap { kind in
      let first = zip(old, new).enumerated().first { $0.element.0[kind] != $0.element.1[kind] }
      let (before, after) = (expected.timing.work[kind], actual.timing.work[kind])
      guard first != nil || before != after else { return nil }
      return Work(kind: kind, expected: before, actual: after, frame: first?.offset)
    }
    showsSameFrames = expected.timing.framesHash == actual.timing.framesHash
  }

  /// The times of a build.
  private struct Side {
    /// Of each frame, by round.
    var frames: [[Double]]
    /// Of the whole replay, by round.
    var totals: [Double]

    init(_ side: CaseBenchmark.Side, _ phase: Phase?) {
      let frames = phase.map { side.frames[$0] ?? [] } ?? side.frameSums
      self.frames = frames.map { $0.map { Double($0) } }
      totals = (phase.map { side.totals[$0] ?? [] } ?? side.sums).map { Double($0) }
    }

    /// What two builds of which each has half of the rounds would differ by, though they are one: the
    /// share by which the second round of a pair takes longer, or shorter, than the first.
    var noise: Double {
      let firsts = stride(from: 0, to: totals.count - 1, by: 2)
      let (before, after) = (firsts.map { totals[$0] }, firsts.map { totals[$0 + 1] })
      let ratio: Double = (try? PairedRatio(of: after, to: before))?.estimate ?? 1
      return max(ratio, 1 / ratio) - 1
    }
  }

  private static func time(_ phase: Phase?, _ old: Side, _ new: Side, whole: Double) -> Time? {
    guard let typical = SampleStatistics(old.totals + new.totals), typical.median > 0 else {
      return nil
    }
    let count = min(old.frames.count, new.frames.count)
    let ratio = try? QuartileRatio(
      of: Array(new.frames.prefix(count)), to: Array(old.frames.prefix(count)))
    var time = Time(
      phase: phase, estimate: ratio?.estimate ?? 1,
      interval: ratio?.interval(confidence: confidence),
      margin: max(leastMargin, old.noise, new.noise),
      expected: SampleStatistics(old.totals)?.median ?? 0, verdict: .notEnoughData)
    if typical.median >= leastTime, let ratio {
      time.verdict = verdict(time, ratio, least: whole * leastAdded)
    }
    return time
  }

  private static func verdict(_ time: Time, _ ratio: QuartileRatio, least: Double) -> Verdict {
    guard let interval = time.interval else { return .notEnoughData }
    let (equal, limit, half) = (1 + leastMargin, 1 + certainShare, ratio.rounds / 2)
    if interval.low >= 1 / equal && interval.high <= equal { return .noDifference }
    // Of many short phases one will seem slower; nobody waits for it.
    guard abs(time.added) >= least else { return .notEnoughData }
    // What does not recur is the machine's doing.
    let estimates = [0..<half, half..<ratio.rounds].map { ratio.estimate(of: $0) ?? 1 }
    if interval.low > limit, time.estimate > 1 + time.margin, estimates.allSatisfy({ $0 > limit }) {
      return .slower
    }
    if interval.high < 1 / limit, time.estimate < 1 / (1 + time.margin),
      estimates.allSatisfy({ $0 < 1 / limit })
    {
      return .faster
    }
    return .notEnoughData
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
