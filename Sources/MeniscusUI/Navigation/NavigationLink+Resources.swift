/// Links whose titles are resources.
extension NavigationLink where Destination == Never, Label == Text {
  /// Makes a link with a title to the screen of a value; nil switches it off.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: LocalizedStringResource, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a screen.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title to a screen; the form of older systems.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Destination == Never, Label == MeniscusUI.Label<Text, Image> {
  /// Makes a link with a title and a symbol to the screen of a value; nil switches it off.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: LocalizedStringResource, systemImage: String, value: Value?
  ) {
    self.init(value: value) { MeniscusUI.Label(title, systemImage: systemImage) }
  }
}

extension NavigationLink where Label == MeniscusUI.Label<Text, Image> {
  /// Makes a link with a title and a symbol to a screen.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { MeniscusUI.Label(title, systemImage: systemImage) }
  }
}
