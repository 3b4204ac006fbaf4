import MeniscusGeometry

/// A projective map of the plane: a point is a row, (x, y, 1), times the matrix.
struct Projection2D: Equatable, Sendable {
  /// The coefficients, row by row.
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  static let identity = Projection2D(.identity)

  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ one: SIMD3<Double>) {
    rows = (x, y, one)
  }

  init(_ map: Affine2D) {
    self.init(
      SIMD3(map.a, map.b, 0), SIMD3(map.c, map.d, 0), SIMD3(map.tx, map.ty, 1))
  }

  static func == (left: Self, right: Self) -> Bool { left.rows == right.rows }

  /// Whether parallels stay parallel.
  var isAffine: Bool { rows.0.z == 0 && rows.1.z == 0 && rows.2.z != 0 }

  /// The map, where parallels stay parallel.
  var affine: Affine2D {
    let one = rows.2.z
    return Affine2D(
      a: rows.0.x / one, b: rows.0.y / one, c: rows.1.x / one, d: rows.1.y / one,
      tx: rows.2.x / one, ty: rows.2.y / one)
  }

  private func image(_ row: SIMD3<Double>) -> SIMD3<Double> {
    rows.0 * row.x + rows.1 * row.y + rows.2 * row.z
  }

  /// The map that applies this one first and `next` after it.
  func then(_ next: Projection2D) -> Projection2D {
    Projection2D(next.image(rows.0), next.image(rows.1), next.image(rows.2))
  }

  /// The image of a point; nil where it lies behind whoever looks.
  func apply(_ point: Point2D) -> Point2D? {
    let image = image(SIMD3(point.x, point.y, 1))
    guard image.z > 1e-9 else { return nil }
    return Point2D(x: image.x / image.z, y: image.y / image.z)
  }

  /// The affine map that touches this one at a point; nil behind whoever looks.
  func tangent(at point: Point2D) -> Affine2D? {
    guard let place = apply(point) else { return nil }
    let depth = image(SIMD3(point.x, point.y, 1)).z
    let a = (rows.0.x - place.x * rows.0.z) / depth
    let b = (rows.0.y - place.y * rows.0.z) / depth
    let c = (rows.1.x - place.x * rows.1.z) / depth
    let d = (rows.1.y - place.y * rows.1.z) / depth
    return Affine2D(
      a: a, b: b, c: c, d: d, tx: place.x - a * point.x - c * point.y,
      ty: place.y - b * point.x - d * point.y)
  }

  /// The map back; nil where there is none.
  var inverse: Projection2D? {
    let (p, q, r) = rows
    let first = Self.cross(q, r)
    let determinant = (p * first).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    let (second, third) = (Self.cross(r, p), Self.cross(p, q))
    return Projection2D(
      SIMD3(first.x, second.x, third.x) / determinant,
      SIMD3(first.y, second.y, third.y) / determinant,
      SIMD3(first.z, second.z, third.z) / determinant)
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// A turn about an axis through a point of space, seen from a distance.
  ///
  /// - Parameters:
  ///   - radians: the angle of the turn.
  ///   - axis: its axis; nothing turns about one of no length.
  ///   - anchor: the point that stays, `z` points before the plane.
  ///   - depth: one over the distance from which it is seen, in points; 0 is seen from afar.
  static func turn(
    by radians: Double, about axis: SIMD3<Double>, at anchor: Point2D, z: Double, depth: Double
  ) -> Projection2D {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0, length.isFinite else { return .identity }
    let u = axis / length
    let (sine, cosine) = Exact.sineAndCosine(radians)
    let rest = u * (1 - cosine)
    // The rows are the images of the axes.
    let x = rest * u.x + SIMD3(cosine, u.z * sine, -u.y * sine)
    let y = rest * u.y + SIMD3(-u.z * sine, cosine, u.x * sine)
    let away = rest * u.z + SIMD3(u.y * sine, -u.x * sine, cosine)
    let origin = SIMD3(0, 0, z) - away * z
    func seen(_ row: SIMD3<Double>, _ weight: Double) -> SIMD3<Double> {
      SIMD3(row.x, row.y, weight - depth * row.z)
    }
    let toAnchor = Projection2D(.translation(x: -anchor.x, y: -anchor.y))
    let back = Projection2D(.translation(x: anchor.x, y: anchor.y))
    return toAnchor.then(Projection2D(seen(x, 0), seen(y, 0), seen(origin, 1))).then(back)
  }
}
