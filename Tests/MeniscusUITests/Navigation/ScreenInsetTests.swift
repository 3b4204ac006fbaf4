import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What bars cover of screens while their content scrolls.
@MainActor
struct ScreenInsetTests {
  private func scroll(_ stage: Stage, by distance: Double) {
    stage.step(.wheel(at: Point2D(x: 200, y: 400), delta: Size2D(width: 0, height: distance)))
    stage.settle()
  }

  private func close(_ found: Double?, _ wanted: Double, _ name: String) {
    #expect(found.map { abs($0 - wanted) <= 0.5 } ?? false, "\(name): \(String(describing: found))")
  }

  /// `metrics.csv`, I1: the bar is 54 points high and begins at 10; its background ends at 64.
  @Test func pinnedHeadersStandBelowTheBarOnceTheTitleIsAway() {
    let stage = Stage.phone {
      NavigationStack {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<30) { _ in Color.blue.frame(height: 50) }
            } header: {
              Color.red.frame(height: 30).accessibilityIdentifier("header")
            }
          }
        }
        .navigationTitle("Title")
      }
    }
    close(stage.shown("header")?.minY, 116, "header at rest")
    scroll(stage, by: 20)
    close(stage.shown("header")?.minY, 96, "header half way")
    scroll(stage, by: 280)
    close(stage.shown("header")?.minY, 64, "header below the bar")
  }

  private struct Rows: View {
    var anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        NavigationStack {
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40) { row in
                Color.blue.frame(height: 50).accessibilityIdentifier("row\(row)").id(row)
              }
            }
          }
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Low") { proxy.scrollTo(20, anchor: anchor) }
            }
            ToolbarItem { Button("High") { proxy.scrollTo(0, anchor: anchor) } }
          }
        }
      }
    }
  }

  @Test func contentIsScrolledToBelowTheBar() {
    // The anchor, where row 20 comes to lie, and where row 0 does afterwards.
    let table: [(UnitPoint?, Double, Double)] = [
      (.top, 64, 116), (.center, 64 + (603 - 50) / 2, 116), (.bottom, 617, 116), (nil, 617, 116),
    ]
    for (anchor, low, high) in table {
      let stage = Stage.phone { Rows(anchor: anchor) }
      stage.tapLabel("Low")
      stage.settle()
      close(stage.shown("row20")?.minY, low, "row 20 at \(String(describing: anchor))")
      stage.tapLabel("High")
      stage.settle()
      close(stage.shown("row0")?.minY, high, "row 0 at \(String(describing: anchor))")
    }
  }

  @Test func fadesAreAsHighAsWhatCovers() {
    let stage = Stage.phone { Rows() }
    scroll(stage, by: 300)
    let fades = stage.frame.fills.filter { $0.gradient != nil }
    // 36 points further than the bar reaches (ours); there is no lower bar.
    expectEqual(fades.map(\.bounds.maxY), [64 + 36])
  }

  @Test func oneBarDrawsTheLowerFade() {
    let stage = Stage.phone {
      TabView { Tab("One", systemImage: "house") { Rows() } }
    }
    let fades = stage.frame.fills.filter { $0.gradient != nil && $0.bounds.maxY == 667 }
    expectEqual(fades.count, 1)
  }

  @Test func everyTabKnowsWhereItsContentIs() {
    let stage = Stage.phone {
      TabView {
        Tab("One", systemImage: "house") { Rows() }
        Tab("Two", systemImage: "star") { Text("second") }
      }
    }
    for (tab, count) in [("One", 1), ("Two", 0), ("One", 1)] {
      stage.tapLabel(tab)
      stage.settle()
      let fades = stage.frame.fills.filter { $0.gradient != nil && $0.bounds.maxY == 667 }
      #expect(fades.count == count, "\(tab)")
    }
  }

  @Test func littleHeightHasNoLargeTitles() {
    let stage = Stage.phone(667, 375) { Rows() }
    close(stage.frame(of: "Title")?.height, 20.5, "title on a phone on its side")
    stage.step(.resize(Size2D(width: 375, height: 667)))
    stage.settle()
    close(stage.frame(of: "Title")?.height, 41, "title upright")
    stage.step(.resize(Size2D(width: 667, height: 375)))
    stage.settle()
    close(stage.frame(of: "Title")?.height, 20.5, "title on its side again")
    close(stage.shown("row0")?.minY, 24 + 54, "content on its side")
  }

  @Test func aSubtitleTakesItsHeight() {
    func top(_ subtitle: String?) -> Double? {
      let stage = Stage.phone {
        NavigationStack {
          ScrollView { Color.blue.frame(height: 900).accessibilityIdentifier("content") }
            .navigationTitle("Title")
            .modifier(Subtitled(subtitle: subtitle))
        }
      }
      return stage.shown("content")?.minY
    }
    close(top(nil), 116, "title alone")
    // A line of 15 points is 18 high.
    close(top("below"), 116 + 18, "title with a line below")
  }

  private struct Subtitled: ViewModifier {
    let subtitle: String?

    func body(content: Content) -> some View {
      if let subtitle { content.navigationSubtitle(subtitle) } else { content }
    }
  }

  @Test func aLargeTitleInTheLineLeads() {
    let stage = Stage.phone {
      NavigationStack {
        Color.white.navigationTitle("Title").toolbarTitleDisplayMode(.inlineLarge)
      }
    }
    close(stage.frame(of: "Title")?.minX, 16, "title in the line")
  }

  @Test func aLargeTitleLeavesTheOtherAxisAlone() throws {
    let stage = Stage.phone {
      NavigationStack {
        ScrollView([.horizontal, .vertical]) {
          Color.blue.frame(width: 3000, height: 3000).accessibilityIdentifier("content")
        }
        .navigationTitle("Title")
      }
    }
    stage.press(300, 400)
    for step in 1...6 { stage.move(300 - 30 * Double(step), 400 - 2 * Double(step)) }
    stage.release(120, 388)
    let released = try #require(stage.shown("content")).minX
    stage.settle()
    #expect(try #require(stage.shown("content")).minX < released - 50)
  }
}
