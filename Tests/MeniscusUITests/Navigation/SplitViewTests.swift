import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Columns, wide and narrow.
@MainActor
struct SplitViewTests {
  private struct Columns: View {
    @State private var visibility = NavigationSplitViewVisibility.all

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
        .navigationTitle("Places")
        .navigationDestination(for: Int.self) { number in
          Color.pureBlue.accessibilityIdentifier("content")
            .overlay { Text("place \(number)") }
            .navigationTitle("Place \(number)").navigationBarTitleDisplayMode(.inline)
        }
      } detail: {
        Text("Choose a place")
      }
    }
  }

  @Test func aSidebarFloatsOverTheDetail() {
    let stage = Stage.phone(1000, 700) { Columns() }
    #expect(stage.labels.contains("Choose a place"))
    stage.tapLabel("One")
    stage.settle()
    #expect(stage.labels.contains("place 1") && stage.labels.contains("Places"))
    // The detail begins beside the sidebar: 320 wide, 10 from the edge; both are ours, no record.
    #expect(stage.shown("content")?.minX == 330)
    stage.tapLabel("Two")
    stage.settle()
    #expect(stage.labels.contains("place 2") && !stage.labels.contains("Back"))
    stage.tapLabel("Toggle Sidebar")
    stage.settle()
    #expect(stage.shown("content")?.minX == 0)
    #expect(!stage.labels.contains("Places"))
    stage.tapLabel("Toggle Sidebar")
    stage.settle()
    #expect(stage.labels.contains("Places"))
  }

  /// Beside what it leads to a row is seen to be chosen; where that takes its place it is not.
  @Test(arguments: [1000.0, 375])
  func aChosenRowIsSeenBesideWhatItLeadsTo(width: Double) {
    struct Chosen: View {
      @State private var choice: Int? = 1
      @State private var column = NavigationSplitViewColumn.sidebar
      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          List(selection: $choice) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
        } detail: {
          Text("detail")
        }
      }
    }
    func fills(_ choice: Bool) -> Int {
      let stage = Stage.phone(width, 700) {
        if choice {
          Chosen()
        } else {
          NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
            List(selection: .constant(nil as Int?)) {
              Text("One").tag(1)
              Text("Two").tag(2)
            }
          } detail: {
            Text("detail")
          }
        }
      }
      #expect(stage.labels.contains("One"))
      return stage.frame.fills.filter { $0.bounds.height > 40 && $0.bounds.width > 200 }.count
    }
    #expect((fills(true) > fills(false)) == (width > 500))
  }

  /// The row whose screen stands beside is marked, whether that is the detail's root or a stack's in it.
  @Test(arguments: [false, true])
  func theLinkThatIsShownIsMarked(hasStack: Bool) {
    struct Links: View {
      let hasStack: Bool
      var body: some View {
        NavigationSplitView {
          List(1..<4) { number in
            NavigationLink("Place \(number)", value: number)
          }
          .navigationDestination(for: Int.self, destination: screen)
        } detail: {
          if hasStack {
            NavigationStack {
              Text("root").navigationDestination(for: Int.self, destination: screen)
            }
          } else {
            Text("root")
          }
        }
      }

      private func screen(_ number: Int) -> some View {
        VStack {
          Text("screen \(number)")
          NavigationLink("Further") { Text("leaf") }
        }
      }
    }
    let stage = Stage.phone(1000, 700) { Links(hasStack: hasStack) }
    /// The rows that are marked by a ground.
    func marked() -> [String] {
      (1..<4).map { "Place \($0)" }.filter { label in
        guard let text = stage.frame(of: label) else { return false }
        return stage.frame.fills.contains {
          $0.path.contains("List") && $0.bounds.contains(text.center) && $0.bounds.width > 200
        }
      }
    }
    expectEqual(marked(), [])
    for label in ["Place 2", "Place 3"] {
      stage.tapLabel(label)
      stage.settle()
      expectEqual(marked(), [label])
    }
    // It is on the way to what is shown further inside.
    stage.tapLabel("Further")
    stage.settle()
    #expect(stage.labels.contains("leaf"))
    expectEqual(marked(), ["Place 3"])
  }

  @Test func nobodyGoesBackFromWhatStandsForTheRoot() {
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() } }
    }
    let stage = Stage.phone(1000, 700) {
      NavigationSplitView {
        NavigationLink("One") { Leaving() }
      } detail: {
        NavigationLink("More") { Text("more screen") }
      }
    }
    for (step, hasBack) in [("One", false), ("Leave", false), ("More", true), ("One", false)] {
      stage.tapLabel(step)
      stage.settle()
      #expect(stage.labels.contains("Back") == hasBack, "after \(step)")
    }
  }

  @Test func aStackInASheetHasBarsOfItsOwn() {
    struct Opened: View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            NavigationStack { Text("sheet screen").navigationTitle("Inside") }
          }
      }
    }
    let stage = Stage.phone(1000, 700) {
      NavigationSplitView {
        Text("side").navigationTitle("Side")
      } detail: {
        Opened().navigationTitle("Detail")
      }
    }
    stage.tapLabel("Open")
    stage.settle()
    #expect(stage.labels.contains("Inside"))
    // The column behind keeps its title.
    expectContains(stage.host.snapshot(), "Detail")
  }

  @Test func twoOfThreeColumns() {
    struct Three: View {
      @State private var visibility = NavigationSplitViewVisibility.doubleColumn
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("first column").navigationTitle("First")
        } content: {
          Color.pureRed.accessibilityIdentifier("middle").navigationTitle("Second")
        } detail: {
          Color.pureBlue.accessibilityIdentifier("last").navigationTitle("Third")
        }
      }
    }
    let stage = Stage.phone(1200, 800) { Three() }
    // A column is 320 wide, the first 10 from the edge (ours).
    func check(_ isWhole: Bool, _ name: String) {
      #expect(stage.labels.contains("first column") == isWhole, "\(name)")
      #expect(stage.shown("middle")?.minX == (isWhole ? 330 : 0), "\(name)")
      #expect(stage.shown("last")?.minX == (isWhole ? 650 : 320), "\(name)")
    }
    check(false, "at first")
    stage.tapLabel("Toggle Sidebar")
    stage.settle()
    check(true, "toggled")
  }

  @Test func littleRoomShowsOneColumnAtATime() {
    let stage = Stage.phone { Columns() }
    #expect(stage.labels.contains("Places") && !stage.labels.contains("Choose a place"))
    stage.tapLabel("Two")
    stage.settle()
    #expect(stage.labels.contains("place 2") && !stage.labels.contains("Places"))
    stage.tapLabel("Back")
    stage.settle()
    #expect(stage.labels.contains("Places"))
  }

  /// SwiftUI's documentation: what collapses shows the last column that has something to show.
  @Test func whatWasChosenIsShownOnceThereIsLittleRoom() {
    let stage = Stage.phone(1000, 700) { Columns() }
    stage.tapLabel("Two")
    stage.settle()
    stage.step(.resize(Size2D(width: 393, height: 700)))
    stage.settle()
    #expect(stage.labels.contains("place 2") && !stage.labels.contains("Places"))
    stage.tapLabel("Back")
    stage.settle()
    #expect(stage.labels.contains("Places") && !stage.labels.contains("place 2"))
  }

  /// A list in a sidebar is not shown on grounds of its own: the glass is its ground.
  @Test func aListInASidebarStandsOnTheGlass() {
    func fills(_ isSidebar: Bool) -> Int {
      let stage = Stage.phone(1000, 700) {
        let list = List(0..<3) { Text("\($0)") }
        if isSidebar {
          NavigationSplitView {
            list
          } detail: {
            Color.clear
          }
        } else {
          list
        }
      }
      return stage.frame.fills.filter { $0.path.contains("List") }.count
    }
    #expect(fills(false) > fills(true))
    expectEqual(fills(true), 0)
  }

  @Test func aStackInAColumnHasTheBars() {
    let stage = Stage.phone(1000, 700) {
      NavigationSplitView {
        Text("side").navigationTitle("Side")
      } detail: {
        NavigationStack {
          NavigationLink("Go") { Text("leaf screen") }
            .navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    expectEqual(stage.labels.filter { $0 == "Detail" }, ["Detail"])
    stage.tapLabel("Go")
    stage.settle()
    #expect(stage.labels.contains("leaf screen") && stage.labels.contains("Back"))
  }
}
