/// What a search among revisions found of a case.
package struct Bisection: Equatable, Sendable {
  /// On which side of the change a revision is.
  package enum Side: String, Sendable {
    /// As before.
    case good
    /// As after.
    case bad
    /// It could not be asked.
    case skipped
  }

  /// Why a revision could not be asked.
  package enum Problem: Equatable, Sendable {
    /// It was not built, or what was built is no tool that answers.
    case build(RevisionError)
    /// The case does not come to its end there.
    case replay(ReplayFailure)
    /// It says nothing of the metric.
    case noValue
  }

  /// A revision that was asked.
  package struct Step: Equatable, Sendable {
    /// The commit.
    package var commit: CommitDescription
    /// What the metric is there; nil where it could not be asked.
    package var value: BisectionValue?
    /// The side that it counts for.
    package var side: Side
    /// Whether its value is the good one or the bad one, and not another that is nearer to it.
    package var isExact = true
    /// Why it could not be asked.
    package var problem: Problem?

    /// Makes a step.
    package init(
      _ commit: CommitDescription, _ value: BisectionValue?, _ side: Side,
      problem: Problem? = nil
    ) {
      self.commit = commit
      self.value = value
      self.side = side
      self.problem = problem
    }
  }

  /// What came of it.
  package enum Outcome: Equatable, Sendable {
    /// The first bad revision, and the one before it.
    case first(Step, after: Step)
    /// The first bad revision is one of these, of which all but the last could not be asked.
    case oneOf([CommitDescription], last: Step, after: Step)
    /// Both ends are alike.
    case alike
    /// Both ends are on one side of the threshold.
    case notBetween(Double)
    /// One of the ends could not be asked.
    case unknownEnd
  }

  /// The case.
  package var name: CaseName
  /// What was looked at; nil where neither end says which metric changed.
  package var metric: BisectionMetric?
  /// The other metrics that differ between the ends, where nobody chose one.
  package var others: [BisectionMetric] = []
  /// The good end, and what it was called.
  package var good: Step
  package var goodName: String
  /// The bad end, and what it was called.
  package var bad: Step
  package var badName: String
  /// The revisions from the good end, without it, to the bad end.
  package var count: Int
  /// The revisions between the ends that were asked, in that order.
  package var steps: [Step] = []
  /// What came of it; nil while it goes on.
  package var outcome: Outcome?

  /// Starts with the ends.
  package init(
    _ name: CaseName, good: Step, called goodName: String, bad: Step, called badName: String,
    count: Int
  ) {
    self.name = name
    self.good = good
    self.goodName = goodName
    self.bad = bad
    self.badName = badName
    self.count = count
  }

  /// 0 where the first bad revision is known; else the search proved nothing.
  package var exitCode: ExitCode {
    if case .first = outcome { .accepted } else { .unproven }
  }
}
