/// The size and the leading of text, in points.
@frozen
public struct TextMetrics: Equatable, Sendable {
  /// The side of an em.
  public var size: Double
  /// The distance from one baseline to the next.
  public var leading: Double
}
