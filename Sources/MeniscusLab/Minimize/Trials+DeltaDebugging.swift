extension Trials {
  /// What is left of some elements once all are out that the test does not need.
  ///
  /// Delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input",
  /// 2002) in the form that only takes away: parts of half the length each time, down to single
  /// elements, until none can go. Unless the budget is used up, the result is 1-minimal: without
  /// any single one of its elements the test does not pass.
  ///
  /// - Parameters:
  ///   - elements: what a candidate that passes was made of.
  ///   - candidate: makes a candidate of some of the elements; nil where there is none of those.
  ///
  /// Complexity: where the test passes for all sets with the same k of n elements, at most
  /// 2k · (⌈log₂ n⌉ + 2) + 1 trials; at worst quadratic in n.
  package mutating func minimized<Element>(
    _ elements: [Element], candidate: ([Element]) -> Candidate?
  ) async throws(Failure) -> [Element] {
    var rest = elements
    var length = rest.count
    while length > 0, !isExhausted {
      let before = rest.count
      try await sweep(&rest, length: length, candidate)
      if length > 1 {
        length = min((length + 1) / 2, max(rest.count, 1))
      } else if rest.count == before {
        break
      }
    }
    return rest
  }

  /// Takes out, from the front, every part of a length that is not needed.
  private mutating func sweep<Element>(
    _ rest: inout [Element], length: Int, _ candidate: ([Element]) -> Candidate?
  ) async throws(Failure) {
    var start = 0
    while start < rest.count {
      let (begin, elements) = (start, rest)
      func part(_ number: Int) -> Range<Int> {
        let first = begin + number * length
        return first..<min(first + length, elements.count)
      }
      let parts = (rest.count - start + length - 1) / length
      let hit = try await first(of: parts) { number in
        var fewer = elements
        fewer.removeSubrange(part(number))
        return candidate(fewer)
      }
      guard let hit else { return }
      start = part(hit).lowerBound
      rest.removeSubrange(part(hit))
    }
  }

  /// The least value for which the test passes, where it passes for all above it too.
  ///
  /// - Parameters:
  ///   - lowest: the least value that there is.
  ///   - value: a value for which it passes.
  ///   - candidate: makes the candidate of a value; nil where there is none.
  /// - Returns: a value for which it passes, `value` where no lesser one was found.
  ///
  /// Complexity: one trial where `lowest` passes, else log₂ of the distance.
  package mutating func least(
    from lowest: Int, to value: Int, candidate: (Int) -> Candidate?
  ) async throws(Failure) -> Int {
    guard lowest < value else { return value }
    if try await passes(candidate(lowest)) { return lowest }
    var (fails, passes) = (lowest, value)
    while passes - fails > 1, !isExhausted {
      let middle = fails + (passes - fails) / 2
      if try await self.passes(candidate(middle)) { passes = middle } else { fails = middle }
    }
    return passes
  }
}
