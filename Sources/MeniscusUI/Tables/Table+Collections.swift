extension Table where Columns == TableColumnGroup<Value> {
  /// Makes a table of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(ForEach(data), columns(), customization: columnCustomization)
  }

  /// Makes a table of a collection, in an order that people choose.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Data.Element == Value, Sort.Compared == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(
      ForEach(data), columns(), sorting: TableSorting(sortOrder), customization: columnCustomization
    )
  }

  /// Makes a table of a collection, of which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      ForEach(data), columns(), selection: .one(selection), customization: columnCustomization)
  }

  /// Makes a table of a collection, of which one row can be selected.
  ///
  /// People choose their order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Data.Element == Value, Sort.Compared == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(
      ForEach(data), columns(), selection: .one(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of a collection, of which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>> {
    self.init(
      ForEach(data), columns(), selection: .several(selection), customization: columnCustomization)
  }

  /// Makes a table of a collection, of which several rows can be selected.
  ///
  /// People choose their order.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns
  )
  where
    Data.Element == Value, Sort.Compared == Value, Rows == ForEach<Data, Value.ID, TableRow<Value>>
  {
    self.init(
      ForEach(data), columns(), selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
