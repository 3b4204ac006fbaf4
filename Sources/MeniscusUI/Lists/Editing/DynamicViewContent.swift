import Foundation

/// Views that are made from a collection, so that a list can delete and move them.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// What is done to the elements of a collection that are deleted or moved, and what is dropped
/// between them.
struct ListEdits {
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?
  var onDrop: ListDrop?

  /// Whether people may do the same as by others.
  func allowsSame(as other: ListEdits) -> Bool {
    (onDelete == nil) == (other.onDelete == nil) && (onMove == nil) == (other.onMove == nil)
  }
}

/// Views of a collection, with what is done when a list deletes or moves them.
public struct EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  let content: Base
  let edits: ListEdits

  /// The collection.
  public let data: Base.Data

  init(_ content: Base, _ edits: ListEdits) {
    self.content = content
    self.edits = edits
    data = content.data
  }
}

extension EditableContent: WrappingView {
  typealias Made = EditableNode<Base>
}

/// A node that knows what is done to the elements of the source right below.
@MainActor
protocol EditableMark: Node {
  var edits: ListEdits { get }
}

final class EditableNode<Base: DynamicViewContent>: ContentNode<EditableContent<Base>>,
  EditableMark
{
  var edits: ListEdits { view.edits }

  override func take(_ new: EditableContent<Base>) {
    let (old, now) = (view.edits, new.edits)
    super.take(new)
    if !now.allowsSame(as: old) { structureChanged() }
  }
}

extension DynamicViewContent {
  /// Lets people delete rows of a list.
  ///
  /// - Parameter action: gets the places of the elements; nil forbids it.
  public func onDelete(
    perform action: (@MainActor (IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(self, ListEdits(onDelete: action.map { action in { action($0) } }))
  }

  /// Lets people move rows of a list.
  ///
  /// - Parameter action: gets the places of the elements and the place that they are to stand before;
  ///   nil forbids it.
  public func onMove(
    perform action: (@MainActor (IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(self, ListEdits(onMove: action.map { action in { action($0, $1) } }))
  }
}

// Where the action is optional, the compiler does not convert a method of the main actor to a plain function,
// as in `isOn ? delete : nil`: so there are two forms.
extension DynamicViewContent where Data: RandomAccessCollection {
  /// Lets people delete rows of a list, by an action without isolation.
  @_disfavoredOverload
  public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(self, ListEdits(onDelete: action))
  }

  /// Lets people move rows of a list, by an action without isolation.
  @_disfavoredOverload
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    EditableContent(self, ListEdits(onMove: action))
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Removes the elements at some places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some places so that they stand, in order, before the one at `destination`.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var moved: [Element] = []
    var before: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}
