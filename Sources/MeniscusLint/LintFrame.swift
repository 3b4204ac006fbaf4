import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// A frame of a replay as the rules look at it.
package struct LintFrame: Sendable {
  /// A glass effect that is seen.
  struct Glass: Sendable {
    /// Its row among the views.
    var view: Int
    /// Its row in the display list's table of glass.
    var element: Int
    /// The operation that lays it.
    var operation: Int
    /// A rectangle around its shape, in scene points.
    var bounds: Rect2D
    /// What it is.
    var portrait: GlassPortrait
    /// The container that it is drawn with.
    var container: Int
  }

  /// Which frame it is.
  package let frame: Int
  /// The views and bars.
  package let portrait: ScenePortrait
  /// What is drawn.
  package let list: DisplayList
  /// Whether the extent is that which the trace begins with, and text has its usual size.
  package let isUsualSize: Bool
  /// What the application is called; nil where nobody says it.
  package let application: String?
  /// The effects that views of the scene ask for, not those of the system's own surfaces.
  let glass: [Glass]
  /// What is seen of each operation.
  let seen: [Rect2D]
  /// The paths of views that draw something that is seen.
  let drawing: Set<String>

  /// Looks at a frame.
  package init(
    _ frame: Int, _ portrait: ScenePortrait, _ list: DisplayList, isUsualSize: Bool = true,
    application: String? = nil
  ) {
    self.frame = frame
    self.portrait = portrait
    self.list = list
    self.isUsualSize = isUsualSize
    self.application = application
    let seen = list.visibleBounds()
    self.seen = seen
    glass = Self.glass(of: list, portrait, seen)
    var drawing: Set<String> = []
    for (index, operation) in list.operations.enumerated() where operation.draws {
      let row = Int(operation.view.row)
      if !seen[index].isEmpty, list.views.indices.contains(row) {
        drawing.insert(list.views[row].path)
      }
    }
    self.drawing = drawing
  }

  private static func glass(
    of list: DisplayList, _ portrait: ScenePortrait, _ seen: [Rect2D]
  ) -> [Glass] {
    var views: [String: Int] = [:]
    for (row, view) in portrait.views.enumerated() {
      if case .glass = view.kind { views[view.path] = row }
    }
    let extent = Rect2D(origin: .zero, size: list.size)
    return list.operations.enumerated().compactMap { index, operation in
      guard case .glass(let element) = operation.action, list.glass.indices.contains(element)
      else { return nil }
      let glass = list.glass[element]
      guard list.views.indices.contains(Int(glass.view.row)),
        let view = views[list.views[Int(glass.view.row)].path],
        case .glass(let kind) = portrait.views[view].kind,
        portrait.views[view].marks.isDisjoint(with: [.isSystems, .isUnseen, .isLeaving]),
        let bounds = list.bounds(of: operation)
      else { return nil }
      let part = bounds.intersection(extent)
      guard !part.isEmpty, !seen[index].intersection(extent).isEmpty else { return nil }
      return Glass(
        view: view, element: element, operation: index, bounds: part, portrait: kind,
        container: glass.container)
    }
  }
}

extension DisplayOperation {
  /// Whether it draws something by itself.
  fileprivate var draws: Bool {
    switch action {
    case .fill(_, let paint), .glyphs(_, let paint): !paint.isClear
    case .glass, .beginGroup, .beginLayer, .beginClip, .end: false
    }
  }
}

extension Paint {
  /// Whether nothing is seen of it.
  var isClear: Bool {
    switch self {
    case .color(let color): color.opacity <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.opacity <= 0 }
    case .picture: false
    }
  }
}
