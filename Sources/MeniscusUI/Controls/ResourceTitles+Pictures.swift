/// Controls whose titles and pictures are resources.
extension Label where Title == Text, Icon == Image {
  /// Makes a label from a title and a picture of the scene.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}

extension Button where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a button from its title, a picture of the scene, its role and what it does.
  @_disfavoredOverload
  @preconcurrency public init(
    _ title: LocalizedStringResource, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(title, image: resource.name, role: role, action: action)
  }
}

extension Toggle where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a toggle of a value, with a title and a picture of the scene.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image resource: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(title, image: resource.name, isOn: isOn)
  }
}

extension Picker where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a picker with a title and a picture.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image resource: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: resource.name, selection: selection, content: content)
  }
}

extension Menu where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a menu with a title and a picture.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image resource: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: resource.name, content: content)
  }
}
