extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with a title and a picture from its value and its content.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: resource.name, value: value, role: role, content: content)
  }

  /// Makes a tab with a title and a picture from its value and its content.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: resource.name, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab with a title and a picture from its content.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: resource.name, role: role, content: content)
  }

  /// Makes a tab with a title and a picture from its content.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image resource: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(resource))
    }
  }
}
