extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that tell the tabs apart.
  public typealias TabValue = Content.TabValue
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  func append(to entries: inout [TabEntry], key: String) {
    for (place, element) in data.enumerated() {
      // Names that differ from run to run are none: such tabs are known by their places.
      let id = identity(element)
      let name = id is String || id is Int ? "\(id)" : "\(place)"
      content(element).appendEntries(to: &entries, key: "\(key).\(name)")
    }
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs for every element, by the identity at a key path.
  public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }

  /// Makes tabs for every element, by the element's own identity.
  public init<Value: Hashable>(
    _ data: Data,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identity: { $0.id }, content: content)
  }

  /// Makes tabs for every number of a range.
  public init<Value: Hashable>(
    _ data: Range<Int>,
    @TabContentBuilder<Value> content: @escaping (Int) -> Content
  ) where Content.TabValue == Value, Data == Range<Int>, ID == Int {
    self.init(data, identity: { $0 }, content: content)
  }
}
