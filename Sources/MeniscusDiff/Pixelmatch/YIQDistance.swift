/// Red, green and blue of a pixel less those of another.
struct ColorDifference {
  var red, green, blue: Double

  /// The difference of two pixels seen over a background.
  @inline(__always)
  init(_ a: PixelSamples, _ b: PixelSamples, over background: @autoclosure () -> PixelBackground) {
    if a.alpha == 255, b.alpha == 255 {
      red = Double(a.red - b.red)
      green = Double(a.green - b.green)
      blue = Double(a.blue - b.blue)
    } else {
      let ground = background()
      let alpha = Double(a.alpha - b.alpha)
      red = (Double(a.red * a.alpha - b.red * b.alpha) - ground.red * alpha) / 255
      green = (Double(a.green * a.alpha - b.green * b.alpha) - ground.green * alpha) / 255
      blue = (Double(a.blue * a.alpha - b.blue * b.alpha) - ground.blue * alpha) / 255
    }
  }

  /// How much brighter the first pixel is.
  @inline(__always)
  var luma: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
}

/// The colour distance of pixelmatch 7: Kotsarenko and Ramos, "Measuring perceived color difference
/// using YIQ NTSC transmission color space in mobile applications" (2010).
enum YIQDistance {
  /// The largest distance that there is, by the original.
  static let maximum = 35_215.0

  /// The squared distance of a difference of colours, in the original's order of operations.
  @inline(__always)
  static func squared(_ d: ColorDifference) -> Double {
    let y = d.luma
    let i = d.red * 0.59597799 - d.green * 0.27417610 - d.blue * 0.32180189
    let q = d.red * 0.21147017 - d.green * 0.52261711 + d.blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The squared distance in RGB up to which opaque colours are equal for certain.
  ///
  /// The quadratic form above has no eigenvalue over 0.2560781412378786.
  static func certainlyEqual(threshold: Double) -> Int {
    Int(maximum * threshold * threshold / 0.256_078_141_3)
  }
}
