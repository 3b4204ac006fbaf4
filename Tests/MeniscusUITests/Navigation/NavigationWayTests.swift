import MeniscusUI
import TestSupport
import Testing

/// What becomes of screens, and who hears of it.
@MainActor
struct NavigationWayTests {
  private func go(_ stage: Stage, _ steps: [String]) {
    for step in steps {
      stage.tapLabel(step)
      stage.settle()
    }
  }

  private func words(_ stage: Stage) -> [String] { stage.labels.filter { $0.contains(" ") } }

  private struct Page: View {
    let name: String

    var body: some View {
      NavigationLink("Value", value: 1)
        .navigationDestination(for: Int.self) { _ in Text("screen of \(name)") }
    }
  }

  @Test func destinationsEndWithTheirScreens() {
    let stage = Stage.phone {
      NavigationStack {
        VStack {
          NavigationLink("A") { Page(name: "A") }
          NavigationLink("B") { Page(name: "B") }
        }
      }
    }
    for name in ["A", "B"] {
      go(stage, [name, "Value"])
      expectEqual(words(stage), ["screen of \(name)"])
      go(stage, ["Back", "Back"])
    }
  }

  @Test func aScreenLeavesWithWhoPresentsIt() {
    struct Host: View {
      @State private var isThere = true
      var body: some View {
        NavigationStack {
          VStack {
            Text("root screen")
            if isThere {
              Text("host").navigationDestination(isPresented: .constant(true)) {
                Button("Hide") { isThere = false }
              }
            }
          }
        }
      }
    }
    let stage = Stage.phone { Host() }
    go(stage, ["Hide"])
    expectEqual(words(stage), ["root screen"])
  }

  @Test func whatTabsCoverStaysCoveredInAStack() {
    let log = Log()
    let stage = Stage.phone {
      TabView {
        Tab("One", systemImage: "house") {
          NavigationStack {
            NavigationLink("Go") {
              Text("leaf").onAppear { log.note("leaf in") }.onDisappear { log.note("leaf out") }
            }
            .onAppear { log.note("root in") }.onDisappear { log.note("root out") }
          }
        }
        Tab("Two", systemImage: "star") { Text("second") }
      }
    }
    expectEqual(log.take(), ["root in"])
    for (step, told) in [
      ("Go", ["leaf in", "root out"]), ("Two", ["leaf out"]), ("One", ["leaf in"]),
      ("Back", ["root in", "leaf out"]),
    ] {
      go(stage, [step])
      expectEqual(log.take(), told)
    }
  }

  private struct Way: View {
    @State private var path: [Int] = []
    @State private var isOn = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("On") { isOn = true }
          .navigationDestination(isPresented: $isOn) { NavigationLink("Deep", value: 2) }
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("deep \(number)")
              Button("Off") { isOn = false }
              Button("Empty") { path = [] }
              Button("Other") { path = [5] }
            }
          }
      }
      .overlay(alignment: .bottom) { Text(verbatim: "path \(path) on \(isOn)") }
    }
  }

  @Test func stepsThatAreDroppedAreTold() {
    let table: [([String], [String])] = [
      (["On", "Deep"], ["deep 2", "path [2] on true"]),
      (["On", "Deep", "Off"], ["path [] on false"]),
      (["On", "Deep", "Empty"], ["path [] on false"]),
      (["On", "Deep", "Other"], ["deep 5", "path [5] on true"]),
      (["On", "Deep", "Back", "Back"], ["path [] on false"]),
    ]
    for (steps, told) in table {
      let stage = Stage.phone { Way() }
      go(stage, steps)
      #expect(words(stage) == told, "after \(steps)")
    }
  }

  @Test func anItemThatIsReplacedTellsWhatLayOverIt() {
    struct Items: View {
      @State private var item: String? = "tea"
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text("root screen")
            .navigationDestination(item: $item) { name in
              VStack {
                Text("item \(name)")
                NavigationLink("Deep", value: 1)
              }
            }
            .navigationDestination(for: Int.self) { _ in Button("Coffee") { item = "coffee" } }
        }
        .overlay(alignment: .bottom) { Text("path \(path.count) \(item ?? "none")") }
      }
    }
    let stage = Stage.phone { Items() }
    go(stage, ["Deep", "Coffee"])
    expectEqual(words(stage), ["item coffee", "path 0 coffee"])
  }

  @Test func aPathThatStaysKeepsItsScreens() {
    let stage = Stage.phone {
      NavigationStack(path: .constant([3])) {
        Text("root screen").navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    go(stage, ["Back"])
    expectEqual(words(stage), ["screen 3"])
  }

  @Test func aPathThatChangesWhileAFingerDragsEndsTheDrag() {
    struct Timed: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("Go", value: 1).accessibilityIdentifier("root")
            .navigationDestination(for: Int.self) { _ in
              Text("leaf screen").task {
                try? await Task.sleep(for: .seconds(1.5))
                path.removeLast()
              }
            }
        }
      }
    }
    let stage = Stage.phone { Timed() }
    let rest = stage.shown("root")
    stage.tapLabel("Go")
    stage.run(60)
    stage.press(5, 300)
    for step in 1...10 { stage.move(5 + 15 * Double(step), 300) }
    stage.run(30)
    for step in 1...5 { stage.move(155 + 15 * Double(step), 300) }
    stage.release(230, 300)
    stage.settle()
    expectEqual(words(stage), [])
    expectEqual(stage.shown("root"), rest)
  }

  @Test func aLinkWithoutAStackIsOff() {
    let stage = Stage.phone {
      VStack {
        NavigationLink("Out") { Text("leaf") }
        NavigationStack {
          VStack {
            NavigationLink("In") { Text("leaf") }
            NavigationLink("None", value: Int?.none)
          }
        }
      }
    }
    let isOn = ["Out", "In", "None"].map { label in
      stage.told.first { $0.label == label }?.isEnabled
    }
    expectEqual(isOn, [false, true, false])
  }

  @Test func aDestinationMayComeAfterItsValue() {
    struct Late: View {
      @State private var isThere = false
      var body: some View {
        NavigationStack(path: .constant([1])) {
          if isThere {
            Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
          }
        }
        .overlay(alignment: .bottom) { Button("State") { isThere = true } }
      }
    }
    let stage = Stage.phone { Late() }
    expectEqual(words(stage), ["exclamationmark triangle"])
    go(stage, ["State"])
    expectEqual(words(stage), ["screen 1"])
  }
}
