/// What pixelmatch is asked for, under the names and with the usual values of the original.
public struct PixelmatchOptions: Hashable, Sendable {
  /// Which of the original's metrics counts: they give different numbers.
  public enum Generation: String, CaseIterable, Sendable {
    /// Releases 7.0 to 7.2: the distance in YIQ of Kotsarenko and Ramos (2010).
    case yiq = "pixelmatch-7.2"
    /// The main branch at c6fee35: OKLab with a toe-corrected lightness, by HyAB.
    case okLab = "pixelmatch-main"
  }

  /// A colour of the difference picture.
  public struct Color: Hashable, Sendable {
    /// The channels.
    public var red, green, blue: UInt8

    /// Makes a colour of its channels.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The metric.
  public var generation: Generation
  /// How far colours may lie apart, 0 to 1.
  public var threshold = 0.1
  /// Whether pixels that look like antialiasing count as well.
  public var includeAA = false
  /// Whether translucent pixels are seen over a checkerboard, else over white.
  public var checkerboard = true
  /// The side in pixels of the windows of which the fullest is counted; nil for the whole picture.
  ///
  /// In the original it is known to `okLab` alone.
  public var windowSize: Int?
  /// How much of the first picture shows in the difference picture, 0 to 1.
  public var alpha = 0.1
  /// The colour of what looks like antialiasing.
  public var aaColor = Color(red: 255, green: 255, blue: 0)
  /// The colour of what differs.
  public var diffColor = Color(red: 255, green: 0, blue: 0)
  /// The colour of what differs and is darker in the second picture; nil for `diffColor`.
  public var diffColorAlt: Color?

  /// The usual options of a generation.
  public init(_ generation: Generation) {
    self.generation = generation
  }
}
