extension Table where Columns == TableColumnGroup<Value> {
  /// Makes a table of a tree.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      customization: columnCustomization)
  }

  /// Makes a table of a tree, in an order that people choose.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// Makes a table of a tree, of which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: .one(selection), customization: columnCustomization)
  }

  /// Makes a table of a tree, of which one row can be selected, in an order that people choose.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: .one(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of a tree, of which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: .several(selection), customization: columnCustomization)
  }

  /// Makes a table of a tree, of which several rows can be selected.
  ///
  /// People choose their order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value, Rows == TableOutlineGroupContent<Data> {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
