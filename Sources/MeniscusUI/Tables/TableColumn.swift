/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// What a row of the table stands for.
  associatedtype TableRowValue: Identifiable
  /// The columns, in order.
  var tableColumns: [AnyTableColumn<TableRowValue>] { get }
}

/// A column of a table, whatever it shows.
public struct AnyTableColumn<RowValue: Identifiable> {
  let label: AnyView
  let content: @MainActor (RowValue) -> AnyView
  /// What rows are sorted by, a sort comparator; nil where they are not.
  let comparator: Any?
  var width: TableColumnWidth
  var alignment: HorizontalAlignment
}

/// How wide a column is, in points; nil is as the table has it.
struct TableColumnWidth: Equatable {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
}

/// A column with a title and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  private let label: Label
  private let content: @MainActor (RowValue) -> Content
  private let comparator: Any?
  private var columnWidth = TableColumnWidth()
  private var columnAlignment = HorizontalAlignment.leading

  init(
    label: Label, comparator: Any?, content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// The column itself.
  public var tableColumns: [AnyTableColumn<RowValue>] {
    let content = content
    return [
      AnyTableColumn(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator,
        width: columnWidth, alignment: columnAlignment)
    ]
  }

  /// The column with a fixed width in points; nil is as the table has it.
  public func width(_ width: CGFloat? = nil) -> Self {
    changing(self) {
      $0.columnWidth = TableColumnWidth(minimum: width, ideal: width, maximum: width)
    }
  }

  /// The column with bounds of its width in points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> Self {
    changing(self) {
      $0.columnWidth = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
    }
  }

  /// The column with its cells at an edge or in the middle.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    changing(self) { $0.columnAlignment = alignment.guide }
  }
}

/// Where the cells of a column stand.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// At the leading edge.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle.
  public static let center = TableColumnAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// At the trailing edge, as numbers are.
  public static let numeric = TableColumnAlignment(name: "numeric")

  var guide: HorizontalAlignment {
    if self == .center { return .center }
    return self == .trailing || self == .numeric ? .trailing : .leading
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column that rows are not sorted by.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Makes a column that rows are not sorted by.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of a value that rows are sorted by.
  public init<Value: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column of a value that rows are sorted by.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Makes a column of a text that rows are sorted by.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }

  /// Makes a column of a text that rows are sorted by.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text($0[keyPath: value])
    }
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Makes a column that rows are sorted by in a way of one's own.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping @MainActor (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }
}

/// Several columns, in order.
public struct TableColumnGroup<RowValue: Identifiable>: TableColumnContent {
  /// The columns, in order.
  public let tableColumns: [AnyTableColumn<RowValue>]
}

/// Makes columns from statements.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable> {
  /// A statement.
  @MainActor public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> TableColumnGroup<RowValue> where Column.TableRowValue == RowValue {
    TableColumnGroup(tableColumns: column.tableColumns)
  }

  /// Several statements.
  @MainActor public static func buildBlock(
    _ groups: TableColumnGroup<RowValue>...
  ) -> TableColumnGroup<RowValue> {
    TableColumnGroup(tableColumns: groups.flatMap(\.tableColumns))
  }

  /// An `if` without `else`.
  @MainActor public static func buildOptional(
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
