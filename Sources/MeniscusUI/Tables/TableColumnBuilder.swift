/// Several columns, in order.
public struct TableColumnGroup<RowValue: Identifiable>: TableColumnContent {
  /// The columns, in order.
  public let tableColumns: [AnyTableColumn<RowValue>]
}

/// Makes columns from statements.
@resultBuilder
@MainActor
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// A statement.
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> TableColumnGroup<RowValue> where Column.TableRowValue == RowValue {
    TableColumnGroup(tableColumns: column.tableColumns)
  }

  /// Several statements.
  public static func buildBlock(
    _ groups: TableColumnGroup<RowValue>...
  ) -> TableColumnGroup<RowValue> {
    TableColumnGroup(tableColumns: groups.flatMap(\.tableColumns))
  }

  /// An `if` without `else`.
  public static func buildOptional(
    _ group: TableColumnGroup<RowValue>?
  ) -> TableColumnGroup<RowValue> {
    group ?? TableColumnGroup(tableColumns: [])
  }

  /// The first branch of an `if`.
  public static func buildEither(
    first group: TableColumnGroup<RowValue>
  ) -> TableColumnGroup<RowValue> { group }

  /// The second branch of an `if`.
  public static func buildEither(
    second group: TableColumnGroup<RowValue>
  ) -> TableColumnGroup<RowValue> { group }
}
