/// Holds views that are laid out and drawn elsewhere.
final class SubviewSource: ElementNode, NodeLender {
  private weak var owner: (any StateReader)?
  private var content: Node?
  private var known: [ElementNode]?
  /// Where views are shown, by the serial numbers of their innermost elements.
  private var places: [Int: WeakPlace] = [:]
  /// What is set where views are shown, by the serial numbers of the nodes that stand for them.
  private var settings: [Int: PlaceSetting] = [:]
  /// Those nodes, by the serial numbers of the nodes that show them.
  private var tops: [Int: Int] = [:]

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

  /// The outermost node that stands for an element alone.
  func topNode(of element: ElementNode) -> Node {
    var top: Node = element
    while let above = top.parent, above !== self {
      var elements: [ElementNode] = []
      above.appendElements(to: &elements)
      guard elements.count == 1 else { break }
      top = above
    }
    return top
  }

  /// Sets more in the environment of an element's views where they are shown, now and from now on.
  ///
  /// Nothing inside ever sees the environment without it: it would be made anew, and lose its state.
  func setEnvironment(
    of element: ElementNode, by place: Node,
    _ change: @escaping (EnvironmentValues) -> EnvironmentValues
  ) {
    let top = topNode(of: element)
    if tops[place.serial] != top.serial { takeBackEnvironment(by: place) }
    tops[place.serial] = top.serial
    settings[top.serial] = PlaceSetting(top: top, place: place.serial, change: change)
    top.isShownElsewhere = true
    top.take(environment: change(top.parent?.childEnvironment ?? childEnvironment))
  }

  /// Sets nothing more at a place, unless another shows the views by now; what was set stays until the
  /// environment changes.
  ///
  /// - Returns: whether something was set at this place last.
  @discardableResult
  func takeBackEnvironment(by place: Node) -> Bool {
    guard let top = tops.removeValue(forKey: place.serial), settings[top]?.place == place.serial
    else { return false }
    settings.removeValue(forKey: top)?.top?.isShownElsewhere = false
    return true
  }

  func environment(_ own: EnvironmentValues, of node: Node) -> EnvironmentValues {
    settings[node.serial]?.change(own) ?? own
  }

  override func elementsChanged() {
    known = nil
    if let owner, !isGone { graph.markStale(owner) }
  }
}

private struct WeakPlace {
  weak var node: Node?
}

/// What a place sets in the environment of the views that it shows.
private struct PlaceSetting {
  weak var top: Node?
  let place: Int
  let change: (EnvironmentValues) -> EnvironmentValues
}
