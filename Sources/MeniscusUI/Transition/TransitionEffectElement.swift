import MeniscusGeometry

/// Shows a single effect of a transition in a phase.
struct TransitionEffectModifier: StatedModifier {
  typealias Wrapper = TransitionEffectElement

  let part: TransitionPart
  let phase: TransitionPhase

  var label: String { ".transition" }
}

final class TransitionEffectElement: StatedElement<TransitionEffectModifier> {
  private var effects: TransitionEffects

  override class var presentsFrame: Bool { true }

  required init(_ modifier: TransitionEffectModifier, at place: WrapperPlace) {
    effects = TransitionEffects([modifier.part], in: modifier.phase)
    super.init(modifier, at: place)
  }

  override func receive(_ new: TransitionEffectModifier) {
    super.receive(new)
    effects.go(to: new.phase, by: transaction, at: graph.time)
    graph.valueChanged(of: self, isMoving: effects.isInMotion)
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { effects.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    effects.draw(self, on: canvas) { super.draw(on: canvas) }
  }

  override var insideMap: Affine2D? { effects.map(of: self) }
  override var layoutMap: Affine2D? { nil }

  override func hit(_ point: Point2D, path: inout [ElementNode]) -> Bool {
    guard let map = insideMap else { return super.hit(point, path: &path) }
    guard let inverse = map.inverse else { return false }
    return super.hit(inverse.apply(point), path: &path)
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    if effects.isInMotion {
      effects.encode(into: &encoder, at: graph.time, named: "presented transition")
    }
  }
}
