/// Makes a node for an element of its data when a lazy container asks for it.
///
/// Elements are told by their identities as in a `ForEachNode`, but only of those that are there
/// identities are compared: a change of the data costs what is shown, unless rows have moved. Of an
/// animated change the identities that there were are looked up, too: rows that come into sight were
/// elsewhere before, or are new.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ChangingNode, LazyItemSource
{
  private var view: ForEach<Data, ID, Content>
  private weak var owner: (any StateReader)?
  /// The nodes that are there, by place.
  private var nodes: [Int: ForEachBranch<ID>] = [:]
  private var order: [Int] = []
  private var former: FormerPlaces<ID>?
  private var nesting: Bool?

  init(view: ForEach<Data, ID, Content>, context: NodeContext) {
    self.view = view
    owner = context.graph.owner
    super.init(context: context)
  }

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
    if let left = leavingNode(where: { ($0 as? ForEachBranch<ID>)?.id == id }),
      let node = left as? ForEachBranch<ID>
    {
      revive(node)
      building { node.receive(view) }
      keep(node, at: index)
      appear(node)
      return node
    }
    let node = building {
      ForEachBranch(id: id, view, context: context.child(slot: graph.name(of: id)))
    }
    keep(node, at: index)
    if let former, former.index(of: id) == nil { appear(node) }
    return node
  }

  private func keep(_ node: ForEachBranch<ID>, at index: Int) {
    nodes[index] = node
    order.insert(index, at: order.firstIndex { $0 > index } ?? order.count)
    setPresent(order.compactMap { nodes[$0] })
  }

  func madeItem(at index: Int) -> Node? { nodes[index] }

  func identity(at index: Int) -> AnyHashable { AnyHashable(view.identity(element(at: index))) }

  func index(of identity: AnyHashable) -> Int? {
    guard let id = identity.base as? ID ?? identity as? ID else { return nil }
    for (index, element) in view.data.enumerated() where view.identity(element) == id {
      return index
    }
    return nil
  }

  func index(of node: Node) -> Int? { order.first { nodes[$0] === node } }

  func formerIndex(at index: Int) -> Int? { former?.index(of: view.identity(element(at: index))) }

  var isNested: Bool {
    if let nesting { return nesting }
    guard itemCount > 0 else { return false }
    let isNested = Content.mayBeSections || item(at: 0).holdsSections
    nesting = isNested
    return isNested
  }

  /// Builds for the view that gave the `ForEach`, whenever the container asks.
  private func building<Result>(_ work: () -> Result) -> Result {
    guard let owner else { return work() }
    return graph.building(below: owner, work)
  }

  func keepItems(in range: Range<Int>, and others: [Int]) {
    let gone = order.filter { !range.contains($0) && !others.contains($0) }
    guard !gone.isEmpty else { return }
    order.removeAll { gone.contains($0) }
    for index in gone { nodes.removeValue(forKey: index)?.dismantle() }
    setPresent(order.compactMap { nodes[$0] })
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? ForEach<Data, ID, Content> else { return }
    rememberPlaces()
    let oldCount = itemCount
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
    if !lost.isEmpty { place(lost, among: before.map(\.1)) }
    order = nodes.keys.sorted()
    setPresent(order.compactMap { nodes[$0] })
    for index in order {
      let view = content(of: element(at: index))
      building { nodes[index]?.receive(view) }
    }
    // Nothing else changes where items stand; by an animation the container wants to know how lines
    // stood in any case.
    if !lost.isEmpty || itemCount != oldCount || transaction.animation != nil {
      structureChanged()
    }
  }

  /// Keeps in mind where elements stood, until an animated change at hand is complete.
  private func rememberPlaces() {
    guard former == nil, transaction.animation != nil, !order.isEmpty else { return }
    let old = view
    former = FormerPlaces { old.data.map(old.identity) }
    graph.afterUpdate { [weak self] in self?.former = nil }
  }

  /// Finds where rows that are there have moved to; those that are nowhere leave.
  private func place(_ lost: [ForEachBranch<ID>], among before: [ForEachBranch<ID>]) {
    var wanted: [ID: ForEachBranch<ID>] = [:]
    for node in lost {
      // Of several with one identity one may stay.
      if let twin = wanted.updateValue(node, forKey: node.id) { twin.dismantle() }
    }
    for (index, element) in view.data.enumerated() where !wanted.isEmpty {
      guard let node = wanted.removeValue(forKey: view.identity(element)) else { continue }
      if nodes[index] == nil { nodes[index] = node } else { node.dismantle() }
    }
    var kept: Node?
    for node in before {
      if wanted[node.id] === node {
        remove(node, after: kept, animated: true)
      } else if !node.isGone {
        kept = node
      }
    }
  }

  override func dismantle() {
    super.dismantle()
    nodes = [:]
    order = []
  }
}

/// Where elements stood before a change; found out when the first is asked for.
private final class FormerPlaces<ID: Hashable> {
  private let identities: () -> [ID]
  private var places: [ID: Int]?

  init(_ identities: @escaping () -> [ID]) {
    self.identities = identities
  }

  func index(of id: ID) -> Int? {
    if let places { return places[id] }
    var places: [ID: Int] = [:]
    for (index, id) in identities().enumerated() where places[id] == nil { places[id] = index }
    self.places = places
    return places[id]
  }
}
