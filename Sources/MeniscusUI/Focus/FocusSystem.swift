/// An element that keys and typed text can go to.
@MainActor
protocol FocusTaker: ElementNode {
  /// Whether it takes the focus now.
  var canTakeFocus: Bool { get }
  /// Whether return and space press it; what is changed by arrow keys alone leaves them to others.
  var isPressedByKeys: Bool { get }
  /// It has the focus, or has it no more.
  func focusChanged(to isFocused: Bool)
  /// Takes a key; whether it did anything with it.
  func take(key: KeyPress) -> Bool
  /// Takes typed characters; whether it did anything with them.
  func take(text: String) -> Bool
}

extension FocusTaker {
  var isPressedByKeys: Bool { true }
}

/// An element that shows whether the focus is on it.
@MainActor
protocol FocusFollower: ElementNode {
  /// The focus has come to what is inside or around, or has left it.
  func focusMoved(isInside: Bool)
}

/// A node that hears where the focus is.
@MainActor
protocol FocusReader: Node {
  /// The focus has come to an element, or to nobody.
  func focusMoved(to focused: (any FocusTaker)?)
}

/// Knows who has the focus, and keeps those up to date who want to know.
@MainActor
final class FocusSystem {
  private struct WeakLink {
    weak var element: FocusLinkElement?
  }

  private struct WeakReader {
    weak var node: (any FocusReader)?
  }

  /// The element that has the focus.
  private(set) weak var focused: (any FocusTaker)?
  /// Who had the focus last, where moves go by direction.
  var memory = FocusMemory()
  private var links: [WeakLink] = []
  private var readers: [WeakReader] = []

  /// Notes an element that ties the focus to a state.
  func add(_ element: FocusLinkElement) {
    links.removeAll { $0.element == nil }
    links.append(WeakLink(element: element))
  }

  /// Notes a node that hears where the focus is.
  func add(_ reader: any FocusReader) {
    readers.removeAll { $0.node == nil }
    readers.append(WeakReader(node: reader))
  }

  var liveLinks: [FocusLinkElement] {
    links.compactMap(\.element).filter { !$0.isGone }
  }

  /// Gives the focus to an element, or to nobody.
  func focus(_ element: (any FocusTaker)?) {
    guard focused !== element else { return }
    let old = focused
    focused = element
    old?.focusChanged(to: false)
    element?.focusChanged(to: true)
    // Glass that both are on keeps its light.
    let (left, reached) = (old?.focusFollowers ?? [], element?.focusFollowers ?? [])
    for follower in left where !reached.contains(where: { $0 === follower }) {
      follower.focusMoved(isInside: false)
    }
    for follower in reached where !left.contains(where: { $0 === follower }) {
      follower.focusMoved(isInside: true)
    }
    element?.graph.stateChanged()
    old?.graph.stateChanged()
    (element ?? old)?.graph.bringKeyboard()
    if let element { follow(element) }
    tellStates()
    for reader in readers.compactMap(\.node) where !reader.isGone {
      reader.focusMoved(to: focused)
    }
  }

  /// Brings every state that follows the focus up to date.
  private func tellStates() {
    var told: [AnyObject] = []
    let links = liveLinks
    // A state that names the focused view first, so that it is not set back by its other names.
    for element in links where element.holdsFocus(focused) {
      guard let storage = element.link?.storage, !told.contains(where: { $0 === storage }) else {
        continue
      }
      told.append(storage)
      element.link?.write(true)
    }
    for element in links {
      guard let storage = element.link?.storage, !told.contains(where: { $0 === storage }) else {
        continue
      }
      told.append(storage)
      element.link?.write(false)
    }
  }

  /// Follows a state that was set: its view takes the focus.
  ///
  /// Where there is none, the focus goes from the views that the state names, and `reset` puts the
  /// state back.
  func follow(_ storage: AnyObject, value: AnyHashable, reset: () -> Void) {
    let own = liveLinks.filter { $0.link?.storage === storage }
    let named = own.first { $0.link?.target == value && $0.firstTaker != nil }
    if let taker = named?.firstTaker {
      // The view that has the focus already keeps it: there may be several with one name.
      let isThere = own.contains { $0.link?.target == value && $0.holdsFocus(focused) }
      if !isThere { focus(taker) }
      return
    }
    if own.contains(where: { $0.holdsFocus(focused) }) { focus(nil) }
    reset()
  }

  /// Takes the focus from an element that is gone.
  func resign(_ element: any FocusTaker) {
    if focused === element { focus(nil) }
  }

  /// Gives the focus to the next element in tree order, or to the one before.
  func advance(in root: ElementNode, backwards: Bool) {
    let takers = root.focusTakers.filter(\.canTakeFocus)
    guard !takers.isEmpty else { return }
    let step = backwards ? takers.count - 1 : 1
    let index = takers.firstIndex { $0 === focused }
    let next = index.map { ($0 + step) % takers.count } ?? (backwards ? takers.count - 1 : 0)
    focus(takers[next])
  }
}

extension ElementNode {
  /// The elements inside that can have the focus, in tree order; this one first.
  final var focusTakers: [any FocusTaker] {
    if presence?.isLeaving == true { return [] }
    let own = (self as? any FocusTaker).map { [$0] } ?? []
    return focusElements.reduce(own) { $0 + $1.focusTakers }
  }

  /// The elements that show the focus of this one: around it, or what it is made of.
  fileprivate final var focusFollowers: [any FocusFollower] {
    var inside: [any FocusFollower] = []
    var next = elements
    while next.count == 1, let only = next.first {
      if let follower = only as? any FocusFollower { inside.append(follower) }
      next = only.elements
    }
    return selfAndContainers.compactMap { $0 as? any FocusFollower } + inside
  }

  /// This element and those around it, innermost first.
  final var selfAndContainers: [ElementNode] {
    [self] + containers
  }
}

extension ViewGraph {
  /// Who has the focus.
  var focus: FocusSystem { slots.value { FocusSystem() } }
}
