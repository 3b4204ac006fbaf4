/// Views of a tree, which people open level by level.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
{
  let data: Data
  let identity: (Data.Element) -> ID
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  init(
    _ data: Data, identity: @escaping (Data.Element) -> ID,
    children: KeyPath<Data.Element, Data?>,
    content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.identity = identity
    self.children = children
    self.content = content
  }

  /// Makes views of the elements of a collection and of their children, by an identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, identity: { $0[keyPath: id] }, children: children, content: content)
  }

  /// The views.
  @MainActor public var body: some View {
    ForEach(data, identity: identity) { element in
      OutlineNode(element: element, group: self)
    }
  }
}

extension OutlineGroup: TransparentView {}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views of the elements of a collection and of their children.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, identity: { $0.id }, children: children, content: content)
  }

  /// Makes views of an element and of its children.
  public init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data: RangeReplaceableCollection, Element == Data.Element {
    self.init(Data([root]), children: children, content: content)
  }
}

extension OutlineGroup where Data: RangeReplaceableCollection {
  /// Makes views of an element and of its children, by an identity at a key path.
  public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Element == Data.Element {
    self.init(Data([root]), id: id, children: children, content: content)
  }
}

/// The view of an element, and under it those of its children.
private struct OutlineNode<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View,
  TransparentView
{
  let element: Data.Element
  let group: OutlineGroup<Data, ID, Leaf>

  var body: some View {
    if let children = element[keyPath: group.children] {
      DisclosureGroup {
        // The type would contain itself.
        AnyView(
          OutlineGroup(
            children, identity: group.identity, children: group.children, content: group.content))
      } label: {
        group.content(element)
      }
    } else {
      group.content(element)
    }
  }
}
