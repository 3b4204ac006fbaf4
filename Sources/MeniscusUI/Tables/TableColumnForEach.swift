/// Columns for every element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable,
  Content: TableColumnContent<RowValue>
>: TableColumnContent {
  /// The collection.
  public let data: Data
  /// Makes the columns of an element.
  public let content: (Data.Element) -> Content

  /// Makes columns for every element, by the identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// The columns, in order.
  public var tableColumns: [AnyTableColumn<RowValue>] { data.flatMap { content($0).tableColumns } }
}

extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes columns for every element.
  public init(
    _ data: Data,
    @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
  /// Makes columns for every number of a range.
  public init(
    _ data: Range<Int>,
    @TableColumnBuilder<RowValue> content: @escaping (Int) -> Content
  ) {
    self.data = data
    self.content = content
  }
}
