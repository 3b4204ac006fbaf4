/// What views want to stand above the keyboard while a field inside them has the focus.
@MainActor
final class KeyboardAccessories {
  private struct Entry {
    weak var owner: Node?
    let view: AnyView
  }

  /// The height of what stands above the keyboard, in points; UIKit's.
  static let height = 44.0

  private var entries: [Entry] = []
  /// How high what is shown is, in points; 0 where nothing is.
  fileprivate(set) var shownHeight = 0.0

  nonisolated init() {}

  /// Takes what a view wants; nil for nothing.
  func set(_ view: AnyView?, by owner: Node) {
    entries.removeAll { $0.owner == nil || $0.owner === owner }
    if let view { entries.append(Entry(owner: owner, view: view)) }
  }

  /// What the innermost view around a field wants; notes whether there is something.
  func take(for field: Node?) -> AnyView? {
    let view = field.flatMap { field in
      field.ancestors.lazy.compactMap { node in
        self.entries.first { $0.owner === node }?.view
      }.first
    }
    shownHeight = view == nil ? 0 : Self.height
    return view
  }
}

extension ViewGraph {
  /// What stands above the keyboard.
  var keyboardAccessories: KeyboardAccessories { slots.value { KeyboardAccessories() } }
}
