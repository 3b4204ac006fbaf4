import MeniscusGeometry

/// The presence of an element whose transition somebody stated.
final class StatedPresence: Presence {
  private var effects: TransitionEffects
  /// Whether views that change with the presence show how the element leaves.
  private let isShownByViews: Bool

  /// Makes the presence of an element that is not there yet, or that is.
  init(_ transition: AnyTransition, isLeaving: Bool) {
    let changes = transition.effects
    effects = TransitionEffects(changes, in: isLeaving ? .identity : .willAppear)
    isShownByViews = changes.count < transition.parts.count
    super.init(isLeaving: isLeaving)
  }

  override func go(by transaction: Transaction, at time: Double) {
    effects.go(to: isLeaving ? .didDisappear : .identity, by: transaction, at: time)
  }

  override func settle(at time: Double) -> Bool { effects.settle(at: time) }

  override func draw(_ element: ElementNode, on canvas: DisplayCanvas, _ work: () -> Void) {
    // What leaves by nothing is gone, though others beside it are still leaving.
    if isLeaving, !isShownByViews, !effects.change(at: .removal) { return }
    effects.draw(element, on: canvas, work)
  }

  override func map(of element: ElementNode) -> Affine2D? { effects.map(of: element) }

  override func encode(into encoder: inout StateEncoder, at time: Double) {
    effects.encode(into: &encoder, at: time, named: isLeaving ? "leaving" : "appearing")
  }
}

extension AnyTransition: ElementTransition {
  func isSeen(isLeaving: Bool, by transaction: Transaction) -> Bool {
    isSeen(at: isLeaving ? .removal : .insertion, by: transaction)
  }

  @MainActor
  func makePresence(isLeaving: Bool) -> Presence {
    StatedPresence(self, isLeaving: isLeaving)
  }
}
