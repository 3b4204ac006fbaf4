import MeniscusGeometry

/// The colour spaces of ꟻLIP.
///
/// Filters see opponent colours: luminance y, x − y and y − z, with XYZ divided by the white of sRGB.
/// That is YCxCz without its scales and its offset, which filters that sum up to 1 leave alone.
/// Differences are taken in CIELAB with the Hunt effect: colours are weaker where it is dark.
struct FlipColor {
  /// Three numbers of a colour space.
  typealias Triple = (Double, Double, Double)

  /// Light by the sample of an sRGB picture.
  let light: [Double]
  /// Light of red, green and blue to luminance, x − y and y − z, row by row.
  let opponent: [Double]
  /// The way back, row by row.
  let linear: [Double]
  /// Light of red, green and blue to x, y and z over white, row by row.
  private let relative: [Double]
  private let response: LightnessResponse

  init() {
    light = (0...255).map { SRGB.decode(Double($0) / 255) }
    // The primaries and the white of sRGB as fractions, so that grey is exactly grey.
    let numerators: [Double] = [
      30_406_656, 26_366_430, 13_305_225, 15_678_432, 52_732_860, 5_322_090, 1_425_312, 8_788_810,
      70_074_185,
    ]
    let relative = (0..<9).map { (index: Int) -> Double in
      numerators[index] / 73_733_382 / Self.white[index / 3]
    }
    let opponent = (0..<9).map { (index: Int) -> Double in
      index < 3 ? relative[index + 3] : relative[index - 3] - relative[index]
    }
    self.relative = relative
    self.opponent = opponent
    linear = Self.inverse(opponent)
    response = LightnessResponse()
  }

  /// The white of sRGB in XYZ, D65.
  private static let white: [Double] = [0.950428545, 1, 1.088900371]

  /// CIELAB with the Hunt effect, of filtered opponent colours; light is kept in 0…1 before.
  @inline(__always)
  func hunt(_ color: Triple) -> Triple {
    let red = min(max(linear[0] * color.0 + linear[1] * color.1 + linear[2] * color.2, 0), 1)
    let green = min(max(linear[3] * color.0 + linear[4] * color.1 + linear[5] * color.2, 0), 1)
    let blue = min(max(linear[6] * color.0 + linear[7] * color.1 + linear[8] * color.2, 0), 1)
    return hunt(red: red, green: green, blue: blue)
  }

  /// CIELAB with the Hunt effect, of light in 0…1.
  @inline(__always)
  func hunt(red: Double, green: Double, blue: Double) -> Triple {
    let x = response[relative[0] * red + relative[1] * green + relative[2] * blue]
    let y = response[relative[3] * red + relative[4] * green + relative[5] * blue]
    let z = response[relative[6] * red + relative[7] * green + relative[8] * blue]
    let lightness = 116 * y - 16
    let strength = 0.01 * lightness
    return (lightness, 500 * (x - y) * strength, 200 * (y - z) * strength)
  }

  /// The distance of two colours: that of lightness and that of the others, one added to the other.
  @inline(__always)
  static func distance(_ a: Triple, _ b: Triple) -> Double {
    let (red, blue) = (a.1 - b.1, a.2 - b.2)
    return abs(a.0 - b.0) + (red * red + blue * blue).squareRoot()
  }

  /// The inverse of a matrix of three rows, by its cofactors.
  private static func inverse(_ m: [Double]) -> [Double] {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let adjugate = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
      -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
    return adjugate.map { $0 / determinant }
  }
}
