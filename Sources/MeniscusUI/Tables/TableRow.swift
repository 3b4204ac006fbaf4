/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue>: View {
  /// What a row stands for.
  associatedtype TableRowValue: Identifiable
}

/// A row of a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent, TransparentView {
  /// What the row stands for.
  public typealias TableRowValue = Value

  let value: Value
  @Environment(\.tableLine) private var line

  /// Makes the row of a value.
  public init(_ value: Value) {
    self.value = value
  }

  /// The cells of the row in the table around; nothing elsewhere.
  @MainActor public var body: some View {
    line?.cells(value).tag(value.id)
  }
}

/// Makes the cells of a row, whatever the table's values are.
struct TableLineSource {
  let cells: (Any) -> AnyView
}

private let tableLineEntry = EnvironmentEntry<TableLineSource?>(nil)

extension EnvironmentValues {
  /// What makes the cells of rows; nil outside of tables.
  var tableLine: TableLineSource? {
    get { self[tableLineEntry] }
    set { self[tableLineEntry] = newValue }
  }
}

/// The rows of a collection.
extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row stands for.
  public typealias TableRowValue = Content.TableRowValue
}

extension ForEach
where
  Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
{
  /// Makes a row of a table for every element.
  public init(_ data: Data) {
    self.init(data) { TableRow($0) }
  }
}
