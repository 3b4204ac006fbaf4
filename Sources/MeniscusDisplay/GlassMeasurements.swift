/// What lies behind each glass element of a frame, as it was rendered.
///
/// It goes from the renderer back to the views, which adapt to it in the next frame.
public struct GlassMeasurements: Equatable, Sendable {
  /// What lies behind one element.
  @frozen
  public struct Element: Equatable, Sendable {
    /// The mean luminance, 0 (black) to 1 (white), of gamma-encoded samples.
    public var luminance: Double
    /// How busy it is: the standard deviation of the luminance, 0 to 0.5.
    public var busyness: Double

    /// Makes a measurement.
    @inlinable
    public init(luminance: Double, busyness: Double) {
      self.luminance = luminance
      self.busyness = busyness
    }
  }

  /// One for each element of the list's table of glass; nil where the element is not drawn.
  public var elements: [Element?]

  /// Makes measurements.
  public init(elements: [Element?] = []) {
    self.elements = elements
  }
}
