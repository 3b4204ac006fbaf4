/// A row of a table with rows below it that are shown and hidden.
public struct DisclosureTableRow<Value: Identifiable, Content: View>: TableRowContent,
  TransparentView
{
  /// What a row stands for.
  public typealias TableRowValue = Value

  private let value: Value
  private let isExpanded: Binding<Bool>?
  private let content: () -> TableRowGroup<Value, Content>
  @State private var isOpen = false

  /// Makes the row of a value, and the rows below it.
  public init(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> TableRowGroup<Value, Content>
  ) {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }

  /// The row and those below it.
  public var body: some View {
    DisclosureGroup(isExpanded: isExpanded ?? $isOpen) {
      content()
    } label: {
      TableRow(value)
    }
  }
}
