/// What is made of two regions.
public enum RegionOperation: CaseIterable, Sendable {
  /// What lies in either.
  case union
  /// What lies in both.
  case intersection
  /// What lies in the first alone.
  case subtraction
  /// What lies in one of them, not in both.
  case symmetricDifference

  /// Whether a place is inside, by whether it is inside each of the two.
  func contains(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension Path2D {
  /// A region made of that of the path and that of another, without overlaps.
  ///
  /// Curves stay curves, as with `normalized`.
  ///
  /// - Parameters:
  ///   - operation: what is made of the two.
  ///   - rule: what is inside of each.
  ///   - tolerance: how far curves may be off where they cross, above zero, in the path's units.
  ///
  /// Complexity: quadratic in the chords that `flatten` makes of both with the tolerance.
  public func combined(
    with other: Path2D, by operation: RegionOperation, rule: FillRule = .nonZero, tolerance: Double
  ) -> Path2D {
    precondition(tolerance > 0, "The tolerance of a region's edge is above zero.")
    guard !isEmpty, !other.isEmpty else {
      let rest = operation.contains(!isEmpty, !other.isEmpty) ? (isEmpty ? other : self) : Path2D()
      return rest.isEmpty ? rest : rest.normalized(rule: rule, tolerance: tolerance)
    }
    return Self.edge(of: [self, other], tolerance: tolerance) { winding in
      operation.contains(rule.contains(winding.first), rule.contains(winding.second))
    } ?? self
  }

  /// The region of the path without that of another, both by `nonZero`.
  ///
  /// The same as ``combined(with:by:rule:tolerance:)``, but that a path of which nothing is taken
  /// stays as it is.
  public func subtracting(_ other: Path2D, tolerance: Double) -> Path2D {
    if isEmpty || other.isEmpty { return self }
    return combined(with: other, by: .subtraction, tolerance: tolerance)
  }

  /// The parts of the path's line that lie inside the region of another, or outside of it.
  ///
  /// - Parameters:
  ///   - other: the region.
  ///   - isInside: whether the parts inside stay.
  ///   - rule: what is inside.
  ///   - tolerance: how far curves may be off where they cross, above zero, in the path's units.
  ///
  /// Complexity: quadratic in the chords that `flatten` makes of both with the tolerance.
  public func line(
    within other: Path2D, isInside: Bool = true, rule: FillRule = .nonZero, tolerance: Double
  ) -> Path2D {
    precondition(tolerance > 0, "The tolerance of a region's edge is above zero.")
    if isEmpty { return self }
    if other.isEmpty { return isInside ? Path2D() : self }
    return PathArrangement([self, other], tolerance: tolerance, isLine: true)
      .line { rule.contains($0.second) == isInside }
  }
}

extension FillRule {
  /// Whether a place around which a path turns so often is inside.
  func contains(_ winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : winding & 1 != 0
  }
}
