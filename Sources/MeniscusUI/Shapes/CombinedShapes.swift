import MeniscusGeometry

extension Path {
  /// How far curves may be off where they cross, in points: less than any pixel shows.
  private static let tolerance = 0.01

  /// What lies inside this path or another.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .region(.union), eoFill: eoFill)
  }

  /// What lies inside both this path and another.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .region(.intersection), eoFill: eoFill)
  }

  /// What lies inside this path and outside another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .region(.subtraction), eoFill: eoFill)
  }

  /// What lies inside one of this path and another, not inside both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .region(.symmetricDifference), eoFill: eoFill)
  }

  /// The parts of this path's line that lie inside another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .line(isInside: true), eoFill: eoFill)
  }

  /// The parts of this path's line that lie outside another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .line(isInside: false), eoFill: eoFill)
  }

  /// The region of the path, without overlaps.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(
      outline: outline.normalized(
        rule: eoFill ? .evenOdd : .nonZero, tolerance: Self.tolerance))
  }

  fileprivate func combined(
    with other: Path, by operation: ShapeOperation, eoFill: Bool
  ) -> Path {
    let rule = eoFill ? FillRule.evenOdd : .nonZero
    switch operation {
    case .region(let operation):
      return Path(
        outline: outline.combined(
          with: other.outline, by: operation, rule: rule, tolerance: Self.tolerance))
    case .line(let isInside):
      return Path(
        outline: outline.line(
          within: other.outline, isInside: isInside, rule: rule, tolerance: Self.tolerance))
    }
  }
}

/// What is made of two shapes.
private enum ShapeOperation: Equatable {
  /// A region of both regions.
  case region(RegionOperation)
  /// What of the first one's outline lies inside the other, or outside.
  case line(isInside: Bool)
}

extension Shape {
  /// What lies inside this shape or another in the same rectangle.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .region(.union), eoFill: eoFill)
  }

  /// What lies inside both this shape and another in the same rectangle.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .region(.intersection), eoFill: eoFill)
  }

  /// What lies inside this shape and outside another in the same rectangle.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .region(.subtraction), eoFill: eoFill)
  }

  /// What lies inside one of this shape and another in the same rectangle, not inside both.
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(
      first: self, second: other, operation: .region(.symmetricDifference), eoFill: eoFill)
  }

  /// The parts of this shape's outline that lie inside another shape in the same rectangle.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .line(isInside: true), eoFill: eoFill)
  }

  /// The parts of this shape's outline that lie outside another shape in the same rectangle.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .line(isInside: false), eoFill: eoFill)
  }
}

/// What is made of two shapes in the same rectangle.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  fileprivate let operation: ShapeOperation
  let eoFill: Bool

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  /// That of both; what is made of shapes that do not agree stays as it is.
  var layoutDirectionBehavior: LayoutDirectionBehavior {
    let (one, other) = (first.layoutDirectionBehavior, second.layoutDirectionBehavior)
    return one == other ? one : .fixed
  }

  func path(in rect: CGRect) -> Path {
    first.path(in: rect).combined(with: second.path(in: rect), by: operation, eoFill: eoFill)
  }
}
