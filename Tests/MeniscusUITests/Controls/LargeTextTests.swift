import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What grows with the text, and what does not.
@MainActor
struct LargeTextTests {
  private func stage<Content: View>(
    _ size: DynamicTypeSize, @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Stage {
    Stage(width: 375, height: 600, configure: { $0.dynamicTypeSize = size }, content: content)
  }

  /// Like `UIStepper`, which has one fixed size.
  @Test func aStepperStaysAsItIs() {
    let signs = [DynamicTypeSize.large, .accessibility3].map { size in
      stage(size) { Stepper("", value: .constant(1)).labelsHidden() }
        .frame.glyphRuns.map(\.run.size)
    }
    expectEqual(signs[0].count, 2)
    expectEqual(signs[0], signs[1])
  }

  /// A border is 34 points high around text of the usual size (UIKit, by third parties) and never lower.
  ///
  /// Of the first accessibility size a line of text is 34 points high (Apple's table of sizes), and 6 are
  /// above and below it; how a line is rounded is left open by 2.
  @Test(arguments: [
    (DynamicTypeSize.small, 34.0...34.0), (.large, 34...34), (.accessibility1, 44...48),
  ])
  func aBorderGrowsWithItsText(size: DynamicTypeSize, heights: ClosedRange<Double>) throws {
    let stage = stage(size) {
      TextField("Name", text: .constant("Kenya")).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("field")
    }
    let height = try #require(stage.model("field")).height
    #expect(heights.contains(height), "\(height)")
  }

  /// A field that is offered less than its border needs keeps it.
  @Test func aBorderIsNotSqueezed() throws {
    let stage = stage(.accessibility5) {
      TextField("Name", text: .constant("Kenya")).textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("field").frame(height: 20)
    }
    #expect(try #require(stage.model("field")).height > 60)
  }

  /// Icons of any width stand in one column, so that titles begin at one place.
  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility1, .accessibility5])
  func titlesOfRowsBeginAtOnePlace(size: DynamicTypeSize) throws {
    let stage = stage(size) {
      List {
        ForEach(["bookmark", "speaker.wave.3", "airplane"], id: \.self) { name in
          Label {
            Text("A").accessibilityIdentifier(name)
          } icon: {
            Image(systemName: name)
          }
        }
      }
    }
    let starts = try ["bookmark", "speaker.wave.3", "airplane"].map {
      try #require(stage.shown($0)).minX
    }
    expectEqual(Set(starts).count, 1, "\(starts)")
  }

  /// The bar keeps its height, and the accessory above it keeps its text size.
  @Test func whatStandsAboveABarOfTabsKeepsItsText() throws {
    let widths = try [DynamicTypeSize.small, .large, .accessibility3].map { size in
      let stage = stage(size) {
        TabView {
          Tab("One", systemImage: "house") { Color.white }
        }
        .tabViewBottomAccessory { Text("above").accessibilityIdentifier("above") }
      }
      return try #require(stage.shown("above")).width
    }
    #expect(widths[0] < widths[1])
    expectEqual(widths[2], widths[1])
  }

  /// Marks and chevrons are as large as subheadlines, 15 and 25 points (Apple's table of sizes).
  @Test(arguments: [(DynamicTypeSize.large, 15.0), (.accessibility1, 25)])
  func marksOfMenusGrow(size: DynamicTypeSize, points: Double) {
    let stage = stage(size) {
      Menu {
        Toggle("On", isOn: .constant(true))
        Menu("More") { Button("Inner") {} }
      } label: {
        Text("Menu").frame(width: 100, height: 44)
      }
    }
    stage.tap(187.5, 300)
    stage.settle()
    expectEqual(stage.frame.glyphRuns.filter { $0.run.size == points }.count, 2)
  }

  /// Large titles grow as texts of their style do, from 34 to 44 points, and what is below makes room for
  /// their lines, from 41 to 52 (Apple's table of sizes); how a line is rounded is left open by 1.
  @Test func largeTitlesGrow() throws {
    let stages = [DynamicTypeSize.large, .accessibility1].map { size in
      stage(size) {
        NavigationStack {
          ScrollView { Color.pureBlue.frame(height: 900).accessibilityIdentifier("below") }
            .navigationTitle("Title")
        }
      }
    }
    let sizes = stages.map { $0.frame.glyphRuns.map(\.run.size).max() }
    expectEqual(sizes, [34, 44])
    let tops = try stages.map { try #require($0.shown("below")).minY }
    expectClose(tops[1] - tops[0], 52 - 41, within: 1)
  }

  /// What stands in the columns before texts keeps off them and off the platter's edge, 62.5 points from
  /// the scene's.
  @Test(arguments: [DynamicTypeSize.large, .accessibility1, .accessibility5])
  func columnsOfMenusKeepOffTexts(size: DynamicTypeSize) throws {
    let stage = stage(size) {
      Menu {
        Toggle("M", systemImage: "square.fill", isOn: .constant(true))
      } label: {
        Text("Menu").frame(width: 100, height: 44)
      }
    }
    stage.tap(187.5, 300)
    stage.settle()
    let resources = stage.frame.displayList.resources
    let boxes = stage.frame.glyphRuns.suffix(3).map { run in
      run.run.glyphs.map { glyph in
        run.map.boundingBox(
          of: resources.outlines[glyph.outline].bounds.translated(by: glyph.origin))
      }
      .reduce(nil as Rect2D?) { $0?.union($1) ?? $1 } ?? .zero
    }
    .sorted { $0.minX < $1.minX }
    expectEqual(boxes.count, 3)
    #expect(boxes[0].minX > 62.5 && boxes[0].maxX < boxes[1].minX, "\(boxes)")
    #expect(boxes[1].maxX < boxes[2].minX, "\(boxes)")
  }

  /// The symbol grows as the lines of large titles do, from 41 to 52 points (Apple's table of sizes): 52
  /// becomes 66.
  @Test func theSymbolOfWhatIsUnavailableGrows() {
    let symbols = [DynamicTypeSize.large, .accessibility1].map { size in
      stage(size) { ContentUnavailableView("Nothing", systemImage: "tray") }
        .frame.glyphRuns.map(\.run.size).max() ?? 0
    }
    expectEqual(symbols[0], 52)
    expectClose(symbols[1], 52 * 52 / 41, within: 0.5)
  }
}
