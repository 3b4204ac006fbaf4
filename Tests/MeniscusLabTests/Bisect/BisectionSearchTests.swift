import MeniscusFormats
import MeniscusLab
import TestSupport
import Testing

@Suite("Bisection: the search itself")
struct BisectionSearchTests {
  /// Searches among things of which some are good, some answer nothing, and the last is bad.
  private func search(
    _ count: Int, firstBad: Int, silent: Set<Int> = []
  ) -> (search: BisectionSearch, asked: [Int]) {
    var search = BisectionSearch(count: count)
    var asked: [Int] = []
    while let next = search.next, asked.count <= count {
      asked.append(next)
      if silent.contains(next) {
        search.skip(next)
      } else {
        search.note(next, isGood: next < firstBad)
      }
    }
    return (search, asked)
  }

  @Test("Where all answer, the first bad one is found in no more steps than the logarithm")
  func found() {
    for count in 1...40 {
      for first in 0..<count {
        let (search, asked) = search(count, firstBad: first)
        expectEqual([search.good, search.bad], [first - 1, first], "\(first) of \(count)")
        #expect(asked.count <= BisectionSearch(count: count).stepsLeft, "\(asked) of \(count)")
        expectEqual(Set(asked).count, asked.count)
      }
    }
    expectEqual(
      [1, 2, 3, 4, 9, 1000].map { BisectionSearch(count: $0).stepsLeft }, [0, 1, 2, 2, 4, 10])
  }

  @Test("Those that do not answer leave exactly the ones in doubt that nothing tells apart")
  func silent() {
    let count = 9
    for first in 0..<count {
      for bits in 0..<(1 << (count - 1)) {
        let silent = Set((0..<count - 1).filter { bits >> $0 & 1 == 1 })
        let (search, asked) = search(count, firstBad: first, silent: silent)
        // What a search through all of them in order would know.
        let good = (-1..<first).last { !silent.contains($0) } ?? -1
        let bad = (first..<count).first { !silent.contains($0) } ?? count - 1
        if [search.good, search.bad] != [good, bad] || Set(asked).count != asked.count {
          Issue.record("\(first), silent \(silent): \(search), asked \(asked)")
        }
      }
    }
  }

  @Test("A run of silent ones is not asked one after the other")
  func spread() {
    let (_, asked) = search(1025, firstBad: 40, silent: Set(300...700))
    #expect(asked.count < 20, "\(asked)")
  }

  @Test("Values between the ends count for the nearer one, or by the threshold; hashes by equality")
  func scale() {
    let scale = BisectionScale(good: .number(10), bad: .number(20))
    let table: [(Double, Bool, Bool)] = [
      (10, true, true), (20, false, true), (14, true, false), (15, false, false),
      (16, false, false), (3, true, false), (90, false, false),
    ]
    for (value, isGood, isExact) in table {
      let found = scale.judge(.number(value))
      #expect(found.isGood == isGood && found.isExact == isExact, "\(value)")
    }
    let high = BisectionScale(good: .number(10), bad: .number(20), threshold: 18)
    expectEqual(
      [10.0, 16, 18, 18.5, 20].map { high.judge(.number($0)).isGood },
      [true, true, true, false, false])
    #expect(high.isSeparating && scale.isSeparating)
    for threshold in [9.0, 20, 25] {
      #expect(
        !BisectionScale(good: .number(10), bad: .number(20), threshold: threshold).isSeparating)
    }
    // What got less is searched for in the same way.
    let fewer = BisectionScale(good: .number(20), bad: .number(10), threshold: 15)
    expectEqual(
      [20.0, 16, 15, 3].map { fewer.judge(.number($0)).isGood }, [true, true, false, false])
    let hash = BisectionScale(good: .hash(1), bad: .hash(2))
    expectEqual([1, 2, 3].map { hash.judge(.hash($0)).isGood }, [true, false, false])
    #expect(!hash.judge(.hash(3)).isExact)
  }
}
