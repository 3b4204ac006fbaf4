/// A Gaussian blur that grows towards an upper and a lower edge.
@frozen
public struct EdgeBlur: Equatable, Sendable {
  /// How it grows towards one edge: by the square of a smooth step from nothing at ``end`` to all at
  /// ``whole``.
  @frozen
  public struct Ramp: Equatable, Sendable {
    /// The deviation where the blur is whole, in points; zero for none.
    public var radius: Double
    /// From where on it is whole, in points down from the origin.
    public var whole: Double
    /// Where it ends.
    public var end: Double

    /// Makes a ramp.
    @inlinable
    public init(radius: Double, whole: Double, end: Double) {
      self.radius = radius
      self.whole = whole
      self.end = end
    }

    /// No blur.
    @inlinable public static var none: Ramp { Ramp(radius: 0, whole: 0, end: 0) }
  }

  /// Towards the upper edge: whole above, the end below it.
  public var upper: Ramp
  /// Towards the lower edge.
  public var lower: Ramp

  /// From where on content counts, in points across from the origin; all of it where ``right`` is not
  /// beyond.
  ///
  /// Outside, it counts as if it went on: what fills a view from side to side keeps its sides.
  public var left: Double
  /// Up to where content counts.
  public var right: Double

  /// Makes a blur of two edges.
  @inlinable
  public init(
    upper: Ramp = .none, lower: Ramp = .none, left: Double = 0, right: Double = 0
  ) {
    self.upper = upper
    self.lower = lower
    self.left = left
    self.right = right
  }
}
