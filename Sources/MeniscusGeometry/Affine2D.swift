/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// ```swift
/// let map = Affine2D.scale(x: 2, y: 2).then(.translation(x: 10, y: 0))
/// assert(map.apply(Point2D(x: 3, y: 4)) == Point2D(x: 16, y: 8))
/// assert(map.inverse?.apply(Point2D(x: 16, y: 8)) == Point2D(x: 3, y: 4))
/// ```
@frozen
public struct Affine2D: Equatable, Sendable {
  /// The x' that x contributes.
  public var a: Double
  /// The y' that x contributes.
  public var b: Double
  /// The x' that y contributes.
  public var c: Double
  /// The y' that y contributes.
  public var d: Double
  /// The horizontal translation.
  public var tx: Double
  /// The vertical translation.
  public var ty: Double

  /// Makes a map from its six coefficients.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  @inlinable
  public static var identity: Affine2D { Affine2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A map that moves.
  @inlinable
  public static func translation(x: Double, y: Double) -> Affine2D {
    Affine2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A map that scales about the origin.
  @inlinable
  public static func scale(x: Double, y: Double) -> Affine2D {
    Affine2D(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that applies this one first and `next` after it.
  @inlinable
  public func then(_ next: Affine2D) -> Affine2D {
    Affine2D(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The image of `point`.
  @inlinable
  public func apply(_ point: Point2D) -> Point2D {
    Point2D(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The area that a unit of area becomes, negative where the map mirrors.
  @inlinable
  public var determinant: Double { a * d - b * c }

  /// The inverse map, or nil where the map collapses the plane or is not finite.
  @inlinable
  public var inverse: Affine2D? {
    let scale = determinant
    guard scale != 0, scale.isFinite else { return nil }
    let r = 1 / scale
    guard r.isFinite else { return nil }
    return Affine2D(
      a: d * r, b: -b * r, c: -c * r, d: a * r,
      tx: (c * ty - d * tx) * r, ty: (b * tx - a * ty) * r)
  }

  /// Whether rectangles stay axis-aligned rectangles without changing places of width and height.
  @inlinable
  public var isAxisAligned: Bool { b == 0 && c == 0 }

  /// The smallest axis-aligned rectangle around the image of `rect`.
  @inlinable
  public func boundingBox(of rect: Rect2D) -> Rect2D {
    let p = apply(Point2D(x: rect.minX, y: rect.minY))
    let q = apply(Point2D(x: rect.maxX, y: rect.minY))
    let r = apply(Point2D(x: rect.minX, y: rect.maxY))
    let s = apply(Point2D(x: rect.maxX, y: rect.maxY))
    return Rect2D(
      minX: min(min(p.x, q.x), min(r.x, s.x)), minY: min(min(p.y, q.y), min(r.y, s.y)),
      maxX: max(max(p.x, q.x), max(r.x, s.x)), maxY: max(max(p.y, q.y), max(r.y, s.y)))
  }
}
