import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A bar of tabs that people turn into a sidebar, as iPadOS 26 has it: requirement I3.
@MainActor
struct TabSidebarTests {
  private struct Guide: View {
    @State private var choice = "a"
    var placement = AdaptableTabBarPlacement.automatic
    var direction = LayoutDirection.leftToRight
    var hidesBar = false

    var body: some View {
      TabView(selection: $choice) {
        Tab("Alpha", systemImage: "house", value: "a") {
          Page(name: "a").toolbar(hidesBar ? .hidden : .automatic, for: .tabBar)
        }
        Tab("Beta", systemImage: "star", value: "b") { Page(name: "b") }.badge(3)
        Tab("Off", systemImage: "moon", value: "o") { Page(name: "o") }.disabled(true)
        TabSection("Group") {
          Tab("Gamma", systemImage: "heart", value: "c") { Page(name: "c") }
          Tab("Delta", systemImage: "tray", value: "d") { Page(name: "d") }
            .tabPlacement(.sidebarOnly)
        }
        .sectionActions { Button("Add") {} }
        Tab("Barred", systemImage: "gear", value: "e") { Page(name: "e") }
          .defaultVisibility(.hidden, for: .sidebar)
        Tab(value: "s", role: .search) { Page(name: "s") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(placement)
      .tabViewSidebarHeader { Text("Header") }
      .tabViewSidebarFooter { Text("Footer") }
      .tabViewSidebarBottomBar { Text("Lower") }
      .environment(\.layoutDirection, direction)
    }
  }

  /// What fills the room that is free, and says whether sections are shown.
  private struct Page: View {
    let name: String
    @Environment(\.isTabBarShowingSections) private var showsSections

    var body: some View {
      Color.pureBlue.accessibilityIdentifier("page-\(name)")
        .overlay { Text("page \(name), sections \(showsSections)") }
    }
  }

  private func press(_ label: String, in stage: Stage) {
    stage.tapLabel(label)
    stage.settle()
  }

  /// What is told as chosen.
  private func chosen(in stage: Stage) -> [String] {
    stage.told.filter { $0.traits.contains(.isSelected) }.compactMap(\.label)
  }

  /// What the page in sight says.
  private func page(in stage: Stage) -> [String] {
    stage.labels.filter { $0.hasPrefix("page ") }
  }

  /// On a tablet the search is a sign at the end of the bar, whatever its place among the tabs.
  @Test func theSearchIsTheSignAtTheEndOfTheBar() throws {
    struct Sought: View {
      var body: some View {
        TabView {
          Tab(role: .search) { Text("sought") }
          Tab("Alpha", systemImage: "house") { Text("alpha") }
          Tab("Beta", systemImage: "star") { Text("beta") }
        }
        .tabViewStyle(.sidebarAdaptable)
      }
    }
    let stage = Stage.phone(1000, 700) { Sought() }
    let symbols = stage.host.portrait(namesActions: false).views
      .filter { $0.kind == .symbol("magnifyingglass") }
    expectEqual(symbols.count, 1)
    let words = try ["Alpha", "Beta"].map { try #require(stage.frame(of: $0)) }
    let sign = try #require(symbols.first).frame
    #expect(sign.minX > words[1].maxX && words[1].minX > words[0].minX)
    stage.tapLabel("Search")
    stage.settle()
    #expect(stage.labels.contains("sought"))
  }

  /// The sidebar is 320 wide and 10 from the edges, as that of a split view; the bar of a tablet is
  /// 44 high and 32 from the top (`metrics.csv`, I3).
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theBarTurnsIntoASidebarAndBack(_ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    let stage = Stage.phone(1000, 700) { Guide(direction: direction) }
    let besideBar = Rect2D(x: 0, y: 76, width: 1000, height: 624)
    let besideSidebar = Rect2D(x: isMirrored ? 0 : 330, y: 0, width: 670, height: 700)
    let sidebar = Rect2D(x: isMirrored ? 670 : 10, y: 10, width: 320, height: 680)
    func hasSidebar() -> Bool {
      stage.frame.glassBoxes.contains { $0.isNear(sidebar, within: 0.5) }
    }
    func hasBar() -> Bool {
      stage.frame.glassBoxes.contains { abs($0.minY - 32) < 0.5 && abs($0.height - 44) < 0.5 }
    }
    for _ in 0..<2 {
      expectEqual(stage.model("page-a"), besideBar)
      #expect(hasBar() && !hasSidebar())
      press("Show Sidebar", in: stage)
      expectEqual(stage.model("page-a"), besideSidebar)
      #expect(!hasBar() && hasSidebar())
      press("Hide Sidebar", in: stage)
    }
  }

  @Test func theSidebarSlidesIn() {
    let stage = Stage.phone(1000, 700) { Guide() }
    stage.tapLabel("Show Sidebar")
    var places: [Double] = []
    for _ in 0..<20 {
      stage.step()
      if let box = stage.frame.glassBoxes.first(where: { abs($0.height - 680) < 0.5 }) {
        places.append(box.minX)
      }
    }
    #expect(places.contains { $0 > -300 && $0 < -20 }, "\(places)")
    expectEqual(places, places.sorted())
  }

  /// What is told by a name beside the bar, and beside the sidebar.
  @Test(arguments: [
    ("Alpha", true, true), ("Gamma", true, true), ("Search", true, true), ("Delta", false, true),
    ("Barred", true, false), ("Group", false, true), ("Add", false, true), ("3", false, true),
    ("Header", false, true), ("Footer", false, true), ("Lower", false, true),
    ("Show Sidebar", true, false), ("Hide Sidebar", false, true),
  ])
  func whatIsShown(name: String, isInBar: Bool, isInSidebar: Bool) {
    let stage = Stage.phone(1000, 700) { Guide() }
    #expect(stage.labels.contains(name) == isInBar)
    press("Show Sidebar", in: stage)
    #expect(stage.labels.contains(name) == isInSidebar)
  }

  @Test func rowsStandInTheirOrderAfterTheSearch() {
    let stage = Stage.phone(1000, 700) { Guide(placement: .sidebar) }
    let names = [
      "Hide Sidebar", "Header", "Search", "Alpha", "Beta", "Off", "Group", "Gamma", "Delta", "Add",
      "Footer", "Lower",
    ]
    let places = names.compactMap { stage.frame(of: $0)?.midY }
    expectEqual(places.count, names.count)
    expectEqual(places, places.sorted())
  }

  @Test func aTabIsChosenInTheSidebar() {
    let stage = Stage.phone(1000, 700) { Guide(placement: .sidebar) }
    for (name, value) in [("Alpha", "a"), ("Gamma", "c"), ("Search", "s"), ("Delta", "d")] {
      press(name, in: stage)
      expectEqual(page(in: stage), ["page \(value), sections true"])
      expectEqual(chosen(in: stage), [name])
    }
    press("Off", in: stage)
    expectEqual(chosen(in: stage), ["Delta"])
    // In the bar it is none of the tabs, and stays on the screen.
    press("Hide Sidebar", in: stage)
    expectEqual(page(in: stage), ["page d, sections false"])
    expectEqual(chosen(in: stage), [])
    press("Beta", in: stage)
    expectEqual(page(in: stage), ["page b, sections false"])
    expectEqual(chosen(in: stage), ["Beta"])
  }

  @Test func aFoldedSectionStaysFolded() {
    let stage = Stage.phone(1000, 700) { Guide(placement: .sidebar) }
    press("Collapse", in: stage)
    press("Hide Sidebar", in: stage)
    press("Show Sidebar", in: stage)
    #expect(stage.labels.contains("Group") && stage.labels.contains("Expand"))
    #expect(!stage.labels.contains("Gamma") && !stage.labels.contains("Add"))
    #expect(stage.labels.contains("Alpha"))
    press("Expand", in: stage)
    #expect(stage.labels.contains("Gamma") && stage.labels.contains("Add"))
  }

  /// What is asked for first, the width, and the button that there is.
  @Test(
    arguments: [
      (AdaptableTabBarPlacement.automatic, 1000.0, "Show Sidebar"),
      (.tabBar, 1000, "Show Sidebar"), (.sidebar, 1000, "Hide Sidebar"), (.sidebar, 375, nil),
      (.automatic, 375, nil),
    ] as [(AdaptableTabBarPlacement, Double, String?)])
  func whatIsThereAtFirst(placement: AdaptableTabBarPlacement, width: Double, button: String?) {
    let stage = Stage.phone(width, 700) { Guide(placement: placement) }
    expectEqual(stage.labels.filter { $0.hasSuffix(" Sidebar") }, button.map { [$0] } ?? [])
  }

  /// In a window the button that goes back stands beside the controls, where it can be tapped.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aWindowsSidebarTurnsBackIntoTheBar(_ direction: LayoutDirection) {
    let stage = Stage(
      width: 1000, height: 700, device: .window(size: CGSize(width: 1000, height: 700)),
      configure: { $0.layoutDirection = direction }
    ) { Guide(placement: .sidebar, direction: direction) }
    stage.settle()
    press("Hide Sidebar", in: stage)
    #expect(stage.labels.contains("Show Sidebar"))
    press("Show Sidebar", in: stage)
    #expect(stage.labels.contains("Hide Sidebar"))
  }

  /// What is stated may come to be another while nobody has turned one into the other.
  @Test func anotherPlacementLaysThePageOutAnew() {
    let lab = Lab(
      AdaptableTabBarPlacement.tabBar, configure: { $0.size = Size2D(width: 1000, height: 700) }
    ) { Guide(placement: $0) }
    let beside = [lab.stage.model("page-a")?.minX]
    lab.change(to: .sidebar)
    lab.stage.settle()
    expectEqual(beside + [lab.stage.model("page-a")?.minX], [0, 330])
  }

  private struct Nested: View {
    let isAlone: Bool

    var body: some View {
      TabView {
        TabSection("Outer") {
          if !isAlone { Tab("First", systemImage: "house") { Page(name: "a") } }
          TabSection("Inner") { Tab("Second", systemImage: "star") { Page(name: "b") } }
            .sectionActions { Button("Add Inner") {} }
          if !isAlone { Tab("Third", systemImage: "heart") { Page(name: "c") } }
        }
        .sectionActions { Button("Add Outer") {} }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(.sidebar)
    }
  }

  /// A section goes on behind one inside it, without another header; actions are those of their own.
  @Test(arguments: [
    (false, ["Outer", "First", "Inner", "Second", "Add Inner", "Third", "Add Outer"]),
    (true, ["Inner", "Second", "Add Inner"]),
  ])
  func sectionsStandInsideSections(_ isAlone: Bool, _ names: [String]) {
    let stage = Stage.phone(1000, 700) { Nested(isAlone: isAlone) }
    let known: Set = ["Outer", "First", "Inner", "Second", "Add Inner", "Third", "Add Outer"]
    let seen = stage.labels.filter(known.contains)
    expectEqual(Set(seen), Set(names))
    let places = names.compactMap { stage.frame(of: $0)?.midY }
    expectEqual(places.count, names.count)
    expectEqual(places, places.sorted())
  }

  @Test func otherStylesHaveNoSidebar() {
    let stage = Stage.phone(1000, 700) {
      TabView { Tab("Alpha", systemImage: "house") { Page(name: "a") } }
        .defaultAdaptableTabBarPlacement(.sidebar)
        .tabViewSidebarHeader { Text("Header") }
    }
    expectEqual(stage.labels.filter { !$0.hasPrefix("page ") }, ["Alpha"])
  }

  @Test func littleWidthHasTheBarMeanwhile() {
    let stage = Stage.phone(1000, 700) { Guide(placement: .sidebar) }
    press("Delta", in: stage)
    for (width, value) in [(375.0, "a"), (1000, "d")] {
      stage.step(.resize(Size2D(width: width, height: 700)))
      stage.settle()
      let isWide = width > 700
      expectEqual(page(in: stage), ["page \(value), sections \(isWide)"])
      #expect(stage.labels.contains("Delta") == isWide, "\(width)")
    }
  }

  @Test func whereAViewHidesTheBarThereIsNoSidebar() {
    let stage = Stage.phone(1000, 700) { Guide(placement: .sidebar, hidesBar: true) }
    #expect(!stage.labels.contains("Hide Sidebar"))
    expectEqual(stage.model("page-a"), Rect2D(x: 0, y: 0, width: 1000, height: 700))
  }

  /// Content that scrolls goes on beneath the sidebar and begins beside it.
  @Test func contentGoesOnBeneathTheSidebar() {
    let stage = Stage.phone(1000, 700) {
      TabView {
        Tab("Alpha", systemImage: "house") {
          NavigationStack {
            ScrollView {
              Color.pureRed.frame(height: 2000).backgroundExtensionEffect()
                .accessibilityIdentifier("content")
            }
            .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
      .defaultAdaptableTabBarPlacement(.sidebar)
    }
    expectEqual(stage.model("content")?.width, 670)
    #expect(stage.frame.fills(.pureRed).contains { $0.bounds.minX < 1 })
    // The stack has the line of its bar for itself: below 10 points and 54.
    expectEqual(stage.shown("content")?.minY, 64)
  }
}
