extension Table where Columns == TableColumnGroup<Value> {
  /// Makes a table of rows that are stated one by one.
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), customization: columnCustomization)
  }

  /// Makes a table of rows that are stated one by one, in an order that people choose.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows(), columns(), sorting: TableSorting(sortOrder), customization: columnCustomization)
  }

  /// Makes a table of rows that are stated one by one, of which one can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: .one(selection), customization: columnCustomization)
  }

  /// Makes a table of rows that are stated one by one, of which one can be selected.
  ///
  /// People choose their order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows(), columns(), selection: .one(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }

  /// Makes a table of rows that are stated one by one, of which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: .several(selection), customization: columnCustomization)
  }

  /// Makes a table of rows that are stated one by one, of which several can be selected.
  ///
  /// People choose their order.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows(), columns(), selection: .several(selection), sorting: TableSorting(sortOrder),
      customization: columnCustomization)
  }
}
