import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Button(action: { count += 1 }) {
        Color.blue.frame(width: 100, height: 50)
      }
      .accessibilityIdentifier("add")
      Bars(count: count)
      Still()
    }
  }
}

private struct Bars: View {
  let count: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<count) { _ in
        Rectangle().fill(.red).frame(width: 10, height: 10)
      }
    }
  }
}

private struct Still: View {
  var body: some View {
    Color.green.frame(width: 20, height: 20)
  }
}

@MainActor
struct StateTests {
  @Test
  func aTapChangesStateAndOnlyItsReadersAreEvaluated() throws {
    let host = SceneHost(scene: Scene("counter") { Counter() }, configuration: .small)
    let first = host.advance(to: 0, events: [])
    #expect(first.isSettled)
    guard case .found(let frame, _) = host.match(identifier: "add") else {
      Issue.record("The button has no frame.")
      return
    }
    expectEqual(frame, Rect2D(x: 110, y: 85, width: 100, height: 50))
    let idle = host.advance(to: 1, events: [])
    expectEqual(idle.counters[.bodies], 0)
    expectEqual(idle.counters[.measurements], 0)
    expectEqual(idle.stateHash, first.stateHash)
    let tapped = host.advance(
      to: 2,
      events: [.press(pointer: 0, at: frame.center), .release(pointer: 0, at: frame.center)])
    #expect(tapped.stateHash != first.stateHash)
    #expect(tapped.layoutHash != first.layoutHash)
    let bars = tapped.views.filter { $0.path.contains("Bars") && $0.operations != 0 }
    expectEqual(bars.count, 1)
    #expect(!host.snapshot().isEmpty)
    // The counter, its bars and its button (pressed, then released); the still view is not.
    let paths = Set(tapped.views.map(\.path))
    expectEqual(paths.count, tapped.views.count)
  }
}

extension SceneConfiguration {
  static var small: SceneConfiguration {
    SceneConfiguration(size: Size2D(width: 320, height: 240), scale: 2)
  }
}
