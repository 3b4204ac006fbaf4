import MeniscusGeometry

/// What a tint makes of the luminance behind glass: a line from a dark to a bright colour.
///
/// The bright end is the requested colour, the dark end a deeper one (the standard family); on dark
/// regular glass both are paler (the pastel family). Greys have a law of their own. Source: the
/// closed forms of `docs/glass.md`.
struct TintLine {
  /// The colour over black.
  let dark: SIMD4<Float>
  /// The change from black to white.
  let slope: SIMD4<Float>

  /// Makes the line of a tint.
  ///
  /// - Parameters:
  ///   - isPastel: whether the tint grows paler with `darkness`.
  ///   - darkness: 0 to 1.
  init(_ tint: RGBA, isPastel: Bool, darkness: Double) {
    let x = [tint.red, tint.green, tint.blue]
    let (high, low) = (max(x[0], x[1], x[2]), min(x[0], x[1], x[2]))
    let share = isPastel ? darkness : 0
    var dark = SIMD4<Float>(repeating: 0)
    var slope = SIMD4<Float>(repeating: 0)
    for channel in 0..<3 {
      let ends: (dark: Double, bright: Double)
      if high - low <= 0.00035 {
        ends = Self.grey(x[channel])
      } else {
        let standard = Self.standard(x[channel], low: low, high: high)
        let pastel = share > 0 ? Self.pastel(x[channel], low: low, high: high) : standard
        ends = (
          standard.dark + (pastel.dark - standard.dark) * share,
          standard.bright + (pastel.bright - standard.bright) * share
        )
      }
      dark[channel] = Float(ends.dark)
      slope[channel] = Float(ends.bright - ends.dark)
    }
    self.dark = dark
    self.slope = slope
  }

  private static func grey(_ x: Double) -> (dark: Double, bright: Double) {
    let divisor = 1 + 0.05 * x * (1 - x)
    return ((1.1875 * x - 0.25) / divisor, (0.3125 + 1.1875 * x - 0.25) / divisor)
  }

  static func standard(_ x: Double, low: Double, high: Double) -> (dark: Double, bright: Double) {
    let level = (low + high) / 2
    let factor: Double
    if level <= 0.5 {
      factor = 57.0 / 85
    } else if level <= 5.0 / 6 {
      factor = (87.0 / 5 * level - 3) / (17 * (1 - level))
    } else {
      factor = (21.0 / 17 - 57.0 / 85 * level) / (1 - level)
    }
    let provisional = 9.0 / 17 * level + factor * (x - level)
    return (min(max(provisional, -3 * x / 17), (20 - 3 * x) / 17), x)
  }

  private static func pastel(
    _ x: Double, low: Double, high: Double
  ) -> (dark: Double, bright: Double) {
    let level = (low + high) / 2
    let chroma = high - low
    let t = (x - low) / chroma
    let brightLevel = level > 10.0 / 11 ? 17.0 / 12 - 5.0 / 12 * level : 137.0 / 120 * level
    let darkLevel = level > 10.0 / 11 ? 1.25 * level - 0.25 : 39.0 / 40 * level
    let (bright, dark): (Double, Double)
    if level <= 5.0 / 11 {
      (bright, dark) = (851.0 / 800, 791.0 / 800)
    } else if level <= 0.5 {
      bright = -4553.0 / 2400 + 323.0 / 240 / level
      dark = 1209.0 / 800 - 19.0 / 80 / level
    } else if level <= 10.0 / 11 {
      bright = (223.0 / 240 - 851.0 / 800 * level) / (1 - level)
      dark = (81.0 / 80 - 791.0 / 800 * level) / (1 - level)
    } else {
      (bright, dark) = (-5.0 / 12, 1.25)
    }
    return (darkLevel + chroma * dark * (t - 0.5), brightLevel + chroma * bright * (t - 0.5))
  }
}
