/// The order in which people have the items of a toolbar, and which of them are in the bar.
///
/// Items that are not stated at the moment keep their places, so that they are where people had them
/// when they come back.
struct ToolbarArrangement: Equatable {
  /// An item, by the identifier that its statement gives it.
  struct Item: Equatable {
    let id: String
    var isInBar: Bool
  }

  /// The items, in order; each once.
  private(set) var items: [Item] = []

  /// The place of an item; after all others where it is not known.
  func place(of id: String) -> Int {
    items.firstIndex { $0.id == id } ?? items.count
  }

  /// Whether an item is in the bar.
  func hasInBar(_ id: String) -> Bool {
    items.contains { $0.id == id && $0.isInBar }
  }

  /// The arrangement with those of some items that it does not know: each after the one before it.
  func completed(by stated: [Item]) -> ToolbarArrangement {
    var all = self
    var end = 0
    for item in stated {
      if let known = all.items.firstIndex(where: { $0.id == item.id }) {
        end = known + 1
      } else {
        all.items.insert(item, at: end)
        end += 1
      }
    }
    return all
  }

  /// Puts an item into the bar, or takes it out.
  mutating func put(_ id: String, inBar isInBar: Bool) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isInBar = isInBar
  }

  /// Puts items into an order, at the places that they have; others stay.
  mutating func reorder(_ ids: [String]) {
    let places = items.indices.filter { ids.contains(items[$0].id) }
    let ordered = ids.compactMap { id in items.first { $0.id == id } }
    for (place, item) in zip(places, ordered) { items[place] = item }
  }
}

/// How an arrangement is kept: a text an item, which begins with a plus where the item is in the bar, and
/// with a minus where it is not.
extension ToolbarArrangement {
  init(_ form: StoredForm?) {
    guard case .texts(let texts) = form?.value else { return }
    items = texts.map { Item(id: String($0.dropFirst()), isInBar: $0.hasPrefix("+")) }
  }

  var form: StoredForm {
    guard !items.isEmpty else { return StoredForm(value: nil) }
    return StoredForm(value: .texts(items.map { ($0.isInBar ? "+" : "-") + $0.id }))
  }
}
