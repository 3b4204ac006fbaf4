import MeniscusGeometry

extension SceneHost {
  /// The nodes of the view graph made so far.
  package var nodesMade: Int { graph.nodesMade }

  /// The identifiers of all views with the frames that layout gave them, in tree order: not
  /// rounded, in scene points; what leaves is not among them.
  package var labelledFrames: [(label: String, frame: Rect2D)] {
    identified.compactMap { found in
      found.element.sceneModelFrame.map { (found.identifier, $0) }
    }
  }

  /// The frame that layout gave the view with an accessibility identifier, not rounded, in scene
  /// points or in those of the scroll content around; nil where none or several have it.
  package func modelFrame(identifier: String) -> Rect2D? {
    let found = identified.filter { $0.identifier == identifier }
    return found.count == 1 ? found.first?.element.frame : nil
  }

  /// The views with identifiers, in tree order; what leaves is not among them.
  var identified: [(identifier: String, element: ElementNode)] {
    root.reportedNodes.compactMap { node in
      guard let element = node as? ElementNode, let identifier = element.identifier,
        !element.isLeaving
      else { return nil }
      return (identifier, element)
    }
  }
}
