import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What is told about what of a scroll view is seen.
@MainActor
struct ScrollVisibilityTests {
  /// Rows of 60 points in a viewport of 240; every wheel event moves the content by its delta.
  private func stage(_ log: Log, threshold: Double = 0.5) -> Stage {
    Stage {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.pureRed.frame(height: 60)
              .onScrollVisibilityChange(threshold: threshold) { isSeen in
                if index == 5 { log.note(isSeen ? "seen" : "gone") }
              }
          }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { identities in
        log.note(identities.map { "\($0)" }.joined(separator: " "))
      }
    }
  }

  private func scroll(_ stage: Stage, by distance: Double) {
    stage.step(
      .wheel(at: Point2D(x: 160, y: 120), delta: Size2D(width: 0, height: distance)))
    stage.settle()
  }

  @Test(arguments: [
    (0.5, 120.0, ["0 1 2 3", "seen", "2 3 4 5"]),
    (0.5, 80, ["0 1 2 3", "1 2 3 4"]),
    (1, 100, ["0 1 2 3", "2 3 4"]),
    (0, 61, ["0 1 2 3", "1 2 3 4 5", "seen"]),
  ])
  func whatComesIntoSightIsTold(threshold: Double, distance: Double, expected: [String]) {
    let log = Log()
    let stage = stage(log, threshold: threshold)
    scroll(stage, by: distance)
    expectEqual(log.take().sorted(), expected.sorted())
    // Back again it leaves.
    let wasSeen = expected.contains("seen")
    scroll(stage, by: -distance)
    expectEqual(log.take().contains("gone"), wasSeen)
  }

  /// Of the heights a third of a point apart, some are not the difference of their ends.
  @Test(arguments: 1...12)
  func whatIsWhollySeenIsSeen(thirds: Int) {
    let log = Log()
    _ = Stage {
      ScrollView {
        Color.pureRed.frame(width: 361, height: 4)
          .onScrollVisibilityChange(threshold: 1) { log.note(String($0)) }
          .padding(.top, CGFloat(thirds) / 3)
      }
    }
    expectEqual(log.take(), ["true"])
  }

  @Test func anotherThresholdIsCompared() {
    let log = Log()
    let lab = Lab(0.9) { threshold in
      ScrollView {
        Color.pureRed.frame(height: 360)
          .onScrollVisibilityChange(threshold: threshold) { log.note(String($0)) }
      }
    }
    expectEqual(log.take(), [])
    lab.change(to: 0.5)
    expectEqual(log.take(), ["true"])
  }

  @Test func aViewOutsideOfScrollViewsIsInSight() {
    let log = Log()
    _ = Stage {
      Color.pureRed.onScrollVisibilityChange { log.note(String($0)) }
    }
    expectEqual(log.take(), ["true"])
  }

  @Test func indicatorsFlash() {
    let lab = Lab(0) { count in
      ScrollView { Color.pureRed.frame(height: 900) }.scrollIndicatorsFlash(trigger: count)
    }
    let rest = lab.frame.fills.count
    lab.change(to: 1)
    expectEqual(lab.frame.fills.count, rest + 1)
    lab.stage.settle()
    expectEqual(lab.frame.fills.count, rest)
    let shown = Stage {
      ScrollView { Color.pureRed.frame(height: 900) }.scrollIndicatorsFlash(onAppear: true)
    }
    expectEqual(shown.frame.fills.count, 2)
    shown.settle()
    expectEqual(shown.frame.fills.count, 1)
  }
}
