/// Tabs whose titles are resources.
extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol from its value and its content.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Makes a tab with a title and a picture from its value and its content.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }

  /// Makes a tab with a title and a picture from its value and its content.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image resource: ImageResource, value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: resource.name, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol from its content.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Makes a tab with a title and a picture from its content.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }

  /// Makes a tab with a title and a picture from its content.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, image resource: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, image: resource.name, role: role, content: content)
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Makes a section with a title.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
    header = AnyView(Text(title))
  }
}

extension TabContent {
  /// Sets a word on the tab.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
    badge(resource.map { Text($0) })
  }
}
