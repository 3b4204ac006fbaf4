/// What people may change of the toolbars whose items stand in a bar.
@MainActor
struct BarCustomization {
  /// An item that people may move.
  struct Item: Identifiable {
    /// What its toolbar knows it by.
    let id: String
    /// The views, as they are stated.
    let view: AnyView
    /// The environment of where that is.
    let surroundings: EnvironmentValues
    let isInBar: Bool
    /// Whether people may take it out of the bar.
    let canLeave: Bool
  }

  /// Items that may change places with one another: those of one toolbar in one part of the bar.
  struct Part: Identifiable {
    let id: Int
    let arranger: ToolbarArranger
    fileprivate let region: ToolbarItemPlacement.Region
    fileprivate(set) var items: [Item]

    /// Puts items before the one at a place.
    @MainActor
    func move(_ places: IndexSet, to place: Int) {
      arranger.reorder(changing(items) { $0.move(fromOffsets: places, toOffset: place) }.map(\.id))
    }
  }

  private(set) var parts: [Part] = []

  /// Collects the items of toolbars; nil where there are none that people may change.
  init?(_ slots: [ToolbarSlot]) {
    for region in [ToolbarItemPlacement.Region.secondary, .trailing] {
      for slot in slots where slot.entry.placement.region == region && !slot.entry.isHidden {
        add(slot, region)
      }
    }
    if parts.isEmpty { return nil }
  }

  private mutating func add(_ slot: ToolbarSlot, _ region: ToolbarItemPlacement.Region) {
    guard let arranger = slot.arranger, let source = slot.source, let view = slot.entry.view,
      let id = slot.entry.changeableID
    else { return }
    let item = Item(
      id: id, view: view, surroundings: source.environment,
      isInBar: slot.entry.customization.isInBar,
      canLeave: slot.entry.customization.behavior != .reorderable)
    if let part = parts.firstIndex(where: { $0.arranger === arranger && $0.region == region }) {
      parts[part].items.append(item)
    } else {
      parts.append(Part(id: parts.count, arranger: arranger, region: region, items: [item]))
    }
  }

  /// Whether everything is as it is stated.
  var isAsStated: Bool { parts.allSatisfy(\.arranger.isAsStated) }

  /// Makes everything as it is stated.
  func reset() {
    for part in parts { part.arranger.reset() }
  }
}
