import MeniscusGeometry

nonisolated extension View {
  /// Makes a group of what is inside, which arrow keys enter as a whole: where the group lies in
  /// the direction of a move, though none of its views does.
  public func focusSection() -> some View {
    modified(by: FocusSectionModifier())
  }
}

struct FocusSectionModifier: StatedModifier {
  typealias Wrapper = FocusSectionElement

  var label: String { ".focusSection" }
}

final class FocusSectionElement: StatedElement<FocusSectionModifier> {
  /// Who inside had the focus last.
  weak var remembered: (any FocusTaker)?
}

/// Where a move can lead to: a view, or a group as a whole.
struct FocusPlace {
  let element: ElementNode
  /// The frame in the scene.
  let frame: Rect2D
}

extension ElementNode {
  /// The frame that moves go by, in the scene: where layout has the element, through scroll views
  /// and transforms around; nil where there is nothing of it.
  final var focusFrame: Rect2D? {
    guard let frame, !frame.isEmpty else { return nil }
    return outerLayoutMap.boundingBox(of: frame)
  }

  /// Where moves inside can lead to, in tree order; a group inside is one place.
  final var focusPlaces: [FocusPlace] {
    var places: [FocusPlace] = []
    for element in focusElements { element.appendFocusPlaces(to: &places) }
    return places
  }

  private func appendFocusPlaces(to places: inout [FocusPlace]) {
    if presence?.isLeaving == true || hidesInside { return }
    let isSection = self is FocusSectionElement
    if isSection || (self as? any FocusTaker)?.canTakeFocus == true, let frame = focusFrame {
      places.append(FocusPlace(element: self, frame: frame))
    }
    if isSection { return }
    for element in focusElements { element.appendFocusPlaces(to: &places) }
  }

  /// Whether something of the element is seen in each scroll view around that another is not in.
  final func isInSight(besides other: ElementNode? = nil) -> Bool {
    guard let frame = focusFrame else { return false }
    for element in containers where element.scrolling != nil {
      if let other, other.containers.contains(where: { $0 === element }) { return true }
      guard let seen = element.focusFrame?.intersection(frame),
        min(seen.width, seen.height) > FocusPolicy.tolerance
      else { return false }
    }
    return true
  }

  /// Has the scroll views around show all of the element.
  final func comeIntoSight() {
    guard var target = frame else { return }
    for element in containers {
      guard let scroll = element.scrolling else { continue }
      // Who has the focus at first is there at once.
      target = scroll.reveal(target, margin: FocusPolicy.margin, isAnimated: graph.time > 0)
    }
  }
}
