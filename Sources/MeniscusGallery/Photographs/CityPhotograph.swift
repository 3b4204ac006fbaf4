import MeniscusGeometry

/// A street at night through a wet window: lights far out of focus, drops of rain in focus.
enum CityPhotograph {
  static func exposure(width: Int, height: Int) -> Exposure {
    var chance = SeededGenerator(seed: 31)
    let scale = Float(width) / 400
    let street = street(width: width, height: height, &chance, scale)
    let blurred = street.defocused(by: 15 * scale, rim: 0.30)
    // Drops are short lenses: they show the street nearly in focus, upside down and small.
    let sharp = street.defocused(by: 5 * scale).scattered(radius: max(Int(3 * scale), 1), passes: 2)
    var picture = blurred
    mist(over: &picture, with: blurred, scale)
    rain(on: &picture, showing: sharp, &chance, scale)
    return picture
  }

  /// The same street farther out of focus, without the window before it.
  static func softExposure(width: Int, height: Int) -> Exposure {
    var chance = SeededGenerator(seed: 31)
    let scale = Float(width) / 400
    return street(width: width, height: height, &chance, scale).defocused(by: 26 * scale)
      .scattered(radius: 1, passes: 2)
  }

  static let development = Development(
    exposure: 1.25, bloom: 0.10, reach: 10, vignette: 0.45, shadows: Light(0.92, 1, 1.14),
    highlights: Light(1.04, 1, 0.95), chroma: 1.06)

  /// What the colour of a lamp is.
  private enum Lamp {
    static let sodium = Light(1, 0.48, 0.12, 0)
    static let tungsten = Light(1, 0.70, 0.36, 0)
    static let white = Light(0.85, 0.95, 1, 0)
    static let red = Light(1, 0.06, 0.04, 0)
    static let green = Light(0.10, 0.95, 0.45, 0)
    static let cyan = Light(0.08, 0.55, 1, 0)
    static let pink = Light(1, 0.12, 0.50, 0)
  }

  /// The street as it is: houses, windows, signs, lamps, cars, and all of it again in the wet road.
  private static func street(
    width: Int, height: Int, _ chance: inout SeededGenerator, _ scale: Float
  ) -> Exposure {
    func random(_ low: Float, _ high: Float) -> Float {
      low + (high - low) * Float(chance.unitDouble())
    }
    var street = Exposure(width: width, height: height)
    let horizon = Float(height) * 0.56
    let middle = Float(width) * 0.54
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = (Float(column), Float(row))
        let depth = abs(y - horizon) / Float(height)
        let open = 1 - smoothStep(0, 150 * scale, abs(x - middle) - (horizon - y) * 0.12)
        var light = Light(0.008, 0.012, 0.026).mixed(
          with: Light(0.055, 0.05, 0.075), by: open * smoothStep(0.5, 0, depth))
        light += Light(0.17, 0.085, 0.04, 0) * (1 / (1 + depth * depth * 260))
        street.light[row * width + column] = light.opaque
      }
    }

    func add(_ x: Float, _ y: Float, _ wide: Float, _ tall: Float, _ light: Light) {
      street.paint(x: x - wide / 2...x + wide / 2, y: y - tall / 2...y + tall / 2) { px, py in
        abs(px - x) <= wide / 2 && abs(py - y) <= tall / 2 ? light : nil
      }
    }
    let area = 700 * scale * scale

    // Windows of houses on both sides, in rows that run to the vanishing point.
    for _ in 0..<210 {
      let side: Float = chance.integer(below: 2) == 0 ? -1 : 1
      let near = random(0.10, 1)
      let x = middle + side * (26 + 230 * near) * scale
      let floor = Float(chance.integer(below: 9)) + 1
      let y = horizon - floor * (10 + 46 * near) * scale
      let lamp = [Lamp.tungsten, Lamp.tungsten, Lamp.sodium, Lamp.white][chance.integer(below: 4)]
      let strength = random(0.1, 1)
      add(x, y, 4 * scale, 5 * scale, lamp * (strength * strength * 4.2))
    }
    // Street lamps, two rows.
    for index in 0..<8 {
      let near = 1 / (1 + Float(index) * 0.62)
      for side in [-1, 1] as [Float] {
        add(
          middle + side * (14 + 200 * near) * scale, horizon - (18 + 250 * near) * scale,
          2 * scale, 2 * scale, Lamp.sodium * (area / 4 * (0.14 + 0.30 * near)))
      }
    }
    // Signs over shops.
    for (x, y, wide, tall, lamp, strength) in [
      (52, 372, 26, 5, Lamp.pink, 3.2), (44, 300, 4, 46, Lamp.cyan, 2.6),
      (352, 396, 34, 5, Lamp.cyan, 2.4), (372, 318, 5, 40, Lamp.red, 3.0),
      (118, 438, 16, 4, Lamp.green, 2.6), (300, 440, 14, 4, Lamp.pink, 2.8),
      (20, 436, 30, 10, Lamp.tungsten, 2.6), (384, 452, 30, 12, Lamp.tungsten, 2.2),
    ] as [(Float, Float, Float, Float, Light, Float)] {
      add(x * scale, y * scale, wide * scale, tall * scale, lamp * (strength * 1.5))
    }
    // Traffic lights, and cars that come and go.
    for (x, y, lamp, strength) in [
      (150, 398, Lamp.red, 16), (286, 408, Lamp.green, 13), (203, 452, Lamp.red, 7),
      (84, 512, Lamp.white, 26), (128, 513, Lamp.white, 24), (160, 494, Lamp.white, 9),
      (181, 494, Lamp.white, 9), (262, 512, Lamp.red, 15), (304, 514, Lamp.red, 15),
      (240, 494, Lamp.red, 7), (256, 494, Lamp.red, 7), (346, 534, Lamp.red, 14),
    ] as [(Float, Float, Light, Float)] {
      add(x * scale, y * scale, 4 * scale, 4 * scale, lamp * (strength * 2))
    }

    // The road mirrors what stands above it, drawn out downwards by its ripples.
    let ripples = Noise(8)
    let above = street
    for row in Int(horizon + 34 * scale)..<height {
      for column in 0..<width {
        let down = Float(row) - horizon
        let shake =
          ripples.fractal(Float(column) / (13 * scale), down / (5 * scale), octaves: 2) * down
          * 0.06
        var sum = Light()
        let reach = down * 0.75
        for step in 0..<48 {
          let share = (Float(step) + 0.5) / 48
          let y = horizon - down * 0.55 + (share - 0.35) * reach * 1.5
          sum += above.sample(Float(column) + shake * (share + 0.3), min(y, horizon + 22 * scale))
        }
        let wet =
          0.55 + 0.45
          * ripples.fractal(Float(column) / (60 * scale), down / (22 * scale), octaves: 3)
        let mirror = sum * (held(wet, 0.10, 1) * 1.5 / 48)
        street.light[row * width + column] = (Light(0.010, 0.012, 0.018) + mirror).opaque
      }
    }
    return street
  }

  /// Breath on the window: it scatters what shines through it.
  private static func mist(over picture: inout Exposure, with plane: Exposure, _ scale: Float) {
    let soft = plane.scattered(radius: Int(16 * scale))
    let noise = Noise(66)
    for index in picture.light.indices {
      let (x, y) = (Float(index % plane.width), Float(index / plane.width))
      let cloud = noise.fractal(x / (120 * scale), y / (160 * scale), octaves: 4)
      let share = 0.06 + 0.22 * smoothStep(-0.5, 0.7, cloud)
      picture.light[index] = plane.light[index].mixed(with: soft.light[index], by: share)
    }
  }

  /// A drop of rain on the window.
  private struct Drop {
    var x: Float, y: Float
    /// Half its width, in pixels.
    var size: Float
    /// How much longer than wide it is.
    var tall: Float
    var seed: Float
  }

  private static func rain(
    on picture: inout Exposure, showing street: Exposure, _ chance: inout SeededGenerator,
    _ scale: Float
  ) {
    func random(_ low: Float, _ high: Float) -> Float {
      low + (high - low) * Float(chance.unitDouble())
    }
    var drops: [Drop] = []
    // Runs: a drop that slid down, and what it left behind.
    for _ in 0..<9 {
      var x = random(8, 392) * scale
      var y = random(-40, 560) * scale
      let end = y + random(120, 380) * scale
      while y < end {
        drops.append(
          Drop(x: x, y: y, size: random(0.9, 2.3) * scale, tall: random(1, 1.5), seed: random(0, 9))
        )
        let gap = random(0, 1)
        y += (3 + 26 * gap * gap) * scale
        x += random(-2.6, 2.6) * scale
      }
      drops.append(
        Drop(x: x, y: end, size: random(5.2, 8) * scale, tall: random(1.2, 1.5), seed: random(0, 9))
      )
    }
    for _ in 0..<620 {
      let chosen = random(0, 1)
      let size = 0.8 + 6.2 * chosen * chosen * chosen * chosen
      drops.append(
        Drop(
          x: random(0, 400) * scale, y: random(0, 866) * scale, size: size * scale,
          tall: random(0.95, 1.22), seed: random(0, 9)))
    }
    for _ in 0..<1500 {
      drops.append(
        Drop(
          x: random(0, 400) * scale, y: random(0, 866) * scale, size: random(0.45, 0.95) * scale,
          tall: 1, seed: random(0, 9)))
    }
    for drop in drops { paint(drop, on: &picture, showing: street, scale) }
  }

  /// A drop shows the whole street, upside down, darker towards its rim, with a light on its brow.
  private static func paint(
    _ drop: Drop, on picture: inout Exposure, showing street: Exposure, _ scale: Float
  ) {
    let wobble = Noise(90)
    let half = drop.size * drop.tall
    picture.paint(
      x: drop.x - drop.size * 1.4...drop.x + drop.size * 1.4,
      y: drop.y - half * 1.4...drop.y + half * 1.4,
      samples: 3
    ) { x, y in
      let (right, down) = ((x - drop.x) / drop.size, (y - drop.y) / half)
      // Heavier below, and never quite round.
      let lean = 1 - 0.12 * down
      let edge = 1 + 0.16 * wobble(right * 0.9 + drop.seed * 3, down * 0.9 + drop.seed)
      let square = (right * right / (lean * lean) + down * down) / (edge * edge)
      guard square < 1 else { return nil }
      let bend = 0.5 + 0.5 * square
      let (mx, my) = (-right * bend, -down * bend)
      let seen = street.sample(
        drop.x + mx * 95 * scale, Float(street.height) * 0.50 + my * 250 * scale)
      let rim = smoothStep(0.50, 1, square)
      // The lower rim looks up into the sky, the upper one down on the road.
      let face = Light(0.055, 0.07, 0.10, 0) * smoothStep(-0.3, 0.9, down)
      var light = seen * (1.15 * (1 - 0.86 * rim)) + face * (0.35 + 0.65 * rim)
      let brow = (right + 0.34) * (right + 0.34) + (down + 0.42) * (down + 0.42)
      light += Light(1, 0.93, 0.82, 0) * (smoothStep(0.07, 0.01, brow) * 0.5)
      return light.opaque
    }
  }
}
