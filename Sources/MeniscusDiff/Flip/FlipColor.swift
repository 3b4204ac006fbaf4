import MeniscusGeometry

/// The colour spaces of ꟻLIP.
///
/// Filters see opponent colours: luminance y, x − y and y − z, with XYZ divided by the white of sRGB.
/// That is YCxCz without its scales and its offset, which filters that sum up to 1 leave alone.
/// Differences are taken in CIELAB with the Hunt effect: colours are weaker where it is dark.
struct FlipColor: Sendable {
  /// Three numbers of a colour space.
  typealias Triple = (Float, Float, Float)

  /// Light by the sample of an sRGB picture.
  let light: [Double]
  /// Light of red, green and blue to luminance, x − y and y − z.
  let opponent: Matrix
  /// The way back.
  private let linear: Matrix
  /// Light of red, green and blue to x, y and z over white.
  private let relative: Matrix

  init() {
    light = (0...255).map { SRGB.decode(Double($0) / 255) }
    // The primaries and the white of sRGB as fractions, so that grey is exactly grey.
    let relative = [
      [30_406_656, 26_366_430, 13_305_225].map { $0 / 73_733_382 / 0.950428545 },
      [15_678_432, 52_732_860, 5_322_090].map { $0 / 73_733_382 },
      [1_425_312, 8_788_810, 70_074_185].map { $0 / 73_733_382 / 1.088900371 },
    ]
    let opponent = [
      relative[1], zip(relative[0], relative[1]).map { $0 - $1 },
      zip(relative[1], relative[2]).map { $0 - $1 },
    ]
    self.relative = Matrix(relative)
    self.opponent = Matrix(opponent)
    linear = Matrix(Self.inverse(of: opponent))
  }

  /// How far the colours of two pictures lie apart, in CIELAB with the Hunt effect: the distance of
  /// lightness and that of the other two, one added to the other.
  ///
  /// All is computed from the sum and the difference of the pictures, of which the filters are linear:
  /// so the distance keeps its digits where it is small, and it does not matter which picture is
  /// first.
  ///
  /// - Parameters:
  ///   - sum: the filtered opponent colours of both pictures, added up.
  ///   - difference: those of the second less those of the first.
  @inline(__always)
  func distance(sum: Triple, difference: Triple) -> Float {
    let (light, change) = (linear.times(sum), linear.times(difference))
    let red = Self.clamped(light.0, change.0)
    let green = Self.clamped(light.1, change.1)
    let blue = Self.clamped(light.2, change.2)
    let first = relative.times((red.first, green.first, blue.first))
    let second = relative.times((red.second, green.second, blue.second))
    let step = relative.times((red.change, green.change, blue.change))
    let x = Self.response(first.0, second.0, step.0)
    let y = Self.response(first.1, second.1, step.1)
    let z = Self.response(first.2, second.2, step.2)
    // The Hunt effect: a colour counts by a hundredth of its lightness.
    let strength = y.sum * 1.16 - 0.32
    let strengthChange = y.change * 1.16
    let a = ((x.change - y.change) * strength + (x.sum - y.sum) * strengthChange) * 250
    let b = ((y.change - z.change) * strength + (y.sum - z.sum) * strengthChange) * 100
    return abs(y.change * 116) + FlipFunctions.root(a * a + b * b)
  }

  /// Light of both pictures kept in 0…1, and how much more the second has.
  @inline(__always)
  private static func clamped(
    _ sum: Float, _ difference: Float
  ) -> (first: Float, second: Float, change: Float) {
    let (first, second) = ((sum - difference) * 0.5, (sum + difference) * 0.5)
    let (a, b) = (clamped(first), clamped(second))
    return (a, b, a == first && b == second ? difference : b - a)
  }

  @inline(__always)
  private static func clamped(_ light: Float) -> Float {
    let positive = light > 0 ? light : 0
    return positive < 1 ? positive : 1
  }

  /// CIELAB's response to the light of two pictures, added up, and how much larger the second is: the
  /// cube root, and a straight line where it is nearly dark.
  @inline(__always)
  private static func response(
    _ first: Float, _ second: Float, _ step: Float
  ) -> (sum: Float, change: Float) {
    // CIE 15: below (6 ÷ 29)³ the line that touches the root.
    let limit: Float = 216.0 / 24_389
    let slope: Float = 841.0 / 108
    let foot: Float = 4.0 / 29
    let (isFirst, isSecond) = (first > limit, second > limit)
    let one = FlipFunctions.cubeRoot(isFirst ? first : limit)
    let other = FlipFunctions.cubeRoot(isSecond ? second : limit)
    let a = isFirst ? one : first * slope + foot
    let b = isSecond ? other : second * slope + foot
    // a³ − b³ is a − b times a² + a b + b².
    let quotient = step / (one * one + other * other + one * other)
    let low = isFirst || isSecond ? b - a : step * slope
    return (a + b, isFirst && isSecond ? quotient : low)
  }

  /// The inverse of three rows of three numbers, by cross products of the rows.
  private static func inverse(of rows: [[Double]]) -> [[Double]] {
    func cross(_ a: [Double], _ b: [Double]) -> [Double] {
      [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
    }
    let columns = [
      cross(rows[1], rows[2]), cross(rows[2], rows[0]), cross(rows[0], rows[1]),
    ]
    let determinant = zip(rows[0], columns[0]).reduce(0) { $0 + $1.0 * $1.1 }
    return (0..<3).map { row in columns.map { $0[row] / determinant } }
  }

  /// Three rows of three numbers.
  struct Matrix: Sendable {
    private let first: Triple
    private let second: Triple
    private let third: Triple

    init(_ rows: [[Double]]) {
      func triple(_ row: [Double]) -> Triple { (Float(row[0]), Float(row[1]), Float(row[2])) }
      (first, second, third) = (triple(rows[0]), triple(rows[1]), triple(rows[2]))
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
  }
}
