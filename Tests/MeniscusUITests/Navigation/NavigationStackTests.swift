import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Goes from screen to screen in all ways that there are.
@MainActor
struct NavigationStackTests {
  private struct Screens: View {
    @State private var path: [Int] = []
    @State private var isPresented = false
    @State private var item: String?

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("One", value: 1)
          Button("Two") { path = [1, 2] }
          Button("Modal") { isPresented = true }
          Button("Item") { item = "tea" }
          NavigationLink("Direct") { Text("direct screen") }
          Text("path \(path.count)")
          Text("presented \(isPresented)")
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Leaf(number: $0) }
        .navigationDestination(isPresented: $isPresented) { Leaf(number: 70) }
        .navigationDestination(item: $item) { Text("item \($0)") }
      }
    }
  }

  private struct Leaf: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text("leaf \(number)")
        Button("Leave") { dismiss() }
        NavigationLink("Next", value: number + 1)
        Text("is presented \(isPresented)")
      }
      .navigationTitle("Leaf \(number)")
    }
  }

  private func settled(_ steps: String...) -> [String] {
    let stage = Stage.phone { Screens() }
    for step in steps {
      stage.tapLabel(step)
      stage.settle()
    }
    return stage.labels.filter { ["Root", "direct screen"].contains($0) || $0.contains(" ") }
  }

  @Test func everyWayLeadsThereAndBack() {
    let root = ["path 0", "presented false", "Root"]
    let table: [([String], [String])] = [
      ([], root),
      (["One"], ["leaf 1", "is presented true", "Leaf 1"]),
      (["One", "Back"], root), (["One", "Leave"], root),
      (["One", "Next"], ["leaf 2", "is presented true", "Leaf 2"]),
      (["One", "Next", "Back"], ["leaf 1", "is presented true", "Leaf 1"]),
      (["Two"], ["leaf 2", "is presented true", "Leaf 2"]),
      (["Two", "Back"], ["leaf 1", "is presented true", "Leaf 1"]),
      (["Modal"], ["leaf 70", "is presented true", "Leaf 70"]),
      (["Modal", "Back"], root), (["Modal", "Leave"], root),
      (["Item"], ["item tea"]), (["Item", "Back"], root),
      (["Direct"], ["direct screen"]), (["Direct", "Back"], root),
    ]
    for (steps, labels) in table {
      let stage = Stage.phone { Screens() }
      for step in steps {
        stage.tapLabel(step)
        stage.settle()
      }
      let told = stage.labels.filter {
        ["Root", "direct screen"].contains($0) || $0.contains(" ")
      }
      #expect(told == labels, "after \(steps)")
    }
  }

  @Test func pathsHoldValuesOfAnyTypes() throws {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    let coded = try JSONEncoder().encode(#require(path.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: coded)
    #expect(NavigationPath(decoded) == path)
    path.removeLast()
    #expect(path == NavigationPath([1]))
  }

  @Test func deepLinksShowTheLastScreenAtOnce() {
    let stage = Stage(width: 375, height: 667) {
      NavigationStack(path: .constant(NavigationPath([3, 4]))) {
        Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
    expectEqual(stage.labels.filter { $0.contains("r") }, ["screen 4"])
  }

  @Test func aValueWithoutADestinationIsNoted() {
    let stage = Stage.phone {
      NavigationStack { NavigationLink("Go", value: 1.5) }
    }
    stage.tapLabel("Go")
    stage.settle()
    expectEqual(stage.unmet, ["navigationDestination(for: Double.self)"])
    expectEqual(stage.labels, ["exclamationmark triangle", "Back"])
  }

  @Test func screensSlideAndTurnAroundWhereTheyAre() throws {
    let stage = Stage.phone { Screens() }
    stage.tapLabel("One")
    stage.run(6)
    let there = try #require(stage.frame(of: "leaf 1")).minX
    stage.run(3)
    let nearer = try #require(stage.frame(of: "leaf 1")).minX
    #expect(nearer < there - 5)
    stage.settle()
    let rest = try #require(stage.frame(of: "leaf 1")).minX
    #expect(rest < nearer)
  }

  @Test func aMotionThatTurnsAroundDoesNotJump() throws {
    let stage = Stage.phone { NavigationStack { NavigationLink("One") { Color.pureRed } } }
    stage.tapLabel("One")
    var places: [Double] = []
    // Where a screen is that leaves is not told, so by what is drawn.
    func note() throws {
      places.append(try #require(stage.frame.fills(.pureRed).first).bounds.minX)
    }
    func step(_ count: Int) throws {
      for _ in 0..<count {
        stage.step()
        try note()
      }
    }
    try step(8)
    let turn = places.count
    stage.tapLabel("Back")
    try note()
    try step(8)
    // The screen goes on a little before it turns: no step is longer than those before, but for the
    // spring's own, and it ends farther away than it was.
    let steps = zip(places.dropFirst(), places).map { $0 - $1 }
    let before = steps[(turn - 3)..<(turn - 1)].map(abs).max() ?? 0
    #expect(steps[turn - 1..<turn + 1].allSatisfy { abs($0) <= before + 2 }, "\(steps)")
    #expect(places[turn + 8] > places[turn], "\(places)")
    stage.settle()
    #expect(stage.labels.contains("One"))
  }

  @Test func screensThatAreCoveredDisappearOnceTheyAre() {
    let log = Log()
    let stage = Stage.phone {
      NavigationStack {
        NavigationLink("Go") {
          Text("leaf").onAppear { log.note("leaf in") }.onDisappear { log.note("leaf out") }
        }
        .onAppear { log.note("root in") }.onDisappear { log.note("root out") }
      }
    }
    expectEqual(log.take(), ["root in"])
    stage.tapLabel("Go")
    expectEqual(log.take(), ["leaf in"])
    stage.settle()
    expectEqual(log.take(), ["root out"])
    stage.tapLabel("Back")
    expectEqual(log.take(), ["root in"])
    stage.settle()
    expectEqual(log.take(), ["leaf out"])
  }

  @Test func stateOfCoveredScreensLivesOn() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)")
          Button("More") { count += 1 }
          NavigationLink("Go") { Text("leaf \(count)") }
        }
      }
    }
    let stage = Stage.phone { NavigationStack { Counter() } }
    stage.tapLabel("More")
    stage.tapLabel("Go")
    stage.settle()
    #expect(stage.labels.contains("leaf 1"))
    stage.tapLabel("Back")
    stage.settle()
    #expect(stage.labels.contains("count 1"))
  }

  @Test func aSwipeFromTheEdgeGoesBackOrNot() {
    for (end, isBack) in [(300.0, true), (60.0, false)] {
      let stage = Stage.phone { Screens() }
      stage.tapLabel("One")
      stage.settle()
      stage.press(5, 300)
      for step in 1...10 { stage.move(5 + (end - 5) * Double(step) / 10, 300) }
      stage.run(12)
      stage.step(.move(pointer: 0, at: Point2D(x: end, y: 300)))
      stage.release(end, 300)
      stage.settle()
      #expect(stage.labels.contains("Root") == isBack, "to \(end)")
    }
  }
}
