import MeniscusGeometry

/// CIELAB's response to light: the cube root, and a straight line where it is nearly dark.
///
/// A cube root's Taylor series around the middle of the 1024th in which the light lies; what is cut
/// off is below 10⁻¹⁰ of the value. Pixels are too many for `Exact.cubeRoot`, which fills the table.
struct LightnessResponse {
  private static let steps = 1024
  /// For each step the cube root of its middle, and one divided by its middle.
  private let table: [Double]

  init() {
    table = (0..<Self.steps).flatMap { step in
      let middle = (Double(step) + 0.5) / Double(Self.steps)
      return [Exact.cubeRoot(middle), 1 / middle]
    }
  }

  /// The response to a light from 0 to about 1.
  @inline(__always)
  subscript(light: Double) -> Double {
    // CIE 15: below (6 ÷ 29)³ the line that touches the root.
    if light <= 216.0 / 24_389 { return light * (841.0 / 108) + 4.0 / 29 }
    let entry = 2 * min(Int(light * Double(Self.steps)), Self.steps - 1)
    let r = light * table[entry + 1] - 1
    let square = r * r
    let low = 1 / 3 - r * (1 / 9) + square * (5 / 81 - r * (10 / 243))
    let high = 22 / 729 - r * (154 / 6561)
    return table[entry] * (1 + r * (low + square * square * high))
  }
}
