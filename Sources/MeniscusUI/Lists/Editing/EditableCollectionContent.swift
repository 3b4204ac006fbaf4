/// A row of a collection that a list deletes and moves by itself.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let edits: ListEdits
}

extension EditableCollectionContent: WrappingView {
  typealias Made = EditableRowNode<Content, Data>
}

final class EditableRowNode<Content: View, Data>:
  ContentNode<EditableCollectionContent<Content, Data>>, EditableMark
{
  var edits: ListEdits { view.edits }

  override func take(_ new: EditableCollectionContent<Content, Data>) {
    let (old, now) = (view.edits, new.edits)
    super.take(new)
    if !now.allowsSame(as: old) { structureChanged() }
  }
}

extension ForEach where Content: View {
  /// Makes a view for every element that a binding leads to, which people delete and move in lists.
  @MainActor
  public init<Base: EditableCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Base.Element: Identifiable, Data == BoundElements<Base>, ID == Base.Element.ID,
    Content == EditableCollectionContent<Row, Base>
  {
    let edits = editActions.edits(of: data)
    self.init(data) { EditableCollectionContent<Row, Base>(content: content($0), edits: edits) }
  }

  /// Makes a view for every element that a binding leads to, by the identity at a key path, which people
  /// delete and move in lists.
  @MainActor
  public init<Base: EditableCollection, Row: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row
  )
  where Data == BoundElements<Base>, Content == EditableCollectionContent<Row, Base> {
    let edits = editActions.edits(of: data)
    self.init(data, id: id) {
      EditableCollectionContent<Row, Base>(content: content($0), edits: edits)
    }
  }
}
