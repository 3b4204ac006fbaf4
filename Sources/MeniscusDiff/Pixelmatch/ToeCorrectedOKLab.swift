import MeniscusGeometry

/// A colour of which pixelmatch's main branch takes distances: cube roots of cone responses, and
/// the toe-corrected lightness of OKLab (Ottosson, 2020 and 2022).
struct ToeCorrectedOKLab {
  /// The cube roots of the responses of long, medium and short cones.
  let long, medium, short: Double
  /// The lightness, 0 to 1.
  let lightness: Double

  /// Whether the distance HyAB (Abasi, Amani Tehran and Fairchild, 2019) to another colour stays
  /// within a threshold.
  @inline(__always)
  func isNear(_ other: ToeCorrectedOKLab, threshold: Double) -> Bool {
    let lightnessDistance = lightness - other.lightness
    let rest = threshold - abs(lightnessDistance)
    guard rest > 0 else { return false }
    let (l, m, s) = (long - other.long, medium - other.medium, short - other.short)
    let a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    return a * a + b * b <= rest * rest
  }
}

/// The tables from which the original takes powers and roots, and with which it rounds.
///
/// They are made once and stay: memory of its own is read without counting references, pixel by pixel.
struct OKLabTables: @unchecked Sendable {
  /// The light of every sample, and that of 255 once more.
  private let light: UnsafePointer<Double>
  /// The cube roots of 0 to 1 in 4,096 steps, and one beyond.
  private let roots: UnsafePointer<Double>

  private static let steps = 4_096

  static let shared = OKLabTables()

  private init() {
    light = Self.table(257) { step in
      let value = Double(min(step, 255)) / 255
      return value <= 0.04045 ? value / 12.92 : Exact.power((value + 0.055) / 1.055, 2.4)
    }
    roots = Self.table(Self.steps + 2) { Exact.cubeRoot(Double($0) / Double(Self.steps)) }
  }

  private static func table(_ count: Int, _ value: (Int) -> Double) -> UnsafePointer<Double> {
    let table = UnsafeMutablePointer<Double>.allocate(capacity: count)
    for index in 0..<count { (table + index).initialize(to: value(index)) }
    return UnsafePointer(table)
  }

  /// An opaque colour.
  func color(_ pixel: PixelSamples) -> ToeCorrectedOKLab {
    color(red: light[pixel.red], green: light[pixel.green], blue: light[pixel.blue])
  }

  /// A translucent colour over a background.
  func color(_ pixel: PixelSamples, over background: PixelBackground) -> ToeCorrectedOKLab {
    func blended(_ sample: Int, _ ground: Double) -> Double {
      (Double(sample * pixel.alpha) + ground * Double(255 - pixel.alpha)) / 255
    }
    return color(
      red: between(light, blended(pixel.red, background.red)),
      green: between(light, blended(pixel.green, background.green)),
      blue: between(light, blended(pixel.blue, background.blue)))
  }

  private func between(_ table: UnsafePointer<Double>, _ place: Double) -> Double {
    let index = Int(place)
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }

  private func cubeRoot(_ value: Double) -> Double {
    between(roots, value * Double(Self.steps))
  }

  private func color(red: Double, green: Double, blue: Double) -> ToeCorrectedOKLab {
    let l = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return ToeCorrectedOKLab(
      long: l, medium: m, short: s,
      lightness: Self.toe(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s))
  }

  /// Ottosson's lightness with a toe, from OKLab's own.
  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }
}
