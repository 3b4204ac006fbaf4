import MeniscusDisplay
import MeniscusGeometry

extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: Double(startFraction), end: Double(endFraction))
  }

  /// The shape turned clockwise about a point of its rectangle.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape scaled about a point of its rectangle.
  public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape scaled about a point of its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// The shape moved.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape moved.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// The shape drawn in an extent from the top left corner, whatever its rectangle.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape drawn in an extent from the top left corner, whatever its rectangle.
  public func size(_ size: CGSize) -> some Shape {
    SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The shape drawn in an extent, whatever its rectangle: a point of it lies on that of the rectangle.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  /// The shape drawn in an extent, whatever its rectangle: a point of it lies on that of the rectangle.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape through a map of its outline.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The region that a line along the outline covers.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, stroke: style)
  }

  /// The region that a line of a width in points along the outline covers.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// A part of a shape's outline.
nonisolated struct TrimmedShape<Content: Shape>: Shape, PrimitiveShape {
  var shape: Content
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, Double>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: CGFloat(start), to: CGFloat(end))
  }

  func silhouette(of size: Size2D) -> Silhouette? { nil }
  var pathName: String? { shape.displayName + "Part" }
}

/// A shape that is turned.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point of the rectangle that stays.
  public var anchor: UnitPoint

  /// Makes the shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The shape's own part, the angle and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.radians, AnimatablePair(anchor.x, anchor.y)))
    }
    set {
      shape.animatableData = newValue.first
      angle.radians = newValue.second.first
      anchor = UnitPoint(x: newValue.second.second.first, y: newValue.second.second.second)
    }
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let pivot = Rect2D(rect).point(at: anchor.point)
    let (sine, cosine) = Exact.sineAndCosine(angle.radians)
    let map = Affine2D.translation(x: -pivot.x, y: -pivot.y)
      .then(Affine2D(a: cosine, b: sine, c: -sine, d: cosine, tx: pivot.x, ty: pivot.y))
    return Path(outline: shape.path(in: rect).outline.transformed(by: map))
  }
}

/// A shape that is scaled.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point of the rectangle that stays.
  public var anchor: UnitPoint

  /// Makes the shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The shape's own part and the factors.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
    set {
      shape.animatableData = newValue.first
      scale = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let pivot = Rect2D(rect).point(at: anchor.point)
    let map = Affine2D.scale(x: Double(scale.width), y: Double(scale.height), about: pivot)
    return Path(outline: shape.path(in: rect).outline.transformed(by: map))
  }
}

/// A shape that is moved.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Makes the shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The shape's own part and the offset.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
    set {
      shape.animatableData = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape inset.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape inset.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape of an extent of its own.
nonisolated struct SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize
  /// The point of the extent that lies on that of the rectangle.
  var anchor: UnitPoint

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
    set {
      shape.animatableData = newValue.first
      size = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var place = CGRect(origin: rect.origin, size: size)
    if anchor.x != 0 { place.origin.x += (rect.width - size.width) * anchor.x }
    if anchor.y != 0 { place.origin.y += (rect.height - size.height) * anchor.y }
    return shape.path(in: place)
  }
}

/// A shape through a map of its outline.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The map of its outline.
  public var transform: CGAffineTransform

  /// Makes the shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The shape's own part.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
}

extension Path {
  /// The part between two fractions of the path's length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline: outline.trimmed(from: Double(from), to: Double(to)))
  }

  /// The path through a map.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline: outline.transformed(by: Affine2D(transform)))
  }
}
