import MeniscusUI
import TestSupport
import Testing

/// When views count as seen, and what behaviours say of scroll views.
@MainActor
struct ScrollThresholdTests {
  typealias Threshold = ScrollTransitionConfiguration.Threshold

  /// The opacity of a view of 100 points at the top, of which 40 are scrolled out of sight.
  private func opacity(_ threshold: Threshold) -> Double {
    let stage = Stage {
      ScrollView {
        VStack(spacing: 0) {
          Color.pureRed.frame(height: 100)
            .scrollTransition(.interactive.threshold(threshold)) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5)
            }
          Color.pureBlue.frame(height: 900)
        }
      }
      .scrollPosition(.constant(ScrollPosition(y: 40)))
    }
    stage.settle()
    return stage.frame.groups.first ?? 1
  }

  @Test func thresholdsAreMovedAndMixed() {
    let between = Threshold.visible.interpolated(towards: .visible(0.5), amount: 0.5)
    let cases: [(Threshold, Double)] = [
      (.visible, 0.8), (.visible.inset(by: 20), 0.7), (.visible.inset(by: -40), 1),
      (.visible(0.5), 1), (between, 0.9),
      (.visible.interpolated(towards: .visible.inset(by: 40), amount: 0.5), 0.7),
    ]
    for (threshold, expected) in cases { expectClose(opacity(threshold), expected, within: 1e-9) }
  }

  private struct Short: ScrollTargetBehavior, Sendable {
    let limits: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

    func properties(context: PropertiesContext) -> Properties {
      var properties = Properties()
      properties.limitsScrolls =
        limits && context.axes == .vertical && context.environment.isEnabled
      return properties
    }
  }

  @Test(arguments: [false, true]) func limitsOfScrollsAreNoted(limits: Bool) {
    let stage = Stage {
      ScrollView { Color.pureRed.frame(height: 900) }
        .scrollTargetBehavior(Short(limits: limits))
    }
    stage.press(100, 200)
    for step in 1...5 { stage.move(100, 200 - 20 * Double(step)) }
    stage.release(100, 100)
    stage.settle()
    expectEqual(stage.unmet, limits ? ["ScrollTargetBehaviorProperties.limitsScrolls"] : [])
  }
}
