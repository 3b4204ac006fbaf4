/// A view with a focus by default that counts for moves, too.
@MainActor
protocol MoveDefault: Node {
  /// The state that names the view, and the view's name.
  var moveTarget: (storage: AnyObject?, value: AnyHashable) { get }
}

extension DefaultFocusNode: MoveDefault {}

/// The views with a focus by default that counts when a move enters a group.
@MainActor
final class MoveDefaults {
  private struct WeakNode {
    weak var node: (any MoveDefault)?
  }

  private var nodes: [WeakNode] = []

  func add(_ node: any MoveDefault) {
    nodes.removeAll { $0.node == nil }
    nodes.append(WeakNode(node: node))
  }

  /// The views in the order in which they came.
  var present: [any MoveDefault] { nodes.compactMap(\.node).filter { !$0.isGone } }
}

extension ViewGraph {
  /// The views with a focus by default that counts for moves.
  var moveDefaults: MoveDefaults { slots.value { MoveDefaults() } }
}

extension FocusSectionElement {
  /// Who inside has the focus by default when a move from elsewhere enters the group.
  func preferredTaker(for current: any FocusTaker) -> (any FocusTaker)? {
    for node in graph.moveDefaults.present {
      if let named = taker(of: node, for: current) { return named }
    }
    // A scope may stand right around the group.
    let around = ownWrappers.compactMap { $0 as? FocusScopeElement }
    return (around + scopes(in: inner)).lazy.compactMap(\.preferred)
      .first { taker in taker.containers.contains { $0 === self } }
  }

  private func taker(of node: any MoveDefault, for current: any FocusTaker) -> (any FocusTaker)? {
    let elements = node.topElements
    let isInside = elements.contains { element in
      current.selfAndContainers.contains { $0 === element }
    }
    // Who is where the default holds does not come there.
    if isInside { return nil }
    let target = node.moveTarget
    let link = graph.focus.liveLinks.first { element in
      element.link?.storage === target.storage && element.link?.target == target.value
        && element.containers.contains { $0 === self }
    }
    return link?.firstTaker
  }

  private func scopes(in element: ElementNode) -> [FocusScopeElement] {
    let own = (element as? FocusScopeElement).map { [$0] } ?? []
    return element.focusElements.reduce(own) { $0 + scopes(in: $1) }
  }
}
