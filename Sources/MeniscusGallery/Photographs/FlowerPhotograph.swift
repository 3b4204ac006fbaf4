import MeniscusGeometry

/// A dahlia by a window, as one takes portraits: a shallow focus before a soft gradient.
enum FlowerPhotograph {
  static func exposure(width: Int, height: Int) -> Exposure {
    let scale = Float(width) / 400
    var picture = wall(width: width, height: height)

    // Other flowers and stalks behind, each farther out of focus.
    var chance = SeededGenerator(seed: 4)
    var behind = Exposure(width: width, height: height)
    stalk(in: &behind, from: (70, 700), to: (120, 1000), wide: 5, scale)
    bloom(
      in: &behind, at: (66, 660), size: 92, depth: 0.34, seat: 0.30, samples: 1, &chance, scale)
    stalk(in: &behind, from: (360, 620), to: (330, 1000), wide: 4, scale)
    bloom(
      in: &behind, at: (362, 590), size: 58, depth: 0.26, seat: 0.7, samples: 1, &chance, scale)
    picture.cover(with: behind.defocused(by: 19 * scale))

    var stem = Exposure(width: width, height: height)
    stalk(in: &stem, from: (214, 480), to: (236, 1000), wide: 6.5, scale)
    picture.cover(with: stem.defocused(by: 8 * scale))

    // The flower itself: its rim lies behind the focus, its heart in it.
    var flower = Exposure(width: width, height: height)
    bloom(
      in: &flower, at: (206, 404), size: 158, depth: 1, seat: 0.05, samples: 3, &chance, scale)
    picture.cover(with: focused(flower, at: (206 * scale, 392 * scale), scale))

    var front = Exposure(width: width, height: height)
    bloom(
      in: &front, at: (372, 880), size: 120, depth: 0.62, seat: 0.5, samples: 1, &chance, scale)
    picture.cover(with: front.defocused(by: 26 * scale))
    return picture
  }

  static let development = Development(
    exposure: 1.0, bloom: 0.06, reach: 9, vignette: 0.36, shadows: Light(1.02, 0.97, 1.04),
    highlights: Light(1.02, 1, 0.97), chroma: 1.32)

  /// A wall out of focus, lit from the upper left.
  private static func wall(width: Int, height: Int) -> Exposure {
    var wall = Exposure(width: width, height: height)
    let cloud = Noise(15)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = (Float(column) / Float(width), Float(row) / Float(width))
        let (right, down) = (x - 0.24, y - 0.52)
        let near = 1 / (1 + right * right * 1.5 + down * down * 0.75)
        let soft = cloud.fractal(x * 1.2, y * 1.2, octaves: 2) * 0.16
        var light = Light(0.075, 0.085, 0.125).mixed(
          with: Light(0.66, 0.52, 0.50), by: near * near + soft * near)
        light = light.mixed(with: Light(0.055, 0.095, 0.075), by: smoothStep(1.1, 2.3, y + soft))
        wall.light[row * width + column] = light.opaque
      }
    }
    return wall
  }

  /// Every place as sharp as its distance from the flower's heart allows.
  private static func focused(
    _ flower: Exposure, at heart: (x: Float, y: Float), _ scale: Float
  ) -> Exposure {
    let planes = [0.55, 1.6, 3.2, 5.6].map { flower.defocused(by: Float($0) * scale) }
    var result = flower
    for index in flower.light.indices {
      let (x, y) = (Float(index % flower.width) - heart.x, Float(index / flower.width) - heart.y)
      let away = (x * x + y * y).squareRoot() / (150 * scale)
      let level = held(smoothStep(0.34, 1.08, away) * 3, 0, 2.999)
      let lower = Int(level)
      result.light[index] = planes[lower].light[index].mixed(
        with: planes[lower + 1].light[index], by: level - Float(lower))
    }
    return result
  }

  private static func stalk(
    in plane: inout Exposure, from start: (Float, Float), to end: (Float, Float), wide: Float,
    _ scale: Float
  ) {
    let (left, right) = (min(start.0, end.0) - wide * 2, max(start.0, end.0) + wide * 2)
    plane.paint(x: left * scale...right * scale, y: start.1 * scale...end.1 * scale) { x, y in
      let share = (y / scale - start.1) / (end.1 - start.1)
      let bend = (1 - share) * share * 26
      let across = (x / scale - (start.0 + (end.0 - start.0) * share - bend)) / wide
      guard abs(across) < 1 else { return nil }
      let round = (1 - across * across).squareRoot()
      return (Light(0.10, 0.17, 0.06) * (0.25 + 0.9 * held(round * 0.6 - across * 0.5))).opaque
    }
  }

  /// A flower of petals at the golden angle, painted from the rim to the heart.
  ///
  /// - Parameters:
  ///   - depth: how light it is.
  ///   - seat: how far it is seen from the side, 0 to 1.
  private static func bloom(
    in plane: inout Exposure, at place: (x: Float, y: Float), size: Float, depth: Float,
    seat: Float, samples: Int, _ chance: inout SeededGenerator, _ scale: Float
  ) {
    let count = 190
    let squash = 1 - 0.45 * seat
    for index in (0..<count).reversed() {
      let share = Float(index) / Float(count)
      let angle = Double(index) * 2.399_963_229_728_653
      let radial = share.squareRoot()
      let (cosine, sine) = (Float(Exact.cosine(angle)), Float(Exact.sine(angle)))
      let way = (x: cosine, y: sine * squash)
      let norm = (way.x * way.x + way.y * way.y).squareRoot()
      let length = size * (0.13 + 0.30 * radial) * (0.94 + 0.12 * Float(chance.unitDouble()))
      let out = size * radial * 0.66
      plane.paint(
        Petal(
          x: (place.x + way.x * out) * scale, y: (place.y + way.y * out) * scale,
          along: (way.x / norm, way.y / norm), length: length * norm * scale,
          width: length * scale * (0.46 - 0.08 * radial), open: radial,
          seed: Float(chance.unitDouble()) * 8, light: depth), samples: samples)
    }
  }
}

/// A petal seen from above: cupped, streaked along its length, pale at its rounded tip.
private struct Petal {
  var x: Float, y: Float
  var along: (x: Float, y: Float)
  /// Half its length, in pixels.
  var length: Float
  /// Half its width.
  var width: Float
  /// How far it has opened: 0 at the heart, 1 at the rim.
  var open: Float
  var seed: Float
  var light: Float

  /// Where a place lies: from the foot, −1, to the tip, and across as a share of the half width.
  @inline(__always)
  func place(_ px: Float, _ py: Float) -> (along: Float, across: Float)? {
    let (right, down) = (px - x, py - y)
    let u = (right * along.x + down * along.y) / length
    guard u > -1.2, u < 1.2 else { return nil }
    let t = held((u + 1) * 0.5, 0.0001, 0.9999)
    // Widest near the tip, which is rounded and comes to a small point.
    let half = 1.72 * t.squareRoot() * (1 - t * t * t).squareRoot() * (0.72 + 0.1 * t)
    let v = (down * along.x - right * along.y) / (width * max(half, 0.03))
    guard abs(v) < 1.7 else { return nil }
    return (u, v)
  }
}

extension Exposure {
  /// Paints a petal and the soft shadow under it.
  fileprivate mutating func paint(_ petal: Petal, samples: Int) {
    let reach = petal.length * 1.45
    let (left, right) = (petal.x - reach, petal.x + reach)
    let (top, bottom) = (petal.y - reach, petal.y + reach)
    let fall = petal.length * 0.13
    paint(x: left...right, y: top...bottom, onCoveredOnly: true) { x, y in
      guard let place = petal.place(x - fall * 0.7, y - fall) else { return nil }
      let side = 1 - smoothStep(0.6, 1.55, abs(place.across))
      let end = 1 - smoothStep(0.85, 1.2, abs(place.along))
      let cover = side * end * 0.55
      return Light(0.02, 0.0, 0.006, 1) * cover
    }
    let streaks = Noise(23)
    paint(x: left...right, y: top...bottom, samples: samples) { x, y in
      guard let place = petal.place(x, y) else { return nil }
      let (u, v) = (place.along, place.across)
      guard abs(u) < 1, abs(v) < 1 else { return nil }
      let t = (u + 1) * 0.5
      let streak = streaks.fractal(v * 4.6 + petal.seed * 7, t * 1.6 + petal.seed, octaves: 3)
      // Cupped: the sides turn up, the tip leans back as the petal opens.
      let cup = v * (0.95 - 0.35 * petal.open) + streak * 0.10
      let lean = -0.75 + 1.05 * t + 0.35 * petal.open * t
      let size = 1 / (1 + cup * cup + lean * lean).squareRoot()
      let normal = (
        x: (lean * petal.along.x + cup * petal.along.y) * size,
        y: (lean * petal.along.y - cup * petal.along.x) * size, z: size
      )
      let facing = normal.x * -0.56 + normal.y * -0.52 + normal.z * 0.645
      let wrap = held((facing + 0.35) / 1.35)
      let deep = Light(0.46, 0.055, 0.085).mixed(
        with: Light(0.70, 0.19, 0.13), by: petal.open * 0.7)
      let pale = Light(0.93, 0.55, 0.44).mixed(with: Light(0.95, 0.68, 0.56), by: petal.open)
      let tip = smoothStep(0.05, 1.0, t) * (0.55 + 0.45 * petal.open)
      let color = deep.mixed(with: pale, by: tip) * (1 + streak * 0.16)
      // Light comes round and through the petals, redder where it does.
      let key = Light(1.22, 1.12, 1.0) * (wrap * wrap)
      let fill = Light(0.17, 0.16, 0.20) * (0.5 + 0.5 * normal.z)
      let glow = Light(0.26, 0.09, 0.06) * (held(0.6 - facing * 0.5) * t)
      // The foot lies deep between its neighbours.
      let depth = 0.22 + 0.78 * smoothStep(0.05, 0.75, t)
      var result = color * (key + fill + glow) * (depth * (0.74 + 0.26 * petal.open))
      result += Light(0.10, 0.10, 0.10) * (smoothStep(0.86, 1, abs(v)) * wrap * tip)
      return (result * (0.55 + 0.45 * petal.light)).opaque
    }
  }
}
