private let badgeProminenceEntry = EnvironmentEntry<BadgeProminence>(.standard)
private let allowedDynamicRangeEntry = EnvironmentEntry<Image.DynamicRange?>(nil)
private let hoverEffectEntry = EnvironmentEntry<Bool>(true)
private let focusEffectEntry = EnvironmentEntry<Bool>(true)

/// What views around have asked for that is accepted, for views that go by it themselves.
extension EnvironmentValues {
  /// How strongly badges are asked to stand out.
  public var badgeProminence: BadgeProminence {
    get { self[badgeProminenceEntry] }
    set { self[badgeProminenceEntry] = newValue }
  }

  /// How colours beyond the usual range are asked to be shown; nil for as the system has it.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[allowedDynamicRangeEntry] }
    set { self[allowedDynamicRangeEntry] = newValue }
  }

  /// Whether views are asked to light up under a pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[hoverEffectEntry] }
    set { self[hoverEffectEntry] = newValue }
  }

  /// Whether buttons stand out by the focus, where arrow keys move it.
  public var isFocusEffectEnabled: Bool {
    get { self[focusEffectEntry] }
    set { self[focusEffectEntry] = newValue }
  }
}
