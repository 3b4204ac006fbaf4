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
  let customization: Binding<TableColumnCustomization<Value>>?

  init(
    _ rows: Rows, _ columns: Columns, selection: List<Value.ID, EmptyView>.Selection = .none,
    sorting: TableSorting? = nil, customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  /// The rows.
  @MainActor public var body: some View {
    TableBody(rows: rows, columns: shownColumns, selection: selection, sorting: sorting)
  }

  /// The columns that are not hidden.
  @MainActor private var shownColumns: [AnyTableColumn<Value>] {
    columns.tableColumns.filter { column in
      let stated = column.id.map { customization?.wrappedValue[visibility: $0] ?? .automatic }
      let visibility = stated.flatMap { $0 == .automatic ? nil : $0 } ?? column.visibility
      return visibility != .hidden
    }
  }
}
