import MeniscusGeometry

/// How round the ends and corners of strokes are: shares of the strokes' thickness.
///
/// The radius grows more slowly than the thickness. Ends that stayed half circles would swell to
/// lumps in bold, and make headlines look like bent tubes.
struct Rounding: Equatable {
  /// The radius of the corners of a free end.
  let terminal: Double
  /// The same where two strokes meet in a corner of the letter.
  let corner: Double

  /// Half circles, for signs whose strokes meet end to end.
  static let round = Rounding(terminal: 0.46, corner: 0.30)

  private init(terminal: Double, corner: Double) {
    self.terminal = terminal
    self.corner = corner
  }

  /// How far the free end of a stroke reaches beyond its middle line's end, across and up.
  ///
  /// The corners of the end are taken for quarter circles.
  func endExtent(along way: Point2D, _ thickness: Double) -> Point2D {
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let (dx, dy) = (abs(way.x) / length, abs(way.y) / length)
    let radius = thickness * terminal
    let flat = thickness / 2 - radius
    return Point2D(
      x: radius - radius * dx + flat * dy, y: radius - radius * dy + flat * dx)
  }

  /// How far the pointed corner of a leaning stroke that is cut level lies beyond the edge that its
  /// rounded form touches.
  ///
  /// Where the sides meet at an angle of cosine a, the rounding's cubic, whose handles are 0.601 of
  /// the cuts, stays so far behind the corner: 0.09 of a cut at a = 0.1, 0.29 at 0.34, 0.42 at 0.55.
  func overhang(along way: Point2D, _ thickness: Double) -> Double {
    let cosine = abs(way.x) / (way.x * way.x + way.y * way.y).squareRoot()
    return thickness * terminal * cosine * (1 - 0.43 * cosine)
  }

  /// The rounding of a weight at an optical size.
  ///
  /// - Parameter heaviness: 0 in regular and lighter weights, 1 in bold, and on.
  init(heaviness: Double, _ size: OpticalSize) {
    let headline = size.headlineShare
    func between(_ text: Double, _ display: Double) -> Double {
      text + (display - text) * headline
    }
    terminal = between(0.40 / (1 + 0.30 * heaviness), 0.19 / (1 + 0.20 * heaviness))
    corner = between(0.27 / (1 + 0.30 * heaviness), 0.13 / (1 + 0.20 * heaviness))
  }
}
