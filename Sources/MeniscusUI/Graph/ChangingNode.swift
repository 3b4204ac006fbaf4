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

  /// Replaces the children; those that are new appear, those that are gone leave.
  final func replaceChildren(_ new: [Node], animated: Bool = true) {
    let old = present
    present = new
    let gone = old.filter { node in !new.contains { $0 === node } }
    let added = new.filter { node in !old.contains { $0 === node } }
    guard !gone.isEmpty || !added.isEmpty || !zip(old, new).allSatisfy({ $0 === $1 }) else {
      return
    }
    for node in gone { remove(node, in: old, animated: animated) }
    if animated {
      for node in added { appear(node) }
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

  private func appear(_ node: Node) {
    guard let animation = transaction.animation else {
      // A child that was taken back while it left is all there at once.
      for element in node.topElements { element.presence = nil }
      return
    }
    for element in node.topElements {
      let transition = element.transition ?? .opacity
      if let presence = element.presence {
        presence.appear(animation: animation, at: graph.time)
      } else if !transition.insertion.isEmpty {
        element.presence = Presence(
          appearing: element.transition, animation: animation, at: graph.time)
      }
      graph.setInMotion(element)
    }
  }

  private func remove(_ node: Node, in old: [Node], animated: Bool) {
    let elements = node.topElements
    // What leaves by no effect is gone at once.
    let isSeenLeaving = elements.contains { !($0.transition ?? .opacity).removal.isEmpty }
    guard animated, let animation = transaction.animation, isSeenLeaving else {
      for element in elements { element.presence = nil }
      node.dismantle()
      return
    }
    let position = old.firstIndex { $0 === node } ?? 0
    let before = old[..<position].last { candidate in present.contains { $0 === candidate } }
    leaving.append((node, before))
    for element in elements {
      let onEnd: () -> Void = { [weak self, weak node] in
        if let self, let node { self.ended(node) }
      }
      if let presence = element.presence {
        presence.leave(animation: animation, at: graph.time, onEnd: onEnd)
      } else {
        element.presence = Presence(
          leaving: element.transition, animation: animation, at: graph.time, onEnd: onEnd)
      }
      graph.setInMotion(element)
    }
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

extension Node {
  /// The elements that the node contributes to the container above.
  var topElements: [ElementNode] {
    var elements: [ElementNode] = []
    appendElements(to: &elements)
    return elements
  }
}
