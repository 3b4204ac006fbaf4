import MeniscusLayout

/// A view that gives a lazy element its axis, arrangement and content.
protocol LazyView: NodeView {
  associatedtype Content: View
  associatedtype Arrangement: Equatable

  /// The element's name in paths.
  static var label: String { get }
  /// The axis along which lines follow each other.
  static var axis: LayoutAxis { get }
  var arrangement: Arrangement { get }
  var content: Content { get }
  /// The views of sections that stay in sight while their section is.
  var pinnedViews: PinnedScrollableViews { get }
}

/// A lazy element that keeps the arrangement that its view gives it.
class LazyViewElement<Source: LazyView>: LazyElement, ViewNode {
  private(set) final var arrangement: Source.Arrangement
  private var pinned: PinnedScrollableViews

  required init(view: Source, context: NodeContext) {
    arrangement = view.arrangement
    pinned = view.pinnedViews
    super.init(axis: Source.axis, context: context) { Node.make(for: view.content, in: $0) }
  }

  override final var name: String? { Source.label }

  override final var pinnedViews: PinnedScrollableViews { pinned }

  override final func update<New: View>(to new: New) {
    guard let new = new as? Source else { return }
    if new.pinnedViews != pinned {
      pinned = new.pinnedViews
      invalidateLayout()
    }
    if new.arrangement != arrangement {
      arrangement = new.arrangement
      arrangementChanged()
    }
    receive(content: new.content)
  }

  /// Hears that the view gives another arrangement.
  func arrangementChanged() { invalidateLayout() }
}
