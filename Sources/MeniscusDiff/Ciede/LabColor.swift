import MeniscusGeometry

/// A colour in CIELAB.
public struct LabColor: Equatable, Sendable {
  /// The lightness, 0 to 100.
  public var lightness: Double
  /// From green to red.
  public var a: Double
  /// From blue to yellow.
  public var b: Double

  /// Makes a colour of its coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }
}

extension LabColor {
  /// The difference CIEDE2000 from another colour, with all weights 1.
  ///
  /// Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula: implementation notes,
  /// supplementary test data, and mathematical observations" (2005).
  public func ciede2000(from other: LabColor) -> Double {
    let (c1, c2) = (chroma, other.chroma)
    let g = 0.5 * (1 - Self.ratioToSeventh((c1 + c2) / 2))
    let first = LabColor(lightness: lightness, a: a * (1 + g), b: b)
    let second = LabColor(lightness: other.lightness, a: other.a * (1 + g), b: other.b)
    return first.adjustedDifference(from: second)
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }

  /// The angle of the hue, 0 to 360 degrees; 0 for grey.
  private var hue: Double {
    guard a != 0 || b != 0 else { return 0 }
    let degrees = Exact.arcTangent(y: b, x: a) * 180 / Double.pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// √(C⁷ ∕ (C⁷ + 25⁷)).
  private static func ratioToSeventh(_ chroma: Double) -> Double {
    let squared = chroma * chroma
    let seventh = squared * squared * squared * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  private static func cosine(_ degrees: Double) -> Double {
    Exact.cosine(degrees * Double.pi / 180)
  }

  /// The difference once `a` was stretched.
  private func adjustedDifference(from other: LabColor) -> Double {
    let (c1, c2) = (chroma, other.chroma)
    let (h1, h2) = (hue, other.hue)
    let isGrey = c1 * c2 == 0
    var turn = isGrey ? 0 : h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let hueDifference =
      2 * (c1 * c2).squareRoot() * Exact.sine(turn / 2 * Double.pi / 180)
    let meanHue = Self.meanHue(h1, h2, isGrey: isGrey)
    let meanLightness = (lightness + other.lightness) / 2
    let meanChroma = (c1 + c2) / 2
    let t =
      1 - 0.17 * Self.cosine(meanHue - 30) + 0.24 * Self.cosine(2 * meanHue)
      + 0.32 * Self.cosine(3 * meanHue + 6) - 0.20 * Self.cosine(4 * meanHue - 63)
    let away = (meanLightness - 50) * (meanLightness - 50)
    let l = (other.lightness - lightness) / (1 + 0.015 * away / (20 + away).squareRoot())
    let c = (c2 - c1) / (1 + 0.045 * meanChroma)
    let h = hueDifference / (1 + 0.015 * meanChroma * t)
    let bend = (meanHue - 275) / 25
    let rotation =
      -2 * Self.ratioToSeventh(meanChroma)
      * Exact.sine(60 * Exact.exponential(-bend * bend) * Double.pi / 180)
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  private static func meanHue(_ h1: Double, _ h2: Double, isGrey: Bool) -> Double {
    if isGrey { return h1 + h2 }
    if abs(h1 - h2) <= 180 { return (h1 + h2) / 2 }
    return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2
  }
}
