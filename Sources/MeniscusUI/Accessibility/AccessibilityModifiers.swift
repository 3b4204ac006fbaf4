nonisolated extension View {
  /// Names the view for traces and tests; people do not hear it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    modified(by: IdentifierModifier(identifier: identifier))
  }

  /// Says what the view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibilityStatement { $0.label = label.content }
  }

  /// Says what the view is called.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityStatement { $0.label = String(label) }
  }

  /// Says what the view is called.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view stands at.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what happens by the view.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what the view stands at.
  public func accessibilityValue(_ value: Text) -> some View {
    accessibilityStatement { $0.value = { value.content } }
  }

  /// Says what the view stands at.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    let text = String(value)
    return accessibilityStatement { $0.value = { text } }
  }

  /// Says what happens by the view.
  public func accessibilityHint(_ hint: Text) -> some View {
    accessibilityStatement { $0.hint = hint.content }
  }

  /// Says what happens by the view.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View {
    accessibilityStatement { $0.hint = String(hint) }
  }

  /// Says what the view is, beside what it is already.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityStatement { $0.added = traits }
  }

  /// Takes back what the view is said to be.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibilityStatement { $0.removed = traits }
  }

  /// Leaves the view and what is inside it out of what is told; traces still find its identifiers.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityStatement { $0.isHidden = hidden }
  }

  /// Makes the view an element, and says what becomes of the elements inside it.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibilityStatement { $0.behavior = children }
  }

  /// Sets the view's place among its siblings; higher comes first.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessibilityStatement { $0.sortPriority = sortPriority }
  }

  /// Adds an action that assistive technology knows.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityStatement {
      $0.actions = [AccessibilityActionEntry(name: actionKind.name, action: handler)]
    }
  }

  /// Adds an action of a name.
  public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Adds an action of a name.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action of a name.
  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(
    named name: Name, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(AccessibilityActionKind(name: String(name)), handler)
  }

  /// Adds the two actions of a value that goes up and down.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessibilityStatement {
      $0.actions = [
        AccessibilityActionEntry(name: "increment") { handler(.increment) },
        AccessibilityActionEntry(name: "decrement") { handler(.decrement) },
      ]
    }
  }

  /// Gives the view other elements inside it than those that are seen; they are not drawn.
  public func accessibilityChildren<Content: View>(
    @ViewBuilder children: () -> Content
  ) -> some View {
    modified(by: AccessibilitySubstitute(content: children(), replacesElement: false))
  }

  /// Tells other views in the view's place; they are not drawn.
  public func accessibilityRepresentation<Content: View>(
    @ViewBuilder representation: () -> Content
  ) -> some View {
    modified(by: AccessibilitySubstitute(content: representation(), replacesElement: true))
  }

  /// States something about the view, unless that is switched off.
  func accessibilityStatement(
    if isEnabled: Bool = true, _ set: (inout AccessibilityAttributes) -> Void
  ) -> some View {
    var attributes = AccessibilityAttributes()
    if isEnabled { set(&attributes) }
    return modified(by: AccessibilityModifier(attributes: attributes))
  }

  /// Says what a control of ours is; snapshots do not repeat it.
  func impliedAccessibility(
    _ traits: AccessibilityTraits, behavior: AccessibilityChildBehavior = .combine,
    value: (() -> String)? = nil, increment: (() -> Void)? = nil,
    decrement: (() -> Void)? = nil
  ) -> some View {
    var attributes = AccessibilityAttributes()
    attributes.behavior = behavior
    attributes.added = traits
    attributes.value = value
    for (name, action) in [("increment", increment), ("decrement", decrement)] {
      guard let action else { continue }
      attributes.actions.append(AccessibilityActionEntry(name: name, action: action))
    }
    return modified(by: AccessibilityModifier(attributes: attributes, isImplied: true))
  }

  func accessibilityTrait(_ trait: AccessibilityTraits) -> some View {
    modified(by: TraitModifier(trait: trait))
  }
}

struct IdentifierModifier: StatedModifier {
  typealias Wrapper = IdentifierElement

  /// The name; nil where it is switched off.
  let identifier: String?

  var label: String { identifier.map { "#\($0)" } ?? "" }
}

final class IdentifierElement: StatedElement<IdentifierModifier> {
  override var identifier: String? { modifier.identifier }

  override class var presentsFrame: Bool { true }
}

struct TraitModifier: StatedModifier {
  typealias Wrapper = TraitElement

  let trait: AccessibilityTraits

  var label: String { ".trait" }
}

/// The part of a control that is touched; traces toggle nothing else.
final class TraitElement: StatedElement<TraitModifier> {}
