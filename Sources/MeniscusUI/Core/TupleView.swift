/// Several views, in order.
nonisolated public struct TupleView<Children>: View {
  /// The views, as one tuple.
  public var value: Children
  let make: @MainActor (Children, NodeContext) -> [Node]
  let update: @MainActor (Children, [Node]) -> Void
}

extension TupleView {
  /// Makes several views from a tuple of them.
  public init(_ value: Children) {
    self.init(value: value) { value, context in
      Self.views(of: value).enumerated().map { index, view in
        Node.make(for: view, in: context.child(slot: String(index)))
      }
    } update: { value, nodes in
      for (view, node) in zip(Self.views(of: value), nodes) { node.receive(view) }
    }
  }

  /// The views of a tuple; a view by itself is one.
  private static func views(of value: Children) -> [any View] {
    if let view = value as? any View { return [view] }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
}

extension TupleView: NodeView {
  typealias Made = TupleNode<Children>
}

/// Stands for several views in order; they are elements of the container around them.
final class TupleNode<Children>: Node, ViewNode {
  private var nodes: [Node] = []

  init(view: TupleView<Children>, context: NodeContext) {
    super.init(context: context)
    nodes = view.make(view.value, self.context)
  }

  override var children: [Node] { nodes }

  override func update<Content: View>(to view: Content) {
    guard let view = view as? TupleView<Children> else { return }
    view.update(view.value, nodes)
  }
}

/// Nothing.
nonisolated public struct EmptyView: View {
  /// Makes nothing.
  nonisolated public init() {}
}

extension EmptyView: PrimitiveView {
  @MainActor func makeNode(in context: NodeContext) -> Node {
    Node(context: context)
  }
}

/// Views that stand together without a container of their own.
nonisolated public struct Group<Content: View>: View {
  let content: Content

  /// Makes a group from its views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

extension Group: TransparentView {}
