import MeniscusUI
import TestSupport
import Testing

/// Transient glass: it fades and scales from 0.95.
@MainActor
struct PickerSceneTests {
  @Test func theGlassComesFadingAndGrowing() throws {
    let show = try Show("return/picker")
    expectEqual(show.glass.count, 1)
    try show.tap("duration")
    show.run(6)
    let coming = try #require(show.glass.first)
    expectEqual(show.glass.count, 2)
    // The whole view fades, as one group.
    let opacity = try #require(show.groups.first { $0 < 1 })
    #expect(opacity > 0)
    show.settle()
    let there = try #require(show.glass.first)
    #expect(show.groups.allSatisfy { $0 == 1 })
    // 320 points is all that it may be wide.
    #expect(there.box.width == 320 && there.box.height == 50)
    // One spring drives both: what is missing of the extent is a twentieth of what is missing.
    let missing = (320 - coming.box.width) / 320
    expectClose(missing, 0.05 * (1 - opacity), closerThan: 1e-9)
    #expect(coming.box.center.distance(to: there.box.center) < 1e-9)
  }

  @Test func theGlassIsGoneWhenItIsNotNeeded() throws {
    let show = try Show("return/picker")
    let start = show.frame.displayDigest
    try show.tap("duration")
    show.settle()
    try show.tap("duration")
    show.settle()
    expectEqual(show.frame.displayDigest, start)
  }

  @Test func withLessMotionItOnlyFades() throws {
    let show = try Show("return/picker") { $0.reduceMotion = true }
    try show.tap("duration")
    show.run(6)
    let coming = try #require(show.glass.first)
    let opacity = try #require(show.groups.first { $0 < 1 })
    #expect(opacity > 0)
    expectEqual(coming.box.width, 320)
  }
}
