import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Telling content where to go, and hearing where it is.
@MainActor
struct ScrollPositionTests {
  private struct Rows: View {
    let log: Log
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<50) { index in
              Color.pureRed.frame(width: 320, height: 40)
                .accessibilityIdentifier("row-\(index)")
                .onTapGesture {
                  switch index {
                  case 0: proxy.scrollTo(20, anchor: .top)
                  case 1: proxy.scrollTo(20)
                  case 2:
                    withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .center) }
                  case 3: proxy.scrollTo("named", anchor: .bottom)
                  case 20: proxy.scrollTo(0)
                  default: proxy.scrollTo(49)
                  }
                }
            }
            Color.pureBlue.frame(width: 320, height: 40).id("named")
          }
        }
      }
    }
  }

  private func stage() -> Stage { Stage(height: 200, rate: 10) { Rows(log: Log()) } }

  @Test func aReaderScrollsToAView() {
    let stage = stage()
    stage.tap("row-0")
    expectEqual(stage.shown("row-20")?.minY, 0)
    expectEqual(stage.frame.isSettled, false)
    stage.settle()
    // Back: as little as shows the first row.
    stage.tap("row-20")
    expectEqual(stage.shown("row-0")?.minY, 0)
    // As little as shows row 20: at the bottom.
    stage.tap("row-1")
    expectEqual(stage.shown("row-20")?.maxY, 200)
  }

  @Test func aReaderFindsAViewByItsName() {
    let stage = stage()
    stage.tap("row-3")
    expectEqual(stage.frame.fills(.pureBlue).first?.bounds.maxY, 200)
  }

  @Test func anAnimationScrollsThere() {
    let stage = stage()
    stage.tap("row-2")
    // 20 · 40 − (200 − 40) ÷ 2 = 720 points in a second.
    expectEqual(stage.shown("row-0")?.minY, 0)
    stage.run(5)
    expectEqual(stage.shown("row-0")?.minY, -360)
    stage.settle()
    expectEqual(stage.shown("row-0")?.minY, -720)
    // A touch takes hold of content on its way.
    let caught = self.stage()
    caught.tap("row-2")
    caught.run(5)
    // The touch comes in the sixth frame.
    caught.press(100, 100)
    caught.run(3)
    expectEqual(caught.shown("row-0")?.minY, -432)
    caught.release(100, 100)
    caught.settle()
    expectEqual(caught.shown("row-0")?.minY, -432)
  }

  private struct Positioned: View {
    @State private var shown: Int?
    let log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<50) { index in
            Color.pureRed.frame(width: 320, height: 40)
              .onTapGesture { shown = 30 }.accessibilityIdentifier("row-\(index)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $shown)
      .onChange(of: shown) { _, new in log.note(new.map { "\($0)" } ?? "nil") }
    }
  }

  @Test func aPositionIsReadAndWritten() {
    let log = Log()
    let stage = Stage(height: 200, rate: 100) { Positioned(log: log) }
    #expect(log.take().isEmpty)
    stage.step(.wheel(at: Point2D(x: 100, y: 100), delta: Size2D(width: 0, height: 85)))
    expectEqual(log.take(), ["2"])
    // It stays where the wheel left it: what was written is not gone to.
    expectEqual(stage.shown("row-0")?.minY, -85)
    stage.tap("row-3")
    expectEqual(log.take(), ["30"])
    expectEqual(stage.shown("row-30")?.minY, 0)
    stage.step(.wheel(at: Point2D(x: 100, y: 100), delta: Size2D(width: 0, height: -40)))
    expectEqual(log.take(), ["29"])
    stage.tap("row-30")
    expectEqual(stage.shown("row-30")?.minY, 0)
  }

  private struct Ordered: View {
    @State private var position = ScrollPosition(edge: .bottom)
    let log: Log
    var body: some View {
      ScrollView {
        Color.pureRed.frame(width: 320, height: 1000)
          .onTapGesture { withAnimation(.linear(duration: 1)) { position.scrollTo(edge: .top) } }
      }
      .scrollPosition($position)
      .onChange(of: position) { log.note(position.isPositionedByUser ? "user" : "code") }
    }
  }

  @Test func aPositionGoesToAnEdge() {
    let log = Log()
    let stage = Stage(height: 200, rate: 10) { Ordered(log: log) }
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.maxY, 200)
    stage.tap(100, 100)
    stage.run(5)
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, -400)
    stage.settle()
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, 0)
    expectEqual(log.take(), ["code"])
    stage.step(.wheel(at: Point2D(x: 100, y: 100), delta: Size2D(width: 0, height: 85)))
    expectEqual(log.take(), ["user"])
    stage.settle()
    // The same edge again is a new order.
    stage.tap(100, 100)
    stage.settle()
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.minY, 0)
  }
}
