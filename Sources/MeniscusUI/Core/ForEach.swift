/// A view for every element of a collection, by the element's identity.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// A view, or statements, by itself.
  public typealias Body = Never

  /// The collection.
  public let data: Data
  let identity: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  init(
    _ data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }
}

extension ForEach: View where Content: View {}

extension ForEach where Content: View {
  /// Makes a view for every element, by the identity at a key path.
  ///
  /// A binding to a collection is a collection itself: the form for bindings comes first.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for every element, by the element's own identity.
  @_disfavoredOverload
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0.id }, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes a view for every number of a range.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, identity: { $0 }, content: content)
  }
}

extension ForEach: PrimitiveView where Content: View {
  func makeNode(in context: NodeContext) -> Node {
    if context.parent?.isLazyPlace == true {
      return LazyForEachNode(view: self, context: context)
    }
    return ForEachNode(view: self, context: context)
  }
}

/// The branch of one identity.
final class ForEachBranch<ID: Hashable>: BranchNode {
  let id: ID

  init<Content: View>(id: ID, _ view: Content, context: NodeContext) {
    self.id = id
    super.init(view, context: context)
  }
}

/// A node with a child for every element of a collection.
@MainActor
protocol ElementSource: Node {
  /// The place of the element of a child; nil for others.
  func index(of node: Node) -> Int?
}

/// Keeps a node for every identity; moved elements keep theirs.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ChangingNode,
  ElementSource
{
  private var nodes: [ID: Node] = [:]
  private weak var owner: (any StateReader)?

  init(view: ForEach<Data, ID, Content>, context: NodeContext) {
    owner = context.graph.owner
    super.init(context: context)
    replaceChildren(update(view), animated: false)
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ForEach<Data, ID, Content> else { return }
    replaceChildren(update(new))
  }

  func index(of node: Node) -> Int? { present.firstIndex { $0 === node } }

  private func update(_ view: ForEach<Data, ID, Content>) -> [Node] {
    let owner = owner
    var kept: [ID: Node] = [:]
    kept.reserveCapacity(view.data.count)
    var ordered: [Node] = []
    for element in view.data {
      let id = view.identity(element)
      guard kept[id] == nil else {
        graph.report(.duplicateIdentity(view: path, identity: graph.name(of: id)))
        continue
      }
      let content = graph.readingForOwner(owner) { view.content(element) }
      let node: Node
      if let known = nodes[id] {
        node = known
        node.receive(content)
      } else if let left = leavingNode(where: { ($0 as? ForEachBranch<ID>)?.id == id }) {
        node = left
        revive(left)
        node.receive(content)
      } else {
        node = ForEachBranch(
          id: id, content, context: context.child(slot: graph.name(of: id)))
      }
      kept[id] = node
      ordered.append(node)
    }
    nodes = kept
    return ordered
  }
}
