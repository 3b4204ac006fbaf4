import MeniscusGeometry

extension DisplayRecord {
  /// A rectangle around what each operation draws, in frame points, whatever clips it; empty where it
  /// draws nothing itself, nothing that is there, or nothing finite.
  ///
  /// A clip is the bounds of its region. Of glyphs a record has no outlines: each counts for an em
  /// to the right and above, and two fifths of one below.
  ///
  /// - Complexity: linear in the operations, glyphs and elements.
  public func regions() -> [Rect2D] {
    var boxes: [UInt64: Rect2D] = [:]
    for resource in outlines { boxes[resource.hash] = resource.bounds }
    var glass: [Int: GlassRecord] = [:]
    for element in elements { glass[element.row] = element }
    return operations.map { operation in
      switch operation.action {
      case .fill(let silhouette, _), .beginClip(let silhouette):
        return operation.transform.finiteBox(around: silhouette.bounds(boxes))
      case .glyphs(let size, let glyphs, _):
        return operation.transform.finiteBox(around: Self.bounds(of: glyphs, size: size))
      case .glass(let row):
        guard let element = glass[row] else { return .zero }
        return element.transform.finiteBox(around: element.silhouette.bounds(boxes))
      case .beginGroup, .beginLayer, .end:
        return .zero
      }
    }
  }

  private static func bounds(of glyphs: [GlyphRecord], size: Double) -> Rect2D {
    glyphs.reduce(Rect2D.zero) { rect, glyph in
      rect.union(
        Rect2D(x: glyph.origin.x, y: glyph.origin.y - size, width: size, height: size * 1.4))
    }
  }
}

extension SilhouetteRecord {
  /// A rectangle around it in its own space, given those around outlines.
  fileprivate func bounds(_ outlines: [UInt64: Rect2D]) -> Rect2D {
    switch self {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): rect
    case .outline(let hash, _): hash.flatMap { outlines[$0] } ?? .zero
    }
  }
}

extension Affine2D {
  /// A rectangle around the image of one, empty where either is not finite.
  fileprivate func finiteBox(around rect: Rect2D) -> Rect2D {
    let box = boundingBox(of: rect)
    return rect.isFinite && box.isFinite ? box : .zero
  }
}
