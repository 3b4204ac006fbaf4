/// Controls whose titles are resources.
extension Button where Label == Text {
  /// Makes a button from its title, its role and what it does.
  @_disfavoredOverload
  @preconcurrency public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a button from its title, a symbol, its role and what it does.
  @_disfavoredOverload
  @preconcurrency public init(
    _ title: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MeniscusUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a button from its title, a picture of the scene, its role and what it does.
  @_disfavoredOverload
  @preconcurrency public init(
    _ title: LocalizedStringResource, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { MeniscusUI.Label(title, image: image) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle of a value, with a title.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle of several values, with a title.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringResource, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a toggle of a value, with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MeniscusUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle of a value, with a title and a picture of the scene.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MeniscusUI.Label(title, image: image) }
  }

  /// Makes a toggle of several values, with a title and a symbol.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringResource, systemImage: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      MeniscusUI.Label(title, systemImage: systemImage)
    }
  }

  /// Makes a toggle of several values, with a title and a picture of the scene.
  @_disfavoredOverload
  public init<Sources: RandomAccessCollection>(
    _ title: LocalizedStringResource, image: String, sources: Sources,
    isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { MeniscusUI.Label(title, image: image) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a title and a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Makes a label from a text and a picture of the scene.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a number, with a title.
  @_disfavoredOverload
  public init<Number: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Number>, step: Number.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper of a number of a range, with a title; at its ends a half is off.
  @_disfavoredOverload
  public init<Number: Strideable>(
    _ title: LocalizedStringResource, value: Binding<Number>, in bounds: ClosedRange<Number>,
    step: Number.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper from what its halves do, with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
