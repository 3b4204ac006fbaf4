/// Makes a node for an element of its data when a lazy container asks for it.
///
/// Elements are told by their identities as in a `ForEachNode`, but only of those that are there
/// identities are compared: a change of the data costs what is shown, unless rows have moved.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node,
  LazyItemSource
{
  private var view: ForEach<Data, ID, Content>
  private weak var owner: (any StateReader)?
  /// The nodes that are there, by place.
  private var nodes: [Int: ForEachBranch<ID>] = [:]
  private var order: [Int] = []

  init(view: ForEach<Data, ID, Content>, context: NodeContext) {
    self.view = view
    owner = context.graph.owner
    super.init(context: context)
  }

  override var children: [Node] { order.compactMap { nodes[$0] } }

  var itemCount: Int { view.data.count }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func content(of element: Data.Element) -> Content {
    graph.readingForOwner(owner) { view.content(element) }
  }

  func item(at index: Int) -> Node {
    if let node = nodes[index] { return node }
    let element = element(at: index)
    let id = view.identity(element)
    if nodes.contains(where: { $0.value.id == id }) {
      graph.report(.duplicateIdentity(view: path, identity: graph.name(of: id)))
    }
    let view = content(of: element)
    let node = building {
      ForEachBranch(id: id, view, context: context.child(slot: graph.name(of: id)))
    }
    nodes[index] = node
    order.insert(index, at: order.firstIndex { $0 > index } ?? order.count)
    return node
  }

  func identity(at index: Int) -> AnyHashable { AnyHashable(view.identity(element(at: index))) }

  func index(of identity: AnyHashable) -> Int? {
    guard let id = identity.base as? ID ?? identity as? ID else { return nil }
    for (index, element) in view.data.enumerated() where view.identity(element) == id {
      return index
    }
    return nil
  }

  /// Builds for the view that gave the `ForEach`, whenever the container asks.
  private func building<Result>(_ work: () -> Result) -> Result {
    guard let owner else { return work() }
    return graph.building(below: owner, work)
  }

  func keepItems(in range: Range<Int>) {
    let gone = order.filter { !range.contains($0) }
    guard !gone.isEmpty else { return }
    order.removeAll { !range.contains($0) }
    for index in gone { nodes.removeValue(forKey: index)?.dismantle() }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ForEach<Data, ID, Content> else { return }
    view = new
    let before = order.compactMap { index in nodes[index].map { (index, $0) } }
    nodes = [:]
    var lost: [ForEachBranch<ID>] = []
    for (index, node) in before {
      if index < itemCount, view.identity(element(at: index)) == node.id {
        nodes[index] = node
      } else {
        lost.append(node)
      }
    }
    if !lost.isEmpty { place(lost) }
    order = nodes.keys.sorted()
    for index in order {
      let view = content(of: element(at: index))
      building { nodes[index]?.receive(view) }
    }
    structureChanged()
  }

  /// Finds where rows that are there have moved to; those that are nowhere end.
  private func place(_ lost: [ForEachBranch<ID>]) {
    var wanted: [ID: ForEachBranch<ID>] = [:]
    for node in lost { wanted[node.id] = node }
    for (index, element) in view.data.enumerated() where !wanted.isEmpty {
      guard let node = wanted.removeValue(forKey: view.identity(element)) else { continue }
      if nodes[index] == nil { nodes[index] = node } else { node.dismantle() }
    }
    for node in lost where wanted[node.id] != nil { node.dismantle() }
  }
}
