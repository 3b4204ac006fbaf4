import MeniscusGeometry

/// How an element appears or leaves: it is there in part.
///
/// Unless somebody states another way, it fades, and glass comes and goes by its own.
@MainActor
class Presence {
  /// Whether the element leaves.
  private(set) final var isLeaving: Bool
  private var away: AnimatedValue<Double>
  private var onEnd: (() -> Void)?

  /// Makes the presence of an element that is not there yet, or that is.
  init(isLeaving: Bool) {
    self.isLeaving = isLeaving
    away = AnimatedValue(isLeaving ? 0 : 1)
  }

  /// Lets the element leave, from where it is; `onEnd` is called once it is away.
  final func leave(by transaction: Transaction, at time: Double, onEnd: @escaping () -> Void) {
    isLeaving = true
    self.onEnd = onEnd
    go(by: transaction, at: time)
  }

  /// Lets the element appear, from where it is.
  final func appear(by transaction: Transaction, at time: Double) {
    isLeaving = false
    onEnd = nil
    go(by: transaction, at: time)
  }

  /// Tells that the element is away.
  final func finish() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// Moves to where the element is all away or all there.
  func go(by transaction: Transaction, at time: Double) {
    away.set(isLeaving ? 1 : 0, animation: transaction.animation, at: time)
  }

  /// Drops what has come to rest; whether the element still changes.
  func settle(at time: Double) -> Bool { away.settle(at: time) }

  /// Draws `element` by `work` as far as it is there.
  func draw(_ element: ElementNode, on canvas: DisplayCanvas, _ work: () -> Void) {
    let away = away.value(at: element.graph.time)
    canvas.absent(Absence(amount: away, isLeaving: isLeaving)) {
      guard away != 0 else { return work() }
      canvas.group(
        opacity: min(max(1 - away, 0), 1), fadesGlass: false, by: element, work)
    }
  }

  /// The map that `element` is drawn by in the space that it lies in; nil where it is drawn where it
  /// stands.
  func map(of element: ElementNode) -> Affine2D? { nil }

  /// Adds what is shown to the hash of state.
  func encode(into encoder: inout StateEncoder, at time: Double) {
    encoder.encode(number: away.value(at: time), named: isLeaving ? "leaving" : "appearing")
  }
}

/// An element that appears and leaves in the place of the one inside it, as a row with all that a list
/// draws around it.
@MainActor
protocol PresenceBearer: ElementNode {}

extension ElementNode {
  /// The element that shows how this one appears and leaves.
  final var presenceBearer: ElementNode { (container as? any PresenceBearer) ?? self }
}

/// How an element appears and leaves, where somebody states it.
protocol ElementTransition {
  /// The transition for people who want less motion.
  var withoutMotion: Self { get }
  /// Whether anything is seen of it where an element appears or leaves by a transaction.
  func isSeen(isLeaving: Bool, by transaction: Transaction) -> Bool
  /// Makes the presence of an element that is not there yet, or that is.
  @MainActor func makePresence(isLeaving: Bool) -> Presence
}

/// A view that changes with the phase of its presence.
@MainActor
protocol TransitionScope: AnyObject {
  /// Whether the scope has anything to show when it leaves.
  func isSeenLeaving(by transaction: Transaction) -> Bool
  /// Begins to appear, or goes on from where it is.
  func appear(by transaction: Transaction)
  /// Begins to leave; `onEnd` is called once, unless it is taken back before.
  func leave(by transaction: Transaction, onEnd: @escaping () -> Void)
}

extension Node {
  /// The views inside that change with the phase of the node's presence.
  var transitionScopes: [any TransitionScope] {
    if self is ElementNode { return [] }
    let own = (self as? any TransitionScope).map { [$0] } ?? []
    return own + children.flatMap(\.transitionScopes)
  }
}
