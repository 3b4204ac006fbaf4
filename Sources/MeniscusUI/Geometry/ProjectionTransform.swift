import MeniscusGeometry

/// A projective map of the plane: a point is a row, (x, y, 1), times the matrix.
public struct ProjectionTransform: Equatable, Sendable {
  /// The coefficient in row 1, column 1.
  public var m11: CGFloat = 1
  /// The coefficient in row 1, column 2.
  public var m12: CGFloat = 0
  /// The coefficient in row 1, column 3.
  public var m13: CGFloat = 0
  /// The coefficient in row 2, column 1.
  public var m21: CGFloat = 0
  /// The coefficient in row 2, column 2.
  public var m22: CGFloat = 1
  /// The coefficient in row 2, column 3.
  public var m23: CGFloat = 0
  /// The coefficient in row 3, column 1.
  public var m31: CGFloat = 0
  /// The coefficient in row 3, column 2.
  public var m32: CGFloat = 0
  /// The coefficient in row 3, column 3.
  public var m33: CGFloat = 1

  /// Makes the map that changes nothing.
  public init() {}

  /// Makes an affine map.
  public init(_ transform: CGAffineTransform) {
    m11 = transform.a
    m12 = transform.b
    m21 = transform.c
    m22 = transform.d
    m31 = transform.tx
    m32 = transform.ty
  }

  init(_ map: Projection2D) {
    let (p, q, r) = map.rows
    (m11, m12, m13) = (CGFloat(p.x), CGFloat(p.y), CGFloat(p.z))
    (m21, m22, m23) = (CGFloat(q.x), CGFloat(q.y), CGFloat(q.z))
    (m31, m32, m33) = (CGFloat(r.x), CGFloat(r.y), CGFloat(r.z))
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether parallels stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Turns the map around; whether there is a way back.
  public mutating func invert() -> Bool {
    guard let inverse = map.inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  /// The map back; the map itself where there is none.
  public func inverted() -> ProjectionTransform {
    map.inverse.map { ProjectionTransform($0) } ?? self
  }

  /// The map that applies this one first and another after it.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(map.then(rhs.map))
  }

  var map: Projection2D {
    Projection2D(
      SIMD3(Double(m11), Double(m12), Double(m13)),
      SIMD3(Double(m21), Double(m22), Double(m23)),
      SIMD3(Double(m31), Double(m32), Double(m33)))
  }
}
