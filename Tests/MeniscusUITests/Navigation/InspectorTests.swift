import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Details of a view, beside it or over it.
@MainActor
struct InspectorTests {
  private struct Document: View {
    @State private var isPresented = true
    let width: CGFloat?

    var body: some View {
      Color.pureRed.accessibilityIdentifier("content")
        .onTapGesture { isPresented.toggle() }
        .inspector(isPresented: $isPresented) {
          if let width {
            Color.pureGreen.accessibilityIdentifier("details").inspectorColumnWidth(width)
          } else {
            Color.pureGreen.accessibilityIdentifier("details")
              .inspectorColumnWidth(min: 100, ideal: 400, max: 320)
          }
        }
    }
  }

  /// The distance to the edges, as a sidebar has it.
  private static let margin = 10.0

  @Test(arguments: [(200.0, 200.0), (nil, 320)])
  func whereThereIsWidthItIsAColumn(asked: Double?, width: Double) {
    let stage = Stage(width: 1000, height: 700) { Document(width: asked.map { CGFloat($0) }) }
    stage.settle()
    expectEqual(
      stage.model("details"),
      Rect2D(x: 1000 - Self.margin - width, y: Self.margin, width: width, height: 680))
    expectEqual(stage.frame.glass.map(\.box), [stage.model("details")])
    let content = stage.model("content")
    expectEqual(content?.minX, 0)
    expectEqual(content?.maxX, 1000 - Self.margin - width)
    stage.tap("content")
    stage.settle()
    expectEqual(stage.model("content"), Rect2D(x: 0, y: 0, width: 1000, height: 700))
  }

  @Test func aColumnWithoutContentIsThere() {
    let stage = Stage(width: 1000, height: 700) {
      Color.pureRed.accessibilityIdentifier("content").inspector(isPresented: .constant(true)) {}
    }
    stage.settle()
    expectEqual(stage.frame.glass.count, 1)
    #expect((stage.model("content")?.maxX ?? 1000) < 800)
  }

  /// What is offered counts, not what the content takes of it.
  @Test func smallContentHasAColumnToo() {
    let stage = Stage(width: 1000, height: 700) {
      Text("A").inspector(isPresented: .constant(true)) {
        Color.pureGreen.accessibilityIdentifier("details").inspectorColumnWidth(200)
      }
    }
    stage.settle()
    expectEqual(stage.model("details"), Rect2D(x: 790, y: 10, width: 200, height: 680))
  }

  /// What scrolls along inside of what scrolls up and down goes on beneath it, too, and what it shows
  /// begins and ends beside it; the indicator stands where it can be seen.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func whatScrollsAlongGoesOnBeneathIt(_ direction: LayoutDirection) throws {
    let stage = Stage(width: 1000, height: 700) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.pureRed.frame(width: 500, height: 100)
              Color.pureBlue.frame(width: 500, height: 100).accessibilityIdentifier("last")
            }
          }
          Color.white.frame(height: 2000)
        }
      }
      .inspector(isPresented: .constant(true)) { Color.pureGreen.inspectorColumnWidth(200) }
      .environment(\.layoutDirection, direction)
    }
    stage.settle()
    let isMirrored = direction == .rightToLeft
    // Of 1,000 points 790 are free: the row is drawn in all of them.
    let last = try #require(stage.frame.fills(.pureBlue).first).bounds
    expectEqual(isMirrored ? last.minX : last.maxX, isMirrored ? 0 : 1000)
    let clips = stage.frame.displayList.operations.compactMap { operation in
      if case .beginClip = operation.action {
        stage.frame.displayList.bounds(of: operation)
      } else {
        nil
      }
    }
    #expect(clips.contains { $0.width == 1000 && $0.height == 100 }, "\(clips)")
    let middle = Point2D(x: 500, y: 50)
    stage.step(.wheel(at: middle, delta: Size2D(width: isMirrored ? -900 : 900, height: 0)))
    stage.settle()
    let end = try #require(stage.shown("last"))
    expectEqual(isMirrored ? end.minX : end.maxX, isMirrored ? 210 : 790)
    stage.step(.wheel(at: Point2D(x: 400, y: 400), delta: Size2D(width: 0, height: 50)))
    let bars = stage.frame.fills.map(\.bounds).filter { $0.width == 3 && $0.height > 30 }
    // 3 points from the column, which begins 210 from the side.
    expectEqual(bars.map { isMirrored ? $0.minX - 210 : 790 - $0.maxX }, [3])
  }

  /// A row that lies at its start stays there when the column comes and goes.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func whatLiesAtItsStartStaysThere(_ direction: LayoutDirection) throws {
    struct Columns: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("side")
        } detail: {
          ScrollView {
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<6) { number in
                  Color.pureRed.frame(width: 300, height: 100)
                    .accessibilityIdentifier("card \(number)")
                }
              }
            }
          }
        }
      }
    }
    let stage = Stage.phone(1000, 700) {
      Columns().environment(\.layoutDirection, direction)
    }
    // The first card begins beside the sidebar, which ends at 330.
    func start() throws -> Double {
      let card = try #require(stage.shown("card 0"))
      return direction == .rightToLeft ? 1000 - card.maxX : card.minX
    }
    for expected in [330.0, 0, 330] {
      expectEqual(try start(), expected)
      stage.tapLabel("Toggle Sidebar")
      stage.settle()
    }
  }

  /// The documents' samples let content go on beneath it.
  @Test func contentScrollsOnBeneathIt() {
    let stage = Stage(width: 1000, height: 700) {
      ScrollView {
        Color.pureRed.frame(height: 2000).backgroundExtensionEffect()
          .accessibilityIdentifier("content")
      }
      .inspector(isPresented: .constant(true)) { Color.pureGreen.inspectorColumnWidth(200) }
    }
    stage.settle()
    // Its image goes on to the edge.
    #expect(stage.frame.fills(.pureRed).contains { $0.bounds.maxX > 999 })
    expectEqual(stage.model("content")?.width, 790)
  }

  @Test func whereThereIsLittleItIsASheet() throws {
    let stage = Stage.phone { Document(width: 200) }
    expectEqual(stage.model("content")?.size, Size2D(width: 375, height: 667))
    let details = try #require(stage.model("details"))
    #expect(details.width > 300)
    #expect(details.height < 667)
  }
}
