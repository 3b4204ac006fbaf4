extension NavigationLink where Destination == Never, Label == MeniscusUI.Label<Text, Image> {
  /// Makes a link with a title and a symbol to the screen of a value; nil switches it off.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value?
  ) {
    self.init(value: value) { MeniscusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a link with a title and a symbol to the screen of a value; nil switches it off.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, systemImage: String, value: Value?
  ) {
    self.init(value: value) { MeniscusUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a link with a title and a picture to the screen of a value; nil switches it off.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, image: String, value: Value?
  ) {
    self.init(value: value) { MeniscusUI.Label(title, image: image) }
  }
}

extension NavigationLink where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a link with a title and a symbol to a screen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { MeniscusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a link with a title and a symbol to a screen.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { MeniscusUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a link with a title and a picture to a screen.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { MeniscusUI.Label(title, image: image) }
  }
}
