extension TextField where Label == Text {
  /// Makes a field for a text that hears of its editing and of its submission; the form of older systems.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    editing = FieldEditing(changed: onEditingChanged, submitted: onCommit)
  }

  /// Makes a field for a text that hears of its editing; the form of older systems.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(titleKey, text: text)
    editing = FieldEditing(changed: onEditingChanged)
  }

  /// Makes a field for a text that hears of its submission; the form of older systems.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    editing = FieldEditing(submitted: onCommit)
  }

  /// Makes a field for a text that hears of its editing and of its submission; the form of older systems.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    editing = FieldEditing(changed: onEditingChanged, submitted: onCommit)
  }

  /// Makes a field for a text that hears of its editing; the form of older systems.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(title, text: text)
    editing = FieldEditing(changed: onEditingChanged)
  }

  /// Makes a field for a text that hears of its submission; the form of older systems.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    editing = FieldEditing(submitted: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Makes a field for a text that hears of its submission; the form of older systems.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    editing = FieldEditing(submitted: onCommit)
  }

  /// Makes a field for a text that hears of its submission; the form of older systems.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    editing = FieldEditing(submitted: onCommit)
  }
}
