import MeniscusDisplay
import MeniscusFormats
import MeniscusGeometry

/// Finds the parts of a frame that rules are about.
///
/// A view counts where this run draws it, and where what is accepted does: one that moved is as
/// little compared where it was as where it is.
struct ViewArea {
  /// What is drawn on either side: by whom, and where in points.
  private var drawn: [(path: String, rect: Rect2D)] = []
  /// The paths of the views of this run's frame, drawn or not.
  private var paths: [String] = []
  /// The pixels in a point.
  let scale: Double

  /// Prepares the answers for one frame.
  ///
  /// - Parameter accepted: what is accepted of its operations; nil where nothing is.
  init(_ list: DisplayList, accepted: DrawnList? = nil) {
    self.init(accepted.map { [$0] } ?? [], scale: list.scale)
    paths = list.views.map(\.path)
    let visible = list.visibleBounds()
    for (index, operation) in list.operations.enumerated() {
      let row = Int(operation.view.row)
      guard list.views.indices.contains(row) else { continue }
      var rect = visible[index]
      if case .glass(let element) = operation.action, list.glass.indices.contains(element) {
        rect = rect.inset(by: Insets2D(all: -list.glass[element].reach))
      }
      drawn.append((list.views[row].path, rect))
    }
  }

  /// Prepares the answers for what accepted display lists say.
  init(_ lists: [DrawnList], scale: Double) {
    self.scale = scale
    for list in lists {
      for operation in list.operations where !operation.path.isEmpty && !operation.isEnclosure {
        let rect = operation.bounds.inset(by: Insets2D(all: -operation.reach))
        drawn.append((operation.path, rect))
      }
      paths += list.operations.map(\.path)
    }
  }

  /// The rectangles of an area, in points; none where no view has the name.
  func rectangles(of area: ToleranceRule.Area) -> [Rect2D] {
    switch area {
    case .rectangle(let rect): return [rect]
    case .view(let name):
      return drawn.filter { Self.isIn($0.path, name) }.map(\.rect)
    }
  }

  /// Whether a view of the frame has the name, drawn or not.
  func hasView(named name: String) -> Bool {
    paths.contains { Self.isIn($0, name) }
  }

  /// Whether a path leads to a view of the name, or to one in it.
  ///
  /// `Row[3].padding` is named by all of it, by `Row[3]`, by `Row.padding` and by `Row`; slashes join
  /// the names of views that lie in one another.
  static func isIn(_ path: String, _ name: String) -> Bool {
    let (parts, names) = (path.split(separator: "/"), name.split(separator: "/"))
    guard !names.isEmpty, names.count <= parts.count else { return false }
    return (0...(parts.count - names.count)).contains { start in
      names.indices.allSatisfy { Self.is(parts[start + $0], namedBy: names[$0]) }
    }
  }

  private static func `is`(_ part: Substring, namedBy name: Substring) -> Bool {
    let own = ViewNames.own(String(part))
    return part == name || own == name
      || [Substring(own), part].contains { $0.prefix { $0 != "." } == name }
  }
}
