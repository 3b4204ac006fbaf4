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
  /// The views that stay in sight; accepted, not obeyed.
  var pinnedViews: PinnedScrollableViews { get }
}

/// A lazy element that keeps the arrangement that its view gives it.
class LazyViewElement<Source: LazyView>: LazyElement, ViewNode {
  private(set) final var arrangement: Source.Arrangement

  required init(view: Source, context: NodeContext) {
    arrangement = view.arrangement
    super.init(axis: Source.axis, context: context) { Node.make(for: view.content, in: $0) }
    if !view.pinnedViews.isEmpty { graph.note(.obeyed, "pinnedViews", askedBy: self) }
  }

  override final var name: String? { Source.label }

  override final func update<New: View>(to new: New) {
    guard let new = new as? Source else { return }
    if new.arrangement != arrangement {
      arrangement = new.arrangement
      arrangementChanged()
    }
    receive(content: new.content)
  }

  /// Hears that the view gives another arrangement.
  func arrangementChanged() { invalidateLayout() }
}
