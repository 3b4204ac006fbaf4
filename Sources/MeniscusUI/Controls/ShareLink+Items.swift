extension ShareLink {
  /// Makes a button that shares items, with a preview of each.
  public init<Items: RandomAccessCollection, Picture, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items: items, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Makes a button with a title that shares an item.
  public init<Item>(_ title: Text, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { DefaultShareLinkLabel(title: title) }
  }

  /// Makes a button with a title that shares an item, with a preview.
  public init<Item, Picture, Icon>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture, Icon>
  ) {
    self.init(title, item: item)
  }

  /// Makes a button that shares items.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text("Share…"), items: items)
  }

  /// Makes a button that shares items, with a preview of each.
  public init<Items: RandomAccessCollection, Picture, Icon>(
    items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
  ) {
    self.init(items: items)
  }

  /// Makes a button with a title that shares items.
  public init<Items: RandomAccessCollection>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items) { DefaultShareLinkLabel(title: title) }
  }

  /// Makes a button with a title that shares items.
  public init<Items: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(titleKey), items: items)
  }

  /// Makes a button with a title that shares items.
  @_disfavoredOverload
  public init<Title: StringProtocol, Items: RandomAccessCollection>(
    _ title: Title, items: Items, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(Text(title), items: items)
  }

  /// Makes a button with a title that shares items, with a preview of each.
  public init<Items: RandomAccessCollection, Picture, Icon>(
    _ title: Text, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
  ) {
    self.init(title, items: items)
  }

  /// Makes a button with a title that shares items, with a preview of each.
  public init<Items: RandomAccessCollection, Picture, Icon>(
    _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
  ) {
    self.init(Text(titleKey), items: items)
  }

  /// Makes a button with a title that shares items, with a preview of each.
  @_disfavoredOverload
  public init<Title: StringProtocol, Items: RandomAccessCollection, Picture, Icon>(
    _ title: Title, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Items.Element) -> SharePreview<Picture, Icon>
  ) {
    self.init(Text(title), items: items)
  }
}
