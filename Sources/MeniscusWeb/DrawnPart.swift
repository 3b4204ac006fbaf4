import MeniscusDisplay
import MeniscusGeometry

/// An operation as a person looks at it: what it is, who caused it, where it is seen.
public struct DrawnPart: Equatable, Sendable {
  /// What an operation does.
  public enum Kind: Int, Sendable {
    case fill, gradient, picture, glyphs, glass, group, layer, clip
  }

  /// The place of the operation in its list.
  public var operation: Int
  /// What it does.
  public var kind: Kind
  /// The view that caused it; ``ViewIndex/none`` where nobody did.
  public var view: ViewIndex
  /// What is seen of it, in points of the frame.
  public var box: Rect2D
  /// The colour of a fill or of glyphs, or the tint of glass; nil for none.
  public var color: RGBA?
}

extension DisplayList {
  /// The operations that draw something that is seen, back to front.
  ///
  /// - Complexity: linear in the operations, times the layers that are open.
  public func drawnParts() -> [DrawnPart] {
    let boxes = visibleBounds()
    var parts: [DrawnPart] = []
    for (index, operation) in operations.enumerated() where !boxes[index].isEmpty {
      guard let (kind, color) = kind(of: operation) else { continue }
      parts.append(
        DrawnPart(
          operation: index, kind: kind, view: operation.view, box: boxes[index], color: color))
    }
    return parts
  }

  /// The operations that draw at a point of the frame, the frontmost first, without the groups, layers
  /// and clips that they are in.
  ///
  /// Regions count exactly but for their rounded corners and for glyphs, which count as their boxes.
  public func parts(at point: Point2D) -> [DrawnPart] {
    drawnParts().reversed().filter { part in
      part.kind.rawValue < DrawnPart.Kind.group.rawValue && part.box.contains(point)
        && covers(operations[part.operation], point)
    }
  }

  private func kind(of operation: DisplayOperation) -> (DrawnPart.Kind, RGBA?)? {
    switch operation.action {
    case .fill(_, .color(let color)): (.fill, color)
    case .fill(_, .gradient): (.gradient, nil)
    case .fill(_, .picture): (.picture, nil)
    case .glyphs(_, .color(let color)): (.glyphs, color)
    case .glyphs: (.glyphs, nil)
    case .glass(let row): (.glass, glass.indices.contains(row) ? glass[row].material.tint : nil)
    case .beginGroup: (.group, nil)
    case .beginLayer: (.layer, nil)
    case .beginClip: (.clip, nil)
    case .end: nil
    }
  }

  private func covers(_ operation: DisplayOperation, _ point: Point2D) -> Bool {
    switch operation.action {
    case .fill(let silhouette, _), .beginClip(let silhouette):
      return covers(silhouette, operation.transform, point)
    case .glass(let row):
      return glass.indices.contains(row)
        && covers(glass[row].silhouette, glass[row].transform, point)
    case .glyphs, .beginGroup, .beginLayer, .end: return true
    }
  }

  private func covers(_ silhouette: Silhouette, _ map: Affine2D, _ point: Point2D) -> Bool {
    guard let local = map.inverse?.apply(point) else { return false }
    switch silhouette {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _): return rect.contains(local)
    case .ellipse(let rect):
      let x = (local.x - rect.midX) / (0.5 * rect.size.width)
      let y = (local.y - rect.midY) / (0.5 * rect.size.height)
      return x * x + y * y <= 1
    case .outline(let row, let rule):
      return resources.outlines.indices.contains(row)
        && resources.outlines[row].outline.contains(local, rule: rule)
    }
  }
}
