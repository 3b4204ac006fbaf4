import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The samples of the two essays, by what their authors say of them.
@MainActor
@Suite("Samples of the essays")
struct EssaySampleTests {
  @Test("Three knobs: the variant, the shape, and a tint that answers touches")
  func knobs() throws {
    let record = try SampleReplay.record(
      "samples/knobs", width: 280, height: 260, tapAt: Point2D(x: 140, y: 190)
    ) { OneLineSample() }
    let glass = record.glass(at: "start")
    expectEqual(glass.map { $0.material.tint != nil }, [false, false, true])
    guard case .roundedRectangle(_, let radii, _) = glass[1].silhouette else {
      Issue.record("A rectangle with rounded corners is one.")
      return
    }
    // The text is less than 32 points high: the radius is what there is room for at most.
    expectEqual(radii, CornerRadii2D(all: 16))
  }

  @Test("Five characters as glass, and their reflection upside down")
  func mirror() throws {
    let record = try SampleReplay.record(
      "samples/mirror", width: 300, height: 220, tapAt: Point2D(x: 150, y: 60)
    ) { MirrorSample(displayTime: "10:00") }
    let glass = record.glass(at: "start")
    expectEqual(glass.count, 10)
    expectEqual(glass.count { $0.transform.d < 0 }, 5)
    let isOutline = glass.allSatisfy {
      if case .outline = $0.silhouette { true } else { false }
    }
    #expect(isOutline)
  }

  @Test("A control comes with glass that fades and grows")
  func overlay() throws {
    let record = try SampleReplay.record(
      "samples/overlay", width: 360, height: 200, tapAt: Point2D(x: 180, y: 100)
    ) { OverlaySample() }
    expectEqual(record.glass(at: "start").count, 0)
    let (after, end) = (record.glass(at: "after"), record.glass(at: "end"))
    expectEqual(end.count, 1)
    let moving = try #require(after.first)
    #expect(moving.transform.a < end[0].transform.a)
  }

  @Test("The menu pours three buttons out of one; the badges are hexagons")
  func brew() throws {
    let record = try SampleReplay.record(
      "samples/brew", width: 300, height: 420, tapAt: Point2D(x: 150, y: 389), moves: true,
      isWhole: true
    ) { BrewSample(streak: 9) }
    let start = record.glass(at: "start")
    expectEqual(start.count, 3)
    for badge in start.prefix(2) {
      guard case .outline = badge.silhouette else {
        Issue.record("A hexagon is an outline.")
        continue
      }
      #expect(badge.material.tint != nil)
    }
    let end = record.glass(at: "end")
    expectEqual(end.count, 6)
    expectEqual(Set(end.dropFirst(2).map(\.container)).count, 1)
  }
}
