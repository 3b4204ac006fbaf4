import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// A list of numbers that can be deleted, moved and selected.
private struct Numbers: View {
  @State var numbers = Array(0..<6)
  @State private var selected: Set<Int> = []
  @State private var chosen: Int?
  let log: Log
  var isSingle = false

  var body: some View {
    VStack(spacing: 0) {
      EditButton().accessibilityIdentifier("edit").frame(height: 40)
      if isSingle {
        List(selection: $chosen) { rows }
          .onChange(of: chosen) { _, new in log.note("chosen \(new ?? -1)") }
      } else {
        List(selection: $selected) { rows }
          .onChange(of: selected) { _, new in log.note("selected \(new.sorted())") }
      }
    }
    .onChange(of: numbers) { _, new in log.note("\(new)") }
  }

  @ViewBuilder private var rows: some View {
    ForEach(numbers, id: \.self) { number in
      Text("\(number)").accessibilityIdentifier("row \(number)").deleteDisabled(number == 5)
    }
    .onDelete { numbers.remove(atOffsets: $0) }
    .onMove { numbers.move(fromOffsets: $0, toOffset: $1) }
  }
}

@MainActor
struct ListBehaviorTests {
  /// Behind a row that is pressed or selected.
  private static let highlight = RGBA(
    red: 0xD1 / 255.0, green: 0xD1 / 255.0, blue: 0xD6 / 255.0)

  /// Drags from one point to another in steps of a frame, and lets go after a rest.
  private func drag(_ stage: Stage, from start: Point2D, by way: Point2D, steps: Int = 20) {
    stage.press(start.x, start.y)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      stage.move(start.x + way.x * share, start.y + way.y * share)
    }
    stage.run(10)
    stage.release(start.x + way.x, start.y + way.y)
  }

  private func numbers(_ log: Log, isSingle: Bool = false) -> Stage {
    Stage(width: 375, height: 600) { Numbers(log: log, isSingle: isSingle) }
  }

  /// Taps the button of a swipe, which is 44 points high (UIKit on iOS 26.1), in a row at `y`.
  private func tapSwipeButton(_ stage: Stage, at y: Double) {
    let button = stage.frame.fills.first { $0.bounds.height == 44 }
    expectClose(button?.bounds.midY ?? 0, y, within: 0.5)
    stage.tap(button?.bounds.midX ?? 0, y)
  }

  private func expectDeletesTwo(_ stage: Stage, _ log: Log) {
    expectEqual(log.take(), ["[0, 1, 3, 4, 5]"])
    stage.settle()
  }

  @Test func aShortSwipeBringsTheButtonAndATapDeletes() {
    let log = Log()
    let stage = numbers(log)
    let place = stage.center("row 2")
    drag(stage, from: Point2D(x: 200, y: place.y), by: Point2D(x: -90, y: 0))
    stage.settle()
    expectEqual(log.take(), [])
    // The button is 63.5 wide (UIKit on iOS 26.1, whose word is 39.5 wide; ours is a point wider),
    // with 10 on both sides.
    let width = stage.frame.fills.first { $0.bounds.height == 44 }?.bounds.width ?? 0
    expectClose(width, 63.5, within: 1.25)
    expectClose(stage.center("row 2").x, place.x - width - 20, within: 0.5)
    tapSwipeButton(stage, at: place.y)
    expectDeletesTwo(stage, log)
  }

  @Test func buttonsStayAtTheEdgeWhileTheRowGoesOn() {
    let stage = numbers(Log())
    let place = stage.center("row 2")
    stage.press(340, place.y)
    for step in 1...20 { stage.move(340 - 12 * Double(step), place.y) }
    let button = stage.frame.fills.first { $0.bounds.height == 44 }
    // 10 points are beside a button, in a card 16 from the side: UIKit on iOS 26.1.
    expectClose(button?.bounds.maxX ?? 0, 375 - 16 - 10, within: 0.5)
    stage.release(100, place.y)
  }

  @Test func aFullSwipeDoesWhatTheFirstButtonDoes() {
    let log = Log()
    let stage = numbers(log)
    let place = stage.center("row 2")
    // 250 points do not suffice on 375 (UIKit on iOS 26.1).
    drag(stage, from: Point2D(x: 340, y: place.y), by: Point2D(x: -250, y: 0))
    expectEqual(log.take(), [])
    stage.settle()
    stage.tap(200, 590)
    stage.settle()
    drag(stage, from: Point2D(x: 340, y: place.y), by: Point2D(x: -300, y: 0))
    expectDeletesTwo(stage, log)
  }

  @Test func whatCannotBeDeletedIsNotSwiped() {
    let log = Log()
    let stage = numbers(log)
    let place = stage.center("row 5")
    drag(stage, from: Point2D(x: 340, y: place.y), by: Point2D(x: -300, y: 0))
    stage.settle()
    expectEqual(log.take(), [])
    expectEqual(stage.center("row 5"), place)
  }

  @Test func aTouchElsewherePutsTheButtonsAway() {
    let log = Log()
    let stage = numbers(log)
    let place = stage.center("row 1")
    drag(stage, from: Point2D(x: 200, y: place.y), by: Point2D(x: -90, y: 0))
    stage.settle()
    #expect(stage.center("row 1").x < place.x - 50)
    stage.tap("row 3")
    stage.settle()
    expectEqual(stage.center("row 1"), place)
  }

  @Test func tapsSelectWhileTheListIsEdited() {
    let log = Log()
    let stage = numbers(log)
    stage.tap("row 1")
    expectEqual(log.take(), [])
    stage.tap("edit")
    stage.settle()
    stage.tap("row 1")
    stage.tap("row 3")
    expectEqual(log.take(), ["selected [1]", "selected [1, 3]"])
    stage.tap("row 1")
    expectEqual(log.take(), ["selected [3]"])
  }

  @Test func oneRowIsSelectedByATap() {
    let log = Log()
    let stage = numbers(log, isSingle: true)
    stage.tap("row 1")
    expectEqual(log.take(), ["chosen 1"])
    stage.settle()
    expectEqual(stage.frame.fills(Self.highlight).count, 1)
    stage.tap("row 2")
    expectEqual(log.take(), ["chosen 2"])
  }

  @Test func theHandleMovesARow() {
    let log = Log()
    let stage = numbers(log, isSingle: true)
    stage.tap("edit")
    stage.settle()
    let (first, third) = (stage.center("row 0"), stage.center("row 2"))
    drag(
      stage, from: Point2D(x: 350, y: first.y), by: Point2D(x: 0, y: third.y - first.y + 5))
    expectEqual(log.take(), ["[1, 2, 0, 3, 4, 5]"])
    stage.settle()
    expectEqual(stage.center("row 0").y, third.y)
    drag(
      stage, from: Point2D(x: 350, y: third.y), by: Point2D(x: 0, y: first.y - third.y - 5))
    expectEqual(log.take(), ["[0, 1, 2, 3, 4, 5]"])
  }

  @Test func theControlOfEditingDeletes() {
    let log = Log()
    let stage = numbers(log, isSingle: true)
    stage.tap("edit")
    stage.settle()
    let place = stage.center("row 2")
    stage.tap(16 + 28, place.y)
    stage.settle()
    tapSwipeButton(stage, at: place.y)
    expectDeletesTwo(stage, log)
  }

  /// A row's only button is pressed wherever the row is touched.
  @Test func aButtonIsItsWholeRow() {
    let log = Log()
    let stage = Stage(width: 375, height: 400) {
      List {
        Button("Go") { log.note("go") }.accessibilityIdentifier("go")
        Text("Other")
      }
    }
    stage.tap(340, stage.center("go").y + 20)
    expectEqual(log.take(), ["go"])
  }

  /// The button of a picker stands at the trailing end: it is far from where the row is touched.
  @Test func aPickerIsItsWholeRow() {
    let stage = Stage(width: 375, height: 400) {
      List {
        Picker("Theme", selection: .constant(1)) {
          Text("Light").tag(1)
          Text("Dark").tag(2)
        }
        .accessibilityIdentifier("theme")
      }
    }
    let row = stage.center("theme").y
    // Let go beside the row, it opens nothing.
    stage.press(60, row)
    stage.move(60, row + 150)
    stage.release(60, row + 150)
    stage.settle()
    expectEqual(stage.frame.glass.count, 0)
    stage.tap(60, row)
    stage.settle()
    expectEqual(stage.frame.glass.count, 1)
  }

  @Test func swipesOfViewsComeBeforeDeletion() {
    let log = Log()
    let stage = Stage(width: 375, height: 400) {
      List {
        ForEach(0..<1, id: \.self) { _ in
          Text("Row").accessibilityIdentifier("row")
            .swipeActions(edge: .leading) { Button("Pin") { log.note("pin") } }
            .swipeActions { Button("Flag") { log.note("flag") }.tint(.pureRed) }
        }
        .onDelete { _ in log.note("delete") }
      }
    }
    let place = stage.center("row")
    drag(stage, from: Point2D(x: 100, y: place.y), by: Point2D(x: 320, y: 0))
    expectEqual(log.take(), ["pin"])
    stage.settle()
    drag(stage, from: Point2D(x: 300, y: place.y), by: Point2D(x: -60, y: 0))
    stage.settle()
    let flag = stage.frame.fills(.pureRed).first
    expectEqual(stage.frame.fills.filter { $0.bounds.height == 44 }.count, 1)
    stage.tap(flag?.bounds.midX ?? 0, place.y)
    expectEqual(log.take(), ["flag"])
    stage.settle()
    expectEqual(stage.center("row"), place)
  }

  /// A button that answers nobody is not pressed by way of its row either.
  @Test func disabledButtonsAreNotPressedByTheirRows() {
    let log = Log()
    let stage = Stage(width: 375, height: 400) {
      List {
        Text("Row").accessibilityIdentifier("row")
          .swipeActions { Button("Flag") { log.note("flag") }.disabled(true) }
        Button("Go") { log.note("go") }.disabled(true).accessibilityIdentifier("go")
      }
    }
    let (place, go) = (stage.center("row"), stage.center("go"))
    drag(stage, from: Point2D(x: 340, y: place.y), by: Point2D(x: -320, y: 0))
    stage.settle()
    expectEqual(stage.center("row"), place)
    stage.press(200, go.y)
    expectEqual(stage.frame.fills(Self.highlight).count, 0)
    stage.release(200, go.y)
    expectEqual(log.take(), [])
  }

  /// A row is selected by a tag of the type that the list selects, or of an optional of it.
  @Test func onlyTagsOfTheTypeSelect() {
    let log = Log()
    let stage = Stage(width: 375, height: 400) { Tagged(log: log) }
    for row in ["word", "number", "optional", "inner"] {
      let place = stage.center(row)
      stage.press(place.x, place.y)
      log.note("\(row) \(stage.frame.fills(Self.highlight).count)")
      stage.release(place.x, place.y)
      stage.settle()
    }
    expectEqual(
      log.take(),
      ["word 0", "number 1", "chosen 1", "optional 2", "chosen 2", "inner 2", "chosen 3"])
    expectEqual(stage.frame.fills(Self.highlight).count, 1)
  }

  /// A list of 1,000 rows and one of 10,000 do the same work, and no more than a lazy stack.
  @Test func workFollowsWhatIsSeen() {
    func work(_ count: Int, isList: Bool) -> [Int] {
      let stage = Stage(width: 320, height: 500) {
        if isList {
          List { ForEach(0..<count, id: \.self) { CountedRow(number: $0) } }.listStyle(.plain)
        } else {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { CountedRow(number: $0).frame(height: 52) }
            }
          }
        }
      }
      return (0..<20).map { _ in
        stage.step(.wheel(at: Point2D(x: 50, y: 100), delta: Size2D(width: 0, height: 52)))
        return stage.frame.counters[.bodies]
      }
    }
    let lazy = work(1_000, isList: false)
    expectEqual(work(1_000, isList: true), lazy)
    expectEqual(work(10_000, isList: true), lazy)
  }

  @Test func aListScrollsToARowThatWasNeverMade() {
    let stage = Stage(width: 375, height: 400) {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Go") { proxy.scrollTo(70, anchor: .top) }
            .frame(height: 40).accessibilityIdentifier("go")
          List {
            ForEach(0..<100, id: \.self) { Text("\($0)").accessibilityIdentifier("row \($0)") }
          }
        }
      }
    }
    expectEqual(stage.model("row 70"), nil)
    stage.tap("go")
    stage.settle()
    // The row's own part comes to the top, its text 15.5 below.
    expectClose(stage.shown("row 70")?.minY ?? 0, 40 + 15.5, within: 0.5)
  }

  @Test func sectionsAreShownAndHidden() {
    let stage = Stage(width: 375, height: 400) { Folding() }
    #expect(stage.model("row") != nil)
    stage.tapLabel("Collapse")
    stage.settle()
    expectEqual(stage.model("row"), nil)
    stage.tapLabel("Expand")
    stage.settle()
    #expect(stage.model("row") != nil)
  }

  /// A section that begins to be folded is shown by its value from then on.
  @Test func aSectionMayBecomeOneThatIsFolded() {
    let lab = Lab(0) { state in
      List {
        state == 0
          ? Section("Title") { Text("Row \(state)").accessibilityIdentifier("row") }
          : Section("Title", isExpanded: .constant(state == 1)) {
            Text("Row \(state)").accessibilityIdentifier("row")
          }
      }
    }
    for (state, isShown) in [(0, true), (1, true), (2, false), (0, true)] {
      lab.change(to: state)
      expectEqual(lab.stage.model("row") != nil, isShown)
      expectEqual(lab.stage.host.snapshot().contains("“Row \(state)”"), isShown)
    }
  }

  /// What stands beside the views of rows hears, too, that another screen covers the list.
  @Test func backgroundsOfRowsHearOfCovers() {
    let log = Log()
    // No scene settles while a task sleeps in it.
    let stage = Stage(width: 375, height: 667) {
      NavigationStack {
        List {
          NavigationLink("Go") { Text("There") }.accessibilityIdentifier("go")
            .listRowBackground(
              Color.white.task {
                log.note("begin")
                try? await Task.sleep(for: .seconds(100))
                log.note("end")
              })
        }
      }
    }
    stage.run(2)
    expectEqual(log.take(), ["begin"])
    stage.tap("go")
    stage.settle()
    expectEqual(log.take(), ["end"])
  }

  @Test func treesOpenLevelByLevel() {
    let stage = Stage(width: 375, height: 400) {
      List(Branch.tree, children: \.children) { branch in
        Text(branch.name).accessibilityIdentifier(branch.name)
      }
    }
    expectEqual(stage.model("leaf"), nil)
    let root = stage.model("root") ?? .zero
    stage.tap("root")
    stage.settle()
    let leaf = stage.model("leaf") ?? .zero
    expectEqual(leaf.minX, root.minX + 16)
    #expect(leaf.minY > root.maxY)
    stage.tap("root")
    stage.run(3)
    // The row leaves by an animation.
    #expect(!stage.frame.groups.isEmpty)
    stage.settle()
    expectEqual(stage.model("leaf"), nil)
    expectEqual(stage.frame.groups, [])
  }

  @Test func aBadgeStandsAtTheEnd() {
    let stage = Stage(width: 375, height: 400) {
      List { Text("Inbox").badge(3) }
    }
    // The card ends at 359, what is in it 16 before.
    expectClose(stage.frame(of: "3")?.maxX ?? 0, 359 - 16, within: 0.5)
    expectClose(
      stage.frame(of: "3")?.midY ?? 0, stage.frame(of: "Inbox")?.midY ?? 1, within: 0.5)
  }
}

/// A section that people fold.
private struct Folding: View {
  @State private var isExpanded = true

  var body: some View {
    List {
      Section("Title", isExpanded: $isExpanded) {
        Text("Row").accessibilityIdentifier("row")
      }
    }
    .listStyle(.sidebar)
  }
}

/// Rows by tags of several types.
private struct Tagged: View {
  @State private var chosen: Int?
  let log: Log

  var body: some View {
    List(selection: $chosen) {
      Text("A").tag("word").accessibilityIdentifier("word")
      Text("B").tag(1).accessibilityIdentifier("number")
      Text("C").tag(Int?.some(2)).accessibilityIdentifier("optional")
      Text("D").tag(3).tag(4).accessibilityIdentifier("inner")
    }
    .onChange(of: chosen) { _, new in log.note("chosen \(new ?? -1)") }
  }
}

private struct CountedRow: View {
  let number: Int

  var body: some View { Text("Row \(number)") }
}

private struct Branch: Identifiable {
  let name: String
  var children: [Branch]?

  var id: String { name }

  static let tree = [Branch(name: "root", children: [Branch(name: "leaf")]), Branch(name: "other")]
}
