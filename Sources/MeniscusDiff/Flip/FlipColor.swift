import MeniscusGeometry

/// The colour spaces of ꟻLIP.
///
/// Filters see opponent colours: luminance y, x − y and y − z, with XYZ divided by the white of sRGB.
/// That is YCxCz without its scales and its offset, which filters that sum up to 1 leave alone.
/// Differences are taken in CIELAB with the Hunt effect: see ``FlipDistance``.
struct FlipColor: Sendable {
  /// Three numbers of a colour space.
  typealias Triple = (Float, Float, Float)

  /// Light by the sample of an sRGB picture.
  let light: [Float]
  /// Light of red, green and blue to luminance, x − y and y − z.
  let opponent: Matrix
  /// The way back.
  let linear: Matrix
  /// Light of red, green and blue to x, y and z over white.
  let relative: Matrix

  init() {
    light = (0...255).map { Float(SRGB.decode(Double($0) / 255)) }
    // The primaries and the white of sRGB as fractions, so that grey is exactly grey.
    let relative: [[Double]] = [
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

  /// Turns the light of a row's columns into opponent colours, in place.
  func makeOpponents(
    _ reds: UnsafeMutablePointer<Float>, _ greens: UnsafeMutablePointer<Float>,
    _ blues: UnsafeMutablePointer<Float>, _ columns: Range<Int>
  ) {
    let opponent = opponent
    var index = columns.lowerBound
    while index < columns.upperBound {
      (reds[index], greens[index], blues[index]) =
        opponent.times((reds[index], greens[index], blues[index]))
      index &+= 1
    }
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
