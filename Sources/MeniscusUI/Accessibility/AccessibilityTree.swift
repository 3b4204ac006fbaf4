import MeniscusGeometry

/// Builds the elements that people who do not see a scene find, from those that are drawn.
@MainActor
enum AccessibilityTree {
  /// The elements in and below `element`, those that leave left out.
  static func nodes(of element: ElementNode) -> [AccessibilityNode] {
    guard element.presence?.isLeaving != true else { return [] }
    switch element {
    case let root as RootElement: return sorted(root.reachable.flatMap { nodes(of: $0) })
    case is HiddenElement: return []
    case let element as TextElement: return text(of: element)
    case is SymbolElement: return symbol(of: element)
    case let element as IdentifierElement: return identified(element)
    case let element as AccessibilityElement: return stated(element)
    case let element as any AccessibilitySubstituting: return substituted(element)
    case let element as any AccessibilityLabeling: return labeled(element)
    case let element as ExistingLabelElement: return existing(element)
    default: return inside(element)
    }
  }

  private static func inside(_ element: ElementNode) -> [AccessibilityNode] {
    sorted(element.drawnElements.flatMap { nodes(of: $0) })
  }

  /// Higher priorities first; of equal ones the order of the structure holds.
  private static func sorted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard nodes.contains(where: { $0.sortPriority != 0 }) else { return nodes }
    return nodes.enumerated().sorted { left, right in
      left.element.sortPriority == right.element.sortPriority
        ? left.offset < right.offset : left.element.sortPriority > right.element.sortPriority
    }.map(\.element)
  }

  private static func node(of element: ElementNode) -> AccessibilityNode {
    var node = AccessibilityNode()
    node.isEnabled = element.environment.isEnabled
    if element.frame != nil { node.frame = element.sceneFrame }
    return node
  }

  /// A text says what it shows, unless it says otherwise.
  private static func text(of element: TextElement) -> [AccessibilityNode] {
    let label = element.toldContent
    guard !label.isEmpty else { return [] }
    var node = node(of: element)
    node.label = label
    node.traits = element.isHeading ? [.isStaticText, .isHeader] : .isStaticText
    return [node]
  }

  /// A symbol is called by the first words of its name.
  private static func symbol(of element: ElementNode) -> [AccessibilityNode] {
    var node = node(of: element)
    let variants: Set<Substring> = ["fill", "circle", "square", "slash"]
    node.label = (element.snapshotDetail ?? "").split(separator: ".")
      .filter { !variants.contains($0) }.joined(separator: " ")
    node.traits = .isImage
    return [node]
  }

  private static func identified(_ element: IdentifierElement) -> [AccessibilityNode] {
    single(inside(element), for: element) { $0.identifier = element.identifier }
  }

  private static func labeled(_ element: any AccessibilityLabeling) -> [AccessibilityNode] {
    let told = element.labels.flatMap { nodes(of: $0) }
    let texts = told.filter { $0.traits.contains(.isStaticText) }
    let words = (texts.isEmpty ? told : texts).compactMap(\.label)
    guard !words.isEmpty else { return inside(element) }
    return single(inside(element), for: element) { $0.label = words.joined(separator: ", ") }
  }

  /// What a view is called without those that name it, as a text among their texts.
  private static func existing(_ element: ExistingLabelElement) -> [AccessibilityNode] {
    guard let named = element.named else { return [] }
    return inside(named).map { node in
      changing(node) { $0.traits = .isStaticText }
    }
  }

  private static func substituted(_ element: any AccessibilitySubstituting) -> [AccessibilityNode] {
    let told = sorted(element.substitutes.flatMap { nodes(of: $0) })
    let whole = node(of: element)
    let placed = told.map { placing($0, at: whole.frame) }
    if element.replacesElement { return placed }
    return single(inside(element), for: element) { $0.children = placed }
  }

  /// What is not drawn is where the element is that it stands for.
  private static func placing(_ node: AccessibilityNode, at frame: Rect2D) -> AccessibilityNode {
    var placed = node
    if placed.frame == .zero { placed.frame = frame }
    placed.children = placed.children.map { placing($0, at: frame) }
    return placed
  }

  /// Changes the one element that there is, or one that is made around several or for none.
  private static func single(
    _ nodes: [AccessibilityNode], for element: ElementNode,
    _ change: (inout AccessibilityNode) -> Void
  ) -> [AccessibilityNode] {
    var whole: AccessibilityNode
    if nodes.count == 1 {
      whole = nodes[0]
    } else {
      whole = node(of: element)
      whole.children = nodes
    }
    change(&whole)
    return [whole]
  }

  private static func stated(_ element: AccessibilityElement) -> [AccessibilityNode] {
    let attributes = element.modifier.attributes
    guard attributes.isHidden != true else { return [] }
    var nodes = inside(element)
    switch attributes.behavior?.kind {
    case .ignore: nodes = [node(of: element)]
    case .combine: nodes = [combined(nodes, for: element)]
    case .contain:
      var whole = node(of: element)
      whole.children = nodes
      nodes = [whole]
    case nil: break
    }
    if attributes.hasContent || (!attributes.removed.isEmpty && nodes.count == 1) {
      nodes = single(nodes, for: element) { apply(attributes, to: &$0) }
    }
    if let priority = attributes.sortPriority {
      for index in nodes.indices { nodes[index].sortPriority = priority.isNaN ? 0 : priority }
    }
    return nodes
  }

  private static func apply(
    _ attributes: AccessibilityAttributes, to node: inout AccessibilityNode
  ) {
    if let label = attributes.label { node.label = label }
    if let value = attributes.value { node.value = value() }
    if let hint = attributes.hint { node.hint = hint }
    // What is pressed is no text to be read only.
    if !attributes.added.isDisjoint(with: [.isButton, .isToggle, .isLink]) {
      node.traits.remove(.isStaticText)
    }
    node.traits.formUnion(attributes.added)
    node.traits.subtract(attributes.removed)
    node.actions += attributes.actions.map(\.name)
  }

  /// One element that says all that several say, in their order.
  private static func combined(
    _ nodes: [AccessibilityNode], for element: ElementNode
  ) -> AccessibilityNode {
    var whole = node(of: element)
    var labels: [String] = []
    var values: [String] = []
    func add(_ node: AccessibilityNode) {
      if let label = node.label, !label.isEmpty { labels.append(label) }
      if let value = node.value { values.append(value) }
      whole.hint = whole.hint ?? node.hint
      whole.traits.formUnion(node.traits)
      whole.actions += node.actions
      if nodes.count == 1 { whole.identifier = whole.identifier ?? node.identifier }
      for child in node.children { add(child) }
    }
    // Pictures beside texts add nothing to what is said.
    let hasText = nodes.contains { $0.traits.contains(.isStaticText) }
    for node in nodes where !(hasText && node.role == "image") { add(node) }
    whole.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
    whole.value = values.isEmpty ? nil : values.joined(separator: ", ")
    return whole
  }

  /// The action of a name in or below `element`, the outermost first.
  static func action(
    _ name: String, of element: ElementNode
  ) -> (() -> Void)? {
    if let stated = element as? AccessibilityElement,
      let entry = stated.modifier.attributes.actions.first(where: { $0.name == name })
    {
      return entry.action
    }
    for inner in element.elements {
      if let found = action(name, of: inner) { return found }
    }
    return nil
  }
}
