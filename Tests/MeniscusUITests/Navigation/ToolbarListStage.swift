import MeniscusGeometry
import MeniscusUI
import Testing

/// The list in which people change a toolbar.
extension Stage {
  /// An editor of 1000 by 720 points with a toolbar that people may change.
  static func editor<Items: CustomizableToolbarContent>(
    _ id: String = "tools",
    @ToolbarContentBuilder items: @escaping @MainActor @Sendable () -> Items
  ) -> Stage {
    Stage.phone(1000, 720) { NavigationStack { ToolbarScreen(id: id, items: items) } }
  }

  /// What the buttons of the upper bar are called, from the left, while nothing lies over it.
  var bar: [String] {
    told.filter { $0.traits.contains(.isButton) && $0.frame.midY < 64 }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
  }

  /// Opens the menu of the bar; whether its last entry is there then.
  func opensCustomization() -> Bool {
    guard frame(of: "More") != nil else { return false }
    tap("MoreActions")
    settle()
    return labels.contains("Customize Toolbar")
  }

  /// Does something in the list, which is closed again then.
  func customize(_ change: @MainActor () -> Void) {
    tap("MoreActions")
    settle()
    tap("CustomizeToolbar")
    settle()
    change()
    settle()
    tap("DoneCustomizing")
    settle()
  }

  /// The items in the open list, from the top.
  var listed: [String] {
    // What is not there tells what is.
    guard case .missing(let known) = host.match(identifier: "") else { return [] }
    return known.filter { $0.hasPrefix("Customize.") }
      .sorted { center($0).y < center($1).y }
      .map { String($0.dropFirst("Customize.".count)) }
  }

  /// Where an item of the open list is switched; nil where it is not.
  func toggle(of item: String) -> Rect2D? {
    guard case .found(_, let toggle) = host.match(identifier: "Customize.\(item)") else {
      Issue.record("There is no item \(item): \(listed)")
      return nil
    }
    return toggle
  }

  /// Switches an item of the open list.
  func flip(_ item: String) {
    guard let place = toggle(of: item)?.center else {
      Issue.record("There is no switch of \(item).")
      return
    }
    tap(place.x, place.y)
    settle()
  }

  /// Drags an item of the open list by its handle to where another one is.
  func drag(_ item: String, to other: String) {
    let (start, end) = (center("Customize.\(item)").y, center("Customize.\(other)").y)
    let last = end > start ? end + 5 : end - 5
    // The handles stand at 922 to 965 of 1000 points.
    press(944, start)
    run(2)
    for step in 1...10 { move(944, start + (last - start) * Double(step) / 10) }
    run(20)
    release(944, last)
    settle()
  }
}

/// A screen with a toolbar that people may change.
struct ToolbarScreen<Items: CustomizableToolbarContent>: View {
  let id: String
  @ToolbarContentBuilder let items: @MainActor () -> Items

  var body: some View {
    Color.white
      .navigationTitle("Page")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarRole(.editor)
      .toolbar(id: id, content: items)
  }
}

/// An item in the middle of the bar of an editor.
@MainActor
func centred(
  _ id: String, showsByDefault: Bool = true
) -> some CustomizableToolbarContent {
  ToolbarItem(id: id, placement: .secondaryAction, showsByDefault: showsByDefault) {
    Button(id.uppercased(), systemImage: "star") {}
  }
}
