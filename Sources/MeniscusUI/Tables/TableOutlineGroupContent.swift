/// The rows of a tree.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent,
  TransparentView
where Data.Element: Identifiable {
  /// What a row stands for.
  public typealias TableRowValue = Data.Element

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The rows, each with those below it.
  public var body: some View {
    OutlineGroup(data, children: children) { TableRow($0) }
  }
}
