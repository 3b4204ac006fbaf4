import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Menus against UIKit's view tree on an iPhone 16, iOS 26.1: `metrics.csv`, row I5.
@MainActor
struct MenuTests {
  private struct Host: View {
    @State private var isOn = true
    @State private var size = 1
    let log: Log
    var rows = 0

    var body: some View {
      VStack {
        Menu {
          switch rows {
          case 1:
            Toggle("Sound", isOn: $isOn)
            Button("Rename") { log.note("rename") }.accessibilityIdentifier("rename")
          case 4:
            Menu("More") {
              Button("Inner") { log.note("inner") }.accessibilityIdentifier("inner")
            }
            .accessibilityIdentifier("more")
          case 5:
            Picker("Size", selection: $size) {
              Text("Small").tag(0)
              Text("Large").tag(1)
            }
          case 6:
            Button("Stay") { log.note("stay") }.accessibilityIdentifier("stay")
              .menuActionDismissBehavior(.disabled)
          default:
            Button("Rename") { log.note("rename") }.accessibilityIdentifier("rename")
            Button("Off") { log.note("off") }.disabled(true).accessibilityIdentifier("off")
          }
        } label: {
          Text("Menu").frame(width: 100, height: 44)
        }
        .accessibilityIdentifier("menu")
        .position(x: 90, y: 142)
      }
      .onChange(of: isOn) { log.note(isOn ? "on" : "off") }
      .onChange(of: size) { log.note("\(size)") }
    }
  }

  private func stage(_ log: Log, rows: Int = 0) -> Stage {
    let stage = Stage(
      width: 393, height: 852, configure: { $0.scale = 3 },
      content: { Host(log: log, rows: rows) })
    stage.tap(90, 142)
    stage.settle()
    return stage
  }

  private func platter(_ stage: Stage) -> Rect2D { platters(stage).last ?? .zero }

  private func platters(_ stage: Stage) -> [Rect2D] {
    stage.frame.displayList.glass.compactMap { glass in
      stage.frame.displayList.resources.bounds(of: glass.silhouette)
        .map { glass.transform.boundingBox(of: $0) }
    }
  }

  /// The platter's corner is on that of its button; a row of one line is 42 high, 10 are above it.
  @Test func aMenuStandsOnItsButton() {
    let stage = stage(Log())
    let (platter, row) = (platter(stage), stage.shown("rename") ?? .zero)
    #expect(abs(platter.minX - 40) <= 0.5 && abs(platter.minY - 120) <= 0.5, "\(platter)")
    expectEqual(platter.width, 250)
    #expect(abs(platter.height - 104) <= 0.5)
    #expect(abs(row.minY - platter.minY - 10) <= 0.5)
    #expect(abs(row.height - 42) <= 0.5)
  }

  @Test func anItemActsAndTheMenuGoes() {
    let log = Log()
    let stage = stage(log)
    stage.tap("off")
    stage.settle()
    expectEqual(log.take(), [])
    stage.tap("rename")
    stage.settle()
    expectEqual(log.take(), ["rename"])
    #expect(stage.frame.displayList.glass.isEmpty)
  }

  @Test func aTapBesideTakesTheMenuAway() {
    let log = Log()
    let stage = stage(log)
    stage.tap(350, 800)
    stage.settle()
    expectEqual(log.take(), [])
    #expect(stage.frame.displayList.glass.isEmpty)
  }

  @Test func aMenuInAMenuGoesWithIt() {
    let log = Log()
    let stage = stage(log, rows: 4)
    stage.tap("more")
    stage.settle()
    // The one that it came out of has gone back, to 0.95 of its size.
    expectEqual(platters(stage).map { ($0.width * 1000).rounded() / 1000 }, [237.5, 250])
    stage.tap("inner")
    stage.settle()
    expectEqual(log.take(), ["inner"])
    #expect(stage.frame.displayList.glass.isEmpty)
  }

  @Test func aMenuInAMenuBeginsWithItsTitleWhichGoesBack() throws {
    let log = Log()
    let stage = stage(log, rows: 4)
    let row = try #require(stage.frame(of: "More"))
    stage.tap("more")
    stage.settle()
    let title = try #require(stage.frame(of: "More"))
    let inner = try #require(stage.frame(of: "Inner"))
    // It comes up where the row was, and its own rows are below it.
    expectClose(title.midY, row.midY, within: 11)
    expectClose(inner.minY - title.maxY, 21, within: 0.5)
    stage.tap(title.midX, title.midY)
    stage.settle()
    expectEqual(platters(stage).map(\.width), [250])
    expectEqual(log.take(), [])
    stage.tap("more")
    stage.settle()
    stage.tap("inner")
    stage.settle()
    expectEqual(log.take(), ["inner"])
  }

  @Test func inRightToLeftMenusEndWhereTheirButtonsEnd() throws {
    for isMirrored in [false, true] {
      let stage = Stage(width: 393, height: 852, configure: { $0.scale = 3 }) {
        // In the middle, with room for the menu both ways.
        Menu {
          Button("One") {}
        } label: {
          Text("Open").frame(width: 200, height: 44)
        }
        .accessibilityIdentifier("menu")
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
      let button = try #require(stage.model("menu"))
      stage.tap(button.midX, button.midY)
      stage.settle()
      let platter = platter(stage)
      if isMirrored {
        expectClose(platter.maxX, button.maxX, within: 0.5)
      } else {
        expectClose(platter.minX, button.minX, within: 0.5)
      }
    }
  }

  @Test func aMenuStaysWhereItIsToldTo() {
    let log = Log()
    let stage = stage(log, rows: 6)
    stage.tap("stay")
    stage.settle()
    expectEqual(log.take(), ["stay"])
    expectEqual(stage.frame.displayList.glass.count, 1)
  }

  @Test func togglesAndPickersChooseInMenus() {
    let log = Log()
    let first = stage(log, rows: 1)
    first.tap(150, 150)
    first.settle()
    expectEqual(log.take(), ["off"])
    let second = stage(log, rows: 5)
    second.tap(150, 150)
    second.settle()
    expectEqual(log.take(), ["0"])
  }

  private struct Choosing: View {
    @State private var size = 1
    let log: Log

    var body: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .accessibilityIdentifier("picker")
      .onChange(of: size) { log.note("\(size)") }
    }
  }

  @Test func aPickerOpensAMenuOfItsViews() {
    let log = Log()
    let stage = Stage(width: 393, height: 852) { Choosing(log: log) }
    stage.tap("picker")
    stage.settle()
    let platter = platter(stage)
    expectEqual(platter.width, 250)
    stage.tap(platter.midX, platter.minY + 30)
    stage.settle()
    expectEqual(log.take(), ["0"])
  }

  private struct Pressed: View {
    let log: Log

    var body: some View {
      Color.pureRed.frame(width: 100, height: 60).accessibilityIdentifier("view")
        .contextMenu {
          Button("Copy") { log.note("copy") }.accessibilityIdentifier("copy")
        } preview: {
          Color.pureGreen.frame(width: 200, height: 120).accessibilityIdentifier("preview")
        }
    }
  }

  @Test func aLongPressOpensAMenuWithItsPreview() {
    let log = Log()
    let stage = Stage(width: 393, height: 852) { Pressed(log: log) }
    let center = stage.center("view")
    stage.press(center.x, center.y)
    stage.run(40)
    stage.release(center.x, center.y)
    stage.settle()
    let (preview, copy) = (stage.shown("preview") ?? .zero, stage.shown("copy") ?? .zero)
    expectEqual(preview.size, Size2D(width: 200, height: 120))
    #expect(copy.minY > preview.maxY)
    stage.tap("copy")
    stage.settle()
    expectEqual(log.take(), ["copy"])
  }

  private struct Lifting: View {
    let hasPreview: Bool

    var body: some View {
      let view = Color.pureRed.frame(width: 100, height: 60).accessibilityIdentifier("view")
      if hasPreview {
        view.contextMenu {
          Button("Copy") {}
        } preview: {
          Color.pureGreen.frame(width: 9, height: 9)
        }
      } else {
        view.contextMenu { Button("Copy") {} }
      }
    }
  }

  /// The view is drawn once more over the dimming, a little larger about its middle, unless a preview
  /// stands for it.
  @Test(arguments: [(false, [100, 103]), (true, [100])] as [(Bool, [Double])])
  func whatAContextMenuBelongsToIsLifted(_ hasPreview: Bool, _ widths: [Double]) {
    let stage = Stage(width: 393, height: 852) { Lifting(hasPreview: hasPreview) }
    let center = stage.center("view")
    stage.press(center.x, center.y)
    stage.run(40)
    stage.release(center.x, center.y)
    stage.settle()
    let fills = stage.frame.fills(.pureRed)
    expectEqual(fills.map { ($0.bounds.width * 1000).rounded() / 1000 }, widths)
    for fill in fills { #expect(abs(fill.bounds.center.x - center.x) < 0.001) }
    stage.tap(5, 5)
    stage.settle()
    expectEqual(stage.frame.fills(.pureRed).count, 1)
  }

  private struct Sectioned: View {
    let top: CGFloat

    var body: some View {
      Menu {
        Section("Header") { Button("A") {} }
        Section { Button("B") {} }
      } label: {
        Text("Menu").frame(width: 100, height: 24)
      }
      .accessibilityIdentifier("menu")
      .position(x: 90, y: top + 12)
    }
  }

  /// The other way round the menu is lower, since its header does not begin it, and has room again.
  @Test(arguments: Array(stride(from: 640.0, through: 760, by: 8)))
  func aMenuThatOpensUpwardStaysThere(_ top: Double) {
    let stage = Stage(width: 393, height: 852) { Sectioned(top: CGFloat(top)) }
    stage.tap("menu")
    stage.settle()
    expectEqual(stage.frame.issues, [])
    #expect(platter(stage).maxY <= 852)
  }

  private struct Emptied: View {
    let hasItems: Bool

    var body: some View {
      Color.pureRed.frame(width: 100, height: 60).accessibilityIdentifier("view")
        .contextMenu {
          if hasItems { Button("Copy") {} }
        }
    }
  }

  @Test(arguments: [(false, 0), (true, 1)])
  func aMenuWithoutItemsDoesNotOpen(_ hasItems: Bool, _ platters: Int) {
    let stage = Stage(width: 393, height: 852) { Emptied(hasItems: hasItems) }
    let center = stage.center("view")
    stage.press(center.x, center.y)
    stage.run(40)
    expectEqual(stage.frame.displayList.glass.count, platters)
    stage.release(center.x, center.y)
    stage.settle()
    expectEqual(stage.frame.displayList.glass.count, platters)
  }

  private struct Popping: View {
    @State private var isPresented = false
    let adapts: Bool

    var body: some View {
      Button("Open") { isPresented = true }.accessibilityIdentifier("open")
        .popover(isPresented: $isPresented) {
          Text("Inside").frame(width: 120, height: 80).accessibilityIdentifier("inside")
            .presentationCompactAdaptation(adapts ? .popover : .automatic)
        }
    }
  }

  /// `metrics.csv`, I5: 30 below the bar's upper edge, which is at 10, and 19 from the sides.
  @Test(arguments: [200.0, 900])
  func aPopoverOfABarLiesOverItsItem(_ width: Double) throws {
    let stage = Stage(width: 393, height: 852) {
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") {}
              .popover(isPresented: .constant(true)) {
                Color.pureRed.frame(idealWidth: CGFloat(width), idealHeight: 100)
                  .presentationCompactAdaptation(.popover)
              }
          }
        }
      }
    }
    stage.settle()
    let card = try #require(stage.frame.fills(.pureRed).first).bounds
    expectEqual(card.minY, 40)
    expectEqual(card.maxX, 393 - 19)
    expectEqual(card.width, min(width, 393 - 2 * 19))
  }

  /// A popover is a sheet on a phone, unless its content asks for a popover.
  @Test(arguments: [(393.0, false, true), (393, true, false), (820, false, false)])
  func aPopoverAdapts(_ width: Double, _ adapts: Bool, _ isSheet: Bool) {
    let stage = Stage(width: width, height: 1000) { Popping(adapts: adapts) }
    stage.tap("open")
    stage.settle()
    let (source, inside) = (stage.shown("open") ?? .zero, stage.shown("inside") ?? .zero)
    if isSheet {
      #expect(abs(inside.midY - (30 + 1000) / 2) <= 1)
    } else {
      expectEqual(inside.minY - source.maxY, 8)
      #expect(abs(inside.midX - source.midX) <= 0.5)
    }
  }
}
