import MeniscusGeometry

/// CIELAB of the pixels of sRGB, whose white has the coordinates 100, 0, 0.
struct LabSpace {
  /// Light by sample.
  private let light: [Double]

  init() {
    light = (0...255).map { SRGB.decode(Double($0) / 255) }
  }

  /// The colour of a pixel's word, over white.
  func color(_ word: UInt32) -> LabColor {
    let pixel = PixelSamples(word)
    return LabColor(
      red: light(pixel.red, pixel.alpha), green: light(pixel.green, pixel.alpha),
      blue: light(pixel.blue, pixel.alpha))
  }

  private func light(_ sample: Int, _ alpha: Int) -> Double {
    if alpha == 255 { return light[sample] }
    let mixed: Int = sample * alpha + 255 * (255 - alpha)
    return SRGB.decode(Double(mixed) / 65_025)
  }
}

extension LabColor {
  /// The colour of light of red, green and blue with the primaries and the white of sRGB.
  ///
  /// - Parameters: each 0 to 1.
  init(red: Double, green: Double, blue: Double) {
    // The matrix to XYZ that follows from the chromaticities, in fractions; a row's sum is white.
    func response(_ weights: (Double, Double, Double)) -> Double {
      let light = weights.0 * red + weights.1 * green + weights.2 * blue
      let relative = light / (weights.0 + weights.1 + weights.2)
      // CIE 15: below (6 ÷ 29)³ the line that touches the cube root.
      return relative > 216.0 / 24_389
        ? Exact.cubeRoot(relative) : relative * (841.0 / 108) + 4.0 / 29
    }
    let x = response((10_135_552, 8_788_810, 4_435_075))
    let y = response((2_613_072, 8_788_810, 887_015))
    let z = response((1_425_312, 8_788_810, 70_074_185))
    self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// The colour of an opaque pixel of sRGB.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    func light(_ sample: UInt8) -> Double { SRGB.decode(Double(sample) / 255) }
    self.init(red: light(red), green: light(green), blue: light(blue))
  }
}
