/// One of the views that a container was given.
@MainActor @preconcurrency
public struct Subview: View, Identifiable {
  /// What tells a view from the others of its container.
  nonisolated public struct ID: Hashable, Sendable, CustomStringConvertible {
    let serial: Int
    /// Where the view stands among those that were given, as paths have it.
    let name: String

    /// Where the view stands among those that the container was given.
    public var description: String { name }

    /// Whether both are of the same view.
    public static func == (left: ID, right: ID) -> Bool { left.serial == right.serial }

    /// Feeds what tells the view from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(serial) }
  }

  /// What tells the view from the others of its container.
  nonisolated public let id: ID
  let element: ElementNode
  let source: SubviewSource

  init(_ element: ElementNode, of source: SubviewSource) {
    // The serial number depends on all views that were made before, so no path may name it.
    let slots = sequence(first: element.innermost as Node, next: \.parent)
      .prefix { $0 !== source }.compactMap(\.slot).reversed()
    id = ID(serial: element.serial, name: slots.isEmpty ? "0" : slots.joined(separator: "."))
    self.element = element
    self.source = source
  }

  /// What the view says to the container around it.
  @MainActor public var containerValues: ContainerValues { element.containerValues }

  /// The tag, or where there is none the identity in the `ForEach` of the container that the view
  /// comes from.
  @MainActor var selectionTag: AnyHashable? {
    if let tag = containerValues.tag { return tag }
    let branch = sequence(first: element as Node, next: \.parent).lazy
      .prefix { $0 !== source }
      .compactMap { $0 as? any IdentifiedBranch }.first
    return branch?.erasedIdentity
  }
}

/// The branch of an element of a `ForEach`.
@MainActor
protocol IdentifiedBranch: Node {
  var erasedIdentity: AnyHashable { get }
}

extension ForEachBranch: IdentifiedBranch {
  var erasedIdentity: AnyHashable { AnyHashable(id) }
}

extension Subview: NodeView {
  typealias Made = SubviewNode
}

/// The views that a container was given, in order.
@MainActor @preconcurrency
public struct SubviewsCollection: View, RandomAccessCollection {
  let subviews: [Subview]

  /// The place of the first view.
  nonisolated public var startIndex: Int { 0 }
  /// The place after the last view.
  nonisolated public var endIndex: Int { subviews.count }
  /// The view at a place.
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of the views.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: Array(subviews[bounds]))
  }

  /// All of the views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a container was given.
@MainActor @preconcurrency
public struct SubviewsCollectionSlice: View, RandomAccessCollection {
  let subviews: [Subview]

  /// The place of the first view.
  nonisolated public var startIndex: Int { 0 }
  /// The place after the last view.
  nonisolated public var endIndex: Int { subviews.count }
  /// The view at a place.
  nonisolated public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of the views.
  nonisolated public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: Array(subviews[bounds]))
  }

  /// All of the views.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// A view that is made from the views of another one.
nonisolated public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: NodeView {
  typealias Made = SubviewsNode<Base, Result>
}

extension Group {
  /// Makes a view from the views of another one.
  public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(base: view, transform: transform) }
  }
}

/// A view for each of the views of another one.
nonisolated public struct ForEachSubview<Base: View, Content: View>: View, TransparentView {
  let base: Base
  let content: (Subview) -> Content

  /// The views.
  @MainActor public var body: some View {
    GroupElementsOfContent(base: base) { subviews in ForEach(subviews) { content($0) } }
  }
}

extension ForEach {
  /// Makes a view for each of the views of another one.
  @MainActor
  public init<Base: View, Inner: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Inner
  ) where Data == Range<Int>, ID == Int, Content == ForEachSubview<Base, Inner> {
    self.init(0..<1) { _ in ForEachSubview(base: view, content: content) }
  }
}
