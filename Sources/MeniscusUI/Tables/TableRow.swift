/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable
  /// What the rows stand for, in order.
  var tableRows: [TableRowValue] { get }
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: View, TableRowContent, TransparentView {
  let value: Value

  /// Makes the row of a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// Nothing: a table draws its rows.
  public var body: some View { EmptyView() }

  /// The value.
  public var tableRows: [Value] { [value] }
}

/// Several rows, in order.
nonisolated public struct TableRowGroup<Value: Identifiable>: TableRowContent {
  /// What the rows stand for, in order.
  public let tableRows: [Value]
}

/// Makes rows from statements.
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
  /// A statement.
  @MainActor public static func buildExpression<Row: TableRowContent>(
    _ row: Row
  ) -> TableRowGroup<Value> where Row.TableRowValue == Value {
    TableRowGroup(tableRows: row.tableRows)
  }

  /// A row for every element of a collection.
  @MainActor public static func buildExpression<Data, ID>(
    _ rows: ForEach<Data, ID, TableRow<Value>>
  ) -> TableRowGroup<Value> {
    TableRowGroup(tableRows: rows.data.map { rows.content($0).value })
  }

  /// Several statements.
  public static func buildBlock(_ groups: TableRowGroup<Value>...) -> TableRowGroup<Value> {
    TableRowGroup(tableRows: groups.flatMap(\.tableRows))
  }

  /// An `if` without `else`.
  public static func buildOptional(_ group: TableRowGroup<Value>?) -> TableRowGroup<Value> {
    group ?? TableRowGroup(tableRows: [])
  }

  /// The first branch of an `if`.
  public static func buildEither(first group: TableRowGroup<Value>) -> TableRowGroup<Value> {
    group
  }

  /// The second branch of an `if`.
  public static func buildEither(second group: TableRowGroup<Value>) -> TableRowGroup<Value> {
    group
  }
}
