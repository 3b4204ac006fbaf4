/// A search for the first bad one of things in a row, some of which may not answer.
///
/// The last is known to be bad, and what comes before the first, at −1, to be good.
package struct BisectionSearch: Equatable {
  /// The last that is known to be good.
  package private(set) var good = -1
  /// The first that is known to be bad.
  package private(set) var bad: Int
  /// Those in between that did not answer.
  package private(set) var skipped: Set<Int> = []

  /// Begins with a number of things, at least one.
  package init(count: Int) { bad = max(count, 1) - 1 }

  /// What is to be asked next; nil where no more can be learned.
  ///
  /// It is the middle of the longest stretch of which nothing is known: of several equal ones that
  /// which is nearest to the middle of all. Where all answer, that halves what is left each time.
  package var next: Int? {
    let marks = [good] + skipped.filter { good < $0 && $0 < bad }.sorted() + [bad]
    let gaps = zip(marks, marks.dropFirst()).filter { $0.1 - $0.0 > 1 }
    let best = gaps.max { left, right in
      let (one, other) = (left.1 - left.0, right.1 - right.0)
      return one != other ? one < other : distance(of: left) > distance(of: right)
    }
    return best.map { ($0.0 + $0.1) / 2 }
  }

  private func distance(of gap: (Int, Int)) -> Int { abs(gap.0 + gap.1 - good - bad) }

  /// Notes that one is good, or bad.
  package mutating func note(_ index: Int, isGood: Bool) {
    if isGood { good = max(good, index) } else { bad = min(bad, index) }
  }

  /// Notes that one did not answer.
  package mutating func skip(_ index: Int) { skipped.insert(index) }

  /// How many more have to be asked at most, if all answer.
  package var stepsLeft: Int {
    var (steps, rest) = (0, bad - good - 1)
    while rest > 0 { (steps, rest) = (steps + 1, rest / 2) }
    return steps
  }
}
