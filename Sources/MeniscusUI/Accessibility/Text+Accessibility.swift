/// What texts say of themselves and stay texts; where a view will do, the modifiers of views are meant.
nonisolated extension Text {
  /// Says what the text is called.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: Text) -> Text {
    told(as: label.content)
  }

  /// Says what the text is called.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the text is called.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Says what the text is called.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Says that the text begins a part of what is shown, at a level; the level is not told.
  @_disfavoredOverload
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    with { $0.isHeading = true }
  }

  /// Says what kind of text it is; accepted, not told.
  @_disfavoredOverload
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    unmet("accessibilityTextContentType", .told)
  }

  /// Sets how high the text is spoken; accepted, not told.
  @_disfavoredOverload
  public func speechAdjustedPitch(_ value: Double) -> Text {
    unmet("speechAdjustedPitch", .told)
  }

  /// Has signs between words spoken; accepted, not told.
  @_disfavoredOverload
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    unmet("speechAlwaysIncludesPunctuation", .told)
  }

  /// Has announcements wait for each other; accepted, not told.
  @_disfavoredOverload
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    unmet("speechAnnouncementsQueued", .told)
  }

  /// Has the text spelled; accepted, not told.
  @_disfavoredOverload
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    unmet("speechSpellsOutCharacters", .told)
  }
}
