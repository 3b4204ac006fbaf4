import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct GestureSampleTests {
  @Test func aKnobThatIsHeldCanBeMoved() {
    let stage = Stage(rate: 100) { HeldKnob() }
    stage.press(160, 120)
    stage.run(29)
    expectEqual(stage.frame.fills(.pureRed).count, 1)
    stage.step()
    expectEqual(stage.frame.fills(.pureBlue).count, 1)
    stage.move(200, 130)
    expectEqual(stage.frame.fills(.pureBlue).first?.bounds.minX, 170)
    stage.release(200, 130)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minX, 170)
    // Without holding it nothing moves.
    stage.press(200, 130)
    stage.move(100, 100)
    stage.release(100, 100)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minX, 170)
  }

  @Test func aPictureIsSpreadAndTurned() {
    let stage = Stage(rate: 100) { TurnedPicture() }
    let point = Point2D(x: 160, y: 120)
    stage.step(.magnify(.began, at: point, scale: 1), .magnify(.changed, at: point, scale: 1.5))
    expectEqual(stage.frame.fills(.pureGreen).first?.bounds.width, 150)
    stage.step(.magnify(.ended, at: point, scale: 1.5))
    stage.settle()
    expectEqual(stage.frame.fills(.pureGreen).first?.bounds.width, 150)
    stage.tap(160, 120)
    stage.tap(160, 120)
    stage.settle()
    expectEqual(stage.frame.fills(.pureGreen).first?.bounds.width, 100)
  }

  @Test func aListIsSearchedAndScrolled() {
    let stage = Stage { NumberList() }
    expectContains(stage.host.snapshot(), "“42”")
    stage.tap("end")
    stage.settle()
    stage.tap("search")
    stage.step(.text("4"))
    stage.step(.text("2"))
    stage.settle()
    let snapshot = stage.host.snapshot()
    // The field, its text and the row.
    expectEqual(snapshot.components(of: "“42”"), 3)
    #expect(!snapshot.contains("“43”"))
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
