extension Button where Label == Text {
  /// Makes a button from its title, its role and what it does.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a button from its title, a symbol, its role and what it does.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MeniscusUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle of a value, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a toggle of a value, with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { MeniscusUI.Label(title, systemImage: systemImage) }
  }
}
