/// Rows of a table that are stated together, in order.
public struct TableRowGroup<Value: Identifiable, Content: View>: TableRowContent, TransparentView {
  /// What a row stands for.
  public typealias TableRowValue = Value

  let content: Content

  /// The rows.
  public var body: some View { content }
}

/// Makes rows from statements: rows, collections of them, and sections, with what is stated about
/// them.
@resultBuilder
@MainActor
public enum TableRowBuilder<Value: Identifiable> {
  /// A statement.
  public static func buildExpression<Row: View>(_ row: Row) -> TableRowGroup<Value, Row> {
    TableRowGroup(content: row)
  }

  /// One statement.
  public static func buildBlock<Row: View>(
    _ row: TableRowGroup<Value, Row>
  ) -> TableRowGroup<Value, Row> { row }

  /// Several statements.
  public static func buildBlock<each Row: View>(
    _ rows: repeat TableRowGroup<Value, each Row>
  ) -> TableRowGroup<Value, TupleView<(repeat each Row)>> {
    TableRowGroup(content: ViewBuilder.buildBlock(repeat (each rows).content))
  }

  /// An `if` without `else`.
  public static func buildOptional<Row: View>(
    _ row: TableRowGroup<Value, Row>?
  ) -> TableRowGroup<Value, Row?> {
    TableRowGroup(content: row?.content)
  }

  /// The first branch of an `if`.
  public static func buildEither<First: View, Second: View>(
    first row: TableRowGroup<Value, First>
  ) -> TableRowGroup<Value, ConditionalContent<First, Second>> {
    TableRowGroup(content: ViewBuilder.buildEither(first: row.content))
  }

  /// The second branch of an `if`.
  public static func buildEither<First: View, Second: View>(
    second row: TableRowGroup<Value, Second>
  ) -> TableRowGroup<Value, ConditionalContent<First, Second>> {
    TableRowGroup(content: ViewBuilder.buildEither(second: row.content))
  }

  /// The passes of a `for` loop, by their number.
  public static func buildArray<Row: View>(
    _ rows: [TableRowGroup<Value, Row>]
  ) -> TableRowGroup<Value, ForEach<Range<Int>, Int, Row>> {
    TableRowGroup(content: ViewBuilder.buildArray(rows.map(\.content)))
  }

  /// A statement that is only there on newer systems.
  public static func buildLimitedAvailability<Row: View>(
    _ row: TableRowGroup<Value, Row>
  ) -> TableRowGroup<Value, AnyView> {
    TableRowGroup(content: AnyView(row.content))
  }
}
