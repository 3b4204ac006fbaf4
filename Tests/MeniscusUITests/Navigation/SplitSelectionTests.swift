import MeniscusUI
import TestSupport
import Testing

/// Links and selections of lists in columns, and in what is presented from there.
@MainActor
struct SplitSelectionTests {
  private struct Numbers: View {
    @State private var number: Int?

    var body: some View {
      NavigationStack {
        List(selection: $number) {
          NavigationLink("Go", value: 1)
          Text("Row").tag(2)
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  /// What is selected in the last column decides nothing beside.
  @Test func aLinkInTheLastColumnLeadsOn() {
    let stage = Stage.phone(1000, 700) {
      NavigationSplitView {
        Text("side")
      } detail: {
        Numbers()
      }
    }
    stage.tapLabel("Go")
    stage.settle()
    #expect(stage.labels.contains("screen 1"))
  }

  private struct Opening<Content: View>: View {
    let content: Content
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { content }
    }
  }

  @Test(arguments: [375.0, 1000])
  func aSheetStandsInNoColumn(width: Double) {
    let stage = Stage.phone(width, 700) {
      NavigationSplitView {
        VStack {
          Text("side")
          Opening(content: Numbers())
        }
      } detail: {
        Text("detail")
      }
    }
    stage.tapLabel("Open")
    stage.settle()
    stage.tapLabel("Row")
    stage.settle()
    // The column behind the sheet is still there.
    expectContains(stage.host.snapshot(), "“side”")
    stage.tapLabel("Go")
    stage.settle()
    #expect(stage.labels.contains("screen 1"))
    expectContains(stage.host.snapshot(), "“side”")
  }

  private struct Rows: View {
    let log: Log
    @State private var number: Int?
    @State private var isOpen = false

    var body: some View {
      NavigationSplitView {
        VStack {
          Button("Open") { isOpen = true }
          List(selection: $number) {
            Text("Row").tag(1).sheet(isPresented: $isOpen) { sheet }
          }
        }
      } detail: {
        Text("detail").onChange(of: number) { log.note("\(number ?? 0)") }
      }
    }

    private var sheet: some View {
      NavigationStack {
        NavigationLink("Five", value: 5)
          .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  @Test func aSheetOfARowStandsInNoList() {
    let log = Log()
    let stage = Stage.phone(1000, 700) { Rows(log: log) }
    stage.tapLabel("Open")
    stage.settle()
    stage.tapLabel("Five")
    stage.settle()
    #expect(stage.labels.contains("screen 5"))
    expectEqual(log.take(), [])
  }

  private struct Letters: View {
    let isLink: Bool
    let hasStack: Bool
    @State private var letter: String?

    var body: some View {
      NavigationSplitView {
        List(selection: $letter) {
          ForEach(["A", "B"], id: \.self) { row($0) }
          NavigationLink("Settings", value: 7)
        }
      } detail: {
        if hasStack {
          NavigationStack { root }
        } else {
          root
        }
      }
    }

    @ViewBuilder private func row(_ letter: String) -> some View {
      if isLink {
        NavigationLink("Letter \(letter)", value: letter)
      } else {
        Text("Letter \(letter)")
      }
    }

    private var root: some View {
      VStack {
        Text("chosen \(letter ?? "none")")
        NavigationLink("Further") { Text("leaf") }
      }
      .navigationDestination(for: Int.self) { Text("settings \($0)") }
    }
  }

  /// SwiftUI's documentation: as the selection of a sidebar changes, what was pushed beside is left.
  @Test(arguments: [false, true], [false, true])
  func anotherSelectionIsSeenFromItsRootOn(isLink: Bool, hasStack: Bool) {
    let stage = Stage.phone(1000, 700) { Letters(isLink: isLink, hasStack: hasStack) }
    for (step, shown) in [
      ("Letter A", "chosen A"), ("Further", "leaf"), ("Letter B", "chosen B"), ("Further", "leaf"),
      // The same once more changes nothing.
      ("Letter B", "leaf"), ("Letter A", "chosen A"), ("Settings", "settings 7"),
      ("Letter B", "chosen B"), ("Settings", "settings 7"),
      // Nothing stands before a choice for good.
      ("Letter B", "chosen B"),
    ] {
      stage.tapLabel(step)
      stage.settle()
      let seen = stage.labels.filter {
        $0 == "leaf" || $0.hasPrefix("chosen") || $0.hasPrefix("settings")
      }
      #expect(seen == [shown], "after \(step)")
    }
  }

  private struct Middle: View {
    @State private var item: String?

    var body: some View {
      NavigationSplitView {
        Text("side")
      } content: {
        List(selection: $item) {
          NavigationLink("First", value: "1")
          NavigationLink("Second", value: "2")
        }
      } detail: {
        Text("item \(item ?? "none")")
      }
    }
  }

  @Test func aSelectedLinkOfTheMiddleColumnIsMarked() {
    let stage = Stage.phone(1200, 800) { Middle() }
    /// How many grounds lie behind each row.
    func grounds() -> [Int] {
      ["First", "Second"].map { label in
        guard let text = stage.frame(of: label) else { return 0 }
        return stage.frame.fills.filter {
          $0.path.contains("List") && $0.bounds.contains(text.center) && $0.bounds.width > 200
        }.count
      }
    }
    let before = grounds()
    stage.tapLabel("Second")
    stage.settle()
    #expect(stage.labels.contains("item 2"))
    expectEqual(grounds(), [before[0], before[1] + 1])
  }

  private struct Ruled: View {
    @State private var number: Int?

    var body: some View {
      NavigationSplitView {
        List(selection: $number) {
          NavigationLink("Disabled", value: 1).selectionDisabled()
          NavigationLink("Tagged", value: 2).tag(10)
          NavigationLink("Twin", value: 2).tag(11)
          NavigationLink("Named", value: 3).tag("name")
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
      } detail: {
        Text("chosen \(number ?? 0)")
      }
    }
  }

  /// What a row says about its selection counts for the link that it is.
  @Test func aLinkIsSelectedAsItsRowIs() {
    let stage = Stage.phone(1000, 700) { Ruled() }
    for (step, shown) in [
      ("Disabled", "screen 1"), ("Tagged", "chosen 10"), ("Twin", "chosen 11"),
      ("Disabled", "screen 1"), ("Named", "chosen 3"),
    ] {
      stage.tapLabel(step)
      stage.settle()
      #expect(stage.labels.contains(shown), "after \(step): \(stage.labels)")
    }
    expectEqual(stage.unmet, [])
  }

  private struct Edited: View {
    let log: Log
    @State private var chosen: Set<Int> = []

    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          NavigationLink("One", value: 1)
          NavigationLink("Two", value: 2)
        }
        .environment(\.editMode, .constant(.active))
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
        .onChange(of: chosen) { log.note("\(chosen.sorted())") }
      }
    }
  }

  @Test func whileRowsAreEditedALinkIsTicked() {
    let log = Log()
    let stage = Stage.phone { Edited(log: log) }
    for (step, chosen) in [("Two", "[2]"), ("One", "[1, 2]"), ("Two", "[1]")] {
      stage.tapLabel(step)
      stage.settle()
      expectEqual(log.take(), [chosen])
    }
    #expect(stage.labels.contains("One"))
  }
}
