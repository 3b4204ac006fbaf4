import MeniscusGeometry

extension Path {
  /// How far curves may be off where they cross, in points: less than any pixel shows.
  private static let tolerance = 0.01

  /// What lies inside this path or another.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .union, eoFill: eoFill)
  }

  /// What lies inside both this path and another.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .intersection, eoFill: eoFill)
  }

  /// What lies inside this path and outside another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .subtraction, eoFill: eoFill)
  }

  /// What lies inside one of this path and another, not inside both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this path's line that lie inside another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(within: other, isInside: true, eoFill: eoFill)
  }

  /// The parts of this path's line that lie outside another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(within: other, isInside: false, eoFill: eoFill)
  }

  /// The region of the path, without overlaps.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(
      outline: outline.normalized(
        rule: eoFill ? .evenOdd : .nonZero, tolerance: Self.tolerance))
  }

  fileprivate func combined(
    with other: Path, by operation: RegionOperation, eoFill: Bool
  ) -> Path {
    Path(
      outline: outline.combined(
        with: other.outline, by: operation, rule: eoFill ? .evenOdd : .nonZero,
        tolerance: Self.tolerance))
  }

  fileprivate func line(within other: Path, isInside: Bool, eoFill: Bool) -> Path {
    Path(
      outline: outline.line(
        within: other.outline, isInside: isInside, rule: eoFill ? .evenOdd : .nonZero,
        tolerance: Self.tolerance))
  }
}

extension Shape {
  /// What lies inside this shape or another in the same rectangle.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// What lies inside both this shape and another in the same rectangle.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// What lies inside this shape and outside another in the same rectangle.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// What lies inside one of this shape and another in the same rectangle, not inside both.
  public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's outline that lie inside another shape in the same rectangle.
  public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CutLine(line: self, region: other, isInside: true, eoFill: eoFill)
  }

  /// The parts of this shape's outline that lie outside another shape in the same rectangle.
  public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
    CutLine(line: self, region: other, isInside: false, eoFill: eoFill)
  }
}

/// A region made of two shapes.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let operation: RegionOperation
  let eoFill: Bool

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    first.path(in: rect).combined(with: second.path(in: rect), by: operation, eoFill: eoFill)
  }
}

/// A part of a shape's outline, cut by another shape.
nonisolated struct CutLine<Line: Shape, Region: Shape>: Shape {
  var line: Line
  var region: Region
  let isInside: Bool
  let eoFill: Bool

  var animatableData: AnimatablePair<Line.AnimatableData, Region.AnimatableData> {
    get { AnimatablePair(line.animatableData, region.animatableData) }
    set { (line.animatableData, region.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    line.path(in: rect).line(within: region.path(in: rect), isInside: isInside, eoFill: eoFill)
  }
}
