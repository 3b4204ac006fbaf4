import MeniscusGeometry

#if canImport(CoreGraphics)
  @_exported import struct CoreGraphics.CGAffineTransform
#else
  /// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The x' that x contributes.
    public var a: CGFloat
    /// The y' that x contributes.
    public var b: CGFloat
    /// The x' that y contributes.
    public var c: CGFloat
    /// The y' that y contributes.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// The map that changes nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes the map that changes nothing.
    public init() { self = .identity }

    /// Makes a map from its six coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Makes a map that moves.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Makes a map that scales about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Makes a map that turns about the origin, by an angle in radians.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = Exact.sineAndCosine(Double(angle))
      self.init(
        a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
    }

    /// Whether the map changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// The map that applies this one first and `next` after it.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(Affine2D(self).then(Affine2D(next)))
    }

    /// The map that moves first and applies this one after it.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The map that scales first and applies this one after it.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The map that turns first and applies this one after it.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse map; this one where it collapses the plane.
    public func inverted() -> CGAffineTransform {
      Affine2D(self).inverse.map { CGAffineTransform($0) } ?? self
    }
  }

  extension CGPoint {
    /// Where a map leads the point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(Affine2D(transform).apply(Point2D(self)))
    }
  }

  extension CGSize {
    /// What a map makes of the extents; they may be negative then.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The smallest rectangle around what a map makes of this one.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      if isNull || isInfinite { return self }
      return CGRect(Affine2D(transform).boundingBox(of: Rect2D(standardized)))
    }
  }
#endif

extension Affine2D {
  /// The same map.
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c),
      d: Double(transform.d), tx: Double(transform.tx), ty: Double(transform.ty))
  }
}

extension CGAffineTransform {
  /// The same map.
  init(_ transform: Affine2D) {
    self.init(
      a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c),
      d: CGFloat(transform.d), tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
  }
}
