/// Controls whose titles are keys: with Markdown, and values in the environment's locale.
extension Button where Label == Text {
  /// Makes a button from its title, its role and what it does.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a button from its title, a symbol, its role and what it does.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MeniscusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button from its title, a picture of the scene, its role and what it does.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MeniscusUI.Label(titleKey, image: image) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle of a value, with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle of several values, with a title.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a toggle of a value, with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MeniscusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle of a value, with a title and a picture of the scene.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MeniscusUI.Label(titleKey, image: image) }
  }

  /// Makes a toggle of several values, with a title and a symbol.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      MeniscusUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a toggle of several values, with a title and a picture of the scene.
  public init<Sources: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { MeniscusUI.Label(titleKey, image: image) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a number, with a title.
  public init<Number: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number of a range, with a title; at its ends a half is off.
  public init<Number: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Number>, in bounds: ClosedRange<Number>,
    step: Number.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper from what its halves do, with a title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
