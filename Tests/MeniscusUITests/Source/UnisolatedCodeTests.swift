import MeniscusUI
import TestSupport
import Testing

/// What SwiftUI lets code do that is not on the main actor, it does here.
@MainActor
struct UnisolatedCodeTests {
  private struct Dial: View {
    @Doubled var width = 30

    var body: some View {
      VStack {
        Color.pureRed.frame(width: width, height: 10)
        Button("Wider") { width += 10 }.accessibilityIdentifier("wider")
        Button("Bound") { $width.wrappedValue = 100 }.accessibilityIdentifier("bound")
      }
    }
  }

  private func width(_ stage: Stage) -> Double? {
    stage.frame.fills(.pureRed).first?.bounds.width
  }

  @Test func aWrapperAroundStateIsStateAndSeesTheEnvironment() {
    let stage = Stage { Dial() }
    expectEqual(width(stage), 30)
    stage.tap("wider")
    expectEqual(width(stage), 40)
    stage.tap("bound")
    expectEqual(width(stage), 100)
    expectEqual(width(Stage { Dial().disabled(true) }), 0)
  }

  private struct Board: View {
    @State private var items = [
      SwitchItem(id: 1), SwitchItem(id: 2, isOn: true), SwitchItem(id: 3),
    ]
    @State private var count = 0

    var body: some View {
      VStack {
        ForEach($items.filter { $0.wrappedValue.id != 2 }) { $item in
          (item.isOn ? Color.pureRed : Color.pureBlue).frame(width: 10, height: 10)
            .onTapGesture { item.isOn.toggle() }.accessibilityIdentifier("\(item.id)")
        }
        Button("All") { turnOn($items) }.accessibilityIdentifier("all")
        if count > 0 { Color.pureGreen.frame(width: CGFloat(count), height: 10) }
        Button("Up") { CountUp(count: $count).up() }.accessibilityIdentifier("up")
      }
    }
  }

  @Test func aBindingToACollectionIsOneOfBindings() {
    let stage = Stage(height: 400) { Board() }
    expectEqual(stage.frame.fills(.pureBlue).count, 2)
    stage.tap("3")
    expectEqual(stage.frame.fills(.pureRed).count, 1)
    stage.tap("all")
    expectEqual(stage.frame.fills(.pureRed).count, 2)
    let binding = Binding.constant([5, 6, 7])
    expectEqual(binding.map(\.wrappedValue), [5, 6, 7])
    expectEqual(binding.last?.wrappedValue, 7)
    expectEqual(binding.reversed().map(\.wrappedValue), [7, 6, 5])
  }

  @Test func aFunctionWritesThroughABinding() {
    let stage = Stage(height: 400) { Board() }
    expectEqual(stage.frame.fills(.pureGreen).count, 0)
    stage.tap("up")
    expectEqual(stage.frame.fills(.pureGreen).first?.bounds.width, 1)
  }

  @Test func functionsAndEnumerationsMakeViews() {
    let stage = Stage(height: 400) {
      VStack {
        titleRow("Title")
        boxed()
        Circle().outlined(Color.pureRed).frame(width: 20, height: 20)
        Color.pureBlue.frame(width: 10, height: 10).modifier(Shake(way: 7))
      }
    }
    #expect(stage.frame.issues.isEmpty)
    expectEqual(stage.frame.fills(.pureRed).count, 1)
    expectEqual(stage.frame.fills(.pureBlue).first?.bounds.minX, 162)
    #expect(stage.frame.fills.contains { $0.bounds.width == 20 && $0.bounds.height == 10 })
    #expect(Stage(height: 400) { ListPage().content() }.frame.glyphRuns.count > 0)
  }
}
