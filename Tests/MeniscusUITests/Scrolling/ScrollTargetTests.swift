import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Where scrolling comes to rest.
@MainActor
struct ScrollTargetTests {
  /// Pages of 320 by 200 side by side, in the middle of 320 by 240.
  private func pages(_ behavior: some ScrollTargetBehavior & Sendable) -> Stage {
    Stage(rate: 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5) { index in
            Color.pureRed.frame(width: 320, height: 200)
              .accessibilityIdentifier("page-\(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  /// Drags by steps of `step` points every 10 ms, ten of them.
  private func drag(_ stage: Stage, by step: Double) {
    stage.press(300, 120)
    for index in 1...10 { stage.move(300 + step * Double(index), 120) }
    stage.release(300 + step * 10, 120)
  }

  private func edge(_ stage: Stage, _ index: Int) -> Double? {
    stage.shown("page-\(index)")?.minX
  }

  @Test func pagesComeToRestOneAway() {
    let stage = pages(.paging)
    drag(stage, by: -20)
    stage.settle()
    expectEqual(edge(stage, 1), 0)
    // A fling of 5,000 points a second is one page, too.
    drag(stage, by: -50)
    stage.settle()
    expectEqual(edge(stage, 2), 0)
    drag(stage, by: 25)
    stage.settle()
    expectEqual(edge(stage, 1), 0)
  }

  @Test func aShortPullComesBack() {
    let stage = pages(.paging)
    stage.press(300, 120)
    stage.move(285, 120)
    stage.move(230, 120)
    stage.run(30)
    stage.move(230, 120)
    stage.move(230, 120)
    stage.move(230, 120)
    stage.release(230, 120)
    expectEqual(edge(stage, 0), -60)
    stage.settle()
    expectEqual(edge(stage, 0), 0)
  }

  @Test func pagesStayInBounds() {
    let stage = pages(.paging)
    drag(stage, by: 30)
    stage.settle()
    expectEqual(edge(stage, 0), 0)
  }

  private func cards(
    _ behavior: ViewAlignedScrollTargetBehavior, height: Double = 400
  ) -> Stage {
    Stage(height: height, rate: 100) {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(0..<30) { index in
            Color.pureRed.frame(width: 320, height: 90)
              .accessibilityIdentifier("page-\(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  @Test func viewsComeToRestAtTheBeginning() throws {
    let stage = cards(.viewAligned)
    stage.press(100, 380)
    for y in stride(from: 370.0, through: 280, by: -10) { stage.move(100, y) }
    stage.release(100, 280)
    stage.settle()
    // 90 points by hand, then 1,000 points a second, less the silence, at 0.99 a millisecond:
    // 0.980 · 99.5 points more, to 187.5 of which 200 is the nearest multiple of 100.
    expectEqual(stage.shown("page-2")?.minY, 0)
  }

  @Test func oneViewAtATime() {
    let stage = cards(ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne))
    stage.press(100, 390)
    for y in stride(from: 340.0, through: 40, by: -50) { stage.move(100, y) }
    stage.release(100, 40)
    stage.settle()
    expectEqual(stage.shown("page-1")?.minY, 0)
  }

  @Test func aFewViewsAtATime() {
    let stage = cards(.viewAligned(limitBehavior: .alwaysByFew))
    stage.press(100, 390)
    for y in stride(from: 340.0, through: 40, by: -50) { stage.move(100, y) }
    stage.release(100, 40)
    stage.settle()
    // A fling of 5,000 points a second is three views, a number of ours.
    expectEqual(stage.shown("page-3")?.minY, 0)
  }

  /// The middle of a view comes to lie in the middle of 430 points: the view at 170 from the top.
  @Test(arguments: [(UnitPoint.center, 170.0), (.bottom, 340), (.top, 0)])
  func viewsComeToRestByAPointOfTheirs(_ anchor: UnitPoint, _ place: Double) throws {
    let stage = cards(.viewAligned(anchor: anchor), height: 430)
    stage.press(100, 390)
    for y in stride(from: 340.0, through: 40, by: -50) { stage.move(100, y) }
    stage.release(100, 40)
    stage.settle()
    let first = try #require(stage.shown("page-10")?.minY)
    // Views follow each other by 100 points.
    expectClose((first - place).truncatingRemainder(dividingBy: 100), 0, within: 0.01)
  }

  private struct Halfway: ScrollTargetBehavior, Sendable {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (context.contentSize.width - context.containerSize.width) / 2
    }
  }

  @Test func aBehaviourOfOnesOwnDecides() {
    let stage = pages(Halfway())
    drag(stage, by: -20)
    stage.settle()
    expectEqual(edge(stage, 2), 0)
  }

  /// The way to a target keeps the velocity v of the release and decays so that it ends there at 10
  /// points a second, where that takes a share between 0.99 and 0.998 a millisecond.
  @Test func theWayToATargetGoesOnAtTheVelocityOfTheRelease() throws {
    let stage = pages(Halfway())
    drag(stage, by: -20)
    // The first ten of 200 points do not count.
    let start = try #require(edge(stage, 0))
    expectEqual(start, -190)
    stage.step()
    let next = try #require(edge(stage, 0))
    // 2,000 points a second and 450 points to go: a velocity covers 450 ÷ 1990 seconds of its own,
    // so that 1 ÷ (1 + 1990 ÷ 450,000) = 0.995597 of it is left each millisecond, 0.956832 after ten.
    let expected = 2000 * 450 / 1990 * (1 - 0.956832)
    // Drawn to half points.
    expectClose(start - next, expected, within: 0.26)
  }
}
