import Foundation
import MeniscusUI
import TestSupport
import Testing

/// Springs as UIKit was recorded to move by them.
///
/// Source: `conformance/scrolling`, `spring-positions.csv` and `spring-stiffness.csv`; the positions
/// were read off frames, to about 0.2 points.
@MainActor
@Suite("Recorded springs", .enabled(if: Conformance.isPresent))
struct RecordedSpringTests {
  private static func rows(_ name: String) throws -> [[Double]] {
    let folder = try #require(Conformance.folder)
    let url = folder.appendingPathComponent("scrolling/\(name).csv")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { line in line.split(separator: ",").compactMap { Double($0) } }
  }

  @Test("Centres are where they were recorded, while the animation goes on")
  func positions() throws {
    let stiffness = try Self.rows("spring-stiffness")
    var compared = 0
    for row in try Self.rows("spring-positions") {
      let (ratio, duration, start, end) = (row[0], row[1], row[2], row[3])
      // UIKit ends an animation at its duration, wherever its spring is.
      if row[4] >= duration { continue }
      let known = try #require(
        stiffness.first { $0[0] == ratio && $0[1] == duration && $0[2] == 0 })
      let spring = Spring(stiffness: known[3], damping: 2 * ratio * known[3].squareRoot())
      let place = start + spring.value(target: end - start, time: row[4])
      #expect(abs(place - row[5]) <= 0.2, "\(row): \(place)")
      compared += 1
    }
    expectEqual(compared, 4)
  }
}
