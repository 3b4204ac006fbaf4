import MeniscusStatistics
import Testing

@Suite struct NearestRankTests {
  @Test func percentileIsTheLeastValueThatEnoughDoNotExceed() {
    for count in 1...40 {
      let sorted = (0..<count).map { $0 * 3 }
      for percent in 0...100 {
        let value = NearestRank.percentile(percent, of: sorted)
        let share = sorted.count { $0 <= value } * 100
        #expect(share >= percent * count)
        let below = sorted.count { $0 < value } * 100
        #expect(below < percent * count || value == sorted[0])
      }
    }
  }
}
