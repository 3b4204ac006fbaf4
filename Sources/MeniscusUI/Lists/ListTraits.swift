/// What a view says to the list that it is a row of.
enum ListTrait {
  case insets(EdgeInsets?)
  case edgeInsets(Edge.Set, CGFloat?)
  case background(AnyView?)
  case separator(Visibility, VerticalEdge.Set)
  case separatorTint(Color?, VerticalEdge.Set)
  case sectionSeparator(Visibility, VerticalEdge.Set)
  case sectionSeparatorTint(Color?, VerticalEdge.Set)
  case deleteDisabled(Bool)
  case moveDisabled(Bool)
  case selectionDisabled(Bool)
  case swipe(SwipeActions)
  case disclosure
  /// A link to the screen of a value.
  case link(AnyHashable?)
  /// One level further in.
  case indentation
  /// One of a group that people fold.
  case folding
}

/// What the views of a row say to their list.
struct ListRowTraits {
  var insets = ListRowInsets()
  var background: StatedView<AnyView>?
  var separators = SeparatorTraits()
  var sectionSeparators = SeparatorTraits()
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  var swipes: [SwipeActions] = []
  var hasDisclosure = false
  /// The value that the row is a link to.
  var link: AnyHashable?
  /// How many levels further in the row stands.
  var level = 0
  /// Whether it stands in a group that people fold.
  var isInFolding = false

  /// Takes what a view inside of those before says, in an environment; its word counts more.
  @MainActor
  mutating func take(_ trait: ListTrait, in environment: EnvironmentValues) {
    switch trait {
    case .insets(let insets): self.insets = ListRowInsets(insets)
    case .edgeInsets(let edges, let length): insets.set(length, edges)
    case .background(let view):
      background = view.map { StatedView(content: $0, environment: environment) }
    case .separator(let visibility, let edges): separators.set(visibility, edges)
    case .separatorTint(let tint, let edges): separators.set(tint, edges)
    case .sectionSeparator(let visibility, let edges): sectionSeparators.set(visibility, edges)
    case .sectionSeparatorTint(let tint, let edges): sectionSeparators.set(tint, edges)
    case .deleteDisabled(let isDisabled): isDeleteDisabled = isDisabled
    case .moveDisabled(let isDisabled): isMoveDisabled = isDisabled
    case .selectionDisabled(let isDisabled): isSelectionDisabled = isDisabled
    case .swipe(let actions):
      // Those of views inside stand nearer to the edge.
      swipes.insert(changing(actions) { $0.environment = environment }, at: 0)
    case .link(let value): link = value
    case .disclosure: hasDisclosure = environment.linkIndicator != .hidden
    case .indentation: level += 1
    case .folding: isInFolding = true
    }
  }
}

/// What is around a row's views, in points; nil for what lists have.
struct ListRowInsets: Equatable {
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?

  init(_ insets: EdgeInsets? = nil) {
    guard let insets else { return }
    top = Double(insets.top)
    leading = Double(insets.leading)
    bottom = Double(insets.bottom)
    trailing = Double(insets.trailing)
  }

  /// Whether the list's own stand above and below.
  var isUsualVertically: Bool { top == nil && bottom == nil }

  mutating func set(_ length: CGFloat?, _ edges: Edge.Set) {
    let length = length.map { Double($0) }
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }
}

/// What is said about the lines above and below a row.
struct SeparatorTraits {
  var top = Visibility.automatic
  var bottom = Visibility.automatic
  var topTint: Color?
  var bottomTint: Color?

  mutating func set(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { top = visibility }
    if edges.contains(.bottom) { bottom = visibility }
  }

  mutating func set(_ tint: Color?, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { topTint = tint }
    if edges.contains(.bottom) { bottomTint = tint }
  }
}

/// A view that says something to its list; items pass through it.
nonisolated struct ListTraitView<Content: View>: WrappingView {
  let content: Content
  let trait: ListTrait

  typealias Made = ListTraitNode<Content>
}

/// A node that says something to the list around.
@MainActor
protocol ListTraitMark: Node {
  var trait: ListTrait { get }
}

final class ListTraitNode<Content: View>: ContentNode<ListTraitView<Content>>, ListTraitMark {
  var trait: ListTrait { view.trait }

  override func take(_ new: ListTraitView<Content>) {
    let isEqual = graph.areEqual(view.trait, new.trait)
    super.take(new)
    if !isEqual { structureChanged() }
  }

  override func derive(_ environment: inout EnvironmentValues) {
    // By its node a link is told from others of the same value.
    if case .link = view.trait { environment.linkSelection.link = self }
  }

  override func environmentChanged(from old: EnvironmentValues) {
    switch view.trait {
    // What the row shows in this environment is to hear of it.
    case .background, .swipe: structureChanged()
    case .disclosure where environment.linkIndicator != old.linkIndicator: structureChanged()
    default: return
    }
  }
}

extension ElementNode {
  /// What the views of the element say to a list around.
  func listTraits(below list: Node) -> ListRowTraits {
    let marks = surroundings.prefix { $0 !== list }.compactMap { $0 as? any ListTraitMark }
    var traits = ListRowTraits()
    for mark in marks.reversed() { traits.take(mark.trait, in: mark.environment) }
    return traits
  }

  /// The innermost element and the nodes above it, by where a view that was handed to a container
  /// is shown: what stands around it there comes after what stood around it where it was given.
  final var surroundings: some Sequence<Node> {
    let innermost = innermost
    return sequence(first: innermost as Node) { node in
      (node as? SubviewSource)?.place(of: innermost) ?? node.parent
    }
  }

  /// The element that all wrappers are around.
  nonisolated final var innermost: ElementNode {
    var element: ElementNode = self
    while let wrapper = element as? WrapperElement { element = wrapper.inner }
    return element
  }
}
