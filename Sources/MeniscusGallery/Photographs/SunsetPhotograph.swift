import MeniscusGeometry

/// The sea at sunset: clouds lit from below, and waves that each reflect a piece of the sky.
enum SunsetPhotograph {
  static func exposure(width: Int, height: Int) -> Exposure {
    var picture = Exposure(width: width, height: height)
    let unit = 1 / Float(width)
    let horizon = Float(height) * 0.5
    let samples = 3
    for row in 0..<height {
      for column in 0..<width {
        var sum = Light()
        for sample in 0..<samples * samples {
          let across = (Float(sample % samples) + 0.5) / Float(samples)
          let down = (Float(sample / samples) + 0.5) / Float(samples)
          let x = ((Float(column) + across) * unit - 0.5) * 0.82
          let y = (horizon - Float(row) - down) * unit * 0.82
          let light = y > 0 ? above(x, y) : sea(x, -y)
          // No sample shines brighter than film can hold, or single waves would be blots.
          sum += light * (1 / (1 + max(light.peak - 14, 0) / 14))
        }
        picture.light[row * width + column] = (sum / Float(samples * samples)).opaque
      }
    }
    return picture
  }

  static let development = Development(
    exposure: 0.92, bloom: 0.11, reach: 9, vignette: 0.34, shadows: Light(0.96, 0.98, 1.08),
    highlights: Light(1.03, 1, 0.95), chroma: 1.05)

  private static let sun: (x: Float, y: Float) = (0.055, 0.062)
  private static let clouds = Noise(41)
  private static let waves = Noise(9)

  /// The sky, and a headland in the haze before it.
  private static func above(_ x: Float, _ y: Float) -> Light {
    let rough = clouds.fractal(x * 9, 3, octaves: 4)
    let ridge =
      (0.012 * smoothStep(0.03, -0.08, x) + 0.044 * smoothStep(-0.02, -0.42, x))
      * (1 + 0.22 * rough)
    let far = 0.020 * smoothStep(0.12, 0.42, x) * (1 + 0.3 * rough)
    var light = sky(x, y, disc: true)
    let haze = sky(x, 0.012, disc: false)
    if y < far { light = haze.mixed(with: Light(0.16, 0.10, 0.13), by: 0.55) }
    if y < ridge {
      let foot = smoothStep(0.03, 0, y) * 0.35
      light = Light(0.075, 0.05, 0.075).mixed(with: haze, by: 0.14 + foot)
    }
    return light
  }

  /// The light of a direction: gradients around the sun, and two layers of cloud.
  private static func sky(_ x: Float, _ y: Float, disc: Bool) -> Light {
    let (right, up) = (x - sun.x, y - sun.y)
    let distance = (right * right * 0.55 + up * up).squareRoot()
    let low = 1 / (1 + y * 7.5)
    let side = 1 / (1 + right * right * 5)
    var light = Light(0.055, 0.10, 0.24).mixed(
      with: Light(0.30, 0.21, 0.33), by: smoothStep(0.75, 0.24, y))
    light = light.mixed(
      with: Light(0.62, 0.27, 0.22).mixed(with: Light(1.35, 0.62, 0.24), by: side),
      by: low * low * 1.1)
    let near = 1 / (1 + distance * distance * 130)
    let wide = 1 / (1 + distance * distance * 11)
    light +=
      Light(2.3, 1.25, 0.42, 0) * (near * near * 1.5) + Light(0.75, 0.30, 0.10, 0) * (wide * wide)
    if disc {
      // The air around the sun shines so bright that film shows no edge.
      let square = right * right + up * up
      let halo = 1 / (1 + square * 850)
      light += Light(13, 8.2, 3.1, 0) * (halo * halo)
      light += Light(34, 26, 15, 0) * smoothStep(0.029, 0.015, square.squareRoot())
    }
    light = covered(light, x, y, distance)
    return light
  }

  /// Clouds as they lie on planes overhead: streaks high up, banks of them lower.
  private static func covered(_ sky: Light, _ x: Float, _ y: Float, _ distance: Float) -> Light {
    let reach = 1 / (y + 0.085)
    let (u, v) = (x * reach, reach)
    let (bank, shifted) = (density(u, v), density(u + (sun.x - x) * reach * 0.10, v + 0.14))
    let wide = 1 / (1 + distance * distance * 9)
    let lit = held(0.5 + (bank - shifted) * 2.4)
    let shade = Light(0.12, 0.095, 0.16).mixed(with: Light(0.55, 0.20, 0.16), by: wide)
    let glow = Light(0.62, 0.28, 0.26).mixed(with: Light(3.4, 1.45, 0.48), by: wide * wide)
    let cloud = shade.mixed(with: glow, by: lit * (1 - 0.55 * bank))
    let thin = smoothStep(0.02, 0.10, y)
    var light = sky.mixed(with: cloud, by: held(bank * 0.96) * (0.4 + 0.6 * thin))
    let streak = clouds.fractal(u * 1.1 + 40 + v * 0.5, v * 3.2, octaves: 5, gain: 0.55)
    let veil = smoothStep(0.05, 0.95, streak) * smoothStep(0.06, 0.3, y) * 0.55
    light = light.mixed(
      with: Light(0.42, 0.24, 0.27).mixed(with: Light(1.9, 0.9, 0.42), by: wide), by: veil)
    return light
  }

  private static func density(_ u: Float, _ v: Float) -> Float {
    let bend = clouds(u * 0.7 + 5, v * 0.5) * 0.5
    let shape = clouds.fractal(u * 1.05 + bend, v * 0.95 + bend, octaves: 6, gain: 0.52)
    return smoothStep(-0.02, 0.62, shape - 0.06)
  }

  /// The sea below the horizon: what each wave reflects, and the water's own colour.
  private static func sea(_ x: Float, _ down: Float) -> Light {
    let away = 1.5 / max(down, 0.0004)
    let (right, ahead) = (x * away, away)
    // How far apart the rows of a pixel lie on the water: finer waves only roughen it.
    let footprint = away * away * 0.00045
    let slope = slope(right, ahead, footprint)
    // Only what faces the viewer is seen at a grazing view.
    let size = 1 / (x * x + down * down + 1).squareRoot()
    let view = (x: x * size, y: -down * size, z: size)
    let stand = 1 / (slope.x * slope.x + slope.z * slope.z + 1).squareRoot()
    let normal = (x: -slope.x * stand, y: stand, z: -slope.z * stand)
    let facing = view.x * normal.x + view.y * normal.y + view.z * normal.z
    let mirror = (
      x: view.x - 2 * facing * normal.x, y: abs(view.y - 2 * facing * normal.y) + 0.004,
      z: view.z - 2 * facing * normal.z
    )
    let cosine = held(-facing, 0.02)
    let grazing = (1 - cosine) * (1 - cosine)
    let share = 0.03 + 0.94 * grazing * grazing * (1 - cosine)
    let forward = max(mirror.z, 0.15)
    let (mx, my) = (mirror.x / forward, mirror.y / forward)
    var reflected = sky(mx, my, disc: false)
    // The sun in the waves: a wider disc, for the ripples that are finer than a pixel.
    let (sx, sy) = (mx - sun.x, my - sun.y)
    let spread = 0.00065 + 0.0011 * min(footprint, 1)
    let glint = spread / (sx * sx + sy * sy * 0.5 + spread)
    reflected += Light(15, 8.6, 3.4, 0) * (glint * glint * glint)
    let body =
      Light(0.012, 0.035, 0.05)
      + Light(0.03, 0.06, 0.05, 0) * held(-slope.z * 1.2 + 0.2)
    let water = body.mixed(with: reflected, by: share)
    // Haze lies over what is far away.
    return water.mixed(with: sky(x, 0.012, disc: false), by: smoothStep(40, 1200, away) * 0.6)
  }

  /// The lean of the water, from waves of many lengths that run towards the shore.
  private static func slope(_ right: Float, _ ahead: Float, _ footprint: Float) -> (
    x: Float, z: Float
  ) {
    var (x, z) = (Float(0), Float(0))
    var (length, height) = (Float(9), Float(0.34))
    var turn: (cosine: Float, sine: Float) = (0.98, 0.2)
    for octave in 0..<8 {
      let seen = smoothStep(length * 0.55, length * 0.12, footprint)
      guard seen > 0 else { break }
      let scale = 1 / length
      let u = (right * turn.cosine + ahead * turn.sine) * scale * 0.42 + Float(octave) * 7.1
      let v = (ahead * turn.cosine - right * turn.sine) * scale
      let step: Float = 0.05
      let here = crest(u, v)
      let across = (crest(u + step, v) - here) / step * 0.42
      let along = (crest(u, v + step) - here) / step
      let strength = height * scale * seen
      x += (across * turn.cosine - along * turn.sine) * strength
      z += (across * turn.sine + along * turn.cosine) * strength
      length *= 0.52
      height *= 0.50
      turn = (turn.cosine * 0.86 - turn.sine * 0.51, turn.sine * 0.86 + turn.cosine * 0.51)
      if octave % 2 == 1 { turn = (0.98, -0.2) }
    }
    return (x, z)
  }

  /// The height of a wave: sharper at its crest than in its trough.
  private static func crest(_ u: Float, _ v: Float) -> Float {
    let height = waves(u, v)
    return height - 0.35 * height * height + 0.55 * height.magnitude * height.magnitude
  }
}
