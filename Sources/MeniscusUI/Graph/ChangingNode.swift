/// A transparent node whose children come and go, by an animation where there is one.
class ChangingNode: Node {
  /// The children that are alive, in order.
  private(set) final var present: [Node] = []
  private var leaving: [(node: Node, after: Node?)] = []

  override var children: [Node] { present }

  override var drawnChildren: [Node] {
    guard !leaving.isEmpty else { return present }
    var drawn: [Node] = leaving.filter { $0.after == nil }.map(\.node)
    for node in present {
      drawn.append(node)
      appendLeaving(after: node, to: &drawn)
    }
    return drawn
  }

  private func appendLeaving(after node: Node, to drawn: inout [Node]) {
    for entry in leaving where entry.after === node {
      drawn.append(entry.node)
      appendLeaving(after: entry.node, to: &drawn)
    }
  }

  /// The children that are leaving, in no order that anybody should rely on but that of their leave.
  final var leavingChildren: [Node] { leaving.map(\.node) }

  /// Takes note of which children there are; nobody is told.
  final func setPresent(_ new: [Node]) { present = new }

  /// Replaces the children; those that are new appear, those that are gone leave.
  final func replaceChildren(_ new: [Node], animated: Bool = true) {
    let old = present
    guard !old.elementsEqual(new, by: ===) else { return }
    present = new
    let (before, after) = (Set(old.map(ObjectIdentifier.init)), Set(new.map(ObjectIdentifier.init)))
    var kept: Node?
    for node in old {
      if after.contains(ObjectIdentifier(node)) {
        kept = node
      } else {
        remove(node, after: kept, animated: animated)
      }
    }
    if animated {
      for node in new where !before.contains(ObjectIdentifier(node)) { appear(node) }
    }
    structureChanged()
  }

  /// A child that leaves and is taken back by `revive`.
  final func leavingNode(where matches: (Node) -> Bool) -> Node? {
    leaving.first { matches($0.node) }?.node
  }

  /// Takes back a child that leaves; it appears again from where it is.
  final func revive(_ node: Node) {
    leaving.removeAll { $0.node === node }
  }

  /// Lets a child appear by the transaction at hand.
  final func appear(_ node: Node) {
    let given = transaction
    for element in node.topElements.map(\.presenceBearer) {
      let transaction = element.presenceTransaction(given)
      let transition = Self.transition(of: element)
      guard Self.isSeen(transition, isLeaving: false, by: transaction) else {
        // A child that was taken back while it left is all there at once.
        element.presence = nil
        continue
      }
      if let presence = element.presence {
        presence.appear(by: transaction, at: graph.time)
      } else {
        let presence = Self.makePresence(transition, isLeaving: false)
        presence.appear(by: transaction, at: graph.time)
        element.presence = presence
      }
      graph.setInMotion(element)
    }
    for scope in node.transitionScopes { scope.appear(by: given) }
  }

  /// Lets a child go that stood after `kept`, or in front of all that stay.
  final func remove(_ node: Node, after kept: Node?, animated: Bool) {
    let elements = node.topElements.map(\.presenceBearer)
    let transaction = transaction
    let scopes = node.transitionScopes.filter { $0.isSeenLeaving(by: transaction) }
    // What leaves by no effect is gone at once.
    let isSeenLeaving =
      !scopes.isEmpty
      || elements.contains {
        Self.isSeen(Self.transition(of: $0), isLeaving: true, by: transaction)
      }
    guard animated, isSeenLeaving else {
      for element in elements { element.presence = nil }
      node.dismantle()
      return
    }
    leaving.append((node, kept))
    // The child is gone when the last of what shows it leaving has ended.
    let parties = LeavingParties(count: elements.count + scopes.count)
    let onEnd: () -> Void = { [weak self, weak node] in
      parties.count -= 1
      if parties.count == 0, let self, let node { self.ended(node) }
    }
    for element in elements {
      let transaction = element.presenceTransaction(transaction)
      let presence =
        element.presence ?? Self.makePresence(Self.transition(of: element), isLeaving: true)
      presence.leave(by: transaction, at: graph.time, onEnd: onEnd)
      element.presence = presence
      graph.setInMotion(element)
    }
    for scope in scopes { scope.leave(by: transaction, onEnd: onEnd) }
  }

  /// The transition of an element for the person at hand; nil where nobody stated one.
  private static func transition(of element: ElementNode) -> (any ElementTransition)? {
    guard let transition = element.transition else { return nil }
    return element.environment.accessibilityReduceMotion ? transition.withoutMotion : transition
  }

  /// Whether anything is seen of a transition; a fade stands in where nobody stated one.
  private static func isSeen(
    _ transition: (any ElementTransition)?, isLeaving: Bool, by transaction: Transaction
  ) -> Bool {
    transition?.isSeen(isLeaving: isLeaving, by: transaction) ?? (transaction.animation != nil)
  }

  private static func makePresence(
    _ transition: (any ElementTransition)?, isLeaving: Bool
  ) -> Presence {
    transition?.makePresence(isLeaving: isLeaving) ?? Presence(isLeaving: isLeaving)
  }

  private func ended(_ node: Node) {
    guard let index = leaving.firstIndex(where: { $0.node === node }) else { return }
    let before = leaving.remove(at: index).after
    // What stood behind the child now stands behind what the child stood behind.
    for index in leaving.indices where leaving[index].after === node {
      leaving[index].after = before
    }
    node.dismantle()
    structureChanged()
  }

  override func dismantle() {
    super.dismantle()
    leaving.removeAll()
  }
}

/// How many of those that show a child leaving have not ended.
private final class LeavingParties {
  var count: Int

  init(count: Int) {
    self.count = count
  }
}

extension Node {
  /// The elements that the node contributes to the container above.
  var topElements: [ElementNode] {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return elements
  }
}
