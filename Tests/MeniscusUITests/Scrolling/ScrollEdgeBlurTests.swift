import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Content is blurred as far as it fades under bars: requirement I4.
@MainActor
@Suite("Content is blurred where it fades")
struct ScrollEdgeBlurTests {
  private struct Screen: View {
    let style: ScrollEdgeEffectStyle
    var isHidden = false

    var body: some View {
      TabView {
        Tab("One", systemImage: "house") {
          NavigationStack {
            ScrollView { Color.pureBlue.frame(height: 3000) }
              .scrollEdgeEffectStyle(style, for: .all)
              .scrollEdgeEffectHidden(isHidden, for: .all)
              .navigationTitle("Title")
              .navigationBarTitleDisplayMode(.inline)
          }
        }
        Tab("Two", systemImage: "star") { Color.white }
      }
    }
  }

  private static let size = Size2D(width: 393, height: 852)

  private func blurs(_ stage: Stage) -> [EdgeBlur] {
    stage.frame.displayList.operations.compactMap {
      if case .beginLayer(.edgeBlur(let blur)) = $0.action { blur } else { nil }
    }
  }

  private func stage(_ style: ScrollEdgeEffectStyle, isHidden: Bool = false) -> Stage {
    Stage(width: Self.size.width, height: Self.size.height, device: .iPhone16) {
      Screen(style: style, isHidden: isHidden)
    }
  }

  @Test func bothEdgesShareOneLayer() throws {
    let stage = stage(.soft)
    // At rest only the lower bar covers content.
    let first = try #require(blurs(stage).first)
    expectEqual(first.upper, .none)
    #expect(first.lower.radius > 0)
    stage.scroll(by: 300, in: Self.size)
    expectEqual(blurs(stage).count, 1)
    let both = try #require(blurs(stage).first)
    expectEqual(both.lower, first.lower)
    expectEqual(both.upper.radius, first.lower.radius)
    #expect(both.upper.whole < both.upper.end && both.upper.end < both.lower.end)
    #expect(both.lower.end < both.lower.whole && both.lower.whole < Self.size.height)
    expectEqual([both.left, both.right], [0, Self.size.width])
  }

  /// The ends are measured: `conformance/interface/metrics.csv`.
  @Test func itEndsBeyondTheFade() throws {
    let stage = stage(.soft)
    stage.scroll(by: 300, in: Self.size)
    let blur = try #require(blurs(stage).first)
    expectClose(blur.upper.end, 113 + 54.8, within: 0.01)
    expectClose(blur.lower.end, Self.size.height - 83 - 64.8, within: 0.01)
  }

  @Test func hardAndHiddenEdgesHaveNone() {
    for stage in [stage(.hard), stage(.soft, isHidden: true)] {
      stage.scroll(by: 300, in: Self.size)
      expectEqual(blurs(stage), [])
    }
  }

  /// A picture that begins at the edge of the screen lies under the bar, too.
  @Test func contentThatIgnoresTheBarFadesUnderIt() throws {
    let stage = Stage(width: Self.size.width, height: Self.size.height, device: .iPhone16) {
      NavigationStack {
        ScrollView { Color.pureBlue.frame(height: 3000) }
          .ignoresSafeArea(edges: .top)
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    stage.settle()
    expectEqual(stage.frame.fills(.pureBlue).first?.bounds.minY, 0)
    expectEqual(blurs(stage), [])
    stage.scroll(by: 300, in: Self.size)
    let blur = try #require(blurs(stage).first)
    expectClose(blur.upper.end, 113 + 54.8, within: 0.01)
  }

  /// What takes no notice of the bar goes to the edge of the screen under a large title, too.
  @Test func contentThatIgnoresTheBarScrollsToTheEdge() {
    let stage = Stage(width: Self.size.width, height: Self.size.height, device: .iPhone16) {
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<30) { row in
                Color.pureBlue.frame(height: 100).accessibilityIdentifier("row\(row)")
              }
            }
          }
          .ignoresSafeArea(edges: .top)
          .navigationTitle("Title")
          .toolbar { Button("Go") { proxy.scrollTo(5, anchor: .top) } }
        }
      }
    }
    stage.settle()
    stage.tapLabel("Go")
    stage.settle()
    expectEqual(stage.shown("row5")?.minY, 0)
  }

  @Test func contentThatEndsAboveTheBarIsSharp() {
    let stage = Stage(width: Self.size.width, height: Self.size.height, device: .iPhone16) {
      TabView {
        Tab("One", systemImage: "house") { ScrollView { Color.pureBlue.frame(height: 90) } }
      }
    }
    expectEqual(blurs(stage), [])
  }
}
