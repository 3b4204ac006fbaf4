import MeniscusGeometry

/// Who had the focus last in each part of a scene that has it by itself: the scene, a sheet.
@MainActor
struct FocusMemory {
  private struct Entry {
    weak var scope: ElementNode?
    weak var taker: (any FocusTaker)?
    /// Where it was, in the scene.
    var frame: Rect2D
  }

  private var entries: [Entry] = []

  /// Notes who has the focus in a part of the scene.
  mutating func note(_ taker: any FocusTaker, in scope: ElementNode) {
    guard let frame = taker.focusFrame else { return }
    entries.removeAll { $0.scope == nil || $0.scope === scope }
    entries.append(Entry(scope: scope, taker: taker, frame: frame))
  }

  /// Who had it last, if that view is still there, and where that was; nil where nobody ever had it.
  func last(in scope: ElementNode) -> (taker: (any FocusTaker)?, frame: Rect2D)? {
    entries.first { $0.scope === scope }.map { ($0.taker, $0.frame) }
  }
}

/// Moves by direction.
extension FocusSystem {
  /// Moves the focus; whether there was somebody to move it to.
  func move(_ direction: MoveCommandDirection, in scope: ElementNode) -> Bool {
    guard let focused,
      let next = FocusSearch(current: focused, direction: direction, scope: scope).result
    else { return false }
    focus(next)
    return true
  }

  /// Sees to it that somebody in a part of the scene has the focus, if anybody can.
  func keep(in scope: ElementNode) {
    if !isKept(in: scope) { focus(successor(in: scope)) }
    if let focused { memory.note(focused, in: scope) }
  }

  private func isKept(in scope: ElementNode) -> Bool {
    guard let focused, !focused.isGone, focused.canTakeFocus, !focused.isLeaving else {
      return false
    }
    // What another screen covers is alive, but nobody's element.
    var inner: ElementNode = focused
    for element in focused.containers {
      guard element.focusElements.contains(where: { $0 === inner }) else { return false }
      if element === scope { return true }
      inner = element
    }
    return false
  }

  /// Who had the focus before, else the nearest to where that was; the first where another screen
  /// covers it, and where nobody ever had it.
  private func successor(in scope: ElementNode) -> (any FocusTaker)? {
    let takers = scope.focusTakers.filter { $0.canTakeFocus && $0.focusFrame != nil }
    let seen = takers.filter { $0.isInSight() }
    let candidates = seen.isEmpty ? takers : seen
    guard let last = memory.last(in: scope) else { return candidates.first }
    if let taker = last.taker, !taker.isGone {
      if takers.contains(where: { $0 === taker }) { return taker }
      if taker.canTakeFocus, !taker.isLeaving { return candidates.first }
    }
    func distance(to taker: any FocusTaker) -> (Double, Double) {
      guard let frame = taker.focusFrame else { return (.infinity, .infinity) }
      return (frame.distance(to: last.frame), frame.center.distance(to: last.frame.center))
    }
    return candidates.min { distance(to: $0) < distance(to: $1) }
  }

  /// Follows a move: groups remember who has the focus, and scroll views show it.
  func follow(_ taker: any FocusTaker) {
    for case let section as FocusSectionElement in taker.containers { section.remembered = taker }
    guard taker.graph.movesFocusByDirection else { return }
    taker.graph.afterUpdate { [weak taker] in
      guard let taker, !taker.isGone else { return }
      taker.comeIntoSight()
    }
  }
}

extension ElementNode {
  /// Whether moves by direction pass the element by, since it is not seen.
  final var isPassedBy: Bool {
    graph.movesFocusByDirection && selfAndContainers.contains { $0.hidesInside }
  }
}
