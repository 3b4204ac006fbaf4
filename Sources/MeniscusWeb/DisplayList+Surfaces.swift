import MeniscusDisplay
import MeniscusGeometry
import MeniscusMorph

extension DisplayList {
  /// What the list's glass that is seen fuses into, back to front.
  ///
  /// - Complexity: quadratic in the elements of a container; linear in the operations, times the
  ///   layers that are open.
  package func seenSurfaces() -> [FusedShape] {
    guard !glass.isEmpty else { return [] }
    let (fused, boxes) = (FusedShapes.resolve(self), visibleBounds())
    var isTaken = [Bool](repeating: false, count: fused.shapes.count)
    var seen: [FusedShape] = []
    for (index, operation) in operations.enumerated() where !boxes[index].isEmpty {
      guard case .glass(let row) = operation.action, glass.indices.contains(row),
        let number = fused.shapeOfElement[row], !isTaken[number]
      else { continue }
      isTaken[number] = true
      seen.append(fused.shapes[number])
    }
    return seen
  }

  /// The distance to the edge of the glass that is seen at a point of the frame, in points, negative
  /// inside; nil where there is no glass.
  ///
  /// Inside several surfaces it is that of the frontmost, outside of all that of the nearest.
  public func glassDistance(at point: Point2D) -> Double? {
    var decided: Double?
    for surface in seenSurfaces() {
      let distance = surface.sample(at: point).distance
      if distance <= 0 || distance < decided ?? .infinity && decided ?? 1 > 0 {
        decided = distance
      }
    }
    return decided
  }
}
