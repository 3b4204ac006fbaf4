/// Arrow keys, where they move the focus: to the sides they change the number, up and down they leave.
extension SliderElement: LiftedElement {
  var canTakeFocus: Bool { takesFocusByDirection }
  var isPressedByKeys: Bool { false }

  func focusChanged(to isFocused: Bool) { lift(isFocused) }

  func take(key: KeyPress) -> Bool {
    guard key.modifiers.isSubset(of: .capsLock) else { return false }
    switch MoveCommandDirection(key.key) {
    case .left: move(by: isMirrored ? 1 : -1)
    case .right: move(by: isMirrored ? -1 : 1)
    case .up, .down, nil: return false
    }
    return true
  }

  func take(text: String) -> Bool { false }

  private func move(by count: Double) {
    let new = view.moved(by: count)
    guard new != view.value.wrappedValue else { return }
    view.edited(true)
    view.value.wrappedValue = new
    view.edited(false)
  }
}
