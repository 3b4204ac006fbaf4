import MeniscusDisplay
import MeniscusGeometry

/// The lights of fingers that fall on a fused shape.
///
/// A light is exp(−d² ÷ 2 r²), which is a product of what a column and what a row has of it: both are
/// worked out once, and a pixel costs a multiplication for each light.
struct GlassGlows: Sendable {
  private var lights: [Light] = []

  /// One light on the pixels around it.
  private struct Light: Sendable {
    let rect: PixelRect
    /// By the columns and rows of `rect`; the rows have the strength.
    let columns: [Float]
    let rows: [Float]
  }

  /// Gathers the lights of a container that reach `bounds`, in document order.
  ///
  /// - Complexity: linear in the elements of the list, and in the columns and rows of `bounds`.
  init(container: Int, in list: DisplayList, bounds: PixelRect, _ hasher: inout StableHasher) {
    for element in list.glass where element.container == container {
      guard let glow = element.glow, glow.strength > 0, glow.radius > 0 else { continue }
      let center = element.transform.apply(glow.center)
      let growth = element.transform.growth
      let reach = glow.reach * growth
      let box = Rect2D(
        x: (center.x - reach) * list.scale, y: (center.y - reach) * list.scale,
        width: 2 * reach * list.scale, height: 2 * reach * list.scale)
      guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite else { continue }
      let rect = PixelRect(touching: box, in: bounds)
      guard !rect.isEmpty else { continue }
      let deviation = glow.radius * growth * list.scale
      func falloff(_ range: Range<Int>, _ middle: Double, _ strength: Double) -> [Float] {
        range.map { place in
          let offset = (Double(place) + 0.5 - middle * list.scale) / deviation
          return Float(strength * Exact.exponential(-0.5 * offset * offset))
        }
      }
      lights.append(
        Light(
          rect: rect, columns: falloff(rect.minX..<rect.maxX, center.x, 1),
          rows: falloff(rect.minY..<rect.maxY, center.y, min(glow.strength, 1))))
      hasher.combine(center)
      hasher.combine(deviation)
      hasher.combine(glow.strength)
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { lights.isEmpty }

  /// What is added to a pixel of the frame.
  @inline(__always)
  func light(_ x: Int, _ y: Int) -> Float {
    var sum: Float = 0
    for light in lights {
      let rect = light.rect
      guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else { continue }
      sum += light.columns[x &- rect.minX] * light.rows[y &- rect.minY]
    }
    return sum
  }
}
