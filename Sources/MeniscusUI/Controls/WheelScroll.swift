/// The scroll view of a wheel, which can have the focus.
struct WheelScroll<Content: View>: View {
  let count: Int
  /// The chosen row.
  let index: Int
  let choose: (Int) -> Void
  @ViewBuilder let content: Content
}

extension WheelScroll: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node { WheelElement(view: self, context: context) }
}

/// A scroll view that turns by a row for an arrow key up or down, where those move the focus; to the
/// sides they leave.
final class WheelElement<Content: View>: ScrollElement, LiftedElement {
  private var view: WheelScroll<Content>
  var lifting = FocusLifting()

  init(view: WheelScroll<Content>, context: NodeContext) {
    self.view = view
    super.init(axes: .vertical, showsIndicators: true, context: context) {
      Node.make(for: VStack { view.content }, in: $0)
    }
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? WheelScroll<Content> else { return }
    view = new
    receive(content: VStack { new.content })
  }

  var canTakeFocus: Bool { takesFocusByDirection }
  var isPressedByKeys: Bool { false }

  func focusChanged(to isFocused: Bool) { lift(isFocused) }

  func take(key: KeyPress) -> Bool {
    guard key.modifiers.isSubset(of: .capsLock) else { return false }
    switch MoveCommandDirection(key.key) {
    case .up: turn(by: -1)
    case .down: turn(by: 1)
    case .left, .right, nil: return false
    }
    return true
  }

  func take(text: String) -> Bool { false }

  private func turn(by count: Int) {
    let row = view.index + count
    guard row >= 0, row < view.count else { return }
    withAnimation(WheelPolicy.motion) { view.choose(row) }
  }

  override func environmentChanged(from old: EnvironmentValues) {
    super.environmentChanged(from: old)
    if lifting.isFocused { raise() }
  }

  override func advanceOwnAnimations(to time: Double) -> Bool {
    let lifts = lifting.settle(at: time)
    return super.advanceOwnAnimations(to: time) || lifts
  }

  override func draw(on canvas: DisplayCanvas) {
    drawLifted(on: canvas, holdsGlass: false) { super.draw(on: canvas) }
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
