/// The label of a tab from a title and an image.
nonisolated public struct DefaultTabLabel: View, TransparentView {
  let title: Text
  let image: Image

  /// The label.
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol from its value and its content.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Makes a tab with a title and a symbol from its value and its content.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Makes a tab with a title and a picture from its value and its content.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
  }

  /// Makes a tab with a title and a picture from its value and its content.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }

  /// Makes the tab of a role, which gives it its label, from its value and its content.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel.search }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol from its content.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Makes a tab with a title and a symbol from its content.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Makes a tab with a title and a picture from its content.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
  }

  /// Makes the tab of a role, which gives it its label, from its content.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel.search }
  }
}

extension DefaultTabLabel {
  static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
  }
}
