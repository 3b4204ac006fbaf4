import MeniscusGeometry

/// The distance field of one glass element, in frame points.
struct ElementField {
  /// The field of a shape in its own space.
  enum Shape {
    case box(BoxField)
    case corneredBox(CorneredBoxField)
    case ellipse(EllipseField)
    case polygon(PolygonField)
  }

  /// The shape; in frame space where `toShape` is nil.
  var shape: Shape
  /// From the frame's space to the shape's, where they are not the same.
  let toShape: Affine2D?
  /// The smallest rectangle around the element, in frame points.
  let bounds: Rect2D
  /// A rectangle that, with ``hullRadius`` around it, encloses the element.
  let hull: Rect2D
  /// How far the hull reaches around its rectangle, in points.
  let hullRadius: Double

  /// The distance and gradient at a point of the frame.
  ///
  /// Complexity: constant, for polygons linear in their edges.
  @inline(__always)
  func sample(_ x: Double, _ y: Double, _ edges: UnsafeBufferPointer<PolygonEdge>) -> SignedDistance
  {
    guard let toShape else { return sampleShape(x, y, edges) }
    let point = toShape.apply(Point2D(x: x, y: y))
    return sampleShape(point.x, point.y, edges).carried(by: toShape)
  }

  @inline(__always)
  private func sampleShape(
    _ x: Double, _ y: Double, _ edges: UnsafeBufferPointer<PolygonEdge>
  ) -> SignedDistance {
    switch shape {
    case .box(let field): field.sample(x, y)
    case .corneredBox(let field): field.sample(x, y)
    case .ellipse(let field): field.sample(x, y)
    case .polygon(let field): field.sample(x, y, edges)
    }
  }

  /// The same field for a list in which its edges stand `count` places further back.
  func movingEdges(by count: Int) -> ElementField {
    guard case .polygon(let field) = shape else { return self }
    let edges = (field.edges.lowerBound + count)..<(field.edges.upperBound + count)
    var moved = self
    moved.shape = .polygon(PolygonField(edges: edges, rule: field.rule))
    return moved
  }

  /// A distance that is not greater than that from this element to `other`.
  ///
  /// It is exact for rectangles, capsules and circles that are not turned.
  func gap(to other: ElementField) -> Double {
    let dx = max(hull.minX - other.hull.maxX, other.hull.minX - hull.maxX, 0)
    let dy = max(hull.minY - other.hull.maxY, other.hull.minY - hull.maxY, 0)
    return (dx * dx + dy * dy).squareRoot() - hullRadius - other.hullRadius
  }
}

extension SignedDistance {
  /// The sample in the space that `map` leads from, of a sample taken in the space it leads to.
  ///
  /// It is exact where `map` keeps shapes, and right to the first order elsewhere: the distance is
  /// divided by the length of its gradient.
  fileprivate func carried(by map: Affine2D) -> SignedDistance {
    let x = map.a * gradient.x + map.b * gradient.y
    let y = map.c * gradient.x + map.d * gradient.y
    let length = (x * x + y * y).squareRoot()
    let own = (gradient.x * gradient.x + gradient.y * gradient.y).squareRoot()
    guard length > 0, own > 0 else {
      return SignedDistance(
        distance: distance / abs(map.determinant).squareRoot(), gradient: .zero)
    }
    return SignedDistance(
      distance: distance * own / length,
      gradient: Point2D(x: x / length * own, y: y / length * own))
  }
}
