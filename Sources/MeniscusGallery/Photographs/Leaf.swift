import MeniscusGeometry

/// A leaf in front of the lens: an outline, a fold along the midrib, veins, and what light does to it.
struct Leaf {
  /// The middle of the midrib, in pixels.
  var x: Float, y: Float
  /// The way from stem to tip: cosine and sine.
  var along: (x: Float, y: Float)
  /// Half the length, in pixels.
  var length: Float
  /// The greatest half width, as a share of the half length.
  var width: Float
  /// How far the midrib is bent sideways at its ends, as a share of the half length.
  var bend: Float
  /// How far the halves lean towards each other.
  var fold: Float
  /// How far the tip leans away from the viewer.
  var droop: Float
  /// What it sends back of white light.
  var color: Light
  /// How much light comes through from behind.
  var translucency: Float
  /// The pairs of side veins.
  var veins: Float
  /// Which leaf it is.
  var seed: Float

  /// Where a place lies on the leaf: along from −1 to 1, and across as a share of the half width there.
  @inline(__always)
  func place(_ x: Float, _ y: Float) -> (along: Float, across: Float, half: Float)? {
    let (right, down) = ((x - self.x) / length, (y - self.y) / length)
    let u = right * along.x + down * along.y
    guard u > -1, u < 1 else { return nil }
    let v = down * along.x - right * along.y - bend * (u * u - 0.35)
    let t = (u + 1) * 0.5
    let half = width * 2.6 * t.squareRoot() * (1 - t)
    guard abs(v) < half * 1.3 + 0.05 else { return nil }
    return (u, v / max(half, 0.001), half)
  }
}

/// What leaves are lit by.
struct Daylight {
  /// The way to the light, of length 1: right, down, towards the viewer.
  var towards: (x: Float, y: Float, z: Float) = (-0.48, -0.62, 0.62)
  var sun = Light(2.7, 2.45, 1.9)
  var sky = Light(0.32, 0.42, 0.46)
}

extension Exposure {
  /// Paints a leaf with the shadow that it casts on what lies there already.
  ///
  /// - Parameter sun: how much of the sun reaches a place, 0 to 1.
  mutating func paint(
    _ leaf: Leaf, in daylight: Daylight, samples: Int, shadow: Float,
    sun: (_ x: Float, _ y: Float) -> Float
  ) {
    let reach = leaf.length * (1.05 + abs(leaf.bend))
    let offset = leaf.length * 0.16
    if shadow > 0 {
      paint(
        x: leaf.x - reach - offset...leaf.x + reach + offset * 2,
        y: leaf.y - reach - offset...leaf.y + reach + offset * 2
      ) { x, y in
        guard let place = leaf.place(x - offset * 0.7, y - offset) else { return nil }
        let inside = 1 - smoothStep(0.55, 1.3, abs(place.across))
        return Light(0, 0, 0, shadow * inside * (1 - place.along * place.along))
      }
    }
    let grain = Noise(77)
    paint(x: leaf.x - reach...leaf.x + reach, y: leaf.y - reach...leaf.y + reach, samples: samples)
    {
      x, y in
      guard let place = leaf.place(x, y) else { return nil }
      let (u, s) = (place.along, place.across)
      let t = (u + 1) * 0.5
      // The edge is a little toothed.
      let tooth = t * 17 - (t * 17).rounded(.down)
      guard abs(s) < 1 - 0.05 * tooth else { return nil }
      let side: Float = s < 0 ? -1 : 1
      let out = abs(s)
      // Side veins run forward towards the edge; between them the blade bulges.
      let count = t * leaf.veins - out * 1.15 + leaf.seed
      let phase = count - count.rounded(.down) - 0.5
      let thin = 0.05 + 0.05 * (1 - out)
      let vein = (1 - smoothStep(thin, thin * 2.4, abs(phase))) * (1 - out * 0.75)
      let midrib = 1 - smoothStep(0.02, 0.075 - 0.045 * t, out * place.half / leaf.width)
      let spots = grain.fractal(u * 5 + leaf.seed * 31, s * 3, octaves: 3)
      // The way the blade faces, in the leaf's own directions.
      let curl = leaf.fold * side * (0.45 + 0.9 * out) + spots * 0.07
      let bulge = -phase * 0.5 * (1 - vein)
      let lean = leaf.droop * u + bulge * 0.45
      let across = curl - side * bulge * 0.3
      let size = 1 / (1 + lean * lean + across * across).squareRoot()
      let normal = (
        x: (lean * leaf.along.x - across * leaf.along.y) * size,
        y: (lean * leaf.along.y + across * leaf.along.x) * size, z: size
      )
      let way = daylight.towards
      let facing = normal.x * way.x + normal.y * way.y + normal.z * way.z
      let lit = sun(x, y)
      let direct = held(facing)
      // Half way between light and viewer, for the wax on the blade.
      let half = (x: way.x * 0.556, y: way.y * 0.556, z: (way.z + 1) * 0.556)
      let shine = held(normal.x * half.x + normal.y * half.y + normal.z * half.z)
      let (shine2, shine4) = (shine * shine, shine * shine * shine * shine)
      let gloss = shine4 * shine4 * shine4 * shine2 * (0.10 + 0.05 * spots)
      let pale = vein * 0.22 + midrib * 0.55
      let color =
        leaf.color.mixed(with: leaf.color * 1.3 + Light(0.10, 0.12, 0.05, 0), by: pale)
        * (1 + spots * 0.16)
      let through = leaf.translucency * held(0.55 - facing * 0.35) * (1 - midrib * 0.6)
      let above = 0.5 - normal.y * 0.5
      var light = color * (daylight.sun * (direct * lit) + daylight.sky * (0.35 + 0.65 * above))
      light += color * Light(1.5, 1.35, 0.35, 0) * (through * lit)
      light += (daylight.sun * lit + daylight.sky * 0.6) * gloss
      // The rim is thin and catches the light.
      light *= 1 + 0.25 * smoothStep(0.86, 1, out) * lit
      light.w = 1
      return light
    }
  }
}
