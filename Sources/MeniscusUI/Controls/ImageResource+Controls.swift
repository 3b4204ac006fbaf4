/// Controls whose pictures are named by resources.
extension Label where Title == Text, Icon == Image {
  /// Makes a label from a title and a picture of the scene.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  /// Makes a label from a title and a picture of the scene.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}

extension Button where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a button from its title, a picture of the scene, its role and what it does.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(titleKey, image: resource.name, role: role, action: action)
  }

  /// Makes a button from its title, a picture of the scene, its role and what it does.
  @_disfavoredOverload
  @preconcurrency public init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(title, image: resource.name, role: role, action: action)
  }
}

extension Toggle where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a toggle of a value, with a title and a picture of the scene.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(titleKey, image: resource.name, isOn: isOn)
  }

  /// Makes a toggle of a value, with a title and a picture of the scene.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(title, image: resource.name, isOn: isOn)
  }
}

extension Picker where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a picker with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: resource.name, selection: selection, content: content)
  }

  /// Makes a picker with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: resource.name, selection: selection, content: content)
  }
}

extension Menu where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a menu with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: resource.name, content: content)
  }

  /// Makes a menu with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: resource.name, content: content)
  }
}
