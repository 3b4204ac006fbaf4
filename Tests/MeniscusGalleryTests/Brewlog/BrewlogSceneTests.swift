import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The home of document 004.
@MainActor
struct BrewlogSceneTests {
  @Test func theButtonSplitsIntoThreeAndTheyPourBack() throws {
    let show = try Show("brewlog/home")
    // The badge and the button.
    expectEqual(show.glass.count, 2)
    let button = try #require(show.glass.last)
    try show.tap("quick-add")
    show.run(3)
    let leaving = show.glass.filter { !$0.isOutline }
    try #require(leaving.count == 4)
    // They come out of the button: nearer to it than where they will stand.
    show.settle()
    let standing = show.glass.filter { !$0.isOutline }
    try #require(standing.count == 4)
    for (early, late) in zip(leaving.prefix(3), standing.prefix(3)) {
      expectEqual(early.presence, 1)
      let (from, to) = (
        early.box.center.distance(to: button.box.center),
        late.box.center.distance(to: button.box.center)
      )
      #expect(from < to * 0.9)
    }
    // 54 points across, 18 apart, and all of one pass.
    #expect(standing.prefix(3).allSatisfy { $0.box.width == 54 && $0.box.height == 54 })
    expectEqual(standing[1].box.minY - standing[0].box.maxY, 18)
    expectEqual(Set(standing.map(\.element.container)).count, 1)
    try show.tap("quick-add")
    show.settle()
    expectEqual(show.glass.map(\.element), (try Show("brewlog/home")).glass.map(\.element))
  }

  @Test func theSeventhDayEarnsATint() throws {
    let show = try Show("brewlog/home")
    let lit = try #require(show.glass.first)
    #expect(lit.isOutline && lit.element.material.tint == nil)
    try show.tap("quick-add")
    show.settle()
    try show.tap("espresso")
    show.settle()
    let onFire = try #require(show.glass.first)
    #expect(onFire.isOutline && onFire.element.material.tint != nil)
    // A second brew of the day does not make another day.
    try show.tap("quick-add")
    show.settle()
    try show.tap("cold")
    show.settle()
    expectContains(show.host.accessibilityTree.map { $0.text() }.joined(), "7 day streak")
  }
  @Test func theFirstDayHasNoBadgeAndEarnsPlainGlass() throws {
    let show = try Show("brewlog/first-day")
    // The button, and no glass for a badge that says nothing.
    expectEqual(show.glass.map(\.isOutline), [false])
    try show.tap("quick-add")
    show.settle()
    // Who takes no milk is offered another method between the two that everybody is.
    let names = ["espresso", "aeropress", "cold"]
    for name in names { expectEqual(show.isThere(name), true, "\(name)") }
    expectEqual(show.isThere("filter"), false)
    expectEqual(show.glass.count, names.count + 1)
    try show.tap("aeropress")
    show.settle()
    let badge = try #require(show.glass.first)
    #expect(badge.isOutline && badge.element.material.tint == nil)
  }
}
