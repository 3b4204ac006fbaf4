import MeniscusDisplay

/// A map of colours: what each old component contributes to each new one, and a constant.
public struct ColorMatrix: Equatable, Sendable {
  /// What the old red, green, blue and opacity contribute to the new red, and a constant.
  public var r1, r2, r3, r4, r5: Float
  /// What the old red, green, blue and opacity contribute to the new green, and a constant.
  public var g1, g2, g3, g4, g5: Float
  /// What the old red, green, blue and opacity contribute to the new blue, and a constant.
  public var b1, b2, b3, b4, b5: Float
  /// What the old red, green, blue and opacity contribute to the new opacity, and a constant.
  public var a1, a2, a3, a4, a5: Float

  /// Makes the map that changes nothing.
  public init() {
    (r1, r2, r3, r4, r5) = (1, 0, 0, 0, 0)
    (g1, g2, g3, g4, g5) = (0, 1, 0, 0, 0)
    (b1, b2, b3, b4, b5) = (0, 0, 1, 0, 0)
    (a1, a2, a3, a4, a5) = (0, 0, 0, 1, 0)
  }

  /// The map as the display list has it.
  var rows: ColorMap {
    ColorMap(
      [
        r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
      ].map(Double.init))
  }
}
