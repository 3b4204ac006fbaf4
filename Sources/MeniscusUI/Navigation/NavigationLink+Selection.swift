extension NavigationLink {
  /// Makes a link to a screen that is there while a choice is a tag; the form of older systems.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination(), isActive: isChosen(tag, by: selection), label: label)
  }

  /// Makes a link to a screen that is there while a choice is a tag; the form of older systems.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: isChosen(tag, by: selection), label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to a screen that is there while a value is true; the form of older
  /// systems.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Makes a link with a title to a screen that is there while a value is true; the form of older
  /// systems.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Makes a link with a title to a screen that is there while a value is true; the form of older
  /// systems.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
  }

  /// Makes a link with a title to a screen that is there while a value is true; the form of older
  /// systems.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), isActive: isActive) { Text(title) }
  }

  /// Makes a link with a title to a screen that is there while a choice is a tag; the form of older
  /// systems.
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Makes a link with a title to a screen that is there while a choice is a tag; the form of older
  /// systems.
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Makes a link with a title to a screen that is there while a choice is a tag; the form of older
  /// systems.
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Makes a link with a title to a screen that is there while a choice is a tag; the form of older
  /// systems.
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(title) }
  }
}

/// Whether a choice is a tag; going back takes the choice away, unless it is another by then.
private func isChosen<Tag: Hashable>(
  _ tag: Tag, by selection: Binding<Tag?>
) -> Binding<Bool> {
  nonisolated(unsafe) let tag = tag
  return Binding(
    get: { selection.wrappedValue == tag },
    set: { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    })
}
