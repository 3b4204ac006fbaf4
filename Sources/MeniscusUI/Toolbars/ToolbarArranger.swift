/// Arranges the items of a toolbar as people have them, and keeps what they change with the scene.
///
/// Toolbars of one identifier share the arrangement, whichever screen they are stated on, and whether
/// that is there at the moment or not.
@MainActor
final class ToolbarArranger {
  /// What the arrangement is kept by.
  let identifier: String
  private let life: GraphLife
  /// The items that people may change, as they are stated.
  private var stated: [ToolbarArrangement.Item] = []
  /// What was kept when the items were arranged last; nil before the first time.
  private var kept: ToolbarArrangement?
  /// The time of the frame in which people changed the toolbar last; nil before the first change.
  private(set) var lastChange: Double?

  init(_ identifier: String, in graph: ViewGraph) {
    self.identifier = identifier
    life = graph.life
  }

  private var store: KeyedStore? { life.graph?.storage.toolbars }

  /// How people have the items that are stated.
  private var arrangement: ToolbarArrangement {
    ToolbarArrangement(store?.value(of: identifier, for: nil)).completed(by: stated)
  }

  /// Whether everything is as it is stated.
  var isAsStated: Bool { arrangement == ToolbarArrangement().completed(by: stated) }

  /// Puts statements into people's order, at the places of those that may be moved, and says which of
  /// them are in the bar.
  ///
  /// - Parameter reader: is evaluated again when people change the arrangement.
  func arrange(_ entries: inout [ToolbarEntry], for reader: any StateReader) {
    stated = entries.compactMap { entry in
      entry.changeableID.map {
        ToolbarArrangement.Item(id: $0, isInBar: entry.customization.isShownByDefault)
      }
    }
    let now = ToolbarArrangement(store?.value(of: identifier, for: reader))
    if let kept, kept != now { lastChange = life.graph?.time }
    kept = now
    let arrangement = now.completed(by: stated)
    for region in [ToolbarItemPlacement.Region.secondary, .trailing] {
      let places = entries.indices.filter {
        entries[$0].placement.region == region && entries[$0].changeableID != nil
      }
      let ordered = places.map { entries[$0] }.sorted {
        arrangement.place(of: $0.changeableID ?? "") < arrangement.place(of: $1.changeableID ?? "")
      }
      for (place, entry) in zip(places, ordered) {
        entries[place] = entry
        let isFree = entry.customization.behavior != .reorderable
        entries[place].customization.isInBar =
          !isFree || arrangement.hasInBar(entry.changeableID ?? "")
      }
    }
  }

  /// Puts an item into the bar, or takes it out.
  func put(_ id: String, inBar isInBar: Bool) {
    keep(changing(arrangement) { $0.put(id, inBar: isInBar) })
  }

  /// Puts items into an order; others stay.
  func reorder(_ ids: [String]) {
    keep(changing(arrangement) { $0.reorder(ids) })
  }

  /// Makes everything as it is stated.
  func reset() {
    keep(ToolbarArrangement())
  }

  private func keep(_ arrangement: ToolbarArrangement) {
    guard let graph = life.graph else { return }
    // What is as it is stated need not be kept: the statements may change.
    let isAsStated = arrangement == ToolbarArrangement().completed(by: stated)
    let new = isAsStated ? ToolbarArrangement() : arrangement
    store?.set(new.form, for: identifier, in: graph)
  }
}

extension [ToolbarEntry] {
  /// Takes the identifiers away from statements that cannot be told by them: empty ones, and those of
  /// others before.
  ///
  /// - Returns: the identifiers that are there twice.
  mutating func takeUnusableIDs() -> [String] {
    var (known, repeated): (Set<String>, [String]) = ([], [])
    for index in indices {
      guard let id = self[index].customization.itemID else { continue }
      if id.isEmpty {
        self[index].unmet.append("ToolbarItem(id: \"\")")
      } else if known.insert(id).inserted {
        continue
      } else if !repeated.contains(id) {
        repeated.append(id)
      }
      self[index].customization.itemID = nil
    }
    return repeated
  }

  /// Notes what is to be outside of the bar at first, and could never come into it.
  ///
  /// - Parameter hasIdentifier: whether the toolbar has one; nothing can be changed without.
  mutating func noteHiddenForEver(hasIdentifier: Bool) {
    let reason = hasIdentifier ? "customization" : "toolbar(id:)"
    for index in indices where !self[index].customization.isShownByDefault {
      let canCome =
        hasIdentifier && self[index].changeableID != nil
        && self[index].customization.behavior != .reorderable
      if !canCome { self[index].unmet.append("defaultCustomization(.hidden) without \(reason)") }
    }
  }
}
