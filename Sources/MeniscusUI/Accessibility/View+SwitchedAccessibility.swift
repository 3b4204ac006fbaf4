nonisolated extension View {
  /// Says what the view is called, where that is switched on.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibilityStatement(if: isEnabled) { $0.label = label.content }
  }

  /// Says what the view is called, where that is switched on.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Says what the view is called, where that is switched on.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(
    _ label: Label, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Says what the view stands at, where that is switched on.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    accessibilityStatement(if: isEnabled) { $0.value = { value.content } }
  }

  /// Says what the view stands at, where that is switched on.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Says what the view stands at, where that is switched on.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(
    _ value: Value, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Says what happens by the view, where that is switched on.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessibilityStatement(if: isEnabled) { $0.hint = hint.content }
  }

  /// Says what happens by the view, where that is switched on.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Says what happens by the view, where that is switched on.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(
    _ hint: Hint, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Names the view for traces and tests, where that is switched on.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modified(by: IdentifierModifier(identifier: isEnabled ? identifier : nil))
  }

  /// Leaves the view and what is inside it out of what is told, where that is switched on.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityStatement(if: isEnabled) { $0.isHidden = hidden }
  }

  /// Says what else the view is called by voice; accepted, not told.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    unmet("accessibilityInputLabels", .told, if: isEnabled)
  }

  /// Says what else the view is called by voice; accepted, not told.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View {
    unmet("accessibilityInputLabels", .told, if: isEnabled)
  }

  /// Says what else the view is called by voice; accepted, not told.
  @_disfavoredOverload
  public func accessibilityInputLabels<Label: StringProtocol>(
    _ inputLabels: [Label], isEnabled: Bool
  ) -> some View {
    unmet("accessibilityInputLabels", .told, if: isEnabled)
  }

  /// Says where the view is pressed by assistive technology; accepted, not obeyed.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View {
    unmet("accessibilityActivationPoint", .obeyed, if: isEnabled)
  }
}
