import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Rows of which every third is higher, so that a mean is never right.
private struct Rows: View {
  @State private var rows = Array(0..<60)
  @State private var place: Int?
  let removed: Int

  static func height(_ row: Int) -> CGFloat { row % 3 == 0 ? 70 : 20 }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Color.red.frame(height: Self.height(row)).accessibilityIdentifier("row \(row)")
            .onTapGesture { rows.removeAll { $0 == removed } }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $place)
    .overlay(alignment: .topTrailing) {
      Color.blue.frame(width: 20, height: 20).onTapGesture { place = 50 }
        .accessibilityIdentifier("go")
    }
  }
}

@MainActor
struct LazyDeletionTests {
  private func frames(_ stage: Stage, _ rows: Range<Int>) -> [Int: Rect2D] {
    var frames: [Int: Rect2D] = [:]
    for (label, frame) in stage.host.labelledFrames {
      guard let row = Int(label.dropFirst(4)), rows.contains(row) else { continue }
      frames[row] = frame
    }
    return frames
  }

  @Test func rowsAboveStayWhenARowOfAScrolledListGoes() {
    let stage = Stage(width: 200, height: 200) { Rows(removed: 16) }
    for _ in 0..<12 {
      stage.step(.wheel(at: Point2D(x: 50, y: 100), delta: Size2D(width: 0, height: 40)))
    }
    stage.settle()
    let before = frames(stage, 0..<60)
    guard let seen = before[15], before[16] != nil else {
      Issue.record("Row 16 is not in sight: \(before.keys.sorted())")
      return
    }
    stage.tap(100, seen.midY)
    stage.settle()
    let after = frames(stage, 0..<60)
    #expect(after[15] != nil)
    for row in before.keys.sorted() where row < 16 {
      if let now = after[row] { expectEqual(now, before[row]) }
    }
    expectEqual(after[16], nil)
    expectEqual(after[17]?.minY, before[16]?.minY)
    let placed = after.sorted { $0.key < $1.key }.map(\.value)
    for (upper, lower) in zip(placed, placed.dropFirst()) {
      #expect(upper.maxY <= lower.minY + 1e-9)
    }
  }

  @Test func aPositionReachesRowsThatWereNeverMade() {
    let stage = Stage(width: 200, height: 200) { Rows(removed: 0) }
    #expect(frames(stage, 50..<51).isEmpty)
    stage.tap("go")
    stage.settle()
    expectEqual(frames(stage, 50..<51)[50]?.minY, 0)
  }
}
