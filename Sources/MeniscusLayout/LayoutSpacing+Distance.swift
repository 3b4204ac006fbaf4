extension LayoutSpacing {
  /// The preferred distance to the next child along `axis`: to the trailing side, or below.
  ///
  /// `LayoutPolicy.defaultSpacing` where neither child has a preference that applies.
  public func distance(to next: LayoutSpacing, along axis: LayoutAxis) -> Double {
    axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// The spacing of the same child with the touched edges reset to 0 towards text.
  ///
  /// What frames and padding do, so that the spacing of text stops at them.
  public func reset(_ edges: LayoutEdges) -> LayoutSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = .standard }
    if edges.contains(.leading) { spacing.leading = .standard }
    if edges.contains(.bottom) { spacing.bottom = .standard }
    if edges.contains(.trailing) { spacing.trailing = .standard }
    return spacing
  }

  /// The larger of both preferences on each of `edges`; the other edges stay.
  public func union(_ other: LayoutSpacing, edges: LayoutEdges = .all) -> LayoutSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = top.union(other.top) }
    if edges.contains(.leading) { spacing.leading = leading.union(other.leading) }
    if edges.contains(.bottom) { spacing.bottom = bottom.union(other.bottom) }
    if edges.contains(.trailing) { spacing.trailing = trailing.union(other.trailing) }
    return spacing
  }
}

extension EdgeSpacing {
  /// No preference at all, the neutral element of `union`.
  static let none = EdgeSpacing()

  /// The distance from this bottom or trailing edge to the next child's top or leading edge.
  ///
  /// The largest over the preferences that both share, where the two values of one preference
  /// add; else the larger plain distance; else the default.
  func distance(to next: EdgeSpacing) -> Double {
    var shared: Double?
    if let view = toText, let text = next.ofText {
      shared = larger(shared, view + text)
    }
    if let text = ofText, let view = next.toText {
      shared = larger(shared, text + view)
    }
    if let above = lines, let below = next.lines {
      shared = larger(shared, above.distance(toTextBelow: below))
    }
    let preferred = shared ?? larger(distance, next.distance)
    guard let preferred, preferred.isFinite else { return LayoutPolicy.defaultSpacing }
    return preferred
  }

  /// The larger of both values, preference by preference.
  func union(_ other: EdgeSpacing) -> EdgeSpacing {
    EdgeSpacing(
      distance: larger(distance, other.distance), toText: larger(toText, other.toText),
      ofText: larger(ofText, other.ofText), lines: taller(lines, other.lines))
  }

  private func larger(_ first: Double?, _ second: Double?) -> Double? {
    guard let first else { return second }
    guard let second else { return first }
    return max(first, second)
  }

  private func taller(_ first: TextLineMetrics?, _ second: TextLineMetrics?) -> TextLineMetrics? {
    guard let first else { return second }
    guard let second else { return first }
    return second.lineSpacing > first.lineSpacing ? second : first
  }
}
