import MeniscusFormats
import MeniscusSuite

/// Searches for the revision that changed a metric of cases, by building and asking revisions.
package struct RevisionBisection: Sendable {
  /// What a search tells while it goes on.
  package enum Progress: Equatable, Sendable {
    /// A revision is built; so many more may follow.
    case building(CommitDescription, stepsLeft: Int?)
    /// The ends of a case are known.
    case began(Bisection)
    /// A revision between the ends of a case was asked.
    case asked(Bisection.Step, of: Bisection)
    /// The search for a case is over.
    case ended(Bisection)
  }

  /// The cases, each with its trace as it is replayed at all revisions.
  package var cases: [SceneBenchmark.TracedCase]
  /// The revision that is as it was.
  package var good: String
  /// The revision that is not.
  package var bad: String
  /// What is looked at; nil for what got worst.
  package var metric: BisectionMetric?
  /// What is more than this is on the one side, and what is not is on the other; nil for what is
  /// nearer.
  package var threshold: Double?
  /// How long a frame may take.
  package var timeout = Duration.seconds(60)

  /// Makes a search.
  package init(cases: [SceneBenchmark.TracedCase], good: String, bad: String) {
    self.cases = cases
    self.good = good
    self.bad = bad
  }

  /// What was asked of revisions, each once.
  private struct Answers {
    let checkout: RevisionCheckout
    let measurer: CaseMeasurer
    let cases: [SceneBenchmark.TracedCase]
    private var known: [String: [CaseMeasurement]] = [:]

    init(
      _ checkout: RevisionCheckout, _ measurer: CaseMeasurer, _ cases: [SceneBenchmark.TracedCase]
    ) {
      self.checkout = checkout
      self.measurer = measurer
      self.cases = cases
    }

    /// What a commit shows of all cases, in their order.
    mutating func measurements(
      at commit: CommitDescription, called name: String, willBuild: () -> Void
    ) async throws(RevisionError) -> [CaseMeasurement] {
      if let known = known[commit.commit] { return known }
      willBuild()
      var measurements: [CaseMeasurement] = []
      do throws(RevisionError) {
        let tool = try await checkout.tool(of: commit.commit, called: name)
        for entry in cases {
          do throws(SuiteError) {
            measurements.append(try await measurer.measure(entry, by: tool))
          } catch {
            throw .suite(error)
          }
        }
      } catch {
        switch error {
        case .buildFailed, .buildTimedOut, .noTool:
          let failed = CaseMeasurement(problem: .build(error))
          measurements = cases.map { _ in failed }
        default: throw error
        }
      }
      known[commit.commit] = measurements
      return measurements
    }
  }

  /// Searches for each case in turn; a revision is built and asked for all of them once.
  ///
  /// Revisions are those from the good to the bad one by first parents.
  ///
  /// Complexity: about the logarithm of their number in builds, for each case whose change is another.
  package func run(
    in worktree: RevisionWorktree, progress: @escaping @Sendable (Progress) -> Void
  ) async throws(RevisionError) -> [Bisection] {
    try await worktree.use { checkout throws(RevisionError) in
      let repository = checkout.repository
      let commits = try await repository.commits(after: good, upTo: bad)
      let first = try await repository.description(of: try await repository.commit(of: good))
      var answers = Answers(checkout, CaseMeasurer(timeout: timeout, metric: metric), cases)
      var results: [Bisection] = []
      for index in cases.indices {
        results.append(try await search(index, first, commits, &answers, progress))
      }
      return results
    }
  }

  private func search(
    _ index: Int, _ first: CommitDescription, _ commits: [CommitDescription],
    _ answers: inout Answers, _ progress: (Progress) -> Void
  ) async throws(RevisionError) -> Bisection {
    let last = commits.last ?? first
    let old = try await answers.measurements(at: first, called: good) {
      progress(.building(first, stepsLeft: nil))
    }[index]
    let new = try await answers.measurements(at: last, called: bad) {
      progress(.building(last, stepsLeft: nil))
    }[index]
    var result = ends(index, (first, old), (last, new), count: commits.count)
    defer { progress(.ended(result)) }
    guard result.outcome == nil, let metric = result.metric, let good = result.good.value,
      let bad = result.bad.value
    else { return result }
    progress(.began(result))
    let scale = BisectionScale(good: good, bad: bad, threshold: threshold)
    var search = BisectionSearch(count: commits.count)
    var steps: [Int: Bisection.Step] = [-1: result.good, commits.count - 1: result.bad]
    while let place = search.next {
      let commit = commits[place]
      let measured = try await answers.measurements(
        at: commit, called: String(commit.commit.prefix(10))
      ) {
        progress(.building(commit, stepsLeft: search.stepsLeft))
      }[index]
      let step = scale.step(commit, measured, metric)
      switch step.side {
      case .skipped: search.skip(place)
      case .good, .bad: search.note(place, isGood: step.side == .good)
      }
      steps[place] = step
      result.steps.append(step)
      progress(.asked(step, of: result))
    }
    let (before, found) = (steps[search.good] ?? result.good, steps[search.bad] ?? result.bad)
    let suspects = Array(commits[(search.good + 1)...search.bad])
    result.outcome =
      suspects.count == 1
      ? .first(found, after: before) : .oneOf(suspects, last: found, after: before)
    return result
  }

  /// What is known once both ends were asked.
  private func ends(
    _ index: Int, _ good: (commit: CommitDescription, found: CaseMeasurement),
    _ bad: (commit: CommitDescription, found: CaseMeasurement), count: Int
  ) -> Bisection {
    let changes = metric.map { [$0] } ?? BisectionMetric.changes(from: good.found, to: bad.found)
    let metric = changes.first
    func end(_ end: (commit: CommitDescription, found: CaseMeasurement), _ side: Bisection.Side)
      -> Bisection.Step
    {
      let value = metric.flatMap { end.found.value(of: $0) }
      let isKnown = value != nil || (metric == nil && end.found.problem == nil)
      return Bisection.Step(
        end.commit, value, isKnown ? side : .skipped,
        problem: isKnown ? nil : end.found.problem ?? .noValue)
    }
    var result = Bisection(
      cases[index].name, good: end(good, .good), called: self.good, bad: end(bad, .bad),
      called: self.bad, count: count)
    result.metric = metric
    result.others = Array(changes.dropFirst())
    guard result.good.problem == nil, result.bad.problem == nil else {
      result.outcome = .unknownEnd
      return result
    }
    guard let old = result.good.value, let new = result.bad.value, old != new else {
      result.outcome = .alike
      return result
    }
    if let threshold, !BisectionScale(good: old, bad: new, threshold: threshold).isSeparating {
      result.outcome = .notBetween(threshold)
    }
    return result
  }
}

extension BisectionScale {
  fileprivate func step(
    _ commit: CommitDescription, _ found: CaseMeasurement, _ metric: BisectionMetric
  ) -> Bisection.Step {
    guard let value = found.value(of: metric) else {
      return Bisection.Step(commit, nil, .skipped, problem: found.problem ?? .noValue)
    }
    let (isGood, isExact) = judge(value)
    var step = Bisection.Step(commit, value, isGood ? .good : .bad)
    step.isExact = isExact
    return step
  }
}

extension BisectionMetric {
  private var isCost: Bool { if case .number(.cost) = self { true } else { false } }

  /// What differs: the counters of which there is more, by how many times, then those of which there
  /// is less, then modelled costs in the same order, which say again what counters say, then the
  /// pixels.
  fileprivate static func changes(
    from old: CaseMeasurement, to new: CaseMeasurement
  ) -> [BisectionMetric] {
    let numbers = all.compactMap { metric -> (metric: BisectionMetric, ratio: Double)? in
      guard case .number(let before) = old.value(of: metric),
        case .number(let after) = new.value(of: metric), before != after
      else { return nil }
      return (metric, before == 0 ? .infinity : after / before)
    }
    let order = numbers.enumerated().sorted { left, right in
      let isCost = (left.element.metric.isCost, right.element.metric.isCost)
      if isCost.0 != isCost.1 { return isCost.1 }
      let (one, other) = (left.element.ratio, right.element.ratio)
      return one != other ? one > other : left.offset < right.offset
    }
    let pixels = BisectionMetric.stage(.pixels)
    return order.map(\.element.metric)
      + (old.value(of: pixels) != new.value(of: pixels) ? [pixels] : [])
  }
}
