import MeniscusDisplay
import MeniscusStatistics
import MeniscusTiming

/// What a benchmark measured of a case.
///
/// A round is one process that replays the case several times; of every phase of every frame the
/// shortest time counts.
package struct CaseBenchmark: Equatable, Sendable {
  /// One build of the tool.
  package struct Side: Equatable, Sendable {
    /// What all rounds together measured: of every time the shortest.
    package private(set) var timing: ReplayTiming
    /// The time of each phase over the whole replay, by round, in nanoseconds.
    package private(set) var totals: [Phase: [UInt64]] = [:]
    /// The time of all phases but hashing, by round, in nanoseconds.
    package private(set) var sums: [UInt64] = []
    /// The time of each phase in each frame, by round, in nanoseconds.
    package private(set) var frames: [Phase: [[UInt64]]] = [:]
    /// The time of each frame but for hashing, by round, in nanoseconds.
    package private(set) var frameSums: [[UInt64]] = []
    /// Whether all rounds did the same work and showed the same frames.
    package private(set) var isRepeatable = true

    /// Starts with the first round.
    package init(_ first: ReplayTiming) {
      timing = first
      note(first)
    }

    /// Adds a round.
    package mutating func add(_ round: ReplayTiming) {
      isRepeatable =
        isRepeatable && round.counters == timing.counters && round.framesHash == timing.framesHash
      guard isRepeatable else { return }
      timing.combine(round)
      note(round)
    }

    private mutating func note(_ round: ReplayTiming) {
      let none = [UInt64](repeating: 0, count: round.frames)
      for phase in Phase.allCases {
        totals[phase, default: []].append(round.total(phase))
        frames[phase, default: []].append(round.phases[phase] ?? none)
      }
      frameSums.append(round.frameTimes)
      sums.append(round.frameTimes.reduce(0, +))
    }

    /// The rounds.
    package var rounds: Int { sums.count }
  }

  /// The case.
  package var name: CaseName
  /// The frames of a second; nil for a case of a part, which no display shows.
  package var rate: Int?
  /// This build; nil where a replay did not come to its end.
  package var actual: Side?
  /// The other build; nil where there is none, or where a replay of it did not come to its end.
  package var expected: Side?
  /// Why this build has no times.
  package var failure: ReplayFailure?
  /// Why the other build has none.
  package var expectedFailure: ReplayFailure?

  /// Makes what is known before the first round.
  package init(_ name: CaseName, rate: Int?) {
    self.name = name
    self.rate = rate
  }
}

/// What a benchmark found of a phase of a case.
package struct PhaseBenchmark: Equatable, Sendable {
  /// The phase; nil for all but hashing.
  package var phase: Phase?
  /// The time over the whole replay, of each round, in nanoseconds.
  package var rounds: SampleStatistics
  /// The time of frames in which it ran, in nanoseconds.
  package var frames: DurationSummary
  /// The rounds that lie outside of the fences, and inside of the outer ones.
  package var mildOutliers: Int
  /// The rounds that lie outside of the outer fences.
  package var severeOutliers: Int
  /// The confidence interval of the median of the rounds, 95 %, by the bootstrap; nil for one round.
  package var interval: ConfidenceInterval?

  /// The median absolute deviation of the rounds as a share of their median.
  package var spread: Double {
    rounds.median > 0 ? rounds.normalMedianAbsoluteDeviation / rounds.median : 0
  }
}

extension CaseBenchmark.Side {
  /// The phases that ran, in their order, and all of them together at the end.
  package var phases: [PhaseBenchmark] {
    let own = Phase.allCases.compactMap { phase in
      summary(phase, totals[phase] ?? [], timing.phases[phase] ?? [])
    }
    return own + [summary(nil, sums, timing.frameTimes)].compactMap(\.self)
  }

  private func summary(
    _ phase: Phase?, _ totals: [UInt64], _ frames: [UInt64]
  ) -> PhaseBenchmark? {
    guard let rounds = SampleStatistics(totals.map { Double($0) }), rounds.maximum > 0,
      let summary = DurationSummary(phase == nil ? frames : frames.filter { $0 > 0 })
    else { return nil }
    let outliers = rounds.outliers
    let bootstrap =
      rounds.count > 1
      ? try? Bootstrap(of: rounds.sorted, count: 2_000, statistic: \.median).interval() : nil
    return PhaseBenchmark(
      phase: phase, rounds: rounds, frames: summary,
      mildOutliers: outliers[.lowMild, default: 0] + outliers[.highMild, default: 0],
      severeOutliers: outliers[.lowSevere, default: 0] + outliers[.highSevere, default: 0],
      interval: bootstrap)
  }
}
