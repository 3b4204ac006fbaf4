/// Lists of collections and trees.
extension List {
  /// Makes a list with a row for every element of a collection.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row>,
    SelectionValue == Never
  {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for every element of a collection, by the identity at a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, ID, Row>,
    SelectionValue == Never
  {
    self.init(.none, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for every number of a range.
  public init<Row: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  )
  where
    Content == ForEach<Range<Int>, Int, Row>,
    SelectionValue == Never
  {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for every element that a binding leads to.
  @MainActor
  public init<Data: RandomAccessCollection & MutableCollection, Row: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<BoundElements<Data>, Data.Element.ID, Row>, SelectionValue == Never
  {
    self.init(.none, ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for every element that a binding leads to, by the identity at a key path.
  @MainActor
  public init<Data: RandomAccessCollection & MutableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<BoundElements<Data>, ID, Row>,
    SelectionValue == Never
  {
    self.init(.none, ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for every element of a tree, which people open level by level.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row>,
    SelectionValue == Never
  {
    self.init(.none, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list with a row for every element of a tree, by the identity at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, ID, Row>,
    SelectionValue == Never
  {
    self.init(.none, OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Makes a list with a row for every element of a collection, of which
  /// one can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row>
  {
    self.init(.maybe(selection), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for every element of a collection, by the identity at a key path, of which
  /// one can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(.maybe(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for every number of a range, of which
  /// one can be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(.maybe(selection), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for every element that a binding leads to, of which
  /// one can be selected.
  @MainActor
  public init<Data: RandomAccessCollection & MutableCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Content == ForEach<BoundElements<Data>, Data.Element.ID, Row>
  {
    self.init(.maybe(selection), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for every element that a binding leads to, by the identity at a key path, of which
  /// one can be selected.
  @MainActor
  public init<Data: RandomAccessCollection & MutableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<BoundElements<Data>, ID, Row> {
    self.init(.maybe(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for every element of a tree, which people open level by level, of which
  /// one can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row>
  {
    self.init(.maybe(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list with a row for every element of a tree, by the identity at a key path, of which
  /// one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    let tree = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.init(.maybe(selection), tree)
  }

  /// Makes a list with a row for every element of a collection, of which
  /// several can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row>
  {
    self.init(.maybe(selection), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for every element of a collection, by the identity at a key path, of which
  /// several can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(.maybe(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for every number of a range, of which
  /// several can be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(.maybe(selection), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for every element that a binding leads to, of which
  /// several can be selected.
  @MainActor
  public init<Data: RandomAccessCollection & MutableCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Content == ForEach<BoundElements<Data>, Data.Element.ID, Row>
  {
    self.init(.maybe(selection), ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for every element that a binding leads to, by the identity at a key path, of which
  /// several can be selected.
  @MainActor
  public init<Data: RandomAccessCollection & MutableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<BoundElements<Data>, ID, Row> {
    self.init(.maybe(selection), ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for every element of a tree, which people open level by level, of which
  /// several can be selected.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row>
  {
    self.init(.maybe(selection), OutlineGroup(data, children: children, content: rowContent))
  }

  /// Makes a list with a row for every element of a tree, by the identity at a key path, of which
  /// several can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    let tree = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.init(.maybe(selection), tree)
  }
}
