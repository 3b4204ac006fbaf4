/// One of two views.
nonisolated public struct ConditionalContent<First: View, Second: View>: View {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch
}

extension ConditionalContent: NodeView {
  typealias Made = ConditionalNode<First, Second>
}

/// Keeps the branch that is shown; each branch has an identity of its own.
final class ConditionalNode<First: View, Second: View>: ChangingNode, ViewNode {
  init(view: ConditionalContent<First, Second>, context: NodeContext) {
    super.init(context: context)
    replaceChildren([make(view)], animated: false)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ConditionalContent<First, Second> else { return }
    let isFirst = if case .first = new.branch { true } else { false }
    if let shown = present.first, shown.slot == slotName(isFirst) {
      return hand(new, to: shown)
    }
    if let node = leavingNode(where: { $0.slot == slotName(isFirst) }) {
      revive(node)
      hand(new, to: node)
      replaceChildren([node])
    } else {
      replaceChildren([make(new)])
    }
  }

  private func hand(_ view: ConditionalContent<First, Second>, to node: Node) {
    switch view.branch {
    case .first(let content): node.receive(content)
    case .second(let content): node.receive(content)
    }
  }

  private func slotName(_ isFirst: Bool) -> String { isFirst ? "true" : "false" }

  private func make(_ view: ConditionalContent<First, Second>) -> Node {
    switch view.branch {
    case .first(let content):
      BranchNode(content, context: context.child(slot: slotName(true)))
    case .second(let content):
      BranchNode(content, context: context.child(slot: slotName(false)))
    }
  }
}

/// A transparent node that holds one view: a branch, an element of a `ForEach`.
class BranchNode: UnaryNode {
  init<Content: View>(_ view: Content, context: NodeContext) {
    super.init(context: context)
    child = Node.make(for: view, in: self.context)
  }

  override func update<New: View>(to new: New) {
    child?.receive(new)
  }
}

extension Optional: View where Wrapped: View {
  /// A primitive view.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func makeNode(in context: NodeContext) -> Node {
    OptionalNode(view: self, context: context)
  }
}

/// Keeps the view while it is there.
final class OptionalNode<Wrapped: View>: ChangingNode {
  init(view: Wrapped?, context: NodeContext) {
    super.init(context: context)
    if let view { replaceChildren([make(view)], animated: false) }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? Wrapped? else { return }
    guard let view = new else { return replaceChildren([]) }
    if let shown = present.first {
      shown.receive(view)
    } else if let node = leavingNode(where: { _ in true }) {
      revive(node)
      node.receive(view)
      replaceChildren([node])
    } else {
      replaceChildren([make(view)])
    }
  }

  private func make(_ view: Wrapped) -> Node {
    BranchNode(view, context: context)
  }
}
