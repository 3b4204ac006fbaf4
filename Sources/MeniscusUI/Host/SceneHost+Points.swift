import MeniscusGeometry

/// What is at a point of the frame that was shown last.
extension SceneHost {
  /// The innermost view that a touch at a point reaches and that a trace can name: an accessibility
  /// identifier which no other view has; nil where there is none.
  ///
  /// - Complexity: linear in the views.
  package func namedView(at point: Point2D) -> (id: String, frame: Rect2D)? {
    let touched = touchedElements(at: point)
    guard touched.contains(where: { $0.identifier != nil }) else { return nil }
    var counts: [String: Int] = [:]
    for view in identified { counts[view.identifier, default: 0] += 1 }
    for element in touched {
      guard let id = element.identifier, counts[id] == 1 else { continue }
      let frame = element.sceneFrame
      if !frame.isEmpty { return (id, frame) }
    }
    return nil
  }

  /// Whether a view would hear of a pointer that comes to a point without being down, or leaves the
  /// scene.
  package func hearsHover(at point: Point2D?) -> Bool {
    hovers.isOverSomething
      || point.map { touchedElements(at: $0).contains { $0 is any HoverObserver } } ?? false
  }

  /// The paths of the views that a touch at a point reaches, the innermost first.
  package func touchedViews(at point: Point2D) -> [String] {
    touchedElements(at: point).map(\.path)
  }

  /// The identifier of the view that has the focus, or of the nearest one around it; nil where nobody
  /// has it.
  package var focusedIdentifier: String? {
    graph.focus.focused?.selfAndContainers.lazy.compactMap(\.identifier).first
  }
}
