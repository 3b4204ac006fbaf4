import MeniscusDiff
import MeniscusDisplay
import MeniscusGeometry
import TestSupport
import Testing

@Suite struct RegionOwnersTests {
  private let spot = Rect2D(x: 10, y: 10, width: 4, height: 4)

  private func list(_ actions: [(DisplayOperation.Action, row: Int32)]) -> DisplayList {
    var list = DisplayList(size: Size2D(width: 100, height: 100), scale: 2, background: .white)
    list.operations = actions.map { action, row in
      DisplayOperation(action: action, transform: .identity, view: ViewIndex(row: row))
    }
    list.views = ["root", "root/card", "root/card/dot"].map { ViewRecord(path: $0) }
    return list
  }

  private func fill(
    _ x: Double, _ y: Double, _ side: Double, opacity: Double = 1
  ) -> DisplayOperation.Action {
    let color = RGBA(red: 0.2, green: 0.4, blue: 0.6, opacity: opacity)
    return .fill(.rectangle(Rect2D(x: x, y: y, width: side, height: side)), .color(color))
  }

  private func disc(_ x: Double, _ y: Double, _ side: Double) -> DisplayOperation.Action {
    .fill(.ellipse(Rect2D(x: x, y: y, width: side, height: side)), .color(.black))
  }

  @Test func topmostComesFirstAndOnce() {
    let owners = RegionOwners(
      list([(fill(0, 0, 50), 0), (disc(0, 0, 30), 1), (disc(5, 5, 10), 2), (disc(6, 6, 9), 1)]))
    expectEqual(owners.views(touching: spot).map(\.row), [1, 2, 0])
    expectEqual(owners.paths(touching: spot), ["root/card", "root/card/dot", "root"])
    expectEqual(owners.paths(touching: spot, limit: 2), ["root/card", "root/card/dot"])
  }

  @Test func neighboursDoNotTouch() {
    let owners = RegionOwners(list([(fill(14, 10, 20), 0), (disc(0, 0, 10), 1)]))
    #expect(owners.views(touching: spot).isEmpty)
  }

  @Test func whatIsCoveredIsLeftOut() {
    let covered = RegionOwners(list([(disc(0, 0, 50), 0), (fill(8, 8, 8), 1)]))
    expectEqual(covered.paths(touching: spot), ["root/card"])
    let translucent = RegionOwners(list([(disc(0, 0, 50), 0), (fill(8, 8, 8, opacity: 0.9), 1)]))
    expectEqual(translucent.paths(touching: spot), ["root/card", "root"])
    // Too far to the right, to the left, down, up: a point short on one side each.
    for (x, y) in [(11.0, 8.0), (5, 8), (8, 11), (8, 5)] {
      let partial = RegionOwners(list([(disc(0, 0, 50), 0), (fill(x, y, 8), 1)]))
      expectEqual(partial.paths(touching: spot), ["root/card", "root"], "\(x), \(y)")
    }
  }

  @Test func translucentGroupsAndRoundClipsDoNotCover() {
    let enclosures: [DisplayOperation.Action] = [
      .beginGroup(opacity: 0.5), .beginClip(.ellipse(Rect2D(x: 0, y: 0, width: 30, height: 30))),
    ]
    for enclosure in enclosures {
      let owners = RegionOwners(
        list([(disc(0, 0, 50), 0), (enclosure, 1), (fill(8, 8, 8), 2), (.end, 1)]))
      expectEqual(owners.paths(touching: spot), ["root/card/dot", "root"])
    }
    let whole = RegionOwners(
      list([(disc(0, 0, 50), 0), (.beginGroup(opacity: 1), 1), (fill(8, 8, 8), 2), (.end, 1)]))
    expectEqual(whole.paths(touching: spot), ["root/card/dot"])
  }

  @Test func whatIsClippedAwayDoesNotTouch() {
    let clip = DisplayOperation.Action.beginClip(
      .rectangle(Rect2D(x: 50, y: 50, width: 20, height: 20)))
    let owners = RegionOwners(
      list([(disc(0, 0, 50), 0), (clip, 1), (fill(0, 0, 90), 2), (.end, 1)]))
    expectEqual(owners.paths(touching: spot), ["root"])
  }

  @Test func glassReachesBeyondItsBounds() {
    var list = list([(fill(0, 0, 90), 0), (.glass(element: 0), 1)])
    list.glass = [
      GlassElement(
        silhouette: .ellipse(Rect2D(x: 44, y: 10, width: 20, height: 20)), transform: .identity,
        container: 0, spacing: 8, view: ViewIndex(row: 1))
    ]
    expectEqual(RegionOwners(list).paths(touching: spot), ["root/card", "root"])
    list.glass[0].transform = .translation(x: 10, y: 0)
    expectEqual(RegionOwners(list).paths(touching: spot), ["root"])
  }

  @Test func strangersAndNothingAreNotNamed() {
    let owners = RegionOwners(list([(disc(0, 0, 50), -1), (disc(0, 0, 50), 99)]))
    #expect(owners.paths(touching: spot).isEmpty)
    #expect(owners.views(touching: .zero).isEmpty)
  }
}
