extension TextField where Label == Text {
  private init<Value: Equatable>(
    _ label: Text, _ value: Binding<Value>, _ formatter: Formatter, _ editing: FieldEditing
  ) {
    let field = changing(ValueField(value, formatter, label)) { $0.editing = editing }
    self.init(label: label, field: AnyView(field))
  }

  /// Makes a field for a value that hears of its editing and of its submission; the form of older systems.
  public init<Value: Equatable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey), value, formatter, FieldEditing(changed: onEditingChanged, submitted: onCommit)
    )
  }

  /// Makes a field for a value that hears of its editing; the form of older systems.
  public init<Value: Equatable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      Text(titleKey), value, formatter, FieldEditing(changed: onEditingChanged))
  }

  /// Makes a field for a value that hears of its submission; the form of older systems.
  public init<Value: Equatable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey), value, formatter, FieldEditing(submitted: onCommit))
  }

  /// Makes a field for a value that hears of its editing and of its submission; the form of older systems.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Equatable>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(title), value, formatter, FieldEditing(changed: onEditingChanged, submitted: onCommit))
  }

  /// Makes a field for a value that hears of its editing; the form of older systems.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Equatable>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      Text(title), value, formatter, FieldEditing(changed: onEditingChanged))
  }

  /// Makes a field for a value that hears of its submission; the form of older systems.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Equatable>(
    _ title: Title, value: Binding<Value>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(title), value, formatter, FieldEditing(submitted: onCommit))
  }
}
