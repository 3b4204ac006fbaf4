import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// Toolbars that people change (requirement I2).
@MainActor
struct ToolbarCustomizationTests {
  /// Items at all places: those that people may change are `a` to `e`.
  private static func tools() -> Stage {
    Stage.editor {
      ToolbarItem(id: "lead", placement: .topBarLeading) { Button("Lead", systemImage: "star") {} }
      centred("a")
      centred("b")
      centred("stay").customizationBehavior(.disabled)
      centred("c")
      centred("d", showsByDefault: false)
      ToolbarItem(id: "e") { Button("E", systemImage: "star") {} }
        .defaultCustomization(.hidden)
      ToolbarItem(id: "fixed", placement: .topBarTrailing) {
        Button("Fixed", systemImage: "star") {}
      }
      ToolbarItem(id: "first", placement: .primaryAction) {
        Button("Primary", systemImage: "star") {}.buttonStyle(.glassProminent)
      }
    }
  }

  private struct FormatMenu: View {
    var body: some View {
      Menu("Format", systemImage: "textformat") {
        Button("Bold", systemImage: "bold") {}
        Button("Italic", systemImage: "italic") {}
      }
      .accessibilityIdentifier("format")
    }
  }

  @Test("A menu of a bar opens, by a tap and by holding", arguments: [false, true], [false, true])
  func aMenuOfABarOpens(isCustomizable: Bool, isHeld: Bool) {
    let stage =
      isCustomizable
      ? Stage.editor { ToolbarItem(id: "format", placement: .secondaryAction) { FormatMenu() } }
      : Stage.phone {
        NavigationStack { Color.white.toolbar { ToolbarItem { FormatMenu() } } }
      }
    let place = stage.center("format")
    stage.press(place.x, place.y)
    stage.run(isHeld ? 40 : 2)
    stage.release(place.x, place.y)
    #expect(stage.settle() != nil)
    #expect(stage.labels.contains("Bold"))
    #expect(stage.frame.issues.isEmpty, "\(stage.frame.issues)")
  }

  /// Where a view stands in the middle, what would be there is in the menu.
  @Test func besideAViewInTheMiddleItemsAreInTheMenu() {
    let stage = Stage.editor {
      ToolbarItem(id: "title", placement: .principal) { Text("Middle") }
      centred("a")
    }
    expectEqual(stage.bar, ["More"])
    #expect(stage.opensCustomization())
    #expect(stage.labels.contains("A"))
  }

  private static let stated = ["Lead", "A", "B", "STAY", "C", "Fixed", "More", "Primary"]

  @Test func theEntryIsThereWhereSomethingCanBeChanged() {
    #expect(Stage.editor { centred("a") }.opensCustomization())
    #expect(Stage.editor { ToolbarItem(id: "a") { Button("A") {} } }.opensCustomization())
    let hidden = Stage.editor { centred("a", showsByDefault: false) }
    expectEqual(hidden.bar, ["More"])
    #expect(hidden.opensCustomization())

    let fixed = Stage.editor {
      centred("a").customizationBehavior(.disabled)
      ToolbarItem(id: "b", placement: .topBarLeading) { Button("B") {} }
      ToolbarItem(id: "c", placement: .topBarTrailing) { Button("C") {} }
      ToolbarItem(id: "d", placement: .confirmationAction) { Button("D") {} }
    }
    expectEqual(fixed.bar, ["B", "A", "C", "D"])
    let plain = Stage.phone(1000, 720) {
      NavigationStack {
        Color.white.toolbar { ToolbarItem(id: "a") { Button("A") {} } }
      }
    }
    expectEqual(plain.bar, ["A"])
  }

  /// As in SwiftUI people do not change the bars of a phone.
  @Test(arguments: [(SceneDevice.iPhone16, false), (.iPad, true)])
  func aPhoneHasNoEntry(device: SceneDevice, isThere: Bool) {
    let size = device.size
    let stage = Stage(width: Double(size.width), height: Double(size.height), device: device) {
      NavigationStack { ToolbarScreen(id: "tools") { centred("a") } }
    }
    stage.settle()
    // The phone has the item in the same menu.
    #expect(stage.frame(of: "More") != nil)
    expectEqual(stage.opensCustomization(), isThere)
  }

  @Test func whatStaysIsNotListed() {
    let stage = Self.tools()
    expectEqual(stage.bar, Self.stated)
    expectEqual(stage.unmet, [])
    stage.customize { expectEqual(stage.listed, ["a", "b", "c", "d", "e"]) }
    expectEqual(stage.bar, Self.stated)
  }

  @Test func itemsAreTakenOutPutInAndReset() {
    let stage = Self.tools()
    let reset = { stage.told.first { $0.label == "Reset" }?.isEnabled }
    stage.customize {
      expectEqual(reset(), false)
      stage.flip("b")
      expectEqual(reset(), true)
    }
    expectEqual(stage.bar, ["Lead", "A", "STAY", "C", "Fixed", "More", "Primary"])
    stage.customize {
      for item in ["d", "e"] { stage.flip(item) }
    }
    expectEqual(stage.bar, ["Lead", "A", "STAY", "C", "D", "E", "Fixed", "More", "Primary"])
    stage.customize { stage.flip("b") }
    expectEqual(stage.bar, ["Lead", "A", "B", "STAY", "C", "D", "E", "Fixed", "More", "Primary"])
    stage.customize {
      stage.tap("ResetToolbar")
      stage.settle()
      expectEqual(reset(), false)
    }
    expectEqual(stage.bar, Self.stated)
  }

  /// What stays keeps its place among what is moved.
  @Test(arguments: [
    ("a", "c", ["b", "c", "a", "d", "e"], ["B", "C", "STAY", "A"]),
    ("c", "a", ["c", "a", "b", "d", "e"], ["C", "A", "STAY", "B"]),
    ("d", "b", ["a", "d", "b", "c", "e"], ["A", "STAY", "B", "C"]),
  ])
  func itemsAreMoved(item: String, other: String, listed: [String], middle: [String]) {
    let stage = Self.tools()
    stage.customize {
      stage.drag(item, to: other)
      expectEqual(stage.listed, listed)
    }
    expectEqual(stage.bar.filter { Self.stated[1...4].contains($0) }, middle)
    stage.customize {
      stage.tap("ResetToolbar")
      stage.settle()
      expectEqual(stage.listed, ["a", "b", "c", "d", "e"])
    }
    expectEqual(stage.bar, Self.stated)
  }

  @Test func whatMayOnlyBeMovedHasNoSwitch() {
    let stage = Stage.editor {
      centred("a")
      centred("b").customizationBehavior(.reorderable)
      centred("c").customizationBehavior(.default)
    }
    stage.customize {
      expectEqual(["a", "b", "c"].map { stage.toggle(of: $0) != nil }, [true, false, true])
      stage.drag("b", to: "a")
    }
    expectEqual(stage.bar, ["B", "A", "C", "More"])
  }

  private struct Notes: View {
    var body: some View {
      NavigationStack {
        VStack {
          ForEach(["One", "Two"], id: \.self) { name in
            NavigationLink(name) { screen("note") }
          }
          NavigationLink("Three") { screen("other") }
        }
      }
    }

    private func screen(_ id: String) -> some View {
      ToolbarScreen(id: id) {
        centred("a")
        centred("b")
        centred("c", showsByDefault: false)
      }
    }
  }

  @Test func anArrangementIsKeptAndShared() {
    let stage = Stage.phone(1000, 720) { Notes() }
    func visit(_ name: String, _ change: @MainActor () -> Void = {}) -> [String] {
      stage.tapLabel(name)
      stage.settle()
      change()
      let bar = stage.bar
      stage.tap("BackButton")
      stage.settle()
      return bar
    }
    let stated = ["Back", "A", "B", "More"]
    expectEqual(visit("One"), stated)
    let arranged = visit("One") {
      stage.customize {
        stage.flip("a")
        stage.flip("c")
        stage.drag("c", to: "b")
      }
    }
    expectEqual(arranged, ["Back", "C", "B", "More"])
    expectEqual(["One", "Two", "Three"].map { visit($0) }, [arranged, arranged, stated])
    let reset = visit("Two") {
      stage.customize { stage.tap("ResetToolbar") }
    }
    expectEqual(reset, stated)
    expectEqual(visit("One"), stated)
  }

  @Test func whatIsAlwaysAvailableIsInTheMenuWhileItIsOut() {
    let log = Log()
    let stage = Stage.editor {
      centred("a")
      centred("b", showsByDefault: false)
      ToolbarItem(id: "c", placement: .secondaryAction) {
        Button("C", systemImage: "star") { log.note("c") }
      }
      .defaultCustomization(.hidden, options: .alwaysAvailable)
    }
    /// The rows of the menu, which stands at the right, and the bar's items do not.
    func rows() -> [String] {
      stage.tap("MoreActions")
      stage.settle()
      return ["A", "B", "C"].filter { name in
        stage.told.contains { $0.label == name && $0.frame.midX > 700 }
      }
    }
    expectEqual(stage.bar, ["A", "More"])
    expectEqual(rows(), ["C"])
    stage.tapLabel("C")
    stage.settle()
    expectEqual(log.take(), ["c"])

    stage.customize { stage.flip("c") }
    expectEqual(stage.bar, ["A", "C", "More"])
    expectEqual(rows(), [])
  }

  @Test func equalIdentifiersAreReported() {
    let stage = Stage.editor {
      centred("a")
      ToolbarItem(id: "a", placement: .secondaryAction) { Button("B", systemImage: "star") {} }
      centred("c")
    }
    let identities = stage.frame.issues.map { issue -> String? in
      if case .duplicateIdentity(_, let identity) = issue { identity } else { nil }
    }
    expectEqual(identities, ["a"])
    // The second one is there, and stays.
    expectEqual(stage.bar, ["A", "B", "C", "More"])
    stage.customize {
      expectEqual(stage.listed, ["a", "c"])
      stage.flip("a")
    }
    expectEqual(stage.bar, ["B", "C", "More"])
  }

  @Test func emptyIdentifiersAreNoted() {
    let item = Stage.editor {
      ToolbarItem(id: "", placement: .secondaryAction) { Button("A", systemImage: "star") {} }
      centred("b")
    }
    expectEqual(item.unmet, ["ToolbarItem(id: \"\")"])
    expectEqual(item.bar, ["A", "B", "More"])
    item.customize { expectEqual(item.listed, ["b"]) }

    let toolbar = Stage.editor("") { centred("a") }
    expectEqual(toolbar.unmet, ["toolbar(id: \"\")"])
    expectEqual(toolbar.bar, ["A"])
  }

  /// What is to be hidden and nobody could put in is shown.
  @Test func whatWouldBeHiddenForEverIsNoted() {
    let reason = "defaultCustomization(.hidden) without customization"
    let stages = [
      Stage.editor { centred("a", showsByDefault: false).customizationBehavior(.disabled) },
      Stage.editor {
        centred("a").defaultCustomization(.hidden).customizationBehavior(.reorderable)
      },
      Stage.editor {
        ToolbarItem(id: "a", placement: .topBarTrailing, showsByDefault: false) { Button("A") {} }
      },
      Stage.editor { ToolbarItem(id: "", showsByDefault: false) { Button("A") {} } },
    ]
    expectEqual(stages.map { $0.unmet.contains(reason) }, [true, true, true, true])
    expectEqual(stages.map { $0.bar.first }, ["A", "A", "A", "A"])

    let unnamed = Stage.editor("") { centred("a", showsByDefault: false) }
    expectEqual(
      unnamed.unmet.sorted(),
      ["defaultCustomization(.hidden) without toolbar(id:)", "toolbar(id: \"\")"])
    expectEqual(unnamed.bar, ["A"])
    let plain = Stage.phone(1000, 720) {
      NavigationStack {
        Color.white.toolbar {
          ToolbarItem(id: "a") { Button("A") {} }.defaultCustomization(.hidden)
        }
      }
    }
    expectEqual(plain.unmet, ["defaultCustomization(.hidden) without toolbar(id:)"])
    expectEqual(plain.bar, ["A"])
  }
}
