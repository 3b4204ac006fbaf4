import MeniscusGeometry
import MeniscusLayout

extension ElementNode {
  /// The safe area that the element sees, by its causes from the innermost to the outermost.
  final var surroundingSafeArea: SafeArea {
    var causes: [SafeAreaElement] = []
    for element in containers {
      if let element = element as? PresentedElement {
        // What stands over the scene has nothing of it around.
        causes += element.style.safeAreaElements
        break
      }
      if let cause = (element as? any SafeAreaCause)?.safeAreaElement { causes.append(cause) }
      // What scrolls has a space of its own, in which nothing is covered.
      if element is any SpaceRoot { break }
      if element is RootElement { causes += graph.bars.safeAreaElements(in: graph.extent) }
    }
    return SafeArea(causes)
  }

  /// How far what is covered reaches into a frame, or from its edges on where it touches them, in
  /// points.
  final func coveredInsets(of frame: Rect2D) -> Insets2D {
    let area = surroundingSafeArea
    var insets = area.insets(of: frame, ignoring: .all, pixelLength: 1 / graph.scale)
    for cause in area.elements {
      let inner = cause.bounds.inset(by: cause.insets)
      insets.top = max(insets.top, min(inner.minY - frame.minY, frame.height))
      insets.left = max(insets.left, min(inner.minX - frame.minX, frame.width))
      insets.bottom = max(insets.bottom, min(frame.maxY - inner.maxY, frame.height))
      insets.right = max(insets.right, min(frame.maxX - inner.maxX, frame.width))
    }
    return insets
  }
}
