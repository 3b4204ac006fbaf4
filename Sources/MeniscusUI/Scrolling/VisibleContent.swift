import MeniscusGeometry

/// An element inside scroll content that lays out only what is seen of it.
///
/// It asks `enclosingScroll` for `visibleContentRect` while it places its elements, and registers
/// with `observeVisibleContent(_:)` to hear when another part is seen. The rectangle and the
/// element's own model frame are in the same space, that of the scroll content.
@MainActor
protocol VisibleContentObserver: AnyObject {
  /// Another part of the scroll content around is seen now.
  ///
  /// It is called for every step of a scroll, so it should compare what it shows with what is to be
  /// seen, and call `invalidateLayout()` only where they differ. Layout follows in the same frame.
  func visibleContentChanged(to visible: Rect2D)
}

/// An element of scroll content that knows where views are that it has not made.
@MainActor
protocol ScrollTargetSource: AnyObject {
  /// The frame in the content's space that the view with an identity has or would have; nil where
  /// there is none.
  func targetFrame(for identity: AnyHashable) -> Rect2D?
}

extension ElementNode {
  /// The innermost scroll view whose content the element is in; nil outside of all.
  final var enclosingScroll: ScrollElement? {
    var element = container
    while let current = element {
      if let scroll = current as? ScrollElement { return scroll }
      element = current.container
    }
    return nil
  }
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
