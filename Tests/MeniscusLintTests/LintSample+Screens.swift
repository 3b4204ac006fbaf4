import MeniscusUI

extension LintSample {
  static let screens: [LintSample] = presentations + controls + icons + lists

  private static let presentations: [LintSample] = [
    .wrong(.backgroundExtensions, "two") {
      VStack {
        Color.red.frame(height: 80).backgroundExtensionEffect()
        Color.blue.frame(height: 80).backgroundExtensionEffect()
      }
    },
    .wrong(.backgroundExtensions, "three in a row") {
      HStack {
        ForEach(0..<3) { _ in Color.red.frame(width: 60, height: 80).backgroundExtensionEffect() }
      }
    },
    .right(.backgroundExtensions, "one") {
      VStack {
        Color.red.frame(height: 80).backgroundExtensionEffect()
        Text("Fuji")
      }
    },
    .right(.backgroundExtensions, "one that is on") {
      VStack {
        Color.red.frame(height: 80).backgroundExtensionEffect()
        Color.blue.frame(height: 80).backgroundExtensionEffect(isEnabled: false)
      }
    },
    .wrong(.sheetBackground, "a colour", "checkpoint a\nsettle\ncheckpoint b") {
      Sheeted { Text("Hi").presentationBackground(Color.yellow) }
    },
    .wrong(.sheetBackground, "a material of one's own", "checkpoint a\nsettle\ncheckpoint b") {
      Sheeted {
        Text("Hi").frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.ultraThinMaterial, ignoresSafeAreaEdges: .all)
      }
    },
    .right(.sheetBackground, "the system's", "checkpoint a\nsettle\ncheckpoint b") {
      Sheeted { Text("Hi") }
    },
    .right(.sheetBackground, "a card in it", "checkpoint a\nsettle\ncheckpoint b") {
      Sheeted { Text("Hi").padding(40).background(.thinMaterial) }
    },
    .wrong(.sheetCorner, "a text at the very top", "checkpoint a\nsettle\ncheckpoint b") {
      Sheeted {
        Text("Corner").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    },
    .wrong(.sheetCorner, "a symbol at the other end", "checkpoint a\nsettle\ncheckpoint b") {
      Sheeted {
        Image(systemName: "xmark")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      }
    },
    .right(.sheetCorner, "off the edge", "checkpoint a\nsettle\ncheckpoint b") {
      Sheeted {
        Text("Corner").padding(24)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    },
    .right(.sheetCorner, "in the middle of the edge", "checkpoint a\nsettle\ncheckpoint b") {
      Sheeted {
        Text("Top").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      }
    },
    .wrong(.dialogSource, "of the whole screen", "checkpoint a\nsettle\ncheckpoint b") {
      Color.mint.confirmationDialog("Delete?", isPresented: .constant(true)) {
        Button("Delete") {}
      }
    },
    .wrong(.dialogSource, "of a stack of screens", "checkpoint a\nsettle\ncheckpoint b") {
      NavigationStack { Color.mint.navigationTitle("Home") }
        .confirmationDialog("Delete?", isPresented: .constant(true)) { Button("Delete") {} }
    },
    .right(.dialogSource, "of its button", "checkpoint a\nsettle\ncheckpoint b") {
      Button("Delete") {}.confirmationDialog("Delete?", isPresented: .constant(true)) {
        Button("Delete") {}
      }
    },
    .right(.dialogSource, "an alert has none", "checkpoint a\nsettle\ncheckpoint b") {
      Color.mint.alert("Deleted", isPresented: .constant(true)) { Button("OK") {} }
    },
  ]

  private static let controls: [LintSample] = [
    .wrong(.crowdedControls, "one half over the other") {
      ZStack {
        Button("First button") {}.offset(x: -20)
        Button("Second button") {}.offset(x: 20)
      }
    },
    .wrong(.crowdedControls, "a stack with less than no spacing") {
      VStack(spacing: -10) {
        Button("First button") {}
        Button("Another one") {}
      }
    },
    .right(.crowdedControls, "side by side") {
      HStack {
        Button("First") {}
        Button("Second") {}
      }
    },
    .right(.crowdedControls, "one on a card that is one, too") {
      Button {
      } label: {
        Color.mint.frame(width: 200, height: 120)
      }
      .overlay(alignment: .topTrailing) { Button("Star") {}.padding(4) }
    },
    .right(.crowdedControls, "one that floats over a list") {
      List {
        ForEach(0..<12) { row in Button("Row \(row)") {} }
      }
      .overlay(alignment: .bottomTrailing) { Button("Add") {}.padding(12) }
    },
    .right(.crowdedControls, "what lies below is covered") {
      ZStack {
        Button("First button") {}.offset(x: -20)
        Color.white
        Button("Second button") {}.offset(x: 20)
      }
    },
    .wrong(.contentUnderBar, "a text under an item") {
      NavigationStack {
        ZStack(alignment: .topTrailing) {
          Color.mint
          Text("Hi").padding(.top, 20).padding(.trailing, 28)
        }
        .ignoresSafeArea()
        .toolbar { ToolbarItem { Act("Add", "plus") } }
      }
    },
    .wrong(.contentUnderBar, "a button under an item below") {
      NavigationStack {
        ZStack(alignment: .bottom) {
          Color.mint
          Button("Go") {}.padding(.bottom, 40)
        }
        .ignoresSafeArea()
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("All of it") {} } }
      }
    },
    .right(.contentUnderBar, "inside the safe area") {
      NavigationStack {
        ZStack(alignment: .topTrailing) {
          Color.mint.ignoresSafeArea()
          Text("Hi")
        }
        .toolbar { ToolbarItem { Act("Add", "plus") } }
      }
    },
    .right(.contentUnderBar, "it scrolls there", "checkpoint a\nscroll #all 0 -60 over 10f\nsettle")
    {
      NavigationStack {
        ScrollView { VStack { ForEach(0..<30) { Text("A long line of words, number \($0)") } } }
          .accessibilityIdentifier("all")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("All of it") {} } }
      }
    },
    .wrong(.iconLabel, "a symbol alone") {
      Button {
      } label: {
        Image(systemName: "plus")
      }
    },
    .wrong(.iconLabel, "a symbol in a bar") {
      Barred {
        ToolbarItem {
          Button {
          } label: {
            Image(systemName: "plus")
          }
        }
      }
    },
    .right(.iconLabel, "a label") { Act("Add", "plus").labelStyle(.iconOnly) },
    .right(.iconLabel, "a name is stated") {
      Button {
      } label: {
        Image(systemName: "plus")
      }.accessibilityLabel("Add")
    },
    .right(.iconLabel, "a word beside it") {
      Button {
      } label: {
        HStack {
          Image(systemName: "plus")
          Text("Add")
        }
      }
    },
    .right(.iconLabel, "what the system draws") {
      VStack {
        Stepper("Cups", value: .constant(1))
        Toggle("On", isOn: .constant(true))
        DisclosureGroup("More") { Text("Hi") }
      }
    },
  ]

  private static let icons: [LintSample] = [
    .wrong(.iconLayer, "corners beyond round ones") {
      AppIcon(
        "Log", background: .brown,
        groups: [AppIconGroup([AppIconLayer(Rectangle().inset(by: 2), fill: .white)])])
    },
    .wrong(.iconLayer, "beyond a watch's circle") {
      AppIcon(
        "Log", background: .brown,
        groups: [AppIconGroup([AppIconLayer(Rectangle().inset(by: 8), fill: .white)])],
        mask: .circle)
    },
    .wrong(.iconLayer, "off to one side") {
      AppIcon(
        "Log", background: .brown,
        groups: [AppIconGroup([AppIconLayer(Circle().offset(x: 20), fill: .white)])])
    },
    .right(.iconLayer, "in the middle") {
      AppIcon(
        "Log", background: .brown,
        groups: [AppIconGroup([AppIconLayer(Circle().inset(by: 12), fill: .white)])])
    },
    .right(.iconLayer, "a ground and a square within a circle") {
      AppIcon(
        "Log",
        groups: [
          AppIconGroup([
            AppIconLayer(Rectangle(), fill: .brown),
            AppIconLayer(Rectangle().inset(by: 10), fill: .white),
          ])
        ], mask: .circle)
    },
  ]

  private static let lists: [LintSample] = [
    .wrong(.capitalHeader, "written so") {
      List { Section("DISPLAY OPTIONS") { Text("One") } }
    },
    .wrong(.capitalHeader, "made so") {
      List {
        Section {
          Text("One")
        } header: {
          Text("Display options").textCase(.uppercase)
        }
      }
    },
    .right(.capitalHeader, "as a title") { List { Section("Display Options") { Text("One") } } },
    .right(.capitalHeader, "letters of a name") { List { Section("USB") { Text("One") } } },
    .wrong(.contextMenuActions, "others") {
      List {
        Text("Mail").swipeActions {
          Button("Delete") {}
          Button("Flag") {}
        }
        .contextMenu {
          Button("Reply") {}
          Button("Forward") {}
        }
      }
    },
    .wrong(.contextMenuActions, "the same, at the end") {
      List {
        Text("Mail").swipeActions { Button("Delete") {} }
          .contextMenu {
            Button("Reply") {}
            Button("Delete") {}
          }
      }
    },
    .right(.contextMenuActions, "the same at the top") {
      List {
        Text("Mail").swipeActions {
          Button("Delete") {}
          Button("Flag") {}
        }
        .contextMenu {
          Button("Flag") {}
          Button("Delete") {}
          Button("Reply") {}
        }
      }
    },
    .right(.contextMenuActions, "a menu alone") {
      List { Text("Mail").contextMenu { Button("Reply") {} } }
    },
  ]
}

private struct Sheeted<Content: View>: View {
  @ViewBuilder let content: @MainActor () -> Content
  @State private var isOpen = true

  var body: some View {
    Color.mint.sheet(isPresented: $isOpen) { content().presentationDetents([.medium]) }
  }
}
