/// Several views, in order.
nonisolated public struct TupleView<Children>: View {
  let children: Children
  let make: @MainActor (Children, NodeContext) -> [Node]
  let update: @MainActor (Children, [Node]) -> Void
}

extension TupleView: NodeView {
  typealias Made = TupleNode<Children>
}

/// Stands for several views in order; they are elements of the container around them.
final class TupleNode<Children>: Node, ViewNode {
  private var nodes: [Node] = []

  init(view: TupleView<Children>, context: NodeContext) {
    super.init(context: context)
    nodes = view.make(view.children, self.context)
  }

  override var children: [Node] { nodes }

  override func update<Content: View>(to view: Content) {
    guard let view = view as? TupleView<Children> else { return }
    view.update(view.children, nodes)
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
