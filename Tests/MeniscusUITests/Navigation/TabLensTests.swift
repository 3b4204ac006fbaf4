import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// The choice among tabs turns to glass while it is dragged along the bar: requirement I3.
@MainActor
struct TabLensTests {
  /// Three tabs in a scene of 375 points, with their middles at 101.5, 187.5 and 273.5: 94 wide and
  /// 86 apart in a bar that is centred (`metrics.csv`, I3).
  private func stage(isMirrored: Bool = false) -> Stage {
    Stage.phone {
      TabView {
        Tab("One", systemImage: "house") { content }
        Tab("Two", systemImage: "star") { content }
        Tab("Three", systemImage: "gear") { content }
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  /// Tabs as wide as their titles: on a tablet, on a tablet where they adapt, and on a phone on its side.
  nonisolated private static let fitted = [
    (834.0, 1112.0, false), (834, 1112, true), (844, 390, false),
  ]

  private func fitted(_ form: (Double, Double, Bool), isMirrored: Bool) -> Stage {
    Stage.phone(form.0, form.1) {
      let tabs = TabView {
        Tab("A", systemImage: "house") { Color.blue.ignoresSafeArea() }
        Tab("Recommended", systemImage: "star") { Color.blue.ignoresSafeArea() }
        Tab("Library", systemImage: "gear") { Color.blue.ignoresSafeArea() }
        Tab("Off", systemImage: "moon") { Color.blue.ignoresSafeArea() }.disabled(true)
      }
      Group {
        if form.2 { tabs.tabViewStyle(.sidebarAdaptable) } else { tabs }
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  /// The glass that stands out of a bar of tabs in a line by 4 points on either side: 52 high.
  private func lineLens(_ stage: Stage) -> [Rect2D] {
    stage.frame.glass.filter { $0.presence > 0.99 }.map(\.box).filter { abs($0.height - 52) < 0.5 }
  }

  @Test(arguments: fitted, [false, true])
  func theChoiceIsAsWideAsTheTabItIsOver(form: (Double, Double, Bool), isMirrored: Bool) throws {
    let names = ["A", "Recommended", "Library", "Off"]
    for (name, chosen) in zip(names, ["A", "Recommended", "Library", "A"]) {
      let stage = fitted(form, isMirrored: isMirrored)
      let frames = try names.map { try #require(stage.frame(of: $0), "\($0)") }
      let goal = frames[names.firstIndex(of: name) ?? 0]
      let (from, to) = (frames[0].center, goal.center)
      stage.press(from.x, from.y)
      // At first away from the goal, so that the finger moves far enough for a drag.
      for step in [0.5, -0.5, 0.2, 0.4, 0.6, 0.8, 1.0] {
        let way = step == 0.5 || step == -0.5 ? 60 * step : (to.x - from.x) * step
        stage.move(from.x + way, from.y)
      }
      stage.run(90)
      let held = lineLens(stage)
      try #require(held.count == 1, "\(name): \(stage.frame.glass.map(\.box))")
      expectClose(held[0].center.x, to.x, within: 0.5)
      expectClose(held[0].center.y, goal.center.y, within: 0.5)
      expectClose(held[0].width, goal.width + 12, within: 0.5)
      expectEqual(self.chosen(stage), ["A"])
      stage.release(to.x, to.y)
      stage.settle()
      expectEqual(lineLens(stage), [])
      expectEqual(self.chosen(stage), [chosen])
    }
  }

  @Test func betweenTwoTabsTheChoiceIsInBetween() throws {
    let stage = fitted(Self.fitted[0], isMirrored: false)
    let first = try #require(stage.frame(of: "A"))
    let second = try #require(stage.frame(of: "Recommended"))
    let middle = (first.center.x + second.center.x) / 2
    stage.press(first.center.x, first.center.y)
    for step in 1...8 {
      stage.move(first.center.x + (middle - first.center.x) * Double(step) / 8, first.center.y)
    }
    stage.run(90)
    let held = try #require(lineLens(stage).first)
    expectClose(held.width, (first.width + second.width) / 2 + 12, within: 0.5)
    expectClose(held.center.x, middle, within: 0.5)
    stage.move(first.minX - 300, first.center.y)
    stage.run(90)
    let beyond = try #require(lineLens(stage).first)
    expectClose(beyond.center.x, first.center.x, within: 0.5)
  }

  /// What has glass of its own beneath the bar.
  private var content: some View {
    Color.blue.overlay(alignment: .bottom) {
      Text("below").frame(width: 300, height: 90).glassEffect(.regular, in: .rect)
    }
    .ignoresSafeArea()
  }

  /// What is told as chosen.
  private func chosen(_ stage: Stage) -> [String] {
    stage.told.filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
  }

  /// The glass of the height of the lens, 8 points beyond the 54 of the ground on either side.
  private func lens(_ stage: Stage) -> [Rect2D] {
    stage.frame.glass.filter { $0.presence > 0.99 }.map(\.box).filter { abs($0.height - 70) < 0.5 }
  }

  /// Where a finger goes down, where it goes, where the lens is to be then, and what is chosen.
  @Test(arguments: [
    (101.5, 187.5, 187.5, "Two"), (101.5, 220, 220, "Two"), (101.5, 240, 240, "Three"),
    (101.5, 340, 273.5, "Three"), (273.5, 20, 101.5, "One"),
  ])
  func theChoiceIsGlassWhileItIsDragged(
    from: Double, to: Double, place: Double, name: String
  ) throws {
    for isMirrored in [false, true] {
      let stage = stage(isMirrored: isMirrored)
      func x(_ own: Double) -> Double { isMirrored ? 375 - own : own }
      expectEqual(lens(stage), [])
      expectEqual(chosen(stage), ["One"])
      stage.press(x(from), 615)
      for step in 1...8 { stage.move(x(from + (to - from) * Double(step) / 8), 615) }
      stage.run(90)
      let held = lens(stage)
      try #require(held.count == 1, "mirrored: \(isMirrored)")
      expectClose(held[0].center.x, x(place), within: 1)
      expectClose(held[0].center.y, 667 - 21 - 31, within: 0.5)
      expectClose(held[0].width, 94 + 12, within: 0.5)
      // Nothing is chosen before the finger goes.
      expectEqual(chosen(stage), ["One"])
      stage.release(x(to), 615)
      stage.settle()
      expectEqual(lens(stage), [])
      expectEqual(chosen(stage), [name])
    }
  }

  @Test func theGroundOfTheChoiceGoesWithTheGlass() {
    let stage = stage()
    let opacity = 0.08
    #expect(stage.frame.groups.contains(opacity))
    stage.press(101.5, 615)
    for step in 1...8 { stage.move(101.5 + 10 * Double(step), 615) }
    stage.run(90)
    #expect(!stage.frame.groups.contains(opacity))
    stage.release(181.5, 615)
    stage.settle()
    #expect(stage.frame.groups.contains(opacity))
  }

  @Test func aTabThatIsDisabledIsNotChosen() {
    let stage = Stage.phone {
      TabView {
        Tab("One", systemImage: "house") { Color.white }
        Tab("Two", systemImage: "star") { Color.white }.disabled(true)
      }
    }
    // Two tabs: their middles are at 144.5 and 230.5.
    stage.press(144.5, 615)
    for step in 1...8 { stage.move(144.5 + 86 * Double(step) / 8, 615) }
    stage.release(230.5, 615)
    stage.settle()
    expectEqual(chosen(stage), ["One"])
  }

  /// Glass of the page and of the bar are two levels; what the system lifts off the bar is none.
  @Test func theGlassIsNoLevelMore() {
    let stage = stage()
    func levels() -> [Int] {
      stage.frame.issues.compactMap {
        if case .nestedGlass(_, _, let levels, _) = $0 { levels } else { nil }
      }
    }
    let before = levels()
    expectEqual(before, [2])
    stage.press(101.5, 615)
    for step in 1...8 { stage.move(101.5 + 10 * Double(step), 615) }
    stage.run(90)
    #expect(lens(stage).count == 1)
    #expect(levels().allSatisfy { $0 == 2 })
    #expect(stage.frame.issues.allSatisfy { !$0.isFailure })
  }
}
