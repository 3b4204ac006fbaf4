nonisolated extension View {
  /// Says what the view is called; the form of older systems.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what the view stands at; the form of older systems.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what happens by the view; the form of older systems.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Leaves the view out of what is told; the form of older systems.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for traces and tests; the form of older systems.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says what the view is, beside what it is already; the form of older systems.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Takes back what the view is said to be; the form of older systems.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the view's place among its siblings, higher first; the form of older systems.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Says what else the view is called by voice; accepted, not told.
  public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }

  /// Says what a choice is by; the system chooses by tags.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// Says where the view is pressed by assistive technology; accepted, not obeyed.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
