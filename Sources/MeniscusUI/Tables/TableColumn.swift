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
  let content: (RowValue) -> AnyView
  /// What rows are sorted by, a sort comparator; nil where they are not.
  let comparator: Any?
  var width: TableColumnWidth
  var alignment: HorizontalAlignment
  /// What a customization knows it by; nil for nothing.
  let id: String?
  /// Whether it is shown where no customization says otherwise.
  let visibility: Visibility
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
  private let content: (RowValue) -> Content
  private let comparator: Any?
  private var columnWidth = TableColumnWidth()
  private var columnAlignment = HorizontalAlignment.leading
  var columnID: String?
  var columnVisibility = Visibility.automatic

  init(
    label: Label, comparator: Any?, content: @escaping (RowValue) -> Content
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
        width: columnWidth, alignment: columnAlignment, id: columnID, visibility: columnVisibility)
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
