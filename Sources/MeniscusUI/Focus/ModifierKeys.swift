nonisolated extension View {
  /// Runs `action` when other keys of some are held down; accepted, not obeyed.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    unmet("onModifierKeysChanged", .obeyed)
  }

  /// Shows another view while keys are held down; accepted, not shown.
  public func modifierKeyAlternate<Alternate: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> Alternate
  ) -> some View {
    unmet("modifierKeyAlternate")
  }
}

extension EventModifiers {
  /// Numbers of the pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
