import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A screen grows out of a view and goes back into it.
@MainActor
struct ZoomTransitionTests {
  private struct Way: View {
    @Namespace private var names
    @State private var path: [Int] = []
    var isNamed = true

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button {
            path = [1]
          } label: {
            Color.pureRed.frame(width: 60, height: 60)
          }
          .matchedTransitionSource(id: isNamed ? 1 : 2, in: names)
          .accessibilityIdentifier("photo")
          Spacer()
        }
        .navigationDestination(for: Int.self) { number in
          Button {
            path = []
          } label: {
            Color.pureBlue.frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .accessibilityIdentifier("large")
          .navigationTransition(.zoom(sourceID: number, in: names))
        }
      }
    }
  }

  private func clips(_ stage: Stage) -> [Rect2D] {
    stage.frame.displayList.operations.compactMap { operation in
      guard case .beginClip(.roundedRectangle(let rect, _, _)) = operation.action else {
        return nil
      }
      return operation.transform.boundingBox(of: rect)
    }
  }

  @Test func theScreenGrowsOutOfTheView() {
    let stage = Stage.phone { Way() }
    let source = stage.shown("photo") ?? .zero
    stage.tap("photo")
    var seen: [Rect2D] = []
    for _ in 0..<20 {
      stage.step()
      if let clip = clips(stage).last { seen.append(clip) }
    }
    let (first, last) = (seen.first ?? .zero, seen.last ?? .zero)
    #expect(first.width < 150 && first.width > source.width)
    #expect(last.width > 300)
    expectEqual(seen.map(\.width), seen.map(\.width).sorted())
    stage.settle()
    expectEqual(clips(stage), [])
    #expect(!stage.frame.fills(.pureBlue).isEmpty)
    expectEqual(stage.unmet, [])
    // Nothing is moved sideways beside it.
    stage.tap("large")
    stage.run(5)
    let photo = stage.frame.fills(.pureRed).first?.bounds ?? .zero
    expectClose(photo.minX, source.minX, within: 0.01)
    stage.settle()
    #expect(stage.frame.fills(.pureBlue).isEmpty)
  }

  /// Somebody who goes back on the way goes back from where the screen is.
  @Test func theWayCanBeInterrupted() {
    let stage = Stage.phone { Way() }
    stage.tap("photo")
    stage.run(8)
    let before = clips(stage).last?.width ?? 0
    stage.tap("large")
    stage.step()
    let after = clips(stage).last?.width ?? 0
    #expect(abs(after - before) < 120)
    stage.settle()
    #expect(stage.frame.fills(.pureBlue).isEmpty)
  }

  /// Without a view to grow out of a screen comes as others do.
  @Test func withoutASourceItSlides() {
    let stage = Stage.phone { Way(isNamed: false) }
    stage.tap("photo")
    stage.run(5)
    expectEqual(clips(stage), [])
    stage.settle()
    #expect(!stage.frame.fills(.pureBlue).isEmpty)
  }
}
