nonisolated extension Text {
  /// Sets the language that the text is set by; accepted, not obeyed.
  @_disfavoredOverload
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    unmet("typesettingLanguage", .obeyed, if: isEnabled)
  }

  /// Sets the language that the text is set by; accepted, not obeyed.
  @_disfavoredOverload
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    unmet("typesettingLanguage", .obeyed, if: isEnabled && language != .automatic)
  }
}
