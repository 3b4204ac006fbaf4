import MeniscusGeometry

extension ElementNode {
  /// The innermost scroll view whose content the element is in; nil outside of all.
  final var scrollAround: ScrollElement? { enclosingScroll as? ScrollElement }
}

/// Elements that hear about what is seen; they are not kept alive.
struct VisibleContentObservers {
  private struct Entry {
    weak var observer: (any VisibleContentObserver)?
  }

  private var entries: [Entry] = []

  mutating func add(_ observer: any VisibleContentObserver) {
    entries.removeAll { $0.observer == nil }
    guard !entries.contains(where: { $0.observer === observer }) else { return }
    entries.append(Entry(observer: observer))
  }

  @MainActor
  func tell(_ visible: Rect2D) {
    for entry in entries { entry.observer?.visibleContentChanged(to: visible) }
  }
}
