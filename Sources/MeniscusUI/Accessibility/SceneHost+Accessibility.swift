extension SceneHost {
  /// Where the view with an accessibility identifier was drawn in the last frame; views that are
  /// leaving do not count.
  package func match(identifier: String) -> IdentifierMatch {
    let all = identified
    let found = all.filter { $0.identifier == identifier }
    guard let element = found.first?.element else {
      return .missing(known: all.map(\.identifier))
    }
    guard found.count == 1 else { return .ambiguous(count: found.count) }
    return .found(frame: element.sceneFrame, toggle: element.toggle?.sceneFrame)
  }

  /// The elements that people who do not see the scene find, in their order, as last shown.
  package var accessibilityTree: [AccessibilityNode] {
    graph.asCurrent { AccessibilityTree.nodes(of: root) }
  }

  /// Runs the accessibility action of a name on the view with an identifier; whether there is one.
  ///
  /// What it changes shows in the next frame.
  package func performAccessibilityAction(_ name: String, on identifier: String) -> Bool {
    let found = root.reportedNodes.compactMap { $0 as? IdentifierElement }
      .first { $0.identifier == identifier }
    // What is stated may stand inside of the identifier, or around it.
    var element: ElementNode? = found
    while let current = element {
      if let action = AccessibilityTree.action(name, of: current) {
        graph.asCurrent {
          action()
          graph.flush()
        }
        return true
      }
      element = current.container as? WrapperElement
    }
    return false
  }
}

extension ElementNode {
  /// The part of the element that is switched, where it is a toggle; its label is not a part.
  fileprivate var toggle: TraitElement? {
    if let trait = self as? TraitElement, trait.modifier.trait == .isToggle { return trait }
    for element in elements {
      if let toggle = element.toggle { return toggle }
    }
    return nil
  }
}
