/// Keeps the views that another one was given, and makes a view from them.
final class SubviewsNode<Base: View, Result: View>: Node, ViewNode, StateReader {
  private(set) var evaluation = 0
  private var view: GroupElementsOfContent<Base, Result>
  private var source: SubviewSource?
  private var result: Node?
  private weak var owner: (any StateReader)?

  init(view: GroupElementsOfContent<Base, Result>, context: NodeContext) {
    self.view = view
    owner = context.graph.owner
    super.init(context: context)
    source = SubviewSource(view.base, owner: self, context: self.context)
    evaluate { result = Node.make(for: $0, in: self.context) }
  }

  override var children: [Node] { result.map { [$0] } ?? [] }

  override func update<New: View>(to new: New) {
    guard let new = new as? GroupElementsOfContent<Base, Result> else { return }
    view = new
    source?.receive(content: new.base)
    refresh()
  }

  override func environmentChanged(from old: EnvironmentValues) {
    source?.receive(environment: childEnvironment)
  }

  /// Makes the view from the views as they are now.
  func refresh() {
    guard !isGone, let result else { return }
    graph.clearStale(self)
    evaluate { result.receive($0) }
  }

  private func evaluate(_ use: (Result) -> Void) {
    guard let source else { return }
    evaluation += 1
    let subviews = SubviewsCollection(subviews: source.items.map { Subview($0, of: source) })
    let made = graph.readingForOwner(owner) { view.transform(subviews) }
    graph.building(below: self) { use(made) }
  }

  override func coverChanged(to isCovered: Bool) {
    super.coverChanged(to: isCovered)
    source?.coverChanged(to: isCovered)
  }

  override func dismantle() {
    super.dismantle()
    source?.dismantle()
  }
}

/// Holds views that are laid out and drawn elsewhere.
final class SubviewSource: ElementNode {
  private weak var owner: (any StateReader)?
  private var content: Node?
  private var known: [ElementNode]?
  /// Where views are shown, by the serial numbers of their innermost elements.
  private var places: [Int: WeakPlace] = [:]

  init<Content: View>(_ view: Content, owner: any StateReader, context: NodeContext) {
    super.init(context: context)
    content = Node.make(for: view, in: self.context)
    self.owner = owner
  }

  override var name: String? { nil }
  override var children: [Node] { content.map { [$0] } ?? [] }
  override func makePath() -> NodePath { parent?.nodePath ?? super.makePath() }

  /// The elements of the views, in order.
  var items: [ElementNode] {
    if let known { return known }
    var elements: [ElementNode] = []
    content?.appendElements(to: &elements)
    known = elements
    return elements
  }

  func receive<Content: View>(content view: Content) { content?.receive(view) }

  /// Where the view with an innermost element is shown; nil where it is not.
  func place(of innermost: ElementNode) -> Node? { places[innermost.serial]?.node }

  /// Takes note of where a view is shown, or that it is not any more.
  func setPlace(_ node: Node?, of element: ElementNode) {
    places[element.innermost.serial] = node.map { WeakPlace(node: $0) }
  }

  override func elementsChanged() {
    known = nil
    if let owner, !isGone { graph.markStale(owner) }
  }
}

private struct WeakPlace {
  weak var node: Node?
}

/// Shows a view that a container was given at another place, in that place's environment.
final class SubviewNode: Node, ViewNode {
  private var view: Subview

  init(view: Subview, context: NodeContext) {
    self.view = view
    super.init(context: context)
    view.source.setPlace(self, of: view.element)
    handEnvironment()
  }

  override func update<New: View>(to new: New) {
    guard let new = new as? Subview else { return }
    let isSame = new.element === view.element
    if !isSame { leavePlace() }
    view = new
    guard !isSame else { return }
    view.source.setPlace(self, of: view.element)
    handEnvironment()
    structureChanged()
  }

  /// The outermost node that stands for this view alone.
  private var top: Node {
    var top: Node = view.element
    while let above = top.parent, above !== view.source {
      var elements: [ElementNode] = []
      above.appendElements(to: &elements)
      guard elements.count == 1 else { break }
      top = above
    }
    return top
  }

  /// What views around this place set holds for the view, and what views around it set where it was
  /// given.
  private func handEnvironment() {
    let top = top
    guard !environment.isSame(as: view.source.environment) else { return }
    let own = top.parent?.childEnvironment ?? view.source.childEnvironment
    top.receive(environment: own.taking(changesTo: environment, from: view.source.environment))
  }

  override func environmentChanged(from old: EnvironmentValues) {
    if !view.element.isGone { handEnvironment() }
  }

  override func appendElements(to elements: inout [ElementNode]) {
    if !view.element.isGone { elements.append(view.element) }
  }

  override func appendDrawnElements(to elements: inout [ElementNode]) {
    if !view.element.isGone { elements.append(view.element) }
  }

  override func appendReported(to nodes: inout [Node]) {
    if !view.element.isGone { top.appendReported(to: &nodes) }
  }

  override func collectPreference<Key: PreferenceKey>(
    _ key: Key.Type, into value: inout Key.Value?
  ) {
    if !view.element.isGone { top.collectPreference(key, into: &value) }
  }

  override func dismantle() {
    super.dismantle()
    leavePlace()
    view.element.container = nil
  }

  /// The view is not shown here any more.
  private func leavePlace() {
    guard view.source.place(of: view.element.innermost) === self else { return }
    view.source.setPlace(nil, of: view.element)
  }
}
