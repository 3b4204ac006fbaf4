import MeniscusGeometry

/// A colour in Oklab: lightness, two opponent axes, and opacity.
struct Oklab {
  private var values: [Double]

  init(_ components: Color.Components) {
    let light = LinearRGBA(RGBA(components))
    let (r, g, b) = (light.red, light.green, light.blue)
    let l = Exact.cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = Exact.cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = Exact.cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    values = [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, components.opacity,
    ]
  }

  /// Makes a colour from lightness, the two axes and opacity.
  init(numbers: SIMD4<Double>) {
    values = [numbers.x, numbers.y, numbers.z, numbers.w]
  }

  /// Lightness, the two axes and opacity.
  var numbers: SIMD4<Double> { SIMD4(values[0], values[1], values[2], values[3]) }

  func mixed(with other: Oklab, by fraction: Double) -> Oklab {
    var copy = self
    copy.values = zip(values, other.values).map { $0 + ($1 - $0) * fraction }
    return copy
  }

  /// The colour in gamma-encoded sRGB, clamped.
  var color: RGBA {
    let l = values[0] + 0.3963377774 * values[1] + 0.2158037573 * values[2]
    let m = values[0] - 0.1055613458 * values[1] - 0.0638541728 * values[2]
    let s = values[0] - 0.0894841775 * values[1] - 1.2914855480 * values[2]
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    return RGBA(
      LinearRGBA(
        red: clamped(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
        green: clamped(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
        blue: clamped(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3),
        opacity: values[3]))
  }
}
