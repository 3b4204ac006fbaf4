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
