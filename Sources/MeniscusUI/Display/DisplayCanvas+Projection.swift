import MeniscusDisplay
import MeniscusGeometry

/// What operations are projected by: outlines are drawn exactly, gradients and pictures as they lie
/// in the middle of what they fill.
struct CanvasProjection {
  /// From the space that is drawn in to that of the scroll content around, or the scene.
  let map: Projection2D
  /// The point of that space where lengths of effects are true.
  let middle: Point2D

  /// The largest distance of a chord from its curve, in points.
  private static let tolerance = 0.02

  /// A region as it is seen, in its own space, and the map that leads from there.
  ///
  /// - Parameter transform: from the region's space to the one that is projected.
  func seen(_ outline: Path2D, through transform: Affine2D) -> (Path2D, Affine2D)? {
    let placed = outline.transformed(by: transform)
    let box = placed.controlBounds
    let center = Point2D(x: box.midX, y: box.midY)
    guard let tangent = map.tangent(at: center) else { return nil }
    let whole = transform.then(tangent)
    guard let back = whole.inverse else { return nil }
    var path = Path2D()
    var isSeen = true
    func image(_ point: Point2D) -> Point2D {
      guard let seen = map.apply(point) else {
        isSeen = false
        return point
      }
      return back.apply(seen)
    }
    for element in placed.flattened(tolerance: Self.tolerance).elements {
      switch element {
      case .move(let point): path.move(to: image(point))
      case .line(let point): path.line(to: image(point))
      case .close: path.close()
      default: break
      }
    }
    guard isSeen else { return nil }
    return (path, whole)
  }

  /// The map for lengths of effects.
  func tangent(through transform: Affine2D) -> Affine2D {
    transform.then(map.tangent(at: middle) ?? .identity)
  }
}

extension DisplayCanvas {
  /// Draws what `work` draws through a projective map of this space.
  ///
  /// - Parameter middle: the point of this space where lengths of effects are true.
  func projected(by map: Projection2D, middle: Point2D, _ work: () -> Void) {
    if map.isAffine { return transformed(by: map.affine, work) }
    withProjection(
      { local, outer in
        let around = Projection2D(local)
        return CanvasProjection(
          map: map.then(outer.map { around.then($0.map) } ?? around), middle: middle)
      }, work)
  }

  /// An operation as it is seen through the projection; nil where nothing of it is seen.
  func projected(
    _ action: DisplayOperation.Action, _ transform: Affine2D, by projection: CanvasProjection
  ) -> (DisplayOperation.Action, Affine2D)? {
    switch action {
    case .fill(let silhouette, let paint):
      guard let outline = silhouette.outline(in: list.resources),
        let (seen, map) = projection.seen(outline, through: transform)
      else { return nil }
      return (.fill(.outline(row(of: seen), silhouette.rule), paint), map)
    case .beginClip(let silhouette):
      guard let outline = silhouette.outline(in: list.resources),
        let (seen, map) = projection.seen(outline, through: transform)
      else { return (.beginGroup(opacity: 1), .identity) }
      return (.beginClip(.outline(row(of: seen), silhouette.rule)), map)
    case .glyphs(let run, let paint):
      var outline = Path2D()
      for glyph in run.glyphs where list.resources.outlines.indices.contains(glyph.outline) {
        outline.append(
          list.resources.outlines[glyph.outline].outline.transformed(by: run.transform(of: glyph)))
      }
      guard let (seen, map) = projection.seen(outline, through: transform) else { return nil }
      return (.fill(.outline(row(of: seen), .nonZero), paint), map)
    case .beginLayer, .beginGroup:
      return (action, projection.tangent(through: transform))
    case .glass, .end: return (action, transform)
    }
  }
}

extension Silhouette {
  /// The rule that the region is filled by.
  fileprivate var rule: FillRule {
    if case .outline(_, let rule) = self { rule } else { .nonZero }
  }
}
