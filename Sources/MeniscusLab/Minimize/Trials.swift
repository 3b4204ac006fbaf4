/// Candidates that are put to a test, the most that may be, and what came of those that were.
///
/// The test is given several candidates at once, so that it can try them side by side. What comes
/// out, and what is counted, is that of trying one after another.
package struct Trials<Candidate: Hashable & Sendable, Failure: Error> {
  /// Says of each candidate whether it still shows what is looked for.
  package typealias Test = @Sendable ([Candidate]) async throws(Failure) -> [Bool]

  /// The most candidates that are tried.
  package let budget: Int
  /// The candidates that are tried side by side.
  package let width: Int
  /// The candidates that were tried; one that came twice is counted once.
  package private(set) var count = 0
  /// Whether the budget was used up, so that a candidate was not tried.
  package private(set) var isExhausted = false

  private struct Entry {
    var isHit: Bool
    var isCounted = false
  }

  private let test: Test
  private var known: [Candidate: Entry] = [:]

  /// Makes trials of which none was made yet.
  package init(budget: Int, width: Int = 1, test: @escaping Test) {
    precondition(budget >= 0 && width > 0, "Trials have a budget, and one at a time at least.")
    self.budget = budget
    self.width = width
    self.test = test
  }

  /// The first of some candidates that passes the test; nil where none does, or the budget is used
  /// up before one does.
  ///
  /// - Parameters:
  ///   - count: how many candidates there are.
  ///   - candidate: gives the candidate of a number; nil for one that cannot be tried, which
  ///     counts as one that does not pass.
  package mutating func first(
    of count: Int, candidate: (Int) -> Candidate?
  ) async throws(Failure) -> Int? {
    var next = 0
    while next < count, !isExhausted {
      let wave = nextWave(from: &next, below: count, candidate)
      try await learn(wave.map(\.candidate))
      for (number, candidate) in wave {
        guard let isHit = take(candidate) else { return nil }
        if isHit { return number }
      }
    }
    return nil
  }

  /// Whether a single candidate passes the test.
  package mutating func passes(_ candidate: Candidate?) async throws(Failure) -> Bool {
    try await first(of: 1) { _ in candidate } != nil
  }

  /// The next candidates in order, of which no more than `width` are new.
  private func nextWave(
    from next: inout Int, below end: Int, _ candidate: (Int) -> Candidate?
  ) -> [(number: Int, candidate: Candidate)] {
    var wave: [(number: Int, candidate: Candidate)] = []
    var news = 0
    let limit = min(width, max(budget - count, 1))
    while next < end, news < limit {
      if let candidate = candidate(next) {
        wave.append((next, candidate))
        if known[candidate] == nil { news += 1 }
      }
      next += 1
    }
    return wave
  }

  /// Tries what is not known yet, as long as there is budget for it.
  private mutating func learn(_ candidates: [Candidate]) async throws(Failure) {
    var news: [Candidate] = []
    for candidate in candidates where known[candidate] == nil && !news.contains(candidate) {
      news.append(candidate)
    }
    guard !news.isEmpty, count < budget else { return }
    let hits = try await test(news)
    precondition(hits.count == news.count, "A test answers for every candidate.")
    for (candidate, isHit) in zip(news, hits) { known[candidate] = Entry(isHit: isHit) }
  }

  /// What is known of a candidate, which is counted; nil where there is no budget for it.
  private mutating func take(_ candidate: Candidate) -> Bool? {
    guard let entry = known[candidate] else {
      isExhausted = true
      return nil
    }
    guard !entry.isCounted else { return entry.isHit }
    guard count < budget else {
      isExhausted = true
      return nil
    }
    count += 1
    known[candidate]?.isCounted = true
    return entry.isHit
  }
}
