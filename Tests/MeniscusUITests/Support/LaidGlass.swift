import MeniscusDisplay
import MeniscusGeometry
import MeniscusUI

/// A glass shape of a frame.
struct LaidGlass {
  /// The place of its operation in the list.
  var operation: Int
  var element: GlassElement
  /// The bounds of the shape in the scene's space.
  var box: Rect2D
  var path: String

  var presence: Double { element.material.presence }

  /// The radius of a rounded rectangle's top left corner.
  var radius: Double? {
    if case .roundedRectangle(_, let radii, _) = element.silhouette { return radii.topLeft }
    return nil
  }
}

extension SceneFrame {
  /// The glass shapes, in the order in which they are laid.
  var glass: [LaidGlass] {
    displayList.operations.indices.compactMap { index in
      guard case .glass(let row) = displayList.operations[index].action else { return nil }
      let element = displayList.glass[row]
      let bounds = displayList.resources.bounds(of: element.silhouette) ?? .zero
      return LaidGlass(
        operation: index, element: element, box: element.transform.boundingBox(of: bounds),
        path: displayList.views[Int(element.view.row)].path)
    }
  }

  /// The boxes of the glass shapes.
  var glassBoxes: [Rect2D] { glass.map(\.box) }
}

extension Rect2D {
  /// Whether all edges are within a tolerance of another's.
  func isNear(_ other: Rect2D, within tolerance: Double = 1e-9) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }
}
