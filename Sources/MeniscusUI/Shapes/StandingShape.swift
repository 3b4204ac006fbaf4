import MeniscusDisplay
import MeniscusGeometry

/// A shape as it is where it stands.
nonisolated struct StandingShape<Region: Shape> {
  /// The shape, placed.
  let shape: Region
  /// Whether its outline is mirrored.
  let isMirrored: Bool

  /// The region in a rectangle from the origin.
  @MainActor
  func silhouette(
    of size: Size2D, on canvas: DisplayCanvas, rule: FillRule = .nonZero
  ) -> Silhouette {
    known(of: size) ?? .outline(canvas.row(of: outline(of: size)), rule)
  }

  /// Whether a point counted from the top left corner lies inside the shape of a size.
  func contains(_ point: Point2D, in size: Size2D, rule: FillRule = .nonZero) -> Bool {
    if case .rectangle(let region) = known(of: size) { return region.contains(point) }
    return outline(of: size).contains(point, rule: rule)
  }

  /// A region that the display list knows by name: none but those that know the direction themselves,
  /// or are their own mirror image.
  private func known(of size: Size2D) -> Silhouette? {
    (shape as? any PrimitiveShape)?.silhouette(of: size)
  }

  private func outline(of size: Size2D) -> Path2D {
    let outline = shape.path(in: CGRect(Rect2D(origin: .zero, size: size))).outline
    guard isMirrored else { return outline }
    return outline.transformed(by: Affine2D(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }
}

extension ElementNode {
  /// A shape as it is where it fills a frame in the space that the element is drawn in.
  final func standing<Region: Shape>(_ shape: Region, in frame: Rect2D) -> StandingShape<Region> {
    // What follows its place turns itself over.
    guard !shape.isContained else {
      return StandingShape(shape: shape.standing(at: shapePlace(of: frame)), isMirrored: false)
    }
    let isMirrored = shape.layoutDirectionBehavior.isMirrored(in: environment.layoutDirection)
    return StandingShape(shape: shape, isMirrored: isMirrored && !shape.isOwnMirrorImage)
  }
}

extension Shape {
  /// Whether the outline is its own mirror image, left to right.
  nonisolated var isOwnMirrorImage: Bool { (self as? any PrimitiveShape)?.isSymmetric ?? false }
}
