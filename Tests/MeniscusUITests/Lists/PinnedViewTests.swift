import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Headers and footers of sections that stay in sight.
@MainActor
struct PinnedViewTests {
  /// Three sections of a header of 30, four rows of 50 and a footer of 20: 250 points each.
  private func stage(_ pinned: PinnedScrollableViews) -> Stage {
    Stage(width: 100, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<4) { row in
                Color.pureRed.frame(height: 50).accessibilityIdentifier("row \(section) \(row)")
              }
            } header: {
              Color.pureGreen.frame(height: 30).accessibilityIdentifier("header \(section)")
            } footer: {
              Color.pureBlue.frame(height: 20).accessibilityIdentifier("footer \(section)")
            }
          }
        }
      }
    }
  }

  private func scroll(_ stage: Stage, by distance: Double) {
    stage.step(
      .wheel(at: Point2D(x: 50, y: 100), delta: Size2D(width: 0, height: distance)))
  }

  /// The offset, the header's place by its section, and where it is seen.
  @Test(arguments: [
    (0.0, 0, 0.0), (100, 0, 0), (210, 0, 0), (230, 0, -10), (250, 1, 0), (400, 1, 0),
  ])
  func aHeaderStaysUntilItsSectionIsOver(_ offset: Double, _ section: Int, _ place: Double) {
    let stage = stage(.sectionHeaders)
    scroll(stage, by: offset)
    expectEqual(stage.shown("header \(section)")?.minY, place)
    // It lies over the rows.
    let last = stage.frame.fills.last(where: { $0.color == .pureGreen || $0.color == .pureRed })
    expectEqual(last?.color, .pureGreen)
  }

  @Test(arguments: [(0.0, 0, 180.0), (40, 0, 180), (60, 0, 170)])
  func aFooterStaysOnceItsSectionIsSeen(_ offset: Double, _ section: Int, _ place: Double) {
    let stage = stage(.sectionFooters)
    scroll(stage, by: offset)
    expectEqual(stage.shown("footer \(section)")?.minY, place)
  }

  private final class Mark {}

  @MainActor
  private final class Marks {
    struct Known { weak var mark: Mark? }

    var all: [Known] = []
    var alive: Int { all.count { $0.mark != nil } }
  }

  private struct Marked: View {
    let marks: Marks
    @State private var mark = Mark()

    var body: some View {
      Color.red.frame(height: 50).onAppear { marks.all.append(Marks.Known(mark: mark)) }
    }
  }

  @Test func rowsBetweenAHeaderAndWhatIsSeenAreLetGo() {
    let marks = Marks()
    let stage = Stage(width: 100, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<500) { _ in Marked(marks: marks) }
          } header: {
            Color.pureGreen.frame(height: 30).accessibilityIdentifier("header")
          }
        }
      }
    }
    for _ in 0..<40 { scroll(stage, by: 200) }
    expectEqual(stage.shown("header")?.minY, 0)
    #expect(marks.all.count > 100 && marks.alive < 40, "\(marks.alive) of \(marks.all.count)")
  }

  @Test func withoutPinsHeadersScroll() {
    let stage = stage([])
    scroll(stage, by: 20)
    expectEqual(stage.shown("header 0")?.minY, -20)
    scroll(stage, by: 80)
    expectEqual(stage.model("header 0"), nil)
  }

  /// A grid's headers have lines of their own.
  @Test func headersOfGridsSpanTheirTracks() {
    let stage = Stage(width: 100, height: 200) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)],
          spacing: 0
        ) {
          Section {
            ForEach(0..<3) { Color.red.frame(height: 10).accessibilityIdentifier("cell \($0)") }
          } header: {
            Color.green.frame(height: 10).accessibilityIdentifier("header")
          }
        }
      }
    }
    expectEqual(stage.model("header"), Rect2D(x: 0, y: 0, width: 100, height: 10))
    expectEqual(stage.model("cell 0"), Rect2D(x: 0, y: 10, width: 50, height: 10))
    expectEqual(stage.model("cell 2"), Rect2D(x: 0, y: 20, width: 50, height: 10))
  }
}
