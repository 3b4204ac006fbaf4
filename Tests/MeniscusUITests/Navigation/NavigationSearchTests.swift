import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Searches in the bars of stacks.
@MainActor
struct NavigationSearchTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          NavigationLink("Go") { Text("leaf screen") }.frame(height: 50)
          ForEach(0..<30) { row in
            Color.blue.frame(height: 50).accessibilityIdentifier("row\(row)")
          }
        }
      }
      .navigationTitle("Title")
    }
  }

  private struct Inside: View {
    @State private var text = ""
    var body: some View {
      NavigationStack { Rows().searchable(text: $text) }
        .overlay(alignment: .bottom) { Text("text \(text)") }
    }
  }

  private struct Around: View {
    @State private var text = ""
    var body: some View {
      NavigationStack { Rows() }
        .searchable(text: $text)
        .searchSuggestions {
          Text("Apple").searchCompletion("apple").accessibilityIdentifier("suggestion")
        }
        .overlay(alignment: .bottom) { Text("text \(text)") }
    }
  }

  private struct Columns: View {
    @State private var text = ""
    var body: some View {
      NavigationSplitView {
        Rows()
      } detail: {
        Text("detail").navigationTitle("Detail")
      }
      .searchable(text: $text)
    }
  }

  private func field(_ stage: Stage) -> Rect2D? {
    stage.frame.glass.map(\.box).first { $0.height == 44 && $0.width > 200 }
  }

  /// `metrics.csv`, I8: a slot of 60 points (8, 44, 8), 8 from the sides; I1: it begins at 64, below a
  /// large title at 116; the rows begin below it, and the first is 50 high.
  private func check(_ stage: Stage, _ name: String) {
    #expect(
      field(stage) == Rect2D(x: 8, y: 116 + 8, width: 375 - 16, height: 44), "at rest, \(name)")
    #expect(stage.shown("row0")?.minY == 226, "content, \(name)")
    stage.step(.wheel(at: Point2D(x: 200, y: 400), delta: Size2D(width: 0, height: 20)))
    stage.settle()
    #expect(field(stage)?.minY == 104, "half way, \(name)")
    stage.step(.wheel(at: Point2D(x: 200, y: 400), delta: Size2D(width: 0, height: 200)))
    stage.settle()
    #expect(field(stage)?.minY == 72, "scrolled, \(name)")
  }

  @Test func theFieldStandsBelowTheTitle() {
    check(Stage.phone { Inside() }, "stated inside")
    check(Stage.phone { Around() }, "stated around")
  }

  @Test func peopleTypeInTheBar() {
    for stage in [Stage.phone { Inside() }, Stage.phone { Around() }] {
      stage.tap("search field")
      stage.settle()
      stage.step(.text("pear"))
      stage.settle()
      #expect(stage.labels.contains("text pear"))
      stage.tap("search close")
      stage.settle()
      #expect(stage.labels.contains("text "))
    }
  }

  @Test func onlyTheFirstScreenHasTheField() {
    for stage in [Stage.phone { Inside() }, Stage.phone { Around() }] {
      stage.tapLabel("Go")
      stage.settle()
      #expect(stage.labels.contains("leaf screen") && field(stage) == nil)
      stage.tapLabel("Back")
      stage.settle()
      #expect(field(stage) != nil)
    }
  }

  @Test func suggestionsStandBelowTheField() throws {
    let stage = Stage.phone { Around() }
    stage.tap("search field")
    stage.settle()
    #expect(try #require(stage.shown("suggestion")).minY > 116 + 60)
    stage.tap("suggestion")
    stage.settle()
    #expect(stage.labels.contains("text apple"))
  }

  @Test func columnsSearchInTheFirst() {
    let stage = Stage.phone(1000, 700) { Columns() }
    let box = field(stage)
    #expect(box.map { $0.minX == 18 && $0.maxX == 322 } == true, "\(String(describing: box))")
  }
}
