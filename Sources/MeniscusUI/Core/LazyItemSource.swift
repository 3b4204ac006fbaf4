/// A node that makes its children only when a lazy container asks for them.
@MainActor
protocol LazyItemSource: ElementSource {
  /// The number of children that there would be.
  var itemCount: Int { get }
  /// The child at a place, made if it is not there.
  func item(at index: Int) -> Node
  /// The child at a place, if it is there.
  func madeItem(at index: Int) -> Node?
  /// The identity of the child at a place, made or not.
  func identity(at index: Int) -> AnyHashable
  /// The place of the child with an identity, made or not; nil where there is none.
  func index(of identity: AnyHashable) -> Int?
  /// Ends the children outside of a range, but for some others; those inside are kept if they are there.
  func keepItems(in range: Range<Int>, and others: [Int])
  /// Whether children hold sections; then all of them are made.
  var isNested: Bool { get }
  /// Where the child at a place stood before the animated change at hand; nil where it is new.
  func formerIndex(at index: Int) -> Int?
}

/// An element that asks `LazyItemSource` nodes directly below it for their children one by one.
@MainActor
protocol LazyContainer: ElementNode {
  /// Forgets the lengths of its items: they are measured against another length now.
  func lengthsChanged()
}

extension Node {
  /// Whether the children of a node right below are items of a lazy container.
  ///
  /// Between both there may be nodes that only pass views on. An item itself is made whole, but for
  /// the sections that it may be made of.
  final var isLazyPlace: Bool {
    var node: Node? = self
    var isInSection = false
    while let current = node {
      if current is any LazyContainer { return true }
      guard current.passesItems else { return false }
      if current is any SectionMark { isInSection = true }
      if !isInSection, current.parent is any LazyItemSource { return false }
      node = current.parent
    }
    return false
  }

  /// Whether sections stand below, with nothing but what passes views on between.
  final var holdsSections: Bool {
    if self is any SectionMark { return true }
    guard passesItems else { return false }
    return children.contains { $0.holdsSections }
  }
}
