extension View {
  /// Names the view for traces and tests; people do not hear it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(by: IdentifierModifier(identifier: identifier))
  }

  func accessibilityTrait(_ trait: AccessibilityTrait) -> some View {
    modified(by: TraitModifier(trait: trait))
  }
}

/// What a view is to people who do not see it.
enum AccessibilityTrait: Equatable, Sendable {
  case isToggle
}

struct IdentifierModifier: ElementModifier {
  let identifier: String

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    IdentifierElement(identifier: identifier, inner: inner, context: context)
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? IdentifierElement)?.identifier = identifier
  }
}

final class IdentifierElement: WrapperElement {
  var identifier: String

  init(identifier: String, inner: ElementNode, context: NodeContext) {
    self.identifier = identifier
    super.init(inner: inner, label: "#\(identifier)", context: context)
  }

  override class var presentsFrame: Bool { true }
}

struct TraitModifier: ElementModifier {
  let trait: AccessibilityTrait

  func makeWrapper(around inner: ElementNode, in context: NodeContext) -> WrapperElement {
    let element = TraitElement(inner: inner, label: ".trait", context: context)
    element.trait = trait
    return element
  }

  func update(_ wrapper: WrapperElement) {
    (wrapper as? TraitElement)?.trait = trait
  }
}

final class TraitElement: WrapperElement {
  var trait: AccessibilityTrait?
}
