import MeniscusGeometry

/// A finger that has held a view until its menu came: it slides on over the rows, and the one that it is
/// let go on is chosen.
///
/// A finger that stays where it is leaves the menu as it is, and so does one that slides and never comes
/// over it; one that leaves it again takes it away. As UIKit's menus are; the distance is that of pans.
@MainActor
struct MenuSlide {
  /// Where the finger was when the menu came, in the scene.
  private let start: Point2D
  private var place: Point2D
  /// Whether it has gone far enough to choose.
  private var isMoving = false
  /// Whether it has been over the menu since.
  private var hasEntered = false
  private weak var row: PressParticipant?

  init(from start: Point2D) {
    self.start = start
    place = start
  }

  /// Goes to a place of the scene; the row there is seen to be pressed.
  mutating func move(to point: Point2D, in graph: ViewGraph) {
    place = point
    if point.distance(to: start) >= GesturePolicy.panDistance { isMoving = true }
    guard isMoving else { return }
    if graph.openMenu?.style.isOutside(point) == false { hasEntered = true }
    let found = graph.menuRow(at: point)
    guard found !== row else { return }
    row?.show(false)
    found?.show(true)
    row = found
  }

  /// Chooses what it is on, or takes the menu away.
  func letGo(in graph: ViewGraph) {
    if let row {
      row.show(false)
      row.action()
    } else if hasEntered, let menu = graph.openMenu, menu.style.isOutside(place) {
      menu.style.tappedOutside()
    }
  }

  /// Comes to nothing: somebody else has the finger.
  func cancel() { row?.show(false) }
}

extension ViewGraph {
  /// The menu that is over everything else; nil where none is.
  fileprivate var openMenu: PresentedElement? {
    presentations.topmost.flatMap { $0.style is MenuPlatterStyle ? $0 : nil }
  }

  /// The row of that menu at a place of the scene, where it can be chosen.
  fileprivate func menuRow(at point: Point2D) -> PressParticipant? {
    var path: [ElementNode] = []
    guard openMenu?.hit(point, path: &path) == true,
      let row = path.lazy.compactMap({ $0 as? PressElement }).first, row.environment.isEnabled
    else { return nil }
    return row.participant as? PressParticipant
  }
}
