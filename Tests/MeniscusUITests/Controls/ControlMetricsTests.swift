import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Measures of controls against UIKit's view trees on iOS 26.1, by third parties
/// (`Vercantez/openuikit`).
@MainActor
struct ControlMetricsTests {
  @Test func anEmptyBarHasNoFill() {
    let stage = Stage { ProgressView(value: 0).frame(width: 280) }
    expectEqual(stage.frame.fills.count, 1)
  }

  /// A spinner turns by an eighth every tenth of a second, and a scene with one is at rest.
  @Test func aSpinnerTurnsBySteps() {
    let stage = Stage { ProgressView() }
    let first = stage.frame.displayList
    #expect(stage.frame.isSettled)
    stage.run(5)
    #expect(stage.frame.displayList == first)
    stage.run(2)
    #expect(stage.frame.displayList != first)
  }

  /// Three segments in 280: 93, 93, 94, edges rounded down; 32 high, the selection inset by 2.
  @Test(arguments: [(0, 0.0, 93.0), (1, 93, 93), (2, 186, 94)])
  func aSegmentIsChosen(_ index: Int, _ x: Double, _ width: Double) {
    let stage = Stage {
      Picker("Mode", selection: .constant(index)) {
        ForEach(0..<3) { Text("\($0)") }
      }
      .pickerStyle(.segmented).frame(width: 280).accessibilityIdentifier("picker")
    }
    let frame = stage.shown("picker") ?? .zero
    expectEqual(frame.height, 32)
    let faces = stage.frame.fills.filter { $0.bounds.height == 28 }
    expectEqual(faces.last?.bounds.minX, frame.minX + x + 2)
    expectEqual(faces.last?.bounds.width, width - 4)
  }
}
