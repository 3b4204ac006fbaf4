extension Path2D {
  /// The smallest rectangle around all that is drawn, curves by their true extent; zero where there
  /// is nothing.
  ///
  /// Complexity: linear in the elements.
  public var bounds: Rect2D {
    var accumulator = BoundsAccumulator()
    forEachBoundarySegment { segment in
      accumulator.add(segment.start)
      accumulator.add(segment.end)
      if case .curve(let curve) = segment {
        accumulator.add(curve, at: curve.horizontalExtrema)
        accumulator.add(curve, at: curve.verticalExtrema)
      }
    }
    return accumulator.rect
  }
}

extension BoundsAccumulator {
  fileprivate mutating func add(_ curve: Cubic2D, at parameters: ParameterPair) {
    if parameters.count > 0 { add(curve.point(at: parameters.first)) }
    if parameters.count > 1 { add(curve.point(at: parameters.second)) }
  }
}
