/// What evaluating distances came to.
@frozen
public struct FieldWork: Equatable, Sendable {
  /// The distances to single elements that were worked out.
  public var distances = 0
  /// The edges of outlines that were considered for them.
  public var edges = 0

  /// No work.
  @inlinable
  public init() {}

  /// Adds the work of `other`.
  @inlinable
  public static func += (left: inout FieldWork, right: FieldWork) {
    left.distances += right.distances
    left.edges += right.edges
  }
}
