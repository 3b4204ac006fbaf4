import MeniscusDisplay
import MeniscusGeometry

/// How an element appears or leaves: it is there in part.
@MainActor
final class Presence {
  /// Whether the element leaves.
  private(set) var isLeaving: Bool
  private let transition: AnyTransition
  /// Whether somebody stated the transition; else glass comes and goes by its own.
  private let isStated: Bool
  /// 0 where the element is all there, 1 where it is all away.
  private var absence: AnimatedValue<Double>
  private var onEnd: (() -> Void)?

  /// Makes the presence of an element that appears.
  init(appearing transition: AnyTransition?, animation: Animation, at time: Double) {
    self.transition = transition ?? .opacity
    isStated = transition != nil
    isLeaving = false
    absence = AnimatedValue(1)
    absence.set(0, animation: animation, at: time)
  }

  /// Makes the presence of an element that leaves.
  init(
    leaving transition: AnyTransition?, animation: Animation, at time: Double,
    onEnd: @escaping () -> Void
  ) {
    self.transition = transition ?? .opacity
    isStated = transition != nil
    self.onEnd = onEnd
    isLeaving = true
    absence = AnimatedValue(0)
    absence.set(1, animation: animation, at: time)
  }

  /// Turns an element that appears into one that leaves, from where it is.
  func leave(animation: Animation?, at time: Double, onEnd: @escaping () -> Void) {
    isLeaving = true
    self.onEnd = onEnd
    absence.set(1, animation: animation, at: time)
  }

  /// Turns an element that leaves into one that appears, from where it is.
  func appear(animation: Animation?, at time: Double) {
    isLeaving = false
    onEnd = nil
    absence.set(0, animation: animation, at: time)
  }

  /// Drops what has come to rest; whether the element still changes.
  func settle(at time: Double) -> Bool {
    absence.settle(at: time)
  }

  /// Tells that the element is away.
  func finish() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// Draws `element` by `work` as far as it is there.
  func draw(_ element: ElementNode, on canvas: DisplayCanvas, _ work: () -> Void) {
    let amount = absence.value(at: element.graph.time)
    let effects = isLeaving ? transition.removal : transition.insertion
    guard !isStated else { return apply(effects[...], amount, to: element, on: canvas, work) }
    canvas.absent(GlassAbsence(amount: amount, isLeaving: isLeaving)) {
      apply(effects[...], amount, to: element, on: canvas, work)
    }
  }

  /// Adds what is shown to the hash of state.
  func encode(into encoder: inout StateEncoder, at time: Double) {
    encoder.encode(number: absence.value(at: time), named: isLeaving ? "leaving" : "appearing")
  }

  private func apply(
    _ effects: ArraySlice<TransitionEffect>, _ amount: Double, to element: ElementNode,
    on canvas: DisplayCanvas, _ work: () -> Void
  ) {
    guard let effect = effects.first else { return work() }
    let rest = effects.dropFirst()
    switch effect {
    case .opacity(let away):
      let opacity = min(max(1 + (away - 1) * amount, 0), 1)
      canvas.group(opacity: opacity, fadesGlass: isStated, by: element) {
        apply(rest, amount, to: element, on: canvas, work)
      }
    case .transform:
      let transform = effect.transform(
        at: amount, in: element.presentedFrame, direction: element.environment.layoutDirection)
      canvas.transformed(by: transform) { apply(rest, amount, to: element, on: canvas, work) }
    }
  }
}
