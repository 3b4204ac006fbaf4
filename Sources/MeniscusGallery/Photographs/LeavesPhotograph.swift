import MeniscusGeometry

/// A hedge in the sun: leaves in three depths of focus, and light that falls through behind them.
enum LeavesPhotograph {
  static func exposure(width: Int, height: Int) -> Exposure {
    var chance = SeededGenerator(seed: 12)
    let scale = Float(width) / 400
    var picture = ground(width: width, height: height)
    let daylight = Daylight()
    let dapples = Noise(5)
    func sun(_ x: Float, _ y: Float) -> Float {
      let cloud = dapples.fractal(x / (95 * scale), y / (95 * scale), octaves: 3, gain: 0.5)
      return 0.07 + 0.93 * smoothStep(-0.12, 0.42, cloud)
    }

    // Far behind: a ground of large discs.
    var far = Exposure(width: width, height: height)
    for _ in 0..<260 {
      let leaf = leaf(in: far, &chance, length: 34 * scale, dark: 0.55)
      far.paint(leaf, in: daylight, samples: 1, shadow: 0.3, sun: sun)
    }
    picture.cover(with: far.defocused(by: 13 * scale, rim: 0.15))
    picture.add(glints(width: width, height: height, &chance, scale), times: 1)

    // Half way.
    var middle = Exposure(width: width, height: height)
    for _ in 0..<150 {
      let leaf = leaf(in: middle, &chance, length: 38 * scale, dark: 0.8)
      middle.paint(leaf, in: daylight, samples: 1, shadow: 0.45, sun: sun)
    }
    picture.cover(with: middle.defocused(by: 4.6 * scale))

    // In focus: twigs of leaves.
    var near = Exposure(width: width, height: height)
    for _ in 0..<27 { twig(in: &near, &chance, scale, daylight, sun) }
    picture.cover(with: near.defocused(by: 0.55))

    // In front of the focus, at two edges.
    var front = Exposure(width: width, height: height)
    for (x, y, angle, length) in [
      (20, 812, -0.9, 120), (372, 852, -2.1, 105), (396, 60, 2.3, 90),
    ] as [(Float, Float, Double, Float)] {
      var leaf = leaf(in: front, &chance, length: length * scale, dark: 0.9)
      (leaf.x, leaf.y) = (x * scale, y * scale)
      leaf.along = (Float(Exact.cosine(angle)), Float(Exact.sine(angle)))
      front.paint(leaf, in: daylight, samples: 1, shadow: 0, sun: sun)
    }
    picture.cover(with: front.defocused(by: 17 * scale))
    return picture
  }

  static let development = Development(
    exposure: 1.12, bloom: 0.07, reach: 7, vignette: 0.42, shadows: Light(0.93, 1, 1.06),
    highlights: Light(1.04, 1, 0.93), chroma: 1.02)

  /// What is darkest: the inside of the hedge, greener and lighter towards the top.
  private static func ground(width: Int, height: Int) -> Exposure {
    var ground = Exposure(width: width, height: height, of: Light(0, 0, 0))
    let noise = Noise(3)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = (Float(column) / Float(width), Float(row) / Float(width))
        let cloud = noise.fractal(x * 2.4, y * 2.4, octaves: 3)
        let amount = 0.05 + 0.11 * smoothStep(-0.4, 0.6, cloud)
        ground.light[row * width + column] = Light(0.5 * amount, amount, 0.30 * amount)
      }
    }
    return ground
  }

  /// Patches of sky and of sun on wet leaves, far out of focus.
  private static func glints(
    width: Int, height: Int, _ chance: inout SeededGenerator, _ scale: Float
  ) -> Exposure {
    var points = Exposure(width: width, height: height)
    for _ in 0..<90 {
      let (x, y) = (
        Float(chance.unitDouble()) * Float(width), Float(chance.unitDouble()) * Float(height) * 0.8
      )
      let strength = Float(chance.unitDouble())
      let warm = Float(chance.unitDouble())
      let light =
        Light(1, 0.97, 0.7, 0).mixed(with: Light(0.8, 1, 0.55, 0), by: warm)
        * (strength * strength * strength * 150 * scale * scale)
      points.paint(x: x - 1...x + 0.5, y: y - 1...y + 0.5) { _, _ in light }
    }
    return points.defocused(by: 12 * scale, rim: 0.10)
  }

  /// Leaves along a stalk, the smaller the nearer to its tip.
  private static func twig(
    in plane: inout Exposure, _ chance: inout SeededGenerator, _ scale: Float,
    _ daylight: Daylight, _ sun: (Float, Float) -> Float
  ) {
    func random(_ low: Float, _ high: Float) -> Float {
      low + (high - low) * Float(chance.unitDouble())
    }
    var x = random(-20, 420) * scale
    var y = random(-10, 900) * scale
    var angle = Double(random(0, 6.28))
    let turn = Double(random(-0.16, 0.16))
    let step = random(26, 34) * scale
    let size = random(27, 42) * scale
    let fresh = random(0, 1)
    let count = 7 + chance.integer(below: 3)
    for index in 0..<count {
      let share = Float(index) / Float(count)
      for side in [-1.0, 1.0] {
        let spread = 0.95 - 0.55 * Double(share) + Double(random(-0.2, 0.2))
        let way = angle + side * spread
        let length = size * (1 - 0.5 * share) * random(0.85, 1.12)
        let along = (Float(Exact.cosine(way)), Float(Exact.sine(way)))
        var leaf = leaf(in: plane, &chance, length: length, dark: 1)
        leaf.length = length
        leaf.along = along
        leaf.x = x + along.0 * length * 0.95
        leaf.y = y + along.1 * length * 0.95
        leaf.color = leaf.color.mixed(
          with: Light(0.30, 0.42, 0.07), by: held(fresh * 0.42 + share * 0.25 - 0.08))
        plane.paint(leaf, in: daylight, samples: 3, shadow: 0.55, sun: sun)
      }
      angle += turn
      x += Float(Exact.cosine(angle)) * step * (1 - 0.4 * share)
      y += Float(Exact.sine(angle)) * step * (1 - 0.4 * share)
    }
  }

  /// A leaf anywhere on a plane.
  private static func leaf(
    in plane: Exposure, _ chance: inout SeededGenerator, length: Float, dark: Float
  ) -> Leaf {
    func random(_ low: Float, _ high: Float) -> Float {
      low + (high - low) * Float(chance.unitDouble())
    }
    let angle = Double(random(0, 6.2832))
    let hue = random(0, 1)
    let green = Light(0.085, 0.20, 0.035).mixed(with: Light(0.19, 0.33, 0.05), by: hue * hue)
    return Leaf(
      x: random(-30, Float(plane.width) + 30), y: random(-30, Float(plane.height) + 30),
      along: (Float(Exact.cosine(angle)), Float(Exact.sine(angle))),
      length: length * random(0.7, 1.3), width: random(0.40, 0.54), bend: random(-0.16, 0.16),
      fold: random(0.12, 0.5), droop: random(-0.4, 0.5),
      color: (green * (dark * random(0.8, 1.15))).opaque, translucency: random(0.05, 0.5),
      veins: 6 + random(0, 3), seed: random(0, 1))
  }
}
