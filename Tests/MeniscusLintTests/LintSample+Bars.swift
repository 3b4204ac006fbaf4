import MeniscusUI

extension LintSample {
  static let bars: [LintSample] = backgrounds + kinds + looks + titles + widths

  private static let backgrounds: [LintSample] = [
    .wrong(.barBackground, "a colour") {
      NavigationStack {
        Color.mint.navigationTitle("Home").toolbarBackground(Color.red, for: .navigationBar)
      }
    },
    .wrong(.barBackground, "a material behind all bars") {
      NavigationStack {
        Color.mint.navigationTitle("Home").toolbar { ToolbarItem { Act("Add", "plus") } }
          .toolbarBackground(.thinMaterial)
      }
    },
    .right(.barBackground, "none") { Barred { ToolbarItem { Act("Add", "plus") } } },
    .right(.barBackground, "one that is hidden") {
      NavigationStack {
        Color.mint.navigationTitle("Home").toolbarBackground(Color.red, for: .navigationBar)
          .toolbarBackground(.hidden, for: .navigationBar)
      }
    },
    .wrong(.barGroups, "four apart") {
      Barred {
        ToolbarItem { Act("Add", "plus") }
        ToolbarSpacer(.fixed)
        ToolbarItem { Act("Delete", "trash") }
        ToolbarSpacer(.fixed)
        ToolbarItem { Act("Share", "square.and.arrow.up") }
        ToolbarItem(placement: .topBarLeading) { Act("Find", "magnifyingglass") }
      }
    },
    .wrong(.barGroups, "four below") {
      Barred {
        ToolbarItem(placement: .bottomBar) { Act("Add", "plus") }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Act("Delete", "trash") }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Act("Share", "square.and.arrow.up") }
        ToolbarSpacer(.fixed, placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Act("Find", "magnifyingglass") }
      }
    },
    .right(.barGroups, "four on one glass") {
      Barred {
        ToolbarItemGroup {
          Act("Add", "plus")
          Act("Delete", "trash")
          Act("Share", "square.and.arrow.up")
          Act("Find", "magnifyingglass")
        }
      }
    },
    .right(.barGroups, "three apart") {
      Barred {
        ToolbarItem { Act("Add", "plus") }
        ToolbarSpacer(.fixed)
        ToolbarItem { Act("Delete", "trash") }
        ToolbarItem(placement: .topBarLeading) { Act("Find", "magnifyingglass") }
      }
    },
    .wrong(.barOverflow, "words without room") {
      Barred {
        ToolbarItem { Button("Duplicate everything") {} }
        ToolbarItem { Button("Move to folder") {} }
        ToolbarItem(placement: .topBarLeading) { Button("Show the sidebar") {} }
      }
    },
    .wrong(.barOverflow, "symbols without room", size: CGSize(width: 200, height: 400)) {
      Barred {
        ToolbarItemGroup {
          Act("Add", "plus")
          Act("Delete", "trash")
          Act("Share", "square.and.arrow.up")
          Act("Find", "magnifyingglass")
          Act("Star", "star")
        }
      }
    },
    .right(.barOverflow, "two words") {
      Barred {
        ToolbarItem { Button("Edit") {} }
        ToolbarItem(placement: .topBarLeading) { Button("Cancel") {} }
      }
    },
    .right(
      .barOverflow, "it does not fit in large letters", "dynamicTypeSize xxxLarge\ncheckpoint start"
    ) {
      Barred {
        ToolbarItem { Button("Duplicate everything") {} }
        ToolbarItem { Button("Move to folder") {} }
        ToolbarItem(placement: .topBarLeading) { Button("Show the sidebar") {} }
      }
    },
  ]

  private static let kinds: [LintSample] = [
    .wrong(.barTextWithIcons, "a word beside a symbol") {
      Barred {
        ToolbarItem {
          HStack {
            Button("Edit") {}
            Act("Share", "square.and.arrow.up")
          }
        }
      }
    },
    .wrong(.barTextWithIcons, "a symbol before a word, below") {
      Barred {
        ToolbarItem(placement: .bottomBar) {
          HStack {
            Act("Share", "square.and.arrow.up")
            Button("Select") {}
          }
        }
      }
    },
    .right(.barTextWithIcons, "items of their own") {
      Barred {
        ToolbarItem { Button("Edit") {} }
        ToolbarItem { Act("Share", "square.and.arrow.up") }
      }
    },
    .right(.barTextWithIcons, "symbols alone") {
      Barred {
        ToolbarItemGroup {
          Act("Add", "plus")
          Act("Share", "square.and.arrow.up")
        }
      }
    },
    .wrong(.barAdjoiningText, "two words on one glass") {
      Barred {
        ToolbarItem {
          HStack {
            Button("Filter") {}
            Button("Sort") {}
          }
        }
      }
    },
    .wrong(.barAdjoiningText, "three words, below") {
      Barred {
        ToolbarItem(placement: .bottomBar) {
          HStack {
            Button("Filter") {}
            Button("Sort") {}
            Button("New") {}
          }
        }
      }
    },
    .right(.barAdjoiningText, "a space between") {
      Barred {
        ToolbarItem { Button("Filter") {} }
        ToolbarSpacer(.fixed)
        ToolbarItem { Button("Sort") {} }
      }
    },
    .right(.barAdjoiningText, "one word") { Barred { ToolbarItem { Button("Edit") {} } } },
    .wrong(.barPrimaryActions, "two stand out") {
      Barred {
        ToolbarItem { Act("Save", "checkmark").buttonStyle(.glassProminent) }
        ToolbarItem { Act("Send", "arrow.up").buttonStyle(.glassProminent) }
      }
    },
    .wrong(.barPrimaryActions, "at the leading end") {
      Barred {
        ToolbarItem(placement: .topBarLeading) {
          Act("Save", "checkmark").buttonStyle(.glassProminent)
        }
      }
    },
    .right(.barPrimaryActions, "one at the trailing end") {
      Barred {
        ToolbarItem { Act("Find", "magnifyingglass") }
        ToolbarItem { Act("Save", "checkmark").buttonStyle(.glassProminent) }
      }
    },
    .right(.barPrimaryActions, "cancel and confirm") {
      Barred {
        ToolbarItem(placement: .cancellationAction) { Act("Cancel", "xmark") }
        ToolbarItem(placement: .confirmationAction) { Act("Save", "checkmark") }
      }
    },
    .wrong(.barSegmentedControl, "in the middle") {
      Barred { ToolbarItem(placement: .principal) { Segments() } }
    },
    .wrong(.barSegmentedControl, "below") {
      Barred { ToolbarItem(placement: .bottomBar) { Segments() } }
    },
    .right(.barSegmentedControl, "in the content") {
      NavigationStack { VStack { Segments() }.navigationTitle("Home") }
    },
    .right(.barSegmentedControl, "a menu of choices") {
      Barred {
        ToolbarItem { Menu("Sort", systemImage: "arrow.up.arrow.down") { Button("Name") {} } }
      }
    },
    .wrong(.barOverflowMenu, "more at the leading end") {
      Barred {
        ToolbarItem(placement: .topBarLeading) {
          Menu("More", systemImage: "ellipsis") { Button("Print") {} }
        }
      }
    },
    .wrong(.barOverflowMenu, "the system's own sign") {
      Barred {
        ToolbarItem { Menu("More", systemImage: "chevron.right.2") { Button("Print") {} } }
      }
    },
    .right(.barOverflowMenu, "more at the trailing end") {
      Barred {
        ToolbarItem { Act("Add", "plus") }
        ToolbarItem { Menu("More", systemImage: "ellipsis") { Button("Print") {} } }
      }
    },
    .right(.barOverflowMenu, "another menu at the leading end") {
      Barred {
        ToolbarItem(placement: .topBarLeading) {
          Menu("Account", systemImage: "person") { Button("Sign Out") {} }
        }
      }
    },
    .wrong(.barEmptyItem, "the view is hidden, not the item") {
      Barred { ToolbarItem { Act("Add", "plus").hidden() } }
    },
    .wrong(.barEmptyItem, "wholly clear") {
      Barred { ToolbarItem { Act("Add", "plus").opacity(0) } }
    },
    .right(.barEmptyItem, "the item is hidden") {
      Barred { ToolbarItem { Act("Add", "plus") }.hidden(true) }
    },
    .right(.barEmptyItem, "it shows something") { Barred { ToolbarItem { Act("Add", "plus") } } },
  ]

  private static let looks: [LintSample] = [
    .wrong(.barBorderedSymbol, "a circle") {
      Barred { ToolbarItem { Act("More", "ellipsis.circle") } }
    },
    .wrong(.barBorderedSymbol, "a filled circle") {
      Barred { ToolbarItem(placement: .topBarLeading) { Act("Add", "plus.circle.fill") } }
    },
    .right(.barBorderedSymbol, "no border") { Barred { ToolbarItem { Act("More", "ellipsis") } } },
    .right(.barBorderedSymbol, "somebody's picture") {
      Barred { ToolbarItem { Act("Account", "person.crop.circle") } }
    },
    .wrong(.barMixedNavigation, "back and share") {
      Barred {
        ToolbarItemGroup {
          Act("Back", "chevron.backward")
          Act("Share", "square.and.arrow.up")
        }
      }
    },
    .wrong(.barMixedNavigation, "back, forward, draw and more") {
      Barred {
        ToolbarItemGroup {
          Act("Back", "chevron.left")
          Act("Forward", "chevron.right")
          Act("Draw", "pencil")
          Act("More", "ellipsis")
        }
      }
    },
    .right(.barMixedNavigation, "ends of their own") {
      Barred {
        ToolbarItemGroup(placement: .topBarLeading) {
          Act("Back", "chevron.left")
          Act("Forward", "chevron.right")
        }
        ToolbarItemGroup {
          Act("Draw", "pencil")
          Act("More", "ellipsis")
        }
      }
    },
    .right(.barMixedNavigation, "a space between") {
      Barred {
        ToolbarItem { Act("Back", "chevron.left") }
        ToolbarSpacer(.fixed)
        ToolbarItem { Act("Draw", "pencil") }
      }
    },
    .wrong(.barTintedControls, "two in red") {
      Barred {
        ToolbarItemGroup {
          Act("Delete", "trash").foregroundStyle(.red)
          Act("Flag", "flag").foregroundStyle(.orange)
        }
      }
    },
    .wrong(.barTintedControls, "one in red beside the primary one") {
      Barred {
        ToolbarItem(placement: .topBarLeading) { Act("Flag", "flag").foregroundStyle(.orange) }
        ToolbarItem { Act("Save", "checkmark").buttonStyle(.glassProminent) }
      }
    },
    .right(.barTintedControls, "the primary one alone") {
      Barred {
        ToolbarItem(placement: .topBarLeading) { Act("Flag", "flag") }
        ToolbarItem { Act("Save", "checkmark").buttonStyle(.glassProminent) }
      }
    },
    .right(.barTintedControls, "none") {
      Barred {
        ToolbarItemGroup {
          Act("Delete", "trash")
          Act("Flag", "flag")
        }
      }
    },
  ]

  private static let titles: [LintSample] = [
    .wrong(.barWordedNavigation, "back") {
      Barred { ToolbarItem(placement: .topBarLeading) { Button("Back") {} } }
    },
    .wrong(.barWordedNavigation, "close") {
      Barred { ToolbarItem(placement: .cancellationAction) { Button("Close") {} } }
    },
    .right(.barWordedNavigation, "the symbol") {
      Barred { ToolbarItem(placement: .cancellationAction) { Act("Close", "xmark") } }
    },
    .right(.barWordedNavigation, "another word") {
      Barred { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
    },
    .wrong(.barTitle, "long") { Titled(title: "All of my landmarks") },
    .wrong(.barTitle, "the application's name") { Titled(title: "BrewLog") },
    .right(.barTitle, "short") { Titled(title: "Landmarks") },
    .right(.barTitle, "fourteen characters") { Titled(title: "Four and ten c") },
  ]

  /// A narrow bar, and a wide one.
  private static let resized = "checkpoint start\nresize 700x400\nwait 3f\ncheckpoint wide"
  private static let narrow = CGSize(width: 320, height: 400)

  private static let widths: [LintSample] = [
    .wrong(.barGroupsDiffer, "apart where there is room", resized, size: narrow) {
      Regrouped(differs: true)
    },
    .wrong(.barGroupsDiffer, "apart below where there is room", resized, size: narrow) {
      Regrouped(placement: .bottomBar, differs: true)
    },
    .right(.barGroupsDiffer, "together at both widths", resized, size: narrow) {
      Regrouped(differs: false)
    },
    .right(.barGroupsDiffer, "together below at both widths", resized, size: narrow) {
      Regrouped(placement: .bottomBar, differs: false)
    },
  ]
}

/// Two items that share their glass, and have glass of their own where there is room, if they differ.
private struct Regrouped: View {
  var placement = ToolbarItemPlacement.automatic
  let differs: Bool

  var body: some View {
    GeometryReader { room in
      NavigationStack {
        Color.mint.navigationTitle("Home").toolbar {
          ToolbarItem(placement: placement) { Act("Add", "plus") }
          if differs, room.size.width > 500 { ToolbarSpacer(.fixed, placement: placement) }
          ToolbarItem(placement: placement) { Act("Share", "square.and.arrow.up") }
        }
      }
    }
  }
}

private struct Segments: View {
  @State private var choice = 0

  var body: some View {
    Picker("Part", selection: $choice) {
      Text("Day").tag(0)
      Text("Week").tag(1)
    }
    .pickerStyle(.segmented)
  }
}

private struct Titled: View {
  let title: String

  var body: some View { Barred(title: title) { ToolbarItem { Act("Add", "plus") } } }
}
