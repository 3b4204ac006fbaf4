import MeniscusDisplay
import MeniscusGeometry

/// How an element appears or leaves: it is there in part.
@MainActor
final class Presence {
  /// Whether the element leaves.
  private(set) var isLeaving: Bool
  /// Whether somebody stated the transition; else glass comes and goes by its own.
  private let isStated: Bool
  /// Whether views that change with the presence show how the element leaves.
  private let isShownByViews: Bool
  private var effects: TransitionEffects
  private var onEnd: (() -> Void)?

  /// Makes the presence of an element that appears by a transition, nil for what nobody stated.
  init(appearing transition: AnyTransition?, by transaction: Transaction, at time: Double) {
    (isStated, isLeaving) = (transition != nil, false)
    let transition = transition ?? .opacity
    effects = TransitionEffects(transition.effects, in: .willAppear)
    isShownByViews = transition.effects.count < transition.parts.count
    effects.go(to: .identity, by: transaction, at: time)
  }

  /// Makes the presence of an element that leaves by a transition, nil for what nobody stated.
  init(
    leaving transition: AnyTransition?, by transaction: Transaction, at time: Double,
    onEnd: @escaping () -> Void
  ) {
    (isStated, isLeaving) = (transition != nil, true)
    let transition = transition ?? .opacity
    effects = TransitionEffects(transition.effects, in: .identity)
    isShownByViews = transition.effects.count < transition.parts.count
    self.onEnd = onEnd
    effects.go(to: .didDisappear, by: transaction, at: time)
  }

  /// Turns an element that appears into one that leaves, from where it is.
  func leave(by transaction: Transaction, at time: Double, onEnd: @escaping () -> Void) {
    isLeaving = true
    self.onEnd = onEnd
    effects.go(to: .didDisappear, by: transaction, at: time)
  }

  /// Turns an element that leaves into one that appears, from where it is.
  func appear(by transaction: Transaction, at time: Double) {
    isLeaving = false
    onEnd = nil
    effects.go(to: .identity, by: transaction, at: time)
  }

  /// Drops what has come to rest; whether the element still changes.
  func settle(at time: Double) -> Bool {
    effects.settle(at: time)
  }

  /// Tells that the element is away.
  func finish() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// Draws `element` by `work` as far as it is there.
  func draw(_ element: ElementNode, on canvas: DisplayCanvas, _ work: () -> Void) {
    // What leaves by nothing is gone, though others beside it are still leaving.
    if isLeaving, !isShownByViews, !effects.change(at: .removal) { return }
    guard !isStated else { return effects.draw(element, on: canvas, work) }
    let amount = effects.amount(at: element.graph.time)
    canvas.absent(GlassAbsence(amount: amount, isLeaving: isLeaving)) {
      effects.draw(element, on: canvas, fadesGlass: false, work)
    }
  }

  /// Adds what is shown to the hash of state.
  func encode(into encoder: inout StateEncoder, at time: Double) {
    effects.encode(into: &encoder, at: time, named: isLeaving ? "leaving" : "appearing")
  }
}
