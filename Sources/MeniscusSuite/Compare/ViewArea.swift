import MeniscusDisplay
import MeniscusGeometry
import MeniscusReplay

/// Finds the parts of a frame that rules are about.
struct ViewArea {
  private let list: DisplayList
  private let visible: [Rect2D]

  /// How far around itself glass draws at least, in points: its shadow's blur and offset.
  private static let glassReach = 32.0

  /// Prepares the answers for one frame.
  init(_ list: DisplayList) {
    self.list = list
    visible = list.visibleBounds()
  }

  /// The rectangles of an area, in points; none where no view has the name.
  func rectangles(of area: ToleranceRule.Area) -> [Rect2D] {
    switch area {
    case .rectangle(let rect): return [rect]
    case .view(let name):
      return list.operations.indices.compactMap { index in
        let operation = list.operations[index]
        let row = Int(operation.view.row)
        guard list.views.indices.contains(row), Self.isIn(list.views[row].path, name) else {
          return nil
        }
        guard case .glass(let element) = operation.action, list.glass.indices.contains(element)
        else { return visible[index] }
        let reach = max(Self.glassReach, list.glass[element].spacing)
        return visible[index].inset(by: Insets2D(all: -reach))
      }
    }
  }

  /// Whether a view of the frame has the name, drawn or not.
  func hasView(named name: String) -> Bool {
    list.views.contains { Self.isIn($0.path, name) }
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
