import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Bars of one's own take part in the edge effect of what scrolls under them: requirement I4.
@MainActor
struct SafeAreaBarTests {
  private func plates(
    _ stage: Stage, scrolledBy distance: Double = 40
  ) -> [Rect2D] {
    stage.step(
      .wheel(at: Point2D(x: 100, y: 150), delta: Size2D(width: 0, height: distance)))
    stage.settle()
    return stage.frame.fills.filter { ($0.color?.opacity ?? 0) == 0.902 }.map(\.bounds)
  }

  private func stage(
    _ edge: VerticalEdge, isBar: Bool = true, isHidden: Bool = false
  ) -> Stage {
    Stage(width: 200, height: 300) {
      let content = ScrollView { Color.pureRed.frame(height: 900) }
        .scrollEdgeEffectStyle(.hard, for: .all)
        .scrollEdgeEffectHidden(isHidden, for: .all)
      if isBar {
        content.safeAreaBar(edge: edge, spacing: 0) { Color.clear.frame(height: 50) }
      } else {
        content.safeAreaInset(edge: edge, spacing: 0) { Color.clear.frame(height: 50) }
      }
    }
  }

  /// A hard edge ends 10 points above the end of what covers the upper edge (as under bars of stacks).
  @Test func contentUnderABarHasAnEdge() {
    expectEqual(plates(stage(.top)), [Rect2D(x: 0, y: 0, width: 200, height: 40)])
    expectEqual(plates(stage(.bottom)), [Rect2D(x: 0, y: 250, width: 200, height: 50)])
    expectEqual(plates(stage(.top), scrolledBy: 0), [])
  }

  @Test func insetsAndHiddenEdgesHaveNone() {
    expectEqual(plates(stage(.top, isBar: false)), [])
    expectEqual(plates(stage(.top, isHidden: true)), [])
  }

  @Test func theEdgeBeginsWhereTheScreenDoes() {
    let stage = Stage(width: 200, height: 300) {
      ScrollView { Color.pureRed.frame(height: 900) }
        .scrollEdgeEffectStyle(.hard, for: .top)
        .safeAreaBar(edge: .top, spacing: 0) { Color.clear.frame(height: 50) }
        .safeAreaPadding(.top, 30)
    }
    expectEqual(plates(stage), [Rect2D(x: 0, y: 0, width: 200, height: 70)])
  }
}
