import MeniscusGeometry

extension View {
  /// Runs `action` when the view is pressed and released; tells `isPressed` while it is.
  func onPress(
    isPressed: Binding<Bool>, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modified(by: PressModifier(isPressed: isPressed, action: action))
  }
}

struct PressModifier: ElementModifier {
  let isPressed: Binding<Bool>
  let action: @MainActor () -> Void

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    let element = PressElement(inner: inner, label: ".onPress", context: context)
    update(element)
    return element
  }

  func update(_ wrapper: WrapperElement) {
    guard let element = wrapper as? PressElement else { return }
    element.isPressed = isPressed
    element.action = action
  }
}

/// A button's touch: sliding off lets go, sliding back takes hold again.
final class PressElement: WrapperElement, PointerResponder {
  var isPressed: Binding<Bool>?
  var action: (@MainActor () -> Void)?

  var tolerance: Double? { nil }

  func pointerBegan(at point: Point2D) {
    isPressed?.wrappedValue = true
  }

  func pointerMoved(to point: Point2D, isInside: Bool) {
    if isPressed?.wrappedValue != isInside { isPressed?.wrappedValue = isInside }
  }

  func pointerEnded(isInside: Bool) {
    isPressed?.wrappedValue = false
    if isInside { action?() }
  }

  func pointerCancelled() {
    isPressed?.wrappedValue = false
  }
}
