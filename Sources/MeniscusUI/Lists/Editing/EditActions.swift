/// What people may do to the elements of a list by themselves.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit an action.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// They delete them.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
  /// They move them.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
  /// They delete and move them.
  public static var all: EditActions<Data> { [.delete, .move] }
}

/// A collection that a list changes by itself.
public typealias EditableCollection = MutableCollection & RandomAccessCollection
  & RangeReplaceableCollection

extension EditActions where Data: EditableCollection {
  /// The changes of a collection that a binding leads to.
  @MainActor
  func edits(of data: Binding<Data>) -> ListEdits {
    var edits = ListEdits()
    if contains(.delete) {
      edits.onDelete = { places in data.wrappedValue.remove(atOffsets: places) }
    }
    if contains(.move) {
      edits.onMove = { places, target in
        data.wrappedValue.move(fromOffsets: places, toOffset: target)
      }
    }
    return edits
  }
}

/// A row for every element that a binding leads to, which a list deletes and moves by itself.
public typealias EditableRows<Data: EditableCollection, ID: Hashable, Row: View> =
  EditableContent<ForEach<BoundElements<Data>, ID, Row>>

extension List {
  /// Makes a list with a row for every element that a binding leads to, which people delete and move.
  @MainActor
  public init<Data: EditableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable, Content == EditableRows<Data, Data.Element.ID, Row>,
    SelectionValue == Never
  {
    self.init(
      .none,
      EditableContent(ForEach(data, content: rowContent), editActions.edits(of: data)))
  }

  /// Makes a list with a row for every element that a binding leads to, which people delete and move;
  /// one can be selected.
  @MainActor
  public init<Data: EditableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Element: Identifiable, Content == EditableRows<Data, Data.Element.ID, Row> {
    self.init(
      .maybe(selection),
      EditableContent(ForEach(data, content: rowContent), editActions.edits(of: data)))
  }

  /// Makes a list with a row for every element that a binding leads to, which people delete and move;
  /// several can be selected.
  @MainActor
  public init<Data: EditableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Data.Element: Identifiable, Content == EditableRows<Data, Data.Element.ID, Row> {
    self.init(
      .maybe(selection),
      EditableContent(ForEach(data, content: rowContent), editActions.edits(of: data)))
  }
}

extension List {
  /// Makes a list with a row for every element that a binding leads to, by the identity at a key path,
  /// which people delete and move.
  @MainActor
  public init<Data: EditableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == EditableRows<Data, ID, Row>, SelectionValue == Never {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init(.none, EditableContent(rows, editActions.edits(of: data)))
  }

  /// Makes a list with a row for every element that a binding leads to, by the identity at a key path,
  /// which people delete and move; one can be selected.
  @MainActor
  public init<Data: EditableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == EditableRows<Data, ID, Row> {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init(.maybe(selection), EditableContent(rows, editActions.edits(of: data)))
  }

  /// Makes a list with a row for every element that a binding leads to, by the identity at a key path,
  /// which people delete and move; several can be selected.
  @MainActor
  public init<Data: EditableCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == EditableRows<Data, ID, Row> {
    let rows = ForEach(data, id: id, content: rowContent)
    self.init(.maybe(selection), EditableContent(rows, editActions.edits(of: data)))
  }
}
