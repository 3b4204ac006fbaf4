import Foundation

/// Rows of values in columns.
///
/// Where there is little width, as on a phone, it is a list of the first column.
nonisolated public struct Table<
  Value: Identifiable, Rows: TableRowContent<Value>, Columns: TableColumnContent<Value>
>: View {
  let rows: Rows
  let columns: Columns
  let selection: List<Value.ID, EmptyView>.Selection
  let sorting: TableSorting?

  init(
    _ rows: Rows, _ columns: Columns, selection: List<Value.ID, EmptyView>.Selection = .none,
    sorting: TableSorting? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
  }

  /// The rows.
  @MainActor public var body: some View {
    TableBody(
      rows: rows.tableRows, columns: columns.tableColumns, selection: selection, sorting: sorting)
  }
}

/// How the rows of a table are sorted.
@MainActor
struct TableSorting {
  /// Whether rows are sorted by a column's comparator first, and whether the other way round; nil
  /// where they are sorted by another.
  let isReverse: @MainActor (Any) -> Bool?
  /// Sorts by a column's comparator first, or the other way round.
  let sort: @MainActor (Any) -> Void

  nonisolated init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    func unordered(_ comparator: Sort) -> Sort { changing(comparator) { $0.order = .forward } }
    isReverse = { comparator in
      guard let first = order.wrappedValue.first, let comparator = comparator as? Sort,
        unordered(first) == unordered(comparator)
      else { return nil }
      return first.order == .reverse
    }
    sort = { comparator in
      guard let comparator = comparator as? Sort else { return }
      var comparators = order.wrappedValue
      if let first = comparators.first, unordered(first) == unordered(comparator) {
        comparators[0].order = first.order == .forward ? .reverse : .forward
      } else {
        comparators.removeAll { unordered($0) == unordered(comparator) }
        comparators.insert(unordered(comparator), at: 0)
      }
      order.wrappedValue = comparators
    }
  }
}

extension Table where Rows == TableRowGroup<Value>, Columns == TableColumnGroup<Value> {
  /// Makes a table of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(TableRowGroup(tableRows: Array(data)), columns())
  }

  /// Makes a table of a collection, of which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(TableRowGroup(tableRows: Array(data)), columns(), selection: .one(selection))
  }

  /// Makes a table of a collection, of which several rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(TableRowGroup(tableRows: Array(data)), columns(), selection: .several(selection))
  }

  /// Makes a table of a collection whose order people choose by the titles of columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(
      TableRowGroup(tableRows: Array(data)), columns(), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of a collection, of which one row can be selected, in an order that people choose.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(
      TableRowGroup(tableRows: Array(data)), columns(), selection: .one(selection),
      sorting: TableSorting(sortOrder))
  }

  /// Makes a table of a collection, of which several rows can be selected, in an order that people
  /// choose.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {
    self.init(
      TableRowGroup(tableRows: Array(data)), columns(), selection: .several(selection),
      sorting: TableSorting(sortOrder))
  }

  /// Makes a table of rows that are stated one by one.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  /// Makes a table of rows that are stated one by one, of which one can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: .one(selection))
  }

  /// Makes a table of rows that are stated one by one, of which several can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: .several(selection))
  }
}
