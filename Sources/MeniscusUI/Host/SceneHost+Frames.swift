import MeniscusGeometry

extension SceneHost {
  /// The nodes of the view graph made so far.
  package var nodesMade: Int { graph.nodesMade }

  /// The identifiers of all views with the frames that layout gave them, in tree order: not
  /// rounded, in scene points; what leaves is not among them.
  package var labelledFrames: [(label: String, frame: Rect2D)] {
    identified.compactMap { element in
      element.sceneModelFrame.map { (element.identifier, $0) }
    }
  }
}

extension ElementNode {
  /// The model frame in the scene's space, outside of every scroll content; nil before layout.
  final var sceneModelFrame: Rect2D? {
    guard var frame else { return nil }
    var outer = container
    while let element = outer {
      if let space = element as? any SpaceRoot {
        frame = frame.translated(by: space.contentOrigin)
      }
      outer = element.container
    }
    return frame
  }
}
