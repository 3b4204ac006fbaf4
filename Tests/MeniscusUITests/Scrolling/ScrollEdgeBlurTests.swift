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

  @Test func hiddenEdgesHaveNone() {
    let stage = stage(.soft, isHidden: true)
    stage.scroll(by: 300, in: Self.size)
    expectEqual(blurs(stage), [])
  }

  /// A hard edge is blurred as far as its plate goes, 103 points down here: as measured.
  @Test func hardEdgesAreBlurredUnderTheirPlates() throws {
    let stage = stage(.hard)
    stage.scroll(by: 300, in: Self.size)
    let blur = try #require(blurs(stage).first)
    expectClose(blur.upper.whole, 103, within: 0.01)
    expectClose(blur.upper.end, 104, within: 0.01)
    expectClose(blur.lower.whole, Self.size.height - 83, within: 0.01)
  }

  /// A header that stays under a bar has no ground of its own: rows fade beneath it, and it is sharp.
  @Test(arguments: [
    (NavigationBarItem.TitleDisplayMode.inline, 0.0), (.large, 0), (.inline, 20),
  ])
  func headersThatStayStandOverTheFade(
    mode: NavigationBarItem.TitleDisplayMode, margin: CGFloat
  ) throws {
    let stage = Stage(width: Self.size.width, height: Self.size.height, device: .iPhone16) {
      NavigationStack {
        List {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<20) { Text("Row \($0)") }
            } header: {
              Text("Section \(section)").accessibilityIdentifier("header\(section)")
            }
          }
        }
        .listStyle(.plain)
        .contentMargins(.top, margin, for: .scrollContent)
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(mode)
      }
    }
    let before = stage.frame.displayList.operations.count { $0.isLayer }
    expectEqual(before, 0)
    stage.scroll(by: 300, in: Self.size)
    let operations = stage.frame.displayList.operations
    let layer = try #require(operations.firstIndex { $0.isLayer })
    let end = try #require(operations[layer...].closingIndex)
    let header = try #require(stage.shown("header0"))
    let top = 113 + Double(margin)
    #expect(header.minY >= top && header.maxY <= top + 28)
    // The fade, and then the header's text, come after all that is blurred.
    let texts = operations.indices.filter { index in
      let operation = operations[index]
      guard case .glyphs(let run, _) = operation.action, let first = run.glyphs.first else {
        return false
      }
      let origin = operation.transform.apply(first.origin)
      return header.inset(by: Insets2D(all: -1)).contains(origin)
    }
    #expect(texts.contains { $0 > end })
    let blur = try #require(blurs(stage).first)
    // A plain header is 28 points high.
    expectClose(blur.upper.whole, top + 28, within: 0.5)
    expectClose(blur.upper.end, top + 48, within: 0.5)
    let white = stage.frame.fills(.white).filter { $0.bounds.minY == top }
    expectEqual(white.count, 0)
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

extension DisplayOperation {
  /// Whether a blur of edges begins.
  fileprivate var isLayer: Bool {
    if case .beginLayer(.edgeBlur) = action { true } else { false }
  }
}

extension ArraySlice<DisplayOperation> {
  /// Where what the first operation begins has its end.
  fileprivate var closingIndex: Int? {
    var depth = 0
    for index in indices {
      switch self[index].action {
      case .beginLayer, .beginGroup, .beginClip: depth += 1
      case .end:
        depth -= 1
        if depth == 0 { return index }
      case .fill, .glyphs, .glass: break
      }
    }
    return nil
  }
}
