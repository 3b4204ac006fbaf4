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

  @Test func everyScrollViewMovesTheBarByItself() {
    let stage = Stage.phone {
      TabView {
        Tab("One", systemImage: "house") {
          HStack(spacing: 0) {
            ScrollView { Color.blue.frame(height: 3000) }
            ScrollView { Color.red.frame(height: 3000) }
          }
        }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
    let whole = stage.frame.glassBoxes.first?.width ?? 0
    for (x, way) in [(100.0, 200.0), (300, 20)] {
      stage.press(x, 400)
      for step in 1...8 { stage.move(x, 400 - way * Double(step) / 8) }
      stage.run(12)
      stage.step(.move(pointer: 0, at: Point2D(x: x, y: 400 - way)))
      stage.release(x, 400 - way)
      stage.settle()
      #expect((stage.frame.glassBoxes.first?.width ?? whole) < 60, "dragged at \(x)")
    }
  }

  @Test func theViewAboveTheBarTakesRoom() {
    struct Shown: View {
      @State private var isOn = false
      var body: some View {
        TabView {
          Tab("One", systemImage: "house") {
            Color.white.accessibilityIdentifier("content")
              .overlay { Button("Toggle") { isOn.toggle() } }
          }
        }
        .tabViewBottomAccessory(isEnabled: isOn) { Text("above") }
      }
    }
    let stage = Stage.phone { Shown() }
    // The bar covers 83 points; the view is 48 high, 8 above it (ours).
    let edges: [Double] = [667 - 83, 667 - 83 - 56, 667 - 83]
    for edge in edges {
      expectEqual(stage.shown("content")?.maxY, edge)
      stage.tapLabel("Toggle")
      stage.settle()
    }
  }

  /// `metrics.csv`, I8: the keyboard of an iPhone 16 ends the safe area at 516 of 852 points.
  @Test func aKeyboardCoversMoreThanTheBar() {
    struct Field: View {
      @State private var text = ""
      var body: some View {
        TabView {
          Tab("One", systemImage: "house") {
            VStack(spacing: 0) {
              TextField("Name", text: $text).accessibilityIdentifier("field")
              Color.pureRed.accessibilityIdentifier("content")
            }
          }
        }
      }
    }
    let size = Size2D(width: 393, height: 852)
    let host = SceneHost(
      scene: Scene("test", device: .iPhone16) { Field() },
      configuration: SceneConfiguration(size: size))
    var frame = host.advance(to: 0, events: [])
    expectEqual(host.modelFrame(identifier: "content")?.maxY, 852 - 83)
    for index in 1...200 where index == 1 || !frame.isSettled {
      frame = host.advance(to: index, events: index == 1 ? [.focus("field")] : [])
    }
    expectEqual(host.modelFrame(identifier: "content")?.maxY, 516)
  }

  /// Requirement I3: on a tablet the bar of tabs shares the line of the toolbar.
  @Test func onATabletTheBarSharesALine() throws {
    let stage = Stage.phone(820, 1180) {
      TabView {
        Tab("One", systemImage: "house") {
          NavigationStack {
            Color.pureRed.accessibilityIdentifier("content")
              .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
              .toolbar { Button("Add", systemImage: "plus") {} }
          }
        }
        Tab("Two", systemImage: "star") { Text("second") }
      }
    }
    let boxes = stage.frame.glassBoxes.sorted { $0.minX < $1.minX }
    try #require(boxes.count == 2)
    #expect(boxes[0].minY == boxes[1].minY && boxes[0].height == boxes[1].height)
    #expect(boxes[0].maxX < boxes[1].minX)
    // The title gives way to the tabs.
    #expect(try #require(stage.frame(of: "Title")).maxX < boxes[0].minX)
    #expect(stage.shown("content")?.minY == boxes[0].minY + 54)
  }

  @Test func tabsOfAllFormsSayTheSame() {
    for (width, height, size) in [(375.0, 667.0, 20.0), (667, 375, 16), (820, 1180, 16)] {
      let stage = Stage.phone(width, height) {
        TabView {
          Tab("One", systemImage: "house") { Color.white }.badge(3)
          Tab("Two", systemImage: "star") { Color.white }.disabled(true)
        }
      }
      let one = stage.told.first { $0.label == "One" }
      #expect(one?.traits.contains(.isSelected) == true, "chosen at \(width)")
      #expect(one?.value == "3", "badge at \(width)")
      #expect(
        stage.frame.fills.contains { $0.bounds.height == size && $0.bounds.width == size },
        "badge drawn at \(width)")
      #expect(stage.frame.groups.contains(0.4), "dimmed at \(width)")
    }
  }

  @Test func tabsOfOnesOwnHaveStateAndEnvironment() {
    struct Tabs: TabContent {
      typealias TabValue = Never

      @State private var count = 1
      @Environment(\.locale) private var locale

      var body: some TabContent<Never> {
        Tab("Tab \(count)", systemImage: "house") {
          VStack {
            Button("More") { count += 1 }
            Text(locale.identifier)
          }
        }
      }
    }
    struct Shown: View {
      @State private var isOther = false
      var body: some View {
        TabView { Tabs() }
          .environment(\.locale, Locale(identifier: isOther ? "de_DE" : "en_US"))
          .overlay(alignment: .top) { Button("Change") { isOther = true } }
      }
    }
    let stage = Stage.phone { Shown() }
    #expect(stage.labels.contains("Tab 1") && stage.labels.contains("en_US"))
    for step in ["More", "Change"] {
      stage.tapLabel(step)
      stage.settle()
    }
    #expect(stage.labels.contains("Tab 2"), "\(stage.labels)")
    #expect(stage.labels.contains("de_DE"), "\(stage.labels)")
    expectEqual(stage.unmet, [])
  }

  @Test func pagesThatGoAreNotCounted() {
    struct Pages: View {
      @State private var count = 3
      var body: some View {
        TabView { ForEach(0..<count, id: \.self) { Text("page \($0)") } }
          .tabViewStyle(.page)
          .overlay(alignment: .top) { Button("Fewer") { count = 2 } }
      }
    }
    let stage = Stage.phone { Pages() }
    for _ in 0..<2 {
      stage.press(300, 300)
      for x in stride(from: 300.0, through: 60, by: -40) { stage.move(x, 300) }
      stage.release(60, 300)
      stage.settle()
    }
    #expect(stage.labels.contains("Page 3 of 3"))
    stage.tapLabel("Fewer")
    stage.settle()
    #expect(stage.labels.contains("Page 2 of 2"))
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
