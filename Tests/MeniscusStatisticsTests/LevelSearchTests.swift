import MeniscusStatistics
import TestSupport
import Testing

@Suite("Shifts of a series")
struct LevelSearchTests {
  private func shifts(_ values: [Double]) -> [Int] { LevelSearch(values).shifts.map(\.index) }

  /// Sixty values with a spread of 1 %, then others.
  private func series(_ after: [Double]) -> [Double] {
    let before = (0..<60).map { index -> Double in 983 + Double((index * 37) % 61) * 0.565 }
    return before + after
  }

  @Test("Shifts of three spreads are found within three runs, and hardly anything else")
  func madeUp() {
    let history = MadeUpHistory(series: 30, runs: 300, shifted: 20, spreads: 3, seed: 16)
    let score = history.score { LevelSearch($0).shifts }
    #expect(score.inTime >= 18 && score.isFalse <= 1, "\(score)")
  }

  @Test("What is known stays as it is when more runs come")
  func prefixes() {
    let history = MadeUpHistory(series: 3, runs: 250, shifted: 3, spreads: 4, seed: 5)
    for values in history.series {
      let all = LevelSearch(values).shifts
      #expect(!all.isEmpty)
      for count in stride(from: 20, through: values.count, by: 46) {
        expectEqual(
          LevelSearch(Array(values.prefix(count))).shifts, all.filter { $0.known < count })
      }
    }
  }

  @Test("A shift is known by its third run, with both levels")
  func third() throws {
    let values = series([1100, 1104, 1097, 1101])
    expectEqual(shifts(Array(values.dropLast(2))), [])
    let shift = try #require(LevelSearch(values).shifts.first)
    expectEqual([shift.index, shift.known, shift.delay], [60, 62, 2])
    #expect(abs((shift.ratio ?? 0) - 1.1) < 0.01 && shift.p < 1e-9)
  }

  @Test("Back after ten runs is found too, though few runs are before")
  func back() {
    let up = (0..<10).map { 1100 + Double(($0 * 7) % 11) }
    let down = (0..<10).map { 1000 + Double(($0 * 5) % 11) }
    expectEqual(shifts(series(up + down)), [60, 70])
  }

  @Test("One or two runs far out are spikes and no shift, and hide none")
  func spikes() {
    for spike in [[3000.0], [3000, 2500]] {
      let after: [Double] = [1001, 999, 1003, 1100, 1104, 1097]
      let values = series(spike + after)
      let search = LevelSearch(values)
      expectEqual(search.spikes, Array(60..<(60 + spike.count)))
      expectEqual(search.shifts.map(\.index), [63 + spike.count])
    }
    let lasting = LevelSearch(series([3000, 2990, 3010]))
    #expect(lasting.spikes.isEmpty && lasting.shifts.map(\.index) == [60])
  }

  @Test("What occurred before is no new level when it comes three times in a row")
  func repeated() {
    let before = (0..<60).map { (index: Int) -> Double in
      if index % 10 == 5 { return 1050 }
      return 998 + Double(index * 7 % 5)
    }
    expectEqual(shifts(before + [1050, 1050, 1050]), [])
    expectEqual(shifts(before + [1060, 1060, 1060]), [60])
  }

  @Test("Steps that are too small, by share or by size, are none")
  func small() {
    let flat = [Double](repeating: 1000, count: 60)
    expectEqual(shifts(flat + [1004, 1004, 1004]), [])
    expectEqual(shifts(flat + [1006, 1006, 1006]), [60])
    var policy = ShiftPolicy()
    policy.step = 7
    #expect(LevelSearch(flat + [1006, 1006, 1006], policy).shifts.isEmpty)
    expectEqual(shifts([]), [])
    expectEqual(shifts([.nan, .infinity]), [])
  }

  @Test("Of exact values every step is one, known at once")
  func exact() {
    let found = LevelShift.exact([3, 3, 4, 4, 2, 2])
    expectEqual(found.map(\.index), [2, 4])
    expectEqual(found.map(\.delay), [0, 0])
    expectEqual(found.map(\.after), [4, 2])
    #expect(LevelShift.exact([]).isEmpty && LevelShift.exact([1]).isEmpty)
  }
}
