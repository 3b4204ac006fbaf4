extension Button where Label == Text {
  /// Makes a button from its title, its role and what it does.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a button from its title, a symbol, its role and what it does.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MeniscusUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a button from its title, a picture of the scene, its role and what it does.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(
    _ title: Title, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MeniscusUI.Label(title, image: image) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle of several values, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

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

  /// Makes a toggle of a value, with a title and a picture of the scene.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MeniscusUI.Label(title, image: image) }
  }

  /// Makes a toggle of several values, with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { MeniscusUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle of several values, with a title and a picture of the scene.
  @_disfavoredOverload
  public init<Title: StringProtocol, Sources: RandomAccessCollection>(
    _ title: Title, image: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { MeniscusUI.Label(title, image: image) }
  }
}
