import MeniscusGeometry

/// What has to hold of a view graph between two updates, as plain numbers.
package struct ViewGraphRules: InvariantChecking {
  /// The readers that are known to wait for their evaluation.
  package var waiting = 0
  /// Those of them that stand in the lists by depth.
  package var listed = 0
  /// Those listed nearer the root than it is looked for them.
  package var passed = 0
  /// The readers that wait for the round after the next.
  package var waitingAgain = 0
  /// The nodes in the list of what moves.
  package var moving = 0
  /// The different ones among them.
  package var different = 0
  /// Those that know that they are in it.
  package var marked = 0

  /// Makes numbers of a graph in which nothing waits or moves.
  package init() {}

  package var brokenInvariant: BrokenInvariant? {
    guard waiting == listed else { return BrokenInvariant("A reader that waits is listed once.") }
    guard passed == 0 else {
      return BrokenInvariant("What waits lies no nearer the root than the search begins.")
    }
    guard waitingAgain == 0 else {
      return BrokenInvariant("Between rounds nobody waits for the round after.")
    }
    guard different == moving else {
      return BrokenInvariant("A node is in the list of what moves once.")
    }
    guard marked == moving else {
      return BrokenInvariant("A node in the list of what moves knows it.")
    }
    return nil
  }
}

extension ViewGraph {
  /// Traps in a debug build where the readers that wait and the nodes that move are not in order.
  ///
  /// Complexity: linear in both.
  func checkInvariants() { assert(rules.keepsInvariants) }

  private var rules: ViewGraphRules {
    var rules = ViewGraphRules()
    (rules.waiting, rules.listed, rules.passed) = stale.census
    rules.waitingAgain = staleAgain.census.waiting
    rules.moving = moving.count
    rules.different = Set(moving.map { ObjectIdentifier($0) }).count
    rules.marked = moving.count { $0.isInMotion }
    return rules
  }
}

extension DisplayCanvas {
  /// Traps in a debug build where what was drawn does not nest.
  func checkInvariants() {
    assert(localTransforms.count == list.operations.count, "Every operation has a local map.")
    list.checkInvariants()
  }
}
