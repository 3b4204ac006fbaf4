import MeniscusUI
import TestSupport
import Testing

/// What opens lists and screens of choices in stacks.
@MainActor
struct BarMenuTests {
  private struct Titled: View {
    let log: Log
    let isItem: Bool

    var body: some View {
      NavigationStack {
        if isItem {
          screen.toolbar { ToolbarTitleMenu { Button("Rename") { log.note("rename") } } }
        } else {
          screen.toolbarTitleMenu { Button("Rename") { log.note("rename") } }
        }
      }
    }

    private var screen: some View {
      Color.white.navigationTitle("Places").navigationBarTitleDisplayMode(.inline)
    }
  }

  @Test(arguments: [false, true])
  func theTitleOpensItsMenu(isItem: Bool) {
    let log = Log()
    let stage = Stage.phone { Titled(log: log, isItem: isItem) }
    expectEqual(stage.unmet, [])
    guard let title = stage.frame(of: "Places") else {
      Issue.record("There is no title.")
      return
    }
    stage.tap(title.midX, title.midY)
    stage.settle()
    stage.tapLabel("Rename")
    stage.settle()
    expectEqual(log.take(), ["rename"])
  }

  private struct Sizes: View {
    @State private var size = 1
    var isInStack = true

    var body: some View {
      if isInStack { NavigationStack { form } } else { form }
    }

    private var form: some View {
      Form {
        Picker("Size", selection: $size) {
          Text("Small").tag(0)
          Text("Medium").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.navigationLink)
        Text("chosen \(size)")
      }
    }
  }

  @Test func aPickerLeadsToItsChoices() {
    let stage = Stage.phone { Sizes() }
    #expect(stage.labels.contains("chosen 1"))
    guard let row = stage.told.first(where: { $0.label?.contains("Size") == true })?.frame else {
      Issue.record("There is no row: \(stage.labels)")
      return
    }
    stage.tap(row.midX, row.midY)
    stage.settle()
    #expect(stage.labels.contains("Small"))
    stage.tapLabel("Large")
    stage.settle()
    #expect(!stage.labels.contains("Small"))
    #expect(stage.labels.contains("chosen 2"))
    expectEqual(stage.unmet, [])
  }

  @Test func withoutAStackItIsAMenu() {
    let stage = Stage.phone { Sizes(isInStack: false) }
    expectEqual(
      stage.unmet, ["pickerStyle(.navigationLink) without NavigationStack"])
  }

  @Test func aStyleLiesBehindTheScreen() {
    let stage = Stage.phone {
      NavigationStack {
        Text("A").containerBackground(Color.pureGreen, for: .navigation)
      }
    }
    expectEqual(stage.frame.fills(.pureGreen).map(\.bounds.height), [667])
    expectEqual(stage.unmet, [])
    // It takes the place of the screen's own ground, which something clear would lie over.
    expectEqual(stage.frame.fills(.white).filter { $0.bounds.height == 667 }, [])
    let plain = Stage.phone { NavigationStack { Text("A") } }
    expectEqual(plain.frame.fills(.white).map(\.bounds.height), [667])
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test func tabsAreMadeForEveryElement() {
    let stage = Stage.phone {
      TabView {
        Tab("First", systemImage: "star") { Text("one") }
        TabSection("More") {
          ForEach([Item(id: 7), Item(id: 8)]) { item in
            Tab("Tab \(item.id)", systemImage: "heart") { Text("content \(item.id)") }
          }
        }
        ForEach(0..<1) { Tab("Last \($0)", systemImage: "heart") { Text("the last") } }
      }
    }
    expectEqual(stage.labels.filter { $0.contains("Tab") || $0.contains("Last") }.count, 3)
    stage.tapLabel("Tab 8")
    stage.settle()
    #expect(stage.labels.contains("content 8"))
  }
}
