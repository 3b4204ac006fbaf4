/// A view that does something for one view inside it.
protocol WrappingView: NodeView {
  associatedtype Content: View
  var content: Content { get }
}

/// A transparent node that keeps its view, whose content is below.
class ContentNode<Source: WrappingView>: UnaryNode, ViewNode {
  /// The view that was taken last.
  private(set) final var view: Source

  required init(view: Source, context: NodeContext) {
    self.view = view
    super.init(context: context)
    child = Node.make(for: view.content, in: self.context)
  }

  override final func update<New: View>(to new: New) {
    guard let new = new as? Source else { return }
    take(new)
    child?.receive(new.content)
  }

  /// Takes another value of the view, before what is below does.
  func take(_ new: Source) {
    view = new
  }
}
