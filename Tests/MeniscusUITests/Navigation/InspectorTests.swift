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
