extension View {
  /// States how the view appears and leaves when that is animated.
  public func transition(_ transition: AnyTransition) -> some View {
    modified(by: TransitionModifier(transition: transition))
  }
}

struct TransitionModifier: ElementModifier {
  let transition: AnyTransition

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    let element = TransitionElement(inner: inner, label: ".transition", context: context)
    update(element)
    return element
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? TransitionElement)?.stated = transition
  }
}

final class TransitionElement: WrapperElement {
  var stated: AnyTransition?

  override var transition: AnyTransition? { stated ?? inner.transition }
}
