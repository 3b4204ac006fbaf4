import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Containers that make what is seen.
@MainActor
struct LazyTests {
  private struct Row: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
      Color.blue.frame(height: 40).accessibilityIdentifier("row \(number) \(taps)")
        .onTapGesture { taps += 1 }
    }
  }

  private func list(_ count: Int) -> Stage {
    Stage(width: 100, height: 200) {
      ScrollView {
        LazyVStack(spacing: 10) { ForEach(0..<count) { Row(number: $0) } }
      }
    }
  }

  @Test func whatIsSeenIsTheSameAsInAPlainStack() {
    let plain = Stage(width: 100, height: 200) {
      ScrollView { VStack(spacing: 10) { ForEach(0..<100) { Row(number: $0) } } }
    }
    let lazy = list(100)
    for distance in [0, 33, 290, 2_000, 700, 9_000, -20_000] {
      let wheel = InputEvent.wheel(
        at: Point2D(x: 50, y: 100), delta: Size2D(width: 0, height: Double(distance)))
      plain.step(wheel)
      lazy.step(wheel)
      for number in 0..<100 {
        guard let frame = lazy.model("row \(number) 0") else { continue }
        expectEqual(frame, plain.model("row \(number) 0"))
      }
      let seen = (0..<100).filter { lazy.model("row \($0) 0") != nil }
      // 200 points show at most six rows of 40 with 10 between.
      #expect((4...6).contains(seen.count), "\(seen)")
      #expect(lazy.frame.displayList.operations.count <= 8)
    }
  }

  @Test func workFollowsWhatIsSeenNotWhatThereIs() {
    func bodies(_ count: Int) -> [Int] {
      let stage = list(count)
      var bodies = [stage.frame.counters[.bodies]]
      for _ in 0..<20 {
        stage.step(
          .wheel(at: Point2D(x: 50, y: 100), delta: Size2D(width: 0, height: 25)))
        bodies.append(stage.frame.counters[.bodies])
      }
      return bodies
    }
    let few = bodies(100)
    expectEqual(few, bodies(100_000))
    #expect(few.dropFirst().allSatisfy { $0 <= 2 })
  }

  @Test func rowsGoAndComeByTheirIdentity() {
    let lab = Lab(Array(0..<50)) { numbers in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(numbers, id: \.self) { number in
            Color.blue.frame(height: 40).accessibilityIdentifier("row \(number)")
          }
        }
      }
    }
    expectEqual(lab.stage.model("row 1")?.minY, 40)
    lab.change(to: [1, 0] + Array(2..<50))
    expectEqual(lab.stage.model("row 1")?.minY, 0)
    expectEqual(lab.stage.model("row 0")?.minY, 40)
    lab.change(to: [7])
    expectEqual(lab.stage.model("row 7")?.minY, 0)
    expectEqual(lab.stage.model("row 1"), nil)
    lab.change(to: [])
    expectEqual(lab.stage.model("row 7"), nil)
  }

  @Test func otherViewsStandAmongTheItems() {
    let stage = Stage(width: 100, height: 200) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 50, height: 30).accessibilityIdentifier("head")
          ForEach(0..<3) { Color.blue.frame(height: 20).accessibilityIdentifier("row \($0)") }
          Group { Color.red.frame(height: 30).accessibilityIdentifier("foot") }
        }
      }
    }
    expectEqual(stage.model("head"), Rect2D(x: 0, y: 0, width: 50, height: 30))
    expectEqual(stage.model("row 2"), Rect2D(x: 0, y: 70, width: 100, height: 20))
    expectEqual(stage.model("foot"), Rect2D(x: 0, y: 90, width: 100, height: 30))
  }

  @Test func tracksOfAGrid() {
    let stage = Stage(width: 320, height: 200) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(60), spacing: 10), GridItem(spacing: 10), GridItem()],
          spacing: 5
        ) {
          ForEach(0..<7) { Color.blue.frame(height: 30).accessibilityIdentifier("\($0)") }
        }
      }
    }
    expectEqual(stage.model("0"), Rect2D(x: 0, y: 0, width: 60, height: 30))
    expectEqual(stage.model("1"), Rect2D(x: 70, y: 0, width: 120, height: 30))
    expectEqual(stage.model("2"), Rect2D(x: 200, y: 0, width: 120, height: 30))
    expectEqual(stage.model("6"), Rect2D(x: 0, y: 70, width: 60, height: 30))
  }

  /// 320 points hold four columns of at least 70 with 8 between: 4 · 70 + 3 · 8 = 304.
  @Test func adaptiveTracksFillTheWidth() {
    let stage = Stage(width: 320, height: 200) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
          ForEach(0..<6) { Color.blue.frame(height: 30).accessibilityIdentifier("\($0)") }
        }
      }
    }
    expectEqual(stage.model("3"), Rect2D(x: 246, y: 0, width: 74, height: 30))
    expectEqual(stage.model("4"), Rect2D(x: 0, y: 38, width: 74, height: 30))
  }

  @Test func rowsOfARowRunFromTheRight() {
    let stage = Stage(
      width: 100, height: 60, configure: { $0.layoutDirection = .rightToLeft }
    ) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<4) { Color.blue.frame(width: 20).accessibilityIdentifier("\($0)") }
        }
      }
    }
    expectEqual(stage.model("0")?.maxX, stage.model("3").map { $0.minX + 80 })
  }
}
