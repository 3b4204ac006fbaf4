/// A piece of the interface: what it shows is its body.
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View
  /// What the view shows now.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// Never evaluated: the engine knows the view by itself.
  public var body: Never { preconditionFailure("A primitive view has no body.") }
}

extension Never: View {
  /// There is no view to ask.
  public typealias Body = Never
}

/// A view that the engine knows by itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Makes the node that stands for the view.
  func makeNode(in context: NodeContext) -> Node
}

/// A primitive view that its node takes whole.
protocol NodeView: PrimitiveView {
  /// The node that stands for the view.
  associatedtype Made: ViewNode where Made.Source == Self
}

extension NodeView {
  func makeNode(in context: NodeContext) -> Node {
    Made(view: self, context: context)
  }
}

/// A node that is made from a view of one type.
@MainActor
protocol ViewNode: Node {
  associatedtype Source
  init(view: Source, context: NodeContext)
}

extension Node {
  /// Makes the node that stands for `view`.
  static func make<Content: View>(for view: Content, in context: NodeContext) -> Node {
    let node =
      (view as? any PrimitiveView)?.makeNode(in: context)
      ?? makeAnimatable(for: view, in: context) ?? CompositeNode(view: view, context: context)
    context.graph.interposer?.made(node)
    return node
  }
}
