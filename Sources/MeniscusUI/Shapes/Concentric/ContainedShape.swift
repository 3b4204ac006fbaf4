/// A shape that looks different by where it stands.
nonisolated protocol ContainedShape {
  /// Whether it does.
  var followsPlace: Bool { get }
  /// The shape as it is at a place.
  func placed(at place: ShapePlace) -> Self
}

extension Shape {
  /// Whether the shape looks different by where it stands.
  nonisolated var isContained: Bool { (self as? any ContainedShape)?.followsPlace ?? false }

  /// The shape as it is at a place.
  nonisolated func standing(at place: ShapePlace) -> Self {
    guard let shape = self as? any ContainedShape else { return self }
    return shape.placed(at: place) as? Self ?? self
  }
}

extension AnyShape: ContainedShape {
  var followsPlace: Bool { wrapped.isContained }
  func placed(at place: ShapePlace) -> AnyShape { AnyShape(wrapped.standing(at: place)) }
}

extension StrokedShape: ContainedShape {
  var followsPlace: Bool { shape.isContained }
  func placed(at place: ShapePlace) -> Self {
    StrokedShape(shape: shape.standing(at: place), stroke: stroke)
  }
}

extension TrimmedShape: ContainedShape {
  var followsPlace: Bool { shape.isContained }
  func placed(at place: ShapePlace) -> Self {
    TrimmedShape(shape: shape.standing(at: place), start: start, end: end)
  }
}

extension RotatedShape: ContainedShape {
  nonisolated var followsPlace: Bool { shape.isContained }
  nonisolated func placed(at place: ShapePlace) -> Self {
    RotatedShape(shape: shape.standing(at: place), angle: angle, anchor: anchor)
  }
}

extension ScaledShape: ContainedShape {
  nonisolated var followsPlace: Bool { shape.isContained }
  nonisolated func placed(at place: ShapePlace) -> Self {
    ScaledShape(shape: shape.standing(at: place), scale: scale, anchor: anchor)
  }
}

extension OffsetShape: ContainedShape {
  nonisolated var followsPlace: Bool { shape.isContained }
  nonisolated func placed(at place: ShapePlace) -> Self {
    OffsetShape(shape: shape.standing(at: place), offset: offset)
  }
}

extension SizedShape: ContainedShape {
  var followsPlace: Bool { shape.isContained }
  func placed(at place: ShapePlace) -> Self {
    SizedShape(shape: shape.standing(at: place), size: size)
  }
}

extension TransformedShape: ContainedShape {
  nonisolated var followsPlace: Bool { shape.isContained }
  nonisolated func placed(at place: ShapePlace) -> Self {
    TransformedShape(shape: shape.standing(at: place), transform: transform)
  }
}

extension UnevenRoundedRectangle: ContainedShape {
  var followsPlace: Bool { true }

  /// The radii are mirrored where lines run from the right.
  func placed(at place: ShapePlace) -> UnevenRoundedRectangle {
    var copy = self
    copy.direction = place.direction
    return copy
  }
}
