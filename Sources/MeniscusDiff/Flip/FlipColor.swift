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
  /// Light of red, green and blue to luminance, x − y and y − z.
  let opponent: Matrix
  /// The way back.
  private let linear: Matrix
  /// Light of red, green and blue to x, y and z over white.
  private let relative: Matrix
  private let response = LightnessResponse()

  init() {
    light = (0...255).map { SRGB.decode(Double($0) / 255) }
    // The primaries and the white of sRGB as fractions, so that grey is exactly grey.
    relative = Matrix(
      Self.row(30_406_656, 26_366_430, 13_305_225, white: 0.950428545),
      Self.row(15_678_432, 52_732_860, 5_322_090, white: 1),
      Self.row(1_425_312, 8_788_810, 70_074_185, white: 1.088900371))
    let (x, y, z) = (relative.first, relative.second, relative.third)
    opponent = Matrix(
      y, (x.0 - y.0, x.1 - y.1, x.2 - y.2), (y.0 - z.0, y.1 - z.1, y.2 - z.2))
    linear = opponent.inverse
  }

  private static func row(
    _ red: Double, _ green: Double, _ blue: Double, white: Double
  ) -> Triple {
    (red / 73_733_382 / white, green / 73_733_382 / white, blue / 73_733_382 / white)
  }

  /// CIELAB with the Hunt effect, of filtered opponent colours; light is kept in 0…1 before.
  @inline(__always)
  func hunt(_ color: Triple) -> Triple {
    let (red, green, blue) = linear.times(color)
    return hunt(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1))
  }

  /// CIELAB with the Hunt effect, of light in 0…1.
  @inline(__always)
  func hunt(red: Double, green: Double, blue: Double) -> Triple {
    let color = relative.times((red, green, blue))
    let (x, y, z) = (response[color.0], response[color.1], response[color.2])
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

  /// Three rows of three numbers.
  struct Matrix {
    let first: Triple
    let second: Triple
    let third: Triple

    init(_ first: Triple, _ second: Triple, _ third: Triple) {
      self.first = first
      self.second = second
      self.third = third
    }

    /// The product with a column.
    @inline(__always)
    func times(_ v: Triple) -> Triple {
      (
        first.0 * v.0 + first.1 * v.1 + first.2 * v.2,
        second.0 * v.0 + second.1 * v.1 + second.2 * v.2,
        third.0 * v.0 + third.1 * v.1 + third.2 * v.2
      )
    }

    /// The inverse, by cross products of the rows.
    var inverse: Matrix {
      func cross(_ a: Triple, _ b: Triple) -> Triple {
        (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
      }
      let (a, b, c) = (cross(second, third), cross(third, first), cross(first, second))
      let determinant = first.0 * a.0 + first.1 * a.1 + first.2 * a.2
      return Matrix(
        (a.0 / determinant, b.0 / determinant, c.0 / determinant),
        (a.1 / determinant, b.1 / determinant, c.1 / determinant),
        (a.2 / determinant, b.2 / determinant, c.2 / determinant))
    }
  }
}
