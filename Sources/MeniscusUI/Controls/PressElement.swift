/// What is pressed: by touch, and where arrow keys move the focus also by a key.
final class PressElement: GestureElement, LiftedElement {
  var lifting = FocusLifting()

  var canTakeFocus: Bool { takesFocusByDirection }

  func take(key: KeyPress) -> Bool { false }
  func take(text: String) -> Bool { false }

  func focusChanged(to isFocused: Bool) {
    lift(isFocused)
    parent?.derivationChanged()
  }

  override func deriveInside(_ environment: inout EnvironmentValues) {
    guard lifting.isFocused else {
      if environment.isLifted { environment.isLifted = false }
      return
    }
    environment.isFocused = true
    environment.isLifted = environment.showsFocus
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    if lifting.isFocused { raise() }
  }

  override func advanceOwnAnimations(to time: Double) -> Bool { lifting.settle(at: time) }

  override func draw(on canvas: DisplayCanvas) {
    drawLifted(on: canvas, holdsGlass: holdsGlass) { super.draw(on: canvas) }
  }

  override func encodeState(into encoder: inout StateEncoder) {
    super.encodeState(into: &encoder)
    lifting.encode(into: &encoder, at: graph.time)
  }

  override func dismantle() {
    if lifting.isFocused { graph.focus.resign(self) }
    super.dismantle()
  }
}

extension ElementNode {
  /// Whether glass is inside, which casts a shadow by itself and is laid in no layer.
  fileprivate var holdsGlass: Bool {
    self is GlassEffectElement || elements.contains { $0.holdsGlass }
  }
}
