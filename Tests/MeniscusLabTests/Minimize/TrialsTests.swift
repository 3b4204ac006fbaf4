import MeniscusGeometry
import MeniscusLab
import Synchronization
import TestSupport
import Testing

@Suite("Delta debugging")
struct TrialsTests {
  /// What a test was asked, in order.
  private final class Journal: Sendable {
    let asked = Mutex<[[Int]]>([])
  }

  /// The result of taking away from 0..<count what a predicate does not need.
  private func minimized(
    _ count: Int, budget: Int = 1_000_000, width: Int = 1, journal: Journal = Journal(),
    _ passes: @escaping @Sendable ([Int]) -> Bool
  ) async -> (elements: [Int], trials: Trials<[Int], Never>) {
    var trials = Trials<[Int], Never>(budget: budget, width: width) { candidates in
      journal.asked.withLock { $0 += candidates }
      return candidates.map(passes)
    }
    let elements = await trials.minimized(Array(0..<count)) { $0 }
    return (elements, trials)
  }

  /// ⌈log₂ n⌉.
  private func levels(_ count: Int) -> Int {
    (0...).first { 1 << $0 >= count } ?? 0
  }

  @Test(
    "Exactly the planted elements are left, within the bound of trials",
    arguments: [
      [], [0], [499], [250], [249, 250], [0, 499], [3, 77, 401], [10, 11, 12, 13],
      [0, 100, 200, 300, 400], Array(stride(from: 5, to: 500, by: 20)),
    ])
  func planted(needed: [Int]) async {
    let (elements, trials) = await minimized(500) { Set(needed).isSubset(of: $0) }
    expectEqual(elements, needed)
    #expect(trials.count <= 2 * needed.count * (levels(500) + 2) + 1, "\(trials.count)")
    #expect(!trials.isExhausted)
  }

  @Test("Random sets of needed elements, found again within the bound")
  func random() async {
    var numbers = SplitMix(state: 41)
    for _ in 0..<60 {
      let count = Int.random(in: 1...300, using: &numbers)
      let size = Int.random(in: 0...min(count, 9), using: &numbers)
      let needed = Set((0..<size).map { _ in Int.random(in: 0..<count, using: &numbers) })
      let (elements, trials) = await minimized(count) { needed.isSubset(of: $0) }
      expectEqual(elements, needed.sorted())
      #expect(trials.count <= 2 * needed.count * (levels(count) + 2) + 1)
    }
  }

  @Test("What is not monotone ends 1-minimal, and in no more than the quadratic bound")
  func notMonotone() async {
    var numbers = SplitMix(state: 9)
    for round in 0..<60 {
      let count = Int.random(in: 1...24, using: &numbers)
      // Any set passes or not by its hash, a third of them; the whole does.
      let passes: @Sendable ([Int]) -> Bool = { elements in
        let bytes = elements.map { UInt8($0) } + [UInt8(round)]
        return elements.count == count || StableHash.hash(bytes) % 3 == 0
      }
      let (elements, trials) = await minimized(count, passes)
      #expect(passes(elements))
      for index in elements.indices {
        var fewer = elements
        fewer.remove(at: index)
        #expect(!passes(fewer))
      }
      // Zeller and Hildebrandt's bound for ddmin.
      #expect(trials.count <= count * count + 3 * count)
    }
  }

  @Test("An element that can go only after a later one is gone, goes")
  func later() async {
    let passing: Set = [[0, 1, 2, 3], [0, 1, 3], [0, 3]]
    await expectEqual(minimized(4) { passing.contains($0) }.elements, [0, 3])
  }

  @Test("Nothing is tried twice, and tried side by side nothing else comes out")
  func widths() async {
    let needed: Set = [17, 18, 230, 499]
    let journal = Journal()
    let alone = await minimized(500, journal: journal) { needed.isSubset(of: $0) }
    let asked = journal.asked.withLock { $0 }
    expectEqual(asked.count, Set(asked).count)
    expectEqual(asked.count, alone.trials.count)
    for width in [2, 3, 8, 64] {
      let beside = await minimized(500, width: width) { needed.isSubset(of: $0) }
      expectEqual(beside.elements, alone.elements)
      expectEqual(beside.trials.count, alone.trials.count)
    }
  }

  @Test("A budget is kept, whatever the width, and what was found by then still passes")
  func budget() async {
    let needed: Set = [17, 18, 230, 499]
    let passes: @Sendable ([Int]) -> Bool = { needed.isSubset(of: $0) }
    let whole = await minimized(500, passes).trials.count
    for budget in [0, 1, 2, 5, 20, whole - 1, whole] {
      let (elements, trials) = await minimized(500, budget: budget, passes)
      #expect(passes(elements))
      expectEqual(trials.count, budget)
      expectEqual(trials.isExhausted, budget < whole)
      let beside = await minimized(500, budget: budget, width: 4, passes)
      expectEqual(beside.elements, elements)
    }
  }

  @Test("Candidates that cannot be made are not tried")
  func impossible() async {
    // Of a pair, either both stand in a candidate or none.
    let journal = Journal()
    var trials = Trials<[Int], Never>(budget: 1000) { candidates in
      journal.asked.withLock { $0 += candidates }
      return candidates.map { $0.contains(10) }
    }
    let elements = await trials.minimized(Array(0..<20)) { elements in
      elements.contains(10) == elements.contains(11) ? elements : nil
    }
    expectEqual(elements, [10, 11])
    #expect(journal.asked.withLock { $0.allSatisfy { $0.contains(10) == $0.contains(11) } })
  }

  @Test("The least value, by halves", arguments: [1, 2, 3, 50, 99, 100])
  func least(value: Int) async {
    var trials = Trials<Int, Never>(budget: 100) { $0.map { $0 >= value } }
    await expectEqual(trials.least(from: 1, to: 100) { $0 }, value)
    #expect(trials.count <= 1 + levels(100))
  }

  @Test("An error of the test ends it")
  func failure() async {
    struct Stop: Error {}
    var trials = Trials<[Int], Stop>(budget: 100) { (candidates) async throws(Stop) in
      if candidates.contains(where: { $0.count < 100 }) { throw Stop() }
      return candidates.map { _ in true }
    }
    await #expect(throws: Stop.self) {
      _ = try await trials.minimized(Array(0..<500)) { $0 }
    }
  }
}
