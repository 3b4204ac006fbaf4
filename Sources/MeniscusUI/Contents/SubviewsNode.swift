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

  private var top: Node { view.source.topNode(of: view.element) }

  /// What views around this place set holds for the view, and what views around it set where it was
  /// given.
  private func handEnvironment() {
    let (here, base) = (environment, view.source.environment)
    guard !here.isSame(as: base) else {
      view.source.takeBackEnvironment(by: self)
      return
    }
    view.source.setEnvironment(of: view.element, by: self) {
      $0.taking(changesTo: here, from: base)
    }
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
    view.source.takeBackEnvironment(by: self)
    guard view.source.place(of: view.element.innermost) === self else { return }
    view.source.setPlace(nil, of: view.element)
  }
}
