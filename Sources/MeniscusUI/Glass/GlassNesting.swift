import MeniscusDisplay
import MeniscusGeometry

/// Which glass of a frame lies over glass of other containers, and how many deep.
///
/// Glass of one container is one level and is counted once. A second layer samples the blur of the
/// first, a third that of both: source `docs/glass.md`.
struct GlassNesting {
  /// The deepest glass of a container that lies over glass of another.
  struct Layer: Equatable {
    /// The row of the glass in the display list.
    var row: Int
    /// The row of the deepest glass right beneath it.
    var beneath: Int
    /// How many layers of glass there are, this one included.
    var levels: Int
  }

  /// The distance in points between the places at which two shapes are tried for a common one.
  static let step = 4.0
  /// The places that are tried along an axis, at most.
  static let maximumPlaces = 24.0

  private let list: DisplayList
  private let planes: [Int]
  private var boxes: [Rect2D]

  /// Looks at the glass of a display list.
  ///
  /// - Parameter planes: the plane of each container; glass of different ones is not compared.
  init(_ list: DisplayList, planes: [Int] = []) {
    self.list = list
    self.planes = planes
    boxes = list.glass.map { element in
      let bounds = list.resources.bounds(of: element.silhouette) ?? .zero
      return element.transform.boundingBox(of: bounds)
    }
  }

  /// The deepest layer of each container that lies over another, in the order of drawing.
  ///
  /// Complexity: quadratic in the effects; shapes are looked at only where their bounds meet.
  var layers: [Layer] {
    var found: [Layer] = []
    var levels = [Int](repeating: 1, count: list.glass.count)
    for (row, element) in list.glass.enumerated() where isGlass(element) {
      var layer: Layer?
      for other in 0..<row where isBelow(other, row) && levels[other] >= levels[row] {
        levels[row] = levels[other] + 1
        layer = Layer(row: row, beneath: other, levels: levels[row])
      }
      guard let layer else { continue }
      let known = found.firstIndex { list.glass[$0.row].container == element.container }
      if let known {
        if layer.levels > found[known].levels { found[known] = layer }
      } else {
        found.append(layer)
      }
    }
    return found
  }

  private func isGlass(_ element: GlassElement) -> Bool {
    element.material.kind.isGlass
  }

  /// Whether glass of another container lies beneath an effect.
  private func isBelow(_ other: Int, _ row: Int) -> Bool {
    let (lower, upper) = (list.glass[other], list.glass[row])
    guard lower.container != upper.container, isGlass(lower),
      plane(of: lower) == plane(of: upper)
    else { return false }
    let common = boxes[other].intersection(boxes[row])
    guard common.width > 0, common.height > 0 else { return false }
    guard let lowerShape = shape(of: lower), let upperShape = shape(of: upper) else { return false }
    let columns = places(along: common.width)
    let rows = places(along: common.height)
    for column in 0..<columns {
      for row in 0..<rows {
        let place = Point2D(
          x: common.minX + common.width * (Double(column) + 0.5) / Double(columns),
          y: common.minY + common.height * (Double(row) + 0.5) / Double(rows))
        if lowerShape.contains(place), upperShape.contains(place) { return true }
      }
    }
    return false
  }

  private func plane(of element: GlassElement) -> Int {
    planes.indices.contains(element.container) ? planes[element.container] : 0
  }

  private func places(along extent: Double) -> Int {
    guard extent > Self.step else { return 1 }
    return Int(min(extent / Self.step, Self.maximumPlaces))
  }

  /// The outline of an effect in the frame; nil where it cannot be said.
  private func shape(of element: GlassElement) -> Path2D? {
    element.silhouette.outline(in: list.resources)?.transformed(by: element.transform)
  }
}

extension ViewGraph {
  /// Notes what the glass of a frame does wrong: its outlines, and glass over glass.
  func reportGlass(in list: DisplayList, planes: [Int]) {
    guard !list.glass.isEmpty else { return }
    for (row, fault) in glassFrames.outlines.faults(in: list) {
      report(.invalidGlassShape(view: path(of: row, in: list), fault: fault))
    }
    for layer in GlassNesting(list, planes: planes).layers {
      report(
        .nestedGlass(
          view: path(of: layer.row, in: list), over: path(of: layer.beneath, in: list),
          levels: layer.levels,
          permission: layer.levels > 2 ? permissions.reason(for: .nestedGlass) : nil))
    }
  }

  /// The path of the view that a row of glass is of.
  func path(of row: Int, in list: DisplayList) -> String {
    let view = Int(list.glass[row].view.row)
    return list.views.indices.contains(view) ? list.views[view].path : ""
  }
}
