import MeniscusGeometry
import MeniscusUI
import Testing

/// The measures of bars, from records of view trees of iOS 26.1 (an iPhone SE of 375 by 667 points,
/// an iPhone 16, an iPad A16): `conformance/interface/metrics.csv`, confidence A and B.
@MainActor
struct BarMetricsTests {
  private func close(_ found: Double?, _ wanted: Double, _ name: String) {
    guard let found else {
      Issue.record("\(name) was not found.")
      return
    }
    #expect(abs(found - wanted) <= 0.5, "\(name): \(found), not \(wanted)")
  }

  private func list(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { Color.blue.frame(height: 50).accessibilityIdentifier("row\($0)") }
        }
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(mode)
      .accessibilityIdentifier("list")
    }
  }

  @Test func titles() {
    let large = Stage.phone { list(.large) }
    let inline = Stage.phone { list(.inline) }
    close(large.shown("row0")?.minY, 116, "top inset at rest, large title, no safe area")
    close(inline.shown("row0")?.minY, 10 + 54, "top inset, inline title")
    let title = large.frame(of: "Title")
    close(title?.minX, 16, "large title, x")
    close(title?.minY, 10 + 54 + 3.5, "large title, y below the zone")
    close(title?.height, 41, "large title, label height")
    close(inline.frame(of: "Title")?.center.y, 10 + 22, "inline title, centre y")
    close(inline.frame(of: "Title")?.center.x, 375 / 2, "inline title, centre x")
    let tablet = Stage.phone(820, 1180) { list(.large) }
    close(tablet.frame(of: "Title")?.minX, 20, "large title, x on a tablet")
  }

  @Test func titlesChangePlacesAtTheirHeight() {
    // Distance, and the height of the one title that is shown: 41 is the large one's.
    for (distance, height) in [(0.0, 41.0), (51, 41), (52, 20.5), (200, 20.5)] {
      let stage = Stage.phone { list(.large) }
      stage.step(
        .wheel(at: Point2D(x: 200, y: 400), delta: Size2D(width: 0, height: distance)))
      stage.settle()
      close(stage.frame(of: "Title")?.height, height, "title at \(distance)")
      close(stage.shown("row0")?.minY, 116 - distance, "row at \(distance)")
    }
  }

  @Test func aTitleSnaps() {
    // Released at 36 it opens again; where it closes is ours.
    for (distance, rest) in [(36.0, 116.0), (46, 64)] {
      let stage = Stage.phone { list(.large) }
      stage.press(200, 400)
      stage.move(200, 390)
      stage.move(200, 390 - distance)
      stage.run(12)
      stage.step(.move(pointer: 0, at: Point2D(x: 200, y: 390 - distance)))
      stage.release(200, 390 - distance)
      stage.settle()
      close(stage.shown("row0")?.minY, rest, "released at \(distance)")
    }
  }

  @Test func platters() {
    let stage = Stage.phone {
      NavigationStack {
        Color.white
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Add", systemImage: "plus") {}
              Button("Share", systemImage: "square.and.arrow.up") {}
            }
            ToolbarSpacer(.fixed, placement: .topBarTrailing)
            ToolbarItem(placement: .topBarTrailing) { Button("More", systemImage: "ellipsis") {} }
          }
      }
    }
    let boxes = stage.frame.glassBoxes.sorted { $0.minX < $1.minX }
    guard boxes.count == 3 else {
      Issue.record("There are not three platters: \(boxes)")
      return
    }
    close(boxes[0].minX, 16, "margin to the bar's edge")
    for box in boxes {
      close(box.minY, 10, "y of a platter")
      close(box.height, 44, "height of a platter")
    }
    close(boxes[1].width, 96, "width shared by two image items")
    close(boxes[2].width, 44, "least width")
    close(boxes[2].maxX, 375 - 16, "margin to the bar's edge")
    close(boxes[2].minX - boxes[1].maxX, 12, "gap between two platters")
    let text = stage.told.first { $0.label == "Edit" }?.frame
    close(text?.width, boxes[0].width, "the whole platter is touched")
  }

  @Test func lowPhones() {
    let stage = Stage.phone(667, 375) {
      NavigationStack {
        Color.white.toolbar { ToolbarItem { Button("Add", systemImage: "plus") {} } }
      }
    }
    close(stage.frame.glassBoxes.first?.maxX, 667 - 38, "margin to the bar's edge, compact height")
    close(stage.frame.glassBoxes.first?.minY, 24, "y of the bar, compact height")
  }

  @Test func lowerBars() {
    for (width, height, platter) in [(393.0, 852.0, 48.0), (820, 1180, 44)] {
      let stage = Stage.phone(width, height) {
        NavigationStack {
          Color.white
            .accessibilityIdentifier("content")
            .toolbar {
              ToolbarItem(placement: .bottomBar) { Button("A", systemImage: "plus") {} }
              ToolbarSpacer(.flexible, placement: .bottomBar)
              ToolbarItem(placement: .bottomBar) { Button("B", systemImage: "minus") {} }
            }
        }
      }
      let boxes = stage.frame.glassBoxes.sorted { $0.minX < $1.minX }
      close(boxes.first?.height, platter, "height of a lower platter")
      close(boxes.first?.minX, 28, "margin of platters to the sides")
      close(boxes.last?.maxX, width - 28, "margin of platters to the sides")
      let content = stage.shown("content")?.maxY
      close(boxes.first.map { $0.minY - (content ?? 0) }, 10, "top padding above the platters")
    }
  }

  @Test func tabs() {
    let stage = Stage.phone {
      TabView {
        Tab("One", systemImage: "house") { Color.white.accessibilityIdentifier("content") }
          .badge(3)
        Tab("Two", systemImage: "star") { Color.white }
        Tab("Three", systemImage: "gear") { Color.white }
      }
    }
    let platter = stage.frame.glassBoxes.first
    close(platter?.minX, 51, "platter, x")
    close(platter?.width, 274, "platter, width of 3 items")
    close(platter?.height, 62, "platter, height")
    close(platter?.maxY, 667 - 21, "distance to the bottom of the screen")
    close(stage.shown("content")?.maxY, 667 - 83, "safe area at the bottom")
    let items = ["One", "Two", "Three"].compactMap { stage.frame(of: $0) }
    guard items.count == 3, let platter else {
      Issue.record("There are not three tabs: \(stage.labels)")
      return
    }
    close(items[0].width, 94, "item, width")
    close(items[1].minX - items[0].minX, 86, "item, pitch")
    close(items[0].minX - platter.minX, 4, "item, x of the first in the platter")
    let choice = stage.frame.fills.first { $0.bounds.height > 50 && $0.bounds.width < 100 }
    close(choice?.bounds.width, 94, "selection, width")
    close(choice?.bounds.height, 54, "selection, height")
    close(choice.map { $0.bounds.minY - platter.minY }, 4, "selection, y")
    let badge = stage.frame.fills.first { $0.bounds.height == 20 }
    close(badge.map { $0.bounds.minX - items[0].minX }, 55.5, "badge, x in the item")
    close(badge.map { $0.bounds.minY - items[0].minY }, 2, "badge, y in the item")
  }

  @Test func tabsOnOtherDevices() {
    for (width, height, edge, y) in [(667.0, 375.0, 44.0, 311.0), (820, 1180, 44, 32)] {
      let stage = Stage.phone(width, height) {
        TabView {
          Tab("One", systemImage: "house") { Color.white }
          Tab("Two", systemImage: "star") { Color.white }
        }
      }
      close(stage.frame.glassBoxes.first?.height, edge, "height of the platter at \(width)")
      close(stage.frame.glassBoxes.first?.minY, y, "y of the platter at \(width)")
    }
  }
}
