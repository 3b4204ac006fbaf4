import MeniscusGeometry
import MeniscusUI
import Testing

/// What stands in bars, and how titles go with the content; lengths are compared with others' in
/// `MetricTests`.
@MainActor
struct BarMetricsTests {
  private func close(_ found: Double?, _ wanted: Double, _ name: String) {
    guard let found else {
      Issue.record("\(name) was not found.")
      return
    }
    #expect(abs(found - wanted) <= 0.5, "\(name): \(found), not \(wanted)")
  }

  private func list(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { Color.blue.frame(height: 50).accessibilityIdentifier("row\($0)") }
        }
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(mode)
      .accessibilityIdentifier("list")
    }
  }

  @Test func anInlineTitleIsInTheMiddle() {
    let inline = Stage.phone { list(.inline) }
    close(inline.frame(of: "Title")?.center.x, 375 / 2, "inline title, centre x")
  }

  @Test func contentGoesUnderTheTitle() {
    // Distance, and the height of the one title that is shown: 41 is the large one's.
    for (distance, height) in [(0.0, 41.0), (51, 41), (200, 20.5)] {
      let stage = Stage.phone { list(.large) }
      stage.step(
        .wheel(at: Point2D(x: 200, y: 400), delta: Size2D(width: 0, height: distance)))
      stage.settle()
      close(stage.frame(of: "Title")?.height, height, "title at \(distance)")
      close(stage.shown("row0")?.minY, 116 - distance, "row at \(distance)")
    }
  }

  /// Where a title closes is ours.
  @Test func aTitleSnapsShut() {
    let stage = Stage.phone { list(.large) }
    stage.press(200, 400)
    stage.move(200, 390)
    stage.move(200, 344)
    stage.run(12)
    stage.step(.move(pointer: 0, at: Point2D(x: 200, y: 344)))
    stage.release(200, 344)
    stage.settle()
    close(stage.shown("row0")?.minY, 64, "released at 46")
  }

  @Test func aWholePlatterIsTouched() {
    let stage = Stage.phone {
      NavigationStack {
        Color.white
          .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Edit") {} } }
      }
    }
    let platter = stage.frame.glassBoxes.first
    close(stage.frame(of: "Edit")?.width, platter?.width ?? 0, "width of a button")
    close(stage.frame(of: "Edit")?.height, platter?.height ?? 0, "height of a button")
  }
}
