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

/// A shape that is made of one other shape, whose place it has.
nonisolated protocol WrappingShape: ContainedShape, Shape {
  associatedtype Content: Shape
  var shape: Content { get set }
}

extension WrappingShape {
  /// That of the shape inside.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  var followsPlace: Bool { shape.isContained }

  func placed(at place: ShapePlace) -> Self {
    changing(self) { $0.shape = shape.standing(at: place) }
  }
}

extension StrokedShape: WrappingShape {}
extension TrimmedShape: WrappingShape {}
extension RotatedShape: WrappingShape {}
extension ScaledShape: WrappingShape {}
extension OffsetShape: WrappingShape {}
extension SizedShape: WrappingShape {}
extension TransformedShape: WrappingShape {}

extension UnevenRoundedRectangle: ContainedShape {
  var followsPlace: Bool { true }

  /// The radii are mirrored where lines run from the right.
  func placed(at place: ShapePlace) -> UnevenRoundedRectangle {
    changing(self) { $0.direction = place.direction }
  }
}
