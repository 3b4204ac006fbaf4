/// A place in the structure of a scene: one view, with its identity and its life.
///
/// Nodes that are not elements are transparent: the elements below them belong to the container
/// above. The base class stands for nothing.
@MainActor
class Node {
  /// The graph that the node belongs to.
  unowned let graph: ViewGraph
  /// The node above, or nil for the root and for what is gone.
  final var parent: Node? { isGone ? nil : above }
  // Weak references would make every count of references to a node go by a table on the side. What
  // outlives its parent is gone.
  private unowned let above: Node?
  /// The number of nodes above.
  let depth: Int
  /// Which node of its graph it is, from 0 in the order in which they are made; no other ever has it.
  let serial: Int
  /// What tells the node from its siblings in a path.
  let slot: String?
  /// What the node's view sees as its environment.
  private(set) var environment: EnvironmentValues
  private var derivedEnvironment: EnvironmentValues?
  /// Whether the node stands for a view that is shown elsewhere, where more is set.
  final var isShownElsewhere = false
  fileprivate var pathCache: NodePath?

  init(context: NodeContext) {
    graph = context.graph
    above = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    slot = context.slot
    environment = context.environment
    serial = graph.nodesMade
    graph.nodesMade += 1
    graph.counters[.nodesMade] += 1
  }

  /// The place of a node directly below.
  var context: NodeContext {
    NodeContext(graph: graph, parent: self, environment: childEnvironment, slot: nil)
  }

  /// Changes the environment for the nodes below.
  func derive(_ environment: inout EnvironmentValues) {}

  /// The environment that the nodes below see.
  final var childEnvironment: EnvironmentValues {
    if let derivedEnvironment { return derivedEnvironment }
    var derived = environment
    derive(&derived)
    derivedEnvironment = derived
    return derived
  }

  /// Derives the environment anew and hands it down.
  final func derivationChanged() {
    derivedEnvironment = nil
    for child in drawnChildren { child.receive(environment: childEnvironment) }
  }

  /// The nodes directly below that are alive, in order.
  var children: [Node] { [] }

  /// Whether the elements of nodes below are this node's own, one for one and unchanged.
  var passesItems: Bool { true }

  /// The nodes directly below that are drawn, in order; those that are leaving included.
  var drawnChildren: [Node] { children }

  /// The node's share in a path, or nil for a node that people do not think of.
  var name: String? { nil }

  /// The names from the root to the node, with the slots that no name has taken up yet.
  func makePath() -> NodePath {
    var path = parent?.nodePath ?? NodePath(text: "", pending: [])
    if let slot { path.pending.append(slot) }
    if let name {
      if !path.text.isEmpty { path.text += "/" }
      path.text += name
      if !path.pending.isEmpty { path.text += "[\(path.pending.joined(separator: "."))]" }
      path.pending = []
    }
    return path
  }

  /// What the hash of state covers here: values by name, or nothing.
  func encodeState(into encoder: inout StateEncoder) {}

  /// The values that ``encodeState(into:)`` encodes, and who reads them.
  var ownedState: [OwnedState] {
    var encoder = StateEncoder(describes: true)
    encodeState(into: &encoder)
    return (encoder.description ?? []).map { OwnedState($0, readers: nil) }
  }

  /// The transaction of changes below in the round of updates `round`, where the node gives them
  /// one of its own.
  func transactionOverride(in round: Int) -> Transaction? { nil }

  /// Answers a new value of the view that the node stands for.
  func update<Content: View>(to view: Content) {}

  /// Adds the elements that this node contributes to the container above.
  func appendElements(to elements: inout [ElementNode]) {
    for child in children { child.appendElements(to: &elements) }
  }

  /// Adds the elements that are drawn, back to front; those that are leaving included.
  func appendDrawnElements(to elements: inout [ElementNode]) {
    for child in drawnChildren { child.appendDrawnElements(to: &elements) }
  }

  /// Adds the nodes that have a share of their own in digests and snapshots, in tree order.
  func appendReported(to nodes: inout [Node]) {
    for child in drawnChildren { child.appendReported(to: &nodes) }
  }

  /// Who collects what the node hands up; nil for nobody.
  var preferenceParent: Node? { parent }

  /// Adds what the views inside hand up for a key, in the order of the tree.
  func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    for child in children { child.collectPreference(key, into: &value) }
  }

  /// Takes a changed environment from above, with what is set where the view is shown.
  final func receive(environment new: EnvironmentValues) {
    let source = isShownElsewhere ? ancestors.lazy.compactMap { $0 as? any NodeLender }.first : nil
    take(environment: source?.environment(new, of: self) ?? new)
  }

  /// Takes a changed environment and hands it on.
  func take(environment new: EnvironmentValues) {
    guard !new.isSame(as: environment) else { return }
    let old = environment
    environment = new
    derivedEnvironment = nil
    if let interposer = graph.interposer {
      interposer.changeEnvironment(of: self) { environmentChanged(from: old) }
    } else {
      environmentChanged(from: old)
    }
    for child in drawnChildren { child.receive(environment: childEnvironment) }
  }

  /// Answers a change of the environment.
  func environmentChanged(from old: EnvironmentValues) {}

  /// Hears that another screen came to lie over this one, or went away again.
  func coverChanged(to isCovered: Bool) {
    for child in drawnChildren { child.coverChanged(to: isCovered) }
  }

  /// Whether the life of the node is over.
  final private(set) var isGone = false

  /// Ends the life of the node and of everything below.
  func dismantle() {
    isGone = true
    for child in drawnChildren { child.dismantle() }
  }

  /// Tells the container above that its elements have changed.
  func structureChanged() {
    preferencesChanged()
    for case let element as ElementNode in ancestors { return element.elementsChanged() }
    graph.rootElementsChanged()
  }
}

/// A node above views that are shown elsewhere.
@MainActor
protocol NodeLender: Node {
  /// An environment with what is set where the views of a node are shown.
  func environment(_ own: EnvironmentValues, of node: Node) -> EnvironmentValues
}

/// The names from the root to a node.
struct NodePath {
  /// The names, joined by `/`.
  var text: String
  /// What tells apart the next name below.
  var pending: [String]
}

extension Node {
  /// The nodes above this one, nearest first; each is found when it is asked for.
  final var ancestors: some Sequence<Node> {
    sequence(first: self) { $0.parent }.dropFirst()
  }

  /// Takes a new value of the view that the node stands for.
  final func receive<Content: View>(_ view: Content) {
    graph.interposed(self) { update(to: view) }
  }

  /// The names from the root to the node, joined by `/`.
  final var path: String { nodePath.text }

  final var nodePath: NodePath {
    if let pathCache { return pathCache }
    let path = makePath()
    pathCache = path
    return path
  }

  /// The transaction that changes at this node belong to now.
  var transaction: Transaction {
    let transaction = ownTransaction
    return graph.interposer?.transaction(transaction, of: self) ?? transaction
  }

  /// The same before anybody at the seams has changed it.
  var ownTransaction: Transaction {
    var node: Node? = self
    while let current = node {
      if let transaction = current.transactionOverride(in: graph.updateRound) {
        return transaction
      }
      node = current.parent
    }
    return graph.transaction
  }
}

extension Node: DrawingSource {}
