import MeniscusGeometry

/// Tells which opaque colours are alike for certain by the distance of pixelmatch's main branch, from
/// their samples alone.
///
/// The response of a cone is a mean of red, green and blue light with weights that add up to 1. Its
/// cube root is then a norm, the third, of the cube roots of the three lights, and norms of two
/// colours lie no farther apart than the largest of three differences of such roots. A distance of
/// responses of d each is one of colours of at most 6.29 d: 1.009 · 1.171 for lightness and its toe,
/// 5.105 for the rest.
struct OKLabBound: @unchecked Sendable {
  /// The cube roots of light, by the sample.
  ///
  /// They are made once and stay, as ``OKLabTables`` do.
  private let roots: UnsafePointer<Double>
  /// How far the roots of colours may lie apart that are alike.
  private let distance: Double
  /// By how many levels samples may differ, by the least of all samples of both colours.
  let levels: [UInt8]

  /// By how much the original's roots are too small at most, which it takes from a table of 4,096 steps,
  /// from the fourth step on.
  ///
  /// A chord lies below its curve by an eighth of the squared step times the curvature: 0.000172.
  private static let tableError = 0.0002
  /// The least sample of which four steps of light come about.
  private static let leastSample = 4
  /// The least sample of green that alone brings every cone to four steps: to short ones it gives 28 %.
  private static let leastGreen = 12

  init(threshold: Double) {
    let roots = Self.roots
    let distance = threshold / 6.3 - Self.tableError
    self.roots = roots
    self.distance = distance
    var levels = [UInt8](repeating: 0, count: 256)
    // From the brightest down: what holds from a sample on holds for all that are brighter.
    var allowed = 255
    for sample in stride(from: 255, through: Self.leastSample, by: -1) {
      while allowed > 0, roots[min(sample + allowed, 255)] - roots[sample] > distance {
        allowed -= 1
      }
      levels[sample] = UInt8(allowed)
    }
    self.levels = levels
  }

  // Nothing writes to it once it is made.
  nonisolated(unsafe) private static let roots: UnsafePointer<Double> = {
    let roots = UnsafeMutablePointer<Double>.allocate(capacity: 256)
    for level in 0...255 {
      let value = Double(level) / 255
      let light = value <= 0.04045 ? value / 12.92 : Exact.power((value + 0.055) / 1.055, 2.4)
      (roots + level).initialize(to: Exact.cubeRoot(light))
    }
    return UnsafePointer(roots)
  }()

  /// Whether two opaque colours are alike for certain.
  @inline(__always)
  func isNear(_ a: PixelSamples, _ b: PixelSamples) -> Bool {
    if a.green < Self.leastGreen || b.green < Self.leastGreen { return false }
    let red = roots[a.red] - roots[b.red]
    let green = roots[a.green] - roots[b.green]
    let blue = roots[a.blue] - roots[b.blue]
    return red <= distance && -red <= distance && green <= distance && -green <= distance
      && blue <= distance && -blue <= distance
  }
}
