import MeniscusGeometry

/// Who had the focus last in each part of a scene that has it by itself: the scene, a sheet, a screen.
@MainActor
struct FocusMemory {
  /// A stack of screens, and the one of them that the focus was on, or in whose bars.
  struct Place {
    private(set) weak var stack: ElementNode?
    private(set) weak var screen: ElementNode?
  }

  struct Entry {
    fileprivate weak var scope: ElementNode?
    /// Who had it; nil where that view is gone.
    fileprivate(set) weak var taker: (any FocusTaker)?
    /// Where it was, in the scene.
    let frame: Rect2D
    /// The stacks around it, the innermost first.
    let places: [Place]
  }

  private var entries: [Entry] = []

  /// Notes who has the focus in a part of the scene.
  mutating func note(_ taker: any FocusTaker, in scope: ElementNode) {
    guard let frame = taker.focusFrame else { return }
    let around = taker.selfAndContainers
    let places = zip(around, around.dropFirst()).compactMap { inner, stack in
      stack.focusScreen(of: inner).map { Place(stack: stack, screen: $0) }
    }
    for part in places.compactMap(\.screen) + [scope] {
      entries.removeAll { $0.scope == nil || $0.scope === part }
      entries.append(Entry(scope: part, taker: taker, frame: frame, places: places))
    }
  }

  /// What was noted last for a part of the scene; nil where nobody ever had the focus there.
  func last(in scope: ElementNode) -> Entry? { entries.first { $0.scope === scope } }
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
    return isReached(focused, in: scope)
  }

  /// Whether the focus can come to what is inside an element: what another screen covers is alive, but
  /// nobody's element.
  private func isReached(_ element: ElementNode, in scope: ElementNode) -> Bool {
    var inner = element
    for element in element.containers {
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
    if let taker = screenTaker(after: last, in: scope, takers, candidates) { return taker }
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

  /// Who has the focus where a stack shows another screen than the one that had it: who had it there
  /// before, else the first; nil where no stack does.
  private func screenTaker(
    after last: FocusMemory.Entry, in scope: ElementNode, _ takers: [any FocusTaker],
    _ candidates: [any FocusTaker]
  ) -> (any FocusTaker)? {
    let reached = last.places.first { place in place.stack.map { isReached($0, in: scope) } ?? false
    }
    guard let place = reached, let stack = place.stack, let screen = stack.focusScreen(of: nil),
      screen !== place.screen
    else { return nil }
    let known = memory.last(in: screen)?.taker
    if let taker = takers.first(where: { $0 === known }) { return taker }
    return candidates.first { $0.containers.contains { $0 === stack } }
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
