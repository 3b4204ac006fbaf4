/// A view of any type; a different type in its place is a different view.
nonisolated public struct AnyView: View {
  let type: Any.Type
  let make: @MainActor (NodeContext) -> Node
  let hand: @MainActor (Node) -> Void

  /// Wraps a view.
  nonisolated public init<Content: View>(_ content: Content) {
    if let any = content as? AnyView {
      self = any
    } else {
      type = Content.self
      nonisolated(unsafe) let content = content
      make = { Node.make(for: content, in: $0) }
      hand = { $0.receive(content) }
    }
  }

  /// Wraps a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: NodeView {
  typealias Made = AnyNode
}

/// Keeps the node while the type stays the same.
final class AnyNode: ChangingNode, ViewNode {
  private var type: Any.Type

  init(view: AnyView, context: NodeContext) {
    type = view.type
    super.init(context: context)
    replaceChildren([view.make(self.context)], animated: false)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? AnyView else { return }
    if new.type == type, let node = present.first {
      new.hand(node)
    } else {
      type = new.type
      replaceChildren([new.make(context)])
    }
  }
}

nonisolated extension View {
  /// Ties the view's identity to `id`: a different id means a different view, with new state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: id)
  }
}

nonisolated struct IdentifiedView<Content: View, ID: Hashable>: NodeView {
  let content: Content
  let id: ID

  typealias Made = IdentifiedNode<Content, ID>
}

final class IdentifiedNode<Content: View, ID: Hashable>: ChangingNode, ViewNode {
  private(set) var id: ID

  init(view: IdentifiedView<Content, ID>, context: NodeContext) {
    id = view.id
    super.init(context: context)
    replaceChildren([make(view)], animated: false)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? IdentifiedView<Content, ID> else { return }
    if new.id == id, let node = present.first {
      node.receive(new.content)
    } else {
      id = new.id
      replaceChildren([make(new)])
    }
  }

  private func make(_ view: IdentifiedView<Content, ID>) -> Node {
    BranchNode(view.content, context: context.child(slot: context.graph.name(of: view.id)))
  }
}
