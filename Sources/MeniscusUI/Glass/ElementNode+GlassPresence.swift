extension ElementNode {
  /// Whether the element is glass that others have no share in.
  final var isOwnGlass: Bool {
    // Glass of a union is that of others, too.
    guard let glass = self as? GlassEffectElement else { return false }
    return glass.glass.kind != .identity && !glass.isSheet && glass.environment.glassUnion == nil
      && !glass.membership.isInMotion
  }

  /// The transaction by which the element appears or leaves.
  ///
  /// Glass that flows out of other glass is drawn by its surface: unless somebody names another
  /// animation, it springs.
  final func presenceTransaction(_ transaction: Transaction) -> Transaction {
    guard transaction.animation?.isDefault == true, flowsAsGlass else { return transaction }
    var own = transaction
    own.animation = GlassFlight.spring
    return own
  }

  /// Whether the element is named glass that may flow, or a wrapper around some.
  private var flowsAsGlass: Bool {
    var element = self
    while true {
      if element is GlassEffectElement {
        let environment = element.environment
        let kind = environment.glassTransition?.kind ?? .matchedGeometry
        return environment.glassIdentity != nil && kind == .matchedGeometry
          && !environment.accessibilityReduceMotion
      }
      guard let wrapper = element as? WrapperElement else { return false }
      element = wrapper.inner
    }
  }
}
