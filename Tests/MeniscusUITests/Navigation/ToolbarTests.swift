import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI
import TestSupport
import Testing

/// What stands in bars, and where.
@MainActor
struct ToolbarTests {
  private func groups<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> [String] {
    let stage = Stage.phone { NavigationStack { content() } }
    let buttons = stage.told.filter { $0.traits.contains(.isButton) }
    return stage.frame.glass.sorted { ($0.box.minY, $0.box.minX) < ($1.box.minY, $1.box.minX) }
      .map { glass in
        let inside = buttons.filter { glass.box.contains($0.frame.center) }
          .sorted { $0.frame.minX < $1.frame.minX }
        let tint = glass.element.material.tint == nil ? "" : "!"
        return inside.compactMap(\.label).joined(separator: "+") + tint
      }
  }

  @Test func itemsShareAGlassOrNot() {
    expectEqual(
      groups {
        Color.white.toolbar {
          Button("A", systemImage: "plus") {}
          Button("B", systemImage: "minus") {}
        }
      }, ["A+B"])
    expectEqual(
      groups {
        Color.white.toolbar {
          ToolbarItem { Button("A", systemImage: "plus") {} }
          ToolbarSpacer(.fixed)
          ToolbarItem { Button("B", systemImage: "minus") {} }
          ToolbarItem { Button("C", systemImage: "star") {} }.sharedBackgroundVisibility(.hidden)
          ToolbarItem { Button("D", systemImage: "gear") {} }.hidden()
        }
      }, ["A", "B"])
    expectEqual(
      groups {
        Color.white.toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) {
            Button("Done", systemImage: "checkmark") {}
          }
          ToolbarItem(placement: .primaryAction) {
            Button("Go", systemImage: "play") {}.buttonStyle(.glassProminent)
          }
          ToolbarItem { Button("Filter") {} }
          ToolbarItem { Button("More", systemImage: "ellipsis") {} }
        }
      }, ["Cancel", "Filter", "More", "Go!", "Done!"])
  }

  private struct Editor: View {
    @State private var isOn = false
    var body: some View {
      NavigationStack {
        Text("on \(isOn)")
          .navigationTitle("Photo")
          .navigationBarTitleDisplayMode(.inline)
          .toolbarRole(.editor)
          .toolbar {
            ToolbarItemGroup(placement: .secondaryAction) {
              Button("Crop", systemImage: "crop") {}
              Toggle("Bright", systemImage: "sun.max", isOn: $isOn)
            }
            ToolbarItem { Button("Share", systemImage: "square.and.arrow.up") {} }
            ToolbarItem(placement: .confirmationAction) {
              Button("Done", systemImage: "checkmark") {}
            }
          }
      }
    }
  }

  /// Requirement I2: what stands in the middle collapses into a menu, what is trailing stays.
  @Test func secondaryActionsStandInTheMiddleOrInAMenu() throws {
    let wide = Stage.phone(1000, 600) { Editor() }
    let crop = try #require(wide.frame(of: "Crop"))
    let bright = try #require(wide.frame(of: "Bright"))
    expectClose((crop.minX + bright.maxX) / 2, 500, within: 1)
    #expect(try #require(wide.frame(of: "Photo")).maxX < crop.minX)
    #expect(wide.frame(of: "More") == nil)
    wide.tapLabel("Bright")
    #expect(wide.labels.contains("on true"))

    let narrow = Stage.phone { Editor() }
    let more = try #require(narrow.frame(of: "More"))
    #expect(narrow.frame(of: "Crop") == nil)
    #expect(try #require(narrow.frame(of: "Share")).maxX < more.minX)
    #expect(more.maxX < (try #require(narrow.frame(of: "Done"))).minX)
    narrow.tapLabel("More")
    narrow.settle()
    narrow.tapLabel("Bright")
    narrow.settle()
    #expect(narrow.labels.contains("on true"))
  }

  @Test func itemsComeAndGo() {
    struct Editor: View {
      @State private var isEditing = false
      var body: some View {
        NavigationStack {
          Text("editing \(isEditing)")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
              }
              if isEditing {
                ToolbarItem(placement: .topBarLeading) { Button("Delete", systemImage: "trash") {} }
              } else {
                ToolbarItem(placement: .bottomBar) { Button("Add", systemImage: "plus") {} }
              }
            }
        }
      }
    }
    let stage = Stage.phone { Editor() }
    expectEqual(stage.labels, ["editing false", "Edit", "Add"])
    stage.tapLabel("Edit")
    stage.settle()
    expectEqual(stage.labels, ["editing true", "Delete", "Done"])
    stage.tapLabel("Done")
    stage.settle()
    expectEqual(stage.labels, ["editing false", "Edit", "Add"])
  }

  @Test func itemsHaveTheEnvironmentOfWhereTheyAreStated() {
    struct Shown: View {
      @Environment(\.locale) private var locale
      var body: some View { Text(locale.identifier) }
    }
    let stage = Stage.phone {
      NavigationStack {
        Color.white
          .toolbar { ToolbarItem { Shown() } }
          .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    expectEqual(stage.labels, ["de_DE"])
  }

  @Test func itemsStayInTheirBarWhereTheEnvironmentChanges() {
    struct Shown: View {
      @State private var isOther = false
      var body: some View {
        NavigationStack {
          Button("Change") { isOther.toggle() }
            .toolbar { ToolbarItem { Button("Edit") {} } }
        }
        .environment(\.locale, Locale(identifier: isOther ? "de_DE" : "en_US"))
      }
    }
    let stage = Stage.phone { Shown() }
    let boxes = stage.frame.glassBoxes
    stage.tapLabel("Change")
    stage.settle()
    expectEqual(stage.frame.glassBoxes, boxes)
  }

  @Test func contentsOfOnesOwnHaveStateAndEnvironment() {
    struct Items: ToolbarContent {
      @State private var count = 0
      @Environment(\.dismiss) private var dismiss
      @Environment(\.locale) private var locale

      var body: some ToolbarContent {
        ToolbarItem { Button("Count \(count)") { count += 1 } }
        ToolbarItem { Button("Leave") { dismiss() } }
        ToolbarItem(placement: .bottomBar) { Text(locale.identifier) }
      }
    }
    let stage = Stage.phone {
      NavigationStack {
        NavigationLink("Go") {
          Text("leaf screen").toolbar { Items() }.environment(\.locale, Locale(identifier: "de_DE"))
        }
      }
    }
    stage.tapLabel("Go")
    stage.settle()
    #expect(stage.labels.contains("de_DE"))
    for count in 0..<2 { stage.tapLabel("Count \(count)") }
    stage.settle()
    #expect(stage.labels.contains("Count 2"))
    stage.tapLabel("Leave")
    stage.settle()
    #expect(!stage.labels.contains("leaf screen"))
  }

  @Test func barsAreLeftOut() {
    let stage = Stage.phone {
      NavigationStack {
        Color.pureRed.accessibilityIdentifier("content")
          .navigationTitle("Title")
          .toolbar { Button("A", systemImage: "plus") {} }
          .toolbar(.hidden, for: .navigationBar)
      }
    }
    expectEqual(stage.labels, [])
    #expect(stage.shown("content") == Rect2D(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func theInnermostTitleWins() {
    let stage = Stage.phone {
      NavigationStack {
        VStack { Color.white.navigationTitle("Inner") }
          .navigationTitle("Outer")
          .navigationSubtitle("below")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    expectEqual(stage.labels, ["Inner", "below"])
  }

  @Test func principalItemsStandForTheTitle() {
    let stage = Stage.phone {
      NavigationStack {
        Color.white.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Principal") }
            ToolbarItem(placement: .keyboard) { Text("Keys") }
          }
      }
    }
    expectEqual(stage.labels, ["Principal"])
    expectEqual(stage.unmet, ["ToolbarItemPlacement.keyboard"])
  }
}
