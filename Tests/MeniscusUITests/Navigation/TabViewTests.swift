import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Chooses among tabs in all forms that there are.
@MainActor
struct TabViewTests {
  private struct Tabs: View {
    @State private var choice = "a"
    let log: Log

    var body: some View {
      TabView(selection: $choice) {
        Tab("Alpha", systemImage: "house", value: "a") {
          Counter(name: "alpha").onAppear { log.note("a in") }.onDisappear { log.note("a out") }
        }
        TabSection("More") {
          Tab("Beta", systemImage: "star", value: "b") {
            Counter(name: "beta").onAppear { log.note("b in") }
          }
        }
        Tab(value: "s", role: .search) { Text("search \(choice)") }
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(name) \(count)")
        Button("Count") { count += 1 }
      }
    }
  }

  private func words(_ stage: Stage) -> [String] { stage.labels.filter { $0.contains(" ") } }

  @Test func contentsAreMadeWhenChosenAndKept() {
    let log = Log()
    let stage = Stage.phone { Tabs(log: log) }
    expectEqual(words(stage), ["alpha 0"])
    expectEqual(log.take(), ["a in"])
    stage.tapLabel("Count")
    stage.tapLabel("Beta")
    stage.settle()
    expectEqual(words(stage), ["beta 0"])
    expectEqual(log.take(), ["b in", "a out"])
    stage.tapLabel("Alpha")
    stage.settle()
    expectEqual(words(stage), ["alpha 1"])
    expectEqual(log.take(), ["a in"])
    stage.tapLabel("Search")
    stage.settle()
    expectEqual(words(stage), ["search s"])
  }

  @Test func theSearchTabStandsApart() {
    let stage = Stage.phone { Tabs(log: Log()) }
    let boxes = stage.frame.glassBoxes.sorted { $0.minX < $1.minX }
    guard boxes.count == 2 else {
      Issue.record("There are not two glasses: \(boxes)")
      return
    }
    #expect(boxes[1].isNear(Rect2D(x: 375 - 21 - 62, y: 584, width: 62, height: 62), within: 0.5))
    #expect(boxes[0].maxX < boxes[1].minX - 7)
  }

  @Test func viewsWithLabelsAreTabs() {
    struct Old: View {
      @State private var choice = 2
      var body: some View {
        TabView(selection: $choice) {
          Text("first \(choice)").tabItem { Label("One", systemImage: "house") }.tag(1)
          Text("second \(choice)").tabItem {
            Image(systemName: "star")
            Text("Two")
          }
          .badge(5)
          .tag(2)
        }
      }
    }
    let stage = Stage.phone { Old() }
    expectEqual(words(stage), ["second 2"])
    #expect(stage.told.contains { $0.label == "Two" && $0.value == "5" })
    stage.tapLabel("One")
    stage.settle()
    expectEqual(words(stage), ["first 1"])
  }

  @Test func aFingerDragsTheChoice() {
    let stage = Stage.phone {
      TabView {
        Tab("One", systemImage: "house") { Text("first tab") }
        Tab("Two", systemImage: "star") { Text("second tab") }
        Tab("Three", systemImage: "gear") { Text("third tab") }
      }
    }
    stage.press(98, 615)
    for x in stride(from: 98.0, through: 270, by: 20) { stage.move(x, 615) }
    stage.release(270, 615)
    stage.settle()
    expectEqual(words(stage), ["third tab"])
  }

  @Test func theBarIsLeftOutWhereAScreenSaysSo() {
    let stage = Stage.phone {
      TabView {
        Tab("One", systemImage: "house") {
          NavigationStack {
            NavigationLink("Go") { Text("leaf screen").toolbar(.hidden, for: .tabBar) }
          }
        }
      }
    }
    #expect(stage.labels.contains("One"))
    stage.tapLabel("Go")
    stage.settle()
    #expect(!stage.labels.contains("One"))
    stage.tapLabel("Back")
    stage.settle()
    #expect(stage.labels.contains("One"))
  }

  @Test func theBarBecomesSmallWhereContentIsScrolled() {
    let stage = Stage.phone {
      TabView {
        Tab("One", systemImage: "house") {
          ScrollView { Color.blue.frame(height: 3000) }
        }
        Tab("Two", systemImage: "star") { Text("second tab") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
    let whole = stage.frame.glassBoxes.first?.width ?? 0
    func drag(_ from: Double, _ to: Double) {
      stage.press(200, from)
      for step in 1...8 { stage.move(200, from + (to - from) * Double(step) / 8) }
      stage.release(200, to)
      stage.settle()
    }
    drag(400, 200)
    #expect((stage.frame.glassBoxes.first?.width ?? whole) < 60)
    drag(200, 400)
    #expect(stage.frame.glassBoxes.first?.width == whole)
  }

  @Test func pagesFollowOneAnother() {
    struct Pages: View {
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          Text("first page").tag(0)
          Text("second page").tag(1)
        }
        .tabViewStyle(.page)
        .overlay(alignment: .top) { Text("at \(page)") }
      }
    }
    let stage = Stage.phone { Pages() }
    stage.press(300, 300)
    for x in stride(from: 300.0, through: 60, by: -40) { stage.move(x, 300) }
    stage.release(60, 300)
    stage.settle()
    #expect(stage.labels.contains("at 1"))
    #expect(stage.labels.contains("Page 2 of 2"))
  }
}
