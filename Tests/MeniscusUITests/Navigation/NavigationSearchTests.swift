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

  /// Below the title, whatever the device is.
  private static let drawer = SearchFieldPlacement.navigationBarDrawer(displayMode: .always)

  private struct Inside: View {
    var placement = NavigationSearchTests.drawer
    @State private var text = ""
    var body: some View {
      NavigationStack { Rows().searchable(text: $text, placement: placement) }
        .overlay(alignment: .bottom) { Text("text \(text)") }
    }
  }

  private struct Around: View {
    var placement = NavigationSearchTests.drawer
    @State private var text = ""
    var body: some View {
      NavigationStack { Rows() }
        .searchable(text: $text, placement: placement)
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

  /// `metrics.csv`, I8: the bar is 60 high while people search, which is the field's slot alone.
  @Test func whilePeopleSearchTheFieldIsTheBar() {
    for stage in [Stage.phone { Inside() }, Stage.phone { Around() }] {
      #expect(stage.labels.contains("Title"))
      stage.tap("search field")
      var ways: [Double] = []
      while !stage.frame.isSettled {
        stage.step()
        ways.append(field(stage)?.minY ?? .nan)
      }
      #expect(ways.last == 10 + 8 && stage.shown("row0")?.minY == 10 + 60 + 50)
      #expect(ways.contains { $0 > 30 && $0 < 110 }, "it goes there: \(ways)")
      #expect(!stage.labels.contains("Title"))
      stage.tap("search close")
      stage.settle()
      // The large one alone.
      #expect(stage.labels.count { $0 == "Title" } == 1)
      check(stage, "searched")
    }
  }

  /// A window that becomes a tablet's while people search has its bar again, above the field.
  @Test func theBarIsBackWhereThereIsRoom() throws {
    let stage = Stage.phone { Inside() }
    stage.tap("search field")
    stage.settle()
    for (size, hasBar) in [((1000.0, 700.0), true), ((375, 667), false)] {
      stage.step(.resize(Size2D(width: size.0, height: size.1)))
      stage.settle()
      #expect(stage.labels.contains("Title") == hasBar, "\(size)")
      let bounds = try #require(field(stage))
      #expect((bounds.minY > 60) == hasBar, "\(size): \(bounds)")
      // The first of the rows is 50 high, and begins 8 below the field.
      #expect(stage.shown("row0")?.minY == bounds.maxY + 8 + 50, "\(size)")
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
    // The field has taken the place of the bar, which begins at 10.
    let top = try #require(stage.shown("suggestion")).minY
    #expect(top > 10 + 60 && top < 116)
    stage.tap("suggestion")
    stage.settle()
    #expect(stage.labels.contains("text apple"))
  }

  @Test func columnsSearchInTheFirst() {
    let stage = Stage.phone(1000, 700) { Columns() }
    let box = field(stage)
    #expect(box.map { $0.minX == 18 && $0.maxX == 322 } == true, "\(String(describing: box))")
  }

  // MARK: In bars

  /// `metrics.csv`, I8: a field at the bottom of a phone is 48 high and 28 from the sides; no device
  /// covers the lower edge, so that it stands as far from that (ours).
  @Test(arguments: [true, false])
  func onAPhoneTheFieldStandsAtTheBottom(isInside: Bool) {
    let stage =
      isInside
      ? Stage.phone { Inside(placement: .automatic) } : Stage.phone { Around(placement: .toolbar) }
    let field = stage.frame.glass.map(\.box).first { $0.height == 48 }
    #expect(field == Rect2D(x: 28, y: 667 - 28 - 48, width: 375 - 56, height: 48))
    // Nothing stands below the title.
    expectClose(stage.shown("row0")?.minY ?? 0, 116 + 50, within: 1e-6)
  }

  @Test func theFieldGoesUpWithTheKeyboardAndAlone() throws {
    struct Mail: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Rows().searchable(text: $text)
            .toolbar {
              ToolbarItem(placement: .bottomBar) {
                Button("Filter", systemImage: "line.3.horizontal.decrease") {}
              }
              DefaultToolbarItem(kind: .search, placement: .bottomBar)
              ToolbarItem(placement: .bottomBar) {
                Button("New", systemImage: "square.and.pencil") {}
              }
            }
        }
        .overlay(alignment: .top) { Text("text \(text)") }
      }
    }
    let stage = Stage(width: 375, height: 667, device: .iPhoneSE) { Mail() }
    stage.settle()
    let rest = try #require(stage.shown("search field"))
    let (filter, new) = (stage.frame(of: "Filter"), stage.frame(of: "New"))
    #expect(try #require(filter).maxX < rest.minX)
    #expect(try #require(new).minX > rest.maxX)
    stage.tap("search field")
    stage.settle()
    #expect(stage.frame(of: "Filter") == nil && stage.frame(of: "New") == nil)
    // The keyboard begins at 667 − 260; the gap to it is ours.
    let field = try #require(
      stage.frame.glass.map(\.box).first { $0.height == 48 && $0.width > 200 })
    expectClose(field.maxY, 667 - 260 - 8, within: 0.5)
    stage.step(.text("pear"))
    stage.settle()
    #expect(stage.labels.contains("text pear"))
    stage.tap("search close")
    stage.settle()
    #expect(stage.shown("search field") == rest && stage.labels.contains("text "))
  }

  /// `metrics.csv`, I8: 240 points wide on a tablet of 820, 280 while people search, ending at 805.
  @Test func onATabletTheFieldStandsAtTheTrailingEnd() {
    let stage = Stage.phone(820, 1180) { Inside(placement: .automatic) }
    #expect(
      field(stage).map { [$0.minX, $0.width, $0.height] } == [565, 240, 44], "at rest")
    stage.tap("search field")
    stage.settle()
    #expect(
      field(stage).map { [$0.minX, $0.width, $0.height] } == [525, 280, 44], "while people search")
    stage.tap("search clear")
    stage.settle()
    #expect(field(stage)?.width == 240, "ended")
  }

  /// Rows that are searched, within one of two scopes.
  private struct Scoped: View {
    let activation: SearchScopeActivation
    @State private var text = ""
    @State private var scope = 0

    var body: some View {
      NavigationStack {
        Rows().searchable(text: $text)
          .searchScopes($scope, activation: activation) {
            Text("Everything").tag(0)
            Text("Nearby").tag(1)
          }
      }
    }
  }

  /// What narrows the search stands below the title while people search, and takes room there.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [true, false])
  func onATabletScopesStandBelowTheTitle(_ direction: LayoutDirection, _ atOnce: Bool) throws {
    let stage = Stage(
      width: 820, height: 1180, configure: { $0.layoutDirection = direction }
    ) {
      Scoped(activation: atOnce ? .onSearchPresentation : .onTextEntry)
    }
    stage.settle()
    let rest = try #require(stage.shown("row0")).minY
    #expect(!stage.labels.contains("Nearby"))
    stage.tap("search field")
    stage.settle()
    #expect(stage.labels.contains("Nearby") == atOnce)
    stage.step(.text("a"))
    stage.settle()
    let (first, last) = try (
      #require(stage.frame(of: "Everything")), #require(stage.frame(of: "Nearby"))
    )
    let row = try #require(stage.shown("row0")).minY
    // The first of the rows is 50 high; below the large title, which ends at 116, and 8 above it.
    #expect(last.minY >= 116 && last.maxY <= row - 50 - 8 + 1e-6 && row > rest)
    // It begins where the title does.
    if direction == .leftToRight {
      #expect(first.minX >= 20 && last.maxX <= 20 + 420)
    } else {
      #expect(first.maxX <= 800 && last.minX >= 800 - 420)
    }
    // Those that are there at once stay without a text.
    guard !atOnce else { return }
    stage.tap("search clear")
    stage.settle()
    #expect(!stage.labels.contains("Nearby") && stage.shown("row0")?.minY == rest)
  }

  @Test func underTabsTheFieldStandsBelowTheTitle() throws {
    let stage = Stage.phone {
      TabView {
        Tab("Home", systemImage: "house") {
          NavigationStack { Text("home").navigationTitle("A").searchable(text: .constant("")) }
        }
        Tab("Map", systemImage: "map") { Text("map") }
      }
    }
    expectClose(try #require(field(stage)).minY, 116 + 8, within: 1e-6)
  }

  private struct Tabs: View {
    @State private var choice = 0
    @State private var text = ""
    var body: some View {
      TabView(selection: $choice) {
        Tab("Home", systemImage: "house", value: 0) {
          NavigationStack { Text("home") }
        }
        Tab("Find", systemImage: "magnifyingglass", value: 1, role: .search) {
          NavigationStack { Text("found \(text)").navigationTitle("Find") }
            .searchable(text: $text)
        }
      }
    }
  }

  @Test func theTabOfTheSearchShowsItInPlaceOfTheTabs() throws {
    let stage = Stage.phone { Tabs() }
    stage.tapLabel("Find")
    stage.settle()
    let field = try #require(
      stage.frame.glass.map(\.box).first { $0.height == 48 && $0.width > 200 })
    expectEqual(field.maxX, 375 - 21)
    #expect(stage.labels.contains("Home"))
    stage.tap("search field")
    stage.settle()
    #expect(!stage.labels.contains("Home"))
    stage.step(.text("pear"))
    stage.settle()
    #expect(stage.labels.contains("found pear"))
    stage.tap("search close")
    stage.settle()
    stage.tapLabel("Home")
    stage.settle()
    #expect(stage.labels.contains("home") && stage.labels.contains("Find"))
  }
}
