/// A view whose content can tell scroll views inside it where to go.
nonisolated public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  /// Makes a view from what a proxy for its scroll views makes.
  public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
  ) {
    self.content = content
  }
}

/// Tells the scroll views inside a reader where to go.
nonisolated public struct ScrollViewProxy {
  fileprivate weak var node: Node?

  /// Scrolls so that the view with an identity is seen.
  ///
  /// - Parameter anchor: the point of the view that comes to lie at the same point of the viewport;
  ///   nil for as little movement as shows all of it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    nonisolated(unsafe) let identity = AnyHashable(id)
    onMainActor {
      let animation = node.graph.transaction.animation
      // What was changed just before is laid out first.
      node.graph.afterUpdate { [weak node] in
        node?.scroll(to: identity, anchor: anchor, animation: animation)
      }
    }
  }
}

extension Node {
  fileprivate func scroll(to identity: AnyHashable, anchor: UnitPoint?, animation: Animation?) {
    if let element = element(identity: identity), let frame = element.presenceBearer.frame,
      let scroll = element.scrollAround
    {
      scroll.isAtPosition = false
      return scroll.scroll(to: frame, anchor: anchor, animation: animation)
    }
    for scroll in scrolls {
      guard let frame = scroll.frame(of: identity) else { continue }
      scroll.isAtPosition = false
      return scroll.scroll(to: frame, anchor: anchor, animation: animation)
    }
  }

  /// The scroll views at this node and below, outer ones first.
  private var scrolls: [ScrollElement] {
    let own = (self as? ScrollElement).map { [$0] } ?? []
    return children.reduce(own) { $0 + $1.scrolls }
  }
}

extension ScrollViewReader: NodeView {
  typealias Made = ScrollReaderNode<Content>
}

final class ScrollReaderNode<Content: View>: UnaryNode, ViewNode {
  private weak var owner: (any StateReader)?

  init(view: ScrollViewReader<Content>, context: NodeContext) {
    owner = context.graph.owner
    super.init(context: context)
    child = Node.make(for: content(view), in: self.context)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ScrollViewReader<Content> else { return }
    child?.receive(content(new))
  }

  private func content(_ view: ScrollViewReader<Content>) -> Content {
    let proxy = ScrollViewProxy(node: self)
    return graph.readingForOwner(owner) { view.content(proxy) }
  }
}
