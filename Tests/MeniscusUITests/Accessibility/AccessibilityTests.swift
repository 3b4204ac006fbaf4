import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

@MainActor
struct AccessibilityTests {
  private func tree<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> [String] {
    Stage(content: content).host.accessibilityTree
      .map { $0.text() }.joined().split(separator: "\n").map(String.init)
  }

  @Test func viewsSayWhatTheyAre() {
    let lines = tree {
      VStack {
        Text("Title")
        Image(systemName: "star.fill")
        Label("Mail", systemImage: "envelope")
        Color.red
        Button("Send") {}
        Button("Off", systemImage: "trash") {}.disabled(true)
        Toggle("Sound", isOn: .constant(true))
      }
    }
    expectEqual(
      lines,
      [
        "text “Title”", "image “star”", "image “envelope”", "text “Mail”", "button “Send”",
        "button “Off” disabled", "toggle “Sound” value “on”",
      ])
  }

  @Test func whatIsStatedWins() {
    let lines = tree {
      VStack {
        Image(systemName: "xmark").accessibilityLabel("Close").accessibilityHint("Ends it")
          .accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isImage)
        Color.red.accessibilityLabel(Text("Red")).accessibilityValue("50 %")
        Text("Chapter").accessibilityAddTraits(.isHeader).accessibilityIdentifier("chapter")
        Button("Go") {}.accessibilityLabel("Start").accessibilityIdentifier("go")
      }
    }
    expectEqual(
      lines,
      [
        "button “Close” hint “Ends it”", "element “Red” value “50 %”",
        "header “Chapter” #chapter text", "button “Start” #go",
      ])
  }

  @Test func childrenAreIgnoredCombinedOrContained() {
    @MainActor func pair() -> some View {
      HStack {
        Text("Volume")
        Text("High")
      }
    }
    expectEqual(tree { pair() }, ["text “Volume”", "text “High”"])
    expectEqual(tree { pair().accessibilityElement(children: .combine) }, ["text “Volume, High”"])
    expectEqual(
      tree { pair().accessibilityElement(children: .contain).accessibilityLabel("Row") },
      ["group “Row”", "  text “Volume”", "  text “High”"])
    expectEqual(tree { pair().accessibilityElement().accessibilityLabel("Row") }, ["element “Row”"])
    // Several elements that share what is stated are held together.
    expectEqual(
      tree { pair().accessibilityLabel("Row") },
      ["group “Row”", "  text “Volume”", "  text “High”"])
  }

  @Test func hiddenPartsAreNotToldButFoundByTraces() {
    let stage = Stage {
      VStack {
        Text("seen")
        VStack {
          Text("unheard")
          Button("Go") {}.accessibilityIdentifier("go")
        }
        .accessibilityHidden(true)
        Text("gone").hidden()
      }
    }
    expectEqual(stage.host.accessibilityTree.map(\.label), ["seen"])
    #expect(stage.shown("go") != nil)
  }

  @Test func prioritiesOrderSiblings() {
    let lines = tree {
      HStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c").accessibilitySortPriority(-1)
        Text("d").accessibilitySortPriority(1)
      }
    }
    expectEqual(lines, ["text “b”", "text “d”", "text “a”", "text “c”"])
  }

  @Test func otherElementsMayBeTold() {
    let lines = tree {
      VStack {
        Color.red.frame(width: 100, height: 20)
          .accessibilityChildren { ForEach(0..<2) { Text("Bar \($0)") } }
        Color.blue.frame(width: 50, height: 20)
          .accessibilityRepresentation { Toggle("Switch", isOn: .constant(false)) }
      }
    }
    expectEqual(
      lines, ["group", "  text “Bar 0”", "  text “Bar 1”", "toggle “Switch” value “off”"])
    let stage = Stage {
      Color.red.frame(width: 100, height: 20).accessibilityRepresentation { Text("one") }
    }
    // It takes no part in layout and drawing, and is told where the view is.
    expectEqual(
      stage.host.accessibilityTree.first?.frame, Rect2D(x: 110, y: 110, width: 100, height: 20))
    expectEqual(stage.frame.fills.count, 1)
  }

  @Test func actionsAreToldAndRun() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Color.pureRed.frame(width: CGFloat(10 + count), height: 10)
          .accessibilityAction(named: "Reset") { count = 0 }
          .accessibilityAdjustableAction { count += $0 == .increment ? 5 : -5 }
          .accessibilityIdentifier("counter")
      }
    }
    let stage = Stage { Counter() }
    expectEqual(stage.host.accessibilityTree.first?.actions, ["Reset", "increment", "decrement"])
    #expect(stage.host.performAccessibilityAction("increment", on: "counter"))
    stage.step()
    expectEqual(stage.frame.fills(.pureRed).first?.bounds.width, 15)
    #expect(!stage.host.performAccessibilityAction("fly", on: "counter"))
    #expect(!stage.host.performAccessibilityAction("Reset", on: "nobody"))
  }

  @Test func theTreeFollowsState() {
    let lab = Lab(true) { isThere in
      if isThere { Text("there") }
      Text("\(isThere)")
    }
    expectEqual(lab.stage.host.accessibilityTree.map(\.label), ["there", "true"])
    // What fades away is told no more.
    lab.change(to: false, .linear(duration: 1))
    expectEqual(lab.stage.host.accessibilityTree.map(\.label), ["false"])
  }

  @Test func snapshotsPrintWhatIsStatedAndNotWhatIsImplied() {
    let stage = Stage {
      VStack {
        Button("Go") {}
        Color.red.accessibilityLabel("Red").accessibilityAddTraits([.isHeader, .isSelected])
      }
    }
    let snapshot = stage.host.snapshot()
    expectContains(snapshot, "label “Red”")
    expectContains(snapshot, "header, selected")
    #expect(!snapshot.contains("button"))
  }

  @Test func togglesAreStillFoundByTraces() {
    let stage = Stage { Toggle("Sound", isOn: .constant(true)).accessibilityIdentifier("sound") }
    guard case .found(_, let toggle) = stage.host.match(identifier: "sound") else {
      Issue.record("The toggle was not found.")
      return
    }
    #expect(toggle != nil)
    let other = Stage { Text("a").accessibilityAddTraits(.isToggle).accessibilityIdentifier("b") }
    guard case .found(_, let otherToggle) = other.host.match(identifier: "b") else {
      Issue.record("The text was not found.")
      return
    }
    // Only what a tap switches is toggled.
    expectEqual(otherToggle, nil)
  }
}
