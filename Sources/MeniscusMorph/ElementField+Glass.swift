import MeniscusDisplay
import MeniscusGeometry

extension ElementField {
  /// How far the chords of an outline may lie from its curves, in points.
  private static let tolerance = 0.02

  /// Makes the field of a glass element, or nil where the element has no area.
  ///
  /// What an outline needs of edges is added to `edges`; it has no grid yet.
  init?(
    _ element: GlassElement, resources: DisplayResources, edges: inout [PolygonEdge]
  ) {
    let map = element.transform
    switch element.silhouette {
    case .rectangle(let rect):
      self.init(rect, CornerRadii2D(all: 0), .circular, map: map)
    case .roundedRectangle(let rect, let radii, let curve):
      self.init(rect, radii.fitted(to: rect.size), curve, map: map)
    case .ellipse(let rect):
      self.init(ellipse: rect, map: map)
    case .outline(let row, let rule):
      guard resources.outlines.indices.contains(row) else { return nil }
      self.init(resources.outlines[row].outline, rule, map: map, edges: &edges)
    }
  }

  private init?(_ rect: Rect2D, _ radii: CornerRadii2D, _ curve: CornerCurve, map: Affine2D) {
    let isSharp = radii == CornerRadii2D(all: 0)
    let keepsShape = map.isAxisAligned && (isSharp || abs(map.a) == abs(map.d))
    guard let placed = PlacedRect(rect, map, isDirect: keepsShape) else { return nil }
    let radii = keepsShape ? radii.placed(by: map) : radii
    let isEven =
      radii.topLeft == radii.topRight && radii.topLeft == radii.bottomRight
      && radii.topLeft == radii.bottomLeft
    let isCircular: Bool
    if isEven {
      let box = BoxField(placed.rect, radius: radii.topLeft, curve: curve, scale: placed.scale)
      (shape, isCircular) = (.box(box), box.isCircular)
    } else {
      let box = CorneredBoxField(placed.rect, radii: radii, curve: curve, scale: placed.scale)
      (shape, isCircular) = (.corneredBox(box), box.isCircular)
    }
    toShape = placed.toShape
    bounds = placed.bounds
    let least = min(min(radii.topLeft, radii.topRight), min(radii.bottomRight, radii.bottomLeft))
    (hull, hullRadius) = placed.hull(radius: least)
    isTrueDistance = keepsShape && isCircular
  }

  private init?(ellipse rect: Rect2D, map: Affine2D) {
    guard let placed = PlacedRect(rect, map, isDirect: map.isAxisAligned) else { return nil }
    shape = .ellipse(EllipseField(placed.rect))
    toShape = placed.toShape
    bounds = placed.bounds
    // An ellipse lies inside the capsule of its rectangle.
    (hull, hullRadius) = placed.hull(radius: placed.rect.size.shortSide * 0.5)
    isTrueDistance = map.isAxisAligned
  }

  /// Whether all edges lie on one line, so that there is nothing between them.
  private static func areInLine(_ edges: ArraySlice<PolygonEdge>) -> Bool {
    guard let first = edges.first(where: { $0.start != $0.end }) else { return true }
    let way = first.end - first.start
    return edges.allSatisfy { edge in
      let (start, end) = (edge.start - first.start, edge.end - first.start)
      return way.x * start.y == way.y * start.x && way.x * end.y == way.y * end.x
    }
  }

  private init?(
    _ outline: Path2D, _ rule: FillRule, map: Affine2D, edges: inout [PolygonEdge]
  ) {
    let first = edges.count
    outline.forEachEdge(tolerance: Self.tolerance, transform: map) { start, end in
      edges.append(PolygonEdge(start: start, end: end))
    }
    var bounds: Rect2D?
    for edge in edges[first...] {
      let own = Rect2D(
        minX: min(edge.start.x, edge.end.x), minY: min(edge.start.y, edge.end.y),
        maxX: max(edge.start.x, edge.end.x), maxY: max(edge.start.y, edge.end.y))
      bounds = bounds.map { $0.enclosing(own) } ?? own
    }
    guard let bounds, !bounds.isEmpty, bounds.isFinite, !Self.areInLine(edges[first...]) else {
      edges.removeLast(edges.count - first)
      return nil
    }
    shape = .polygon(PolygonField(edges: first..<edges.count, rule: rule, grid: nil))
    toShape = nil
    self.bounds = bounds
    (hull, hullRadius) = (bounds, 0)
    isTrueDistance = true
  }
}

/// A rectangle where its field is computed: in the frame, or in its own space.
private struct PlacedRect {
  let rect: Rect2D
  let toShape: Affine2D?
  let bounds: Rect2D
  /// The frame points in a unit of `rect`.
  let scale: Double

  /// Makes a place, or nil where nothing of the rectangle is left in the frame.
  init?(_ rect: Rect2D, _ map: Affine2D, isDirect: Bool) {
    bounds = map.boundingBox(of: rect)
    guard !rect.isEmpty, !bounds.isEmpty, rect.isFinite, bounds.isFinite else { return nil }
    if isDirect {
      self.rect = bounds
      toShape = nil
      scale = 1
    } else {
      guard let inverse = map.inverse else { return nil }
      self.rect = rect
      toShape = inverse
      scale = abs(map.determinant).squareRoot()
    }
  }

  /// A rectangle, and how far around it a region with corners of at least `radius` reaches.
  func hull(radius: Double) -> (Rect2D, Double) {
    guard toShape == nil else { return (bounds, 0) }
    let radius = min(radius, rect.size.shortSide * 0.5)
    return (rect.inset(by: Insets2D(all: radius)), radius)
  }
}

extension CornerRadii2D {
  /// The radii of a rectangle that `map` has carried along, which only scales evenly and mirrors.
  fileprivate func placed(by map: Affine2D) -> CornerRadii2D {
    let scale = abs(map.a)
    var radii = CornerRadii2D(
      topLeft: topLeft * scale, topRight: topRight * scale, bottomRight: bottomRight * scale,
      bottomLeft: bottomLeft * scale)
    if map.a < 0 {
      radii = CornerRadii2D(
        topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
        bottomLeft: radii.bottomRight)
    }
    if map.d < 0 {
      radii = CornerRadii2D(
        topLeft: radii.bottomLeft, topRight: radii.bottomRight, bottomRight: radii.topRight,
        bottomLeft: radii.topLeft)
    }
    return radii
  }
}

extension Rect2D {
  /// The smallest rectangle around both, also where one has no area.
  func enclosing(_ other: Rect2D) -> Rect2D {
    Rect2D(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
