import MeniscusGeometry

/// An affine map of straight, gamma-encoded colours: red, green, blue and opacity, 0 to 1.
///
/// What comes out is clamped to 0…1. An opacity to which the old one contributes nothing is
/// multiplied by it, so that edges stay smooth and what is not drawn stays so.
public struct ColorMap: Equatable, Sendable {
  /// Four rows, of the new red, green, blue and opacity: what each old one contributes, and a
  /// constant.
  public private(set) var values: [Double]

  /// Makes a map from its four rows of five.
  ///
  /// - Precondition: there are twenty values.
  public init(_ values: [Double]) {
    precondition(values.count == 20, "A colour matrix has four rows of five.")
    self.values = values
  }

  /// Makes a map of the three colours that leaves the opacity alone.
  ///
  /// - Precondition: there are nine values, in three rows.
  init(colors m: [Double]) {
    precondition(m.count == 9, "A map of three colours has nine values.")
    self.init([
      m[0], m[1], m[2], 0, 0,
      m[3], m[4], m[5], 0, 0,
      m[6], m[7], m[8], 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Makes a map of each colour by itself: `slope` times the value and a constant.
  init(slope: Double, constant: Double) {
    self.init([
      slope, 0, 0, 0, constant,
      0, slope, 0, 0, constant,
      0, 0, slope, 0, constant,
      0, 0, 0, 1, 0,
    ])
  }

  /// The map that changes nothing.
  public static var identity: ColorMap { ColorMap(slope: 1, constant: 0) }

  /// Whether all values are finite.
  public var isFinite: Bool { values.allSatisfy { $0.isFinite } }
}

extension ColorMap {
  /// Adds an amount to each colour, -1 to 1, as SwiftUI's `brightness` does.
  public static func brightness(_ amount: Double) -> ColorMap {
    ColorMap(slope: 1, constant: amount)
  }

  /// `contrast()` of W3C Filter Effects: 1 changes nothing, 0 gives grey, below 0 is inverted.
  public static func contrast(_ amount: Double) -> ColorMap {
    ColorMap(slope: amount, constant: 0.5 - 0.5 * amount)
  }

  /// `feColorMatrix` of type `saturate`: 1 changes nothing, 0 gives greys.
  public static func saturation(_ amount: Double) -> ColorMap {
    let s = amount
    return ColorMap(colors: [
      0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s,
      0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s,
      0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s,
    ])
  }

  /// `feColorMatrix` of type `hueRotate`, by an angle in radians.
  public static func hueRotation(radians: Double) -> ColorMap {
    let (s, c) = radians.isFinite ? Exact.sineAndCosine(radians) : (radians, radians)
    return ColorMap(colors: [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
      0.072 - c * 0.072 + s * 0.928,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
      0.072 - c * 0.072 - s * 0.283,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
      0.072 + c * 0.928 + s * 0.072,
    ])
  }

  /// `grayscale()` of W3C Filter Effects, 0 (none) to 1 (all grey).
  public static func grayscale(_ amount: Double) -> ColorMap {
    let rest = 1 - min(max(amount, 0), 1)
    return ColorMap(colors: [
      0.2126 + 0.7874 * rest, 0.7152 - 0.7152 * rest, 0.0722 - 0.0722 * rest,
      0.2126 - 0.2126 * rest, 0.7152 + 0.2848 * rest, 0.0722 - 0.0722 * rest,
      0.2126 - 0.2126 * rest, 0.7152 - 0.7152 * rest, 0.0722 + 0.9278 * rest,
    ])
  }

  /// `invert()` of W3C Filter Effects, 0 (none) to 1 (all).
  public static func invert(_ amount: Double = 1) -> ColorMap {
    ColorMap(slope: 1 - 2 * amount, constant: amount)
  }

  /// Multiplies each component, the opacity too, by a colour's.
  public static func multiply(by color: RGBA) -> ColorMap {
    ColorMap([
      color.red, 0, 0, 0, 0,
      0, color.green, 0, 0, 0,
      0, 0, color.blue, 0, 0,
      0, 0, 0, color.opacity, 0,
    ])
  }

  /// `feColorMatrix` of type `luminanceToAlpha`: black of an opacity by the luminance.
  public static var luminanceToAlpha: ColorMap {
    ColorMap([
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0, 0, 0, 0, 0,
      0.2125, 0.7154, 0.0721, 0, 0,
    ])
  }
}
