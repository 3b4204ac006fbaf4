import MeniscusGeometry

/// Small letters made of slanted strokes.
extension LetterPen {
  private var w: Double { ink.small.upright }
  private var h: Double { ink.small.level }

  /// Slanted strokes are a little thinner than stems, the more the bolder they are.
  private var slanted: Double { w * (0.965 - 0.045 * heaviness) }

  /// Draws a small letter of this group; whether it is one.
  mutating func drawSlanted(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "v":
      zigzag(
        [left, middle, right], bottom: 0, top: Self.xHeight, startsHigh: true, slanted)
    case "w": doubleValley(top: Self.xHeight, slanted * (0.97 - 0.05 * heaviness))
    case "x": crossing(top: Self.xHeight, slanted)
    case "y": drawY()
    case "k": drawK()
    case "z": zShape(top: Self.xHeight, level: h, slanted)
    default: return false
    }
    return true
  }

  /// The four strokes of w and W.
  mutating func doubleValley(top: Double, _ thickness: Double) {
    let step = (width - thickness * 1.1) / 4
    let first = left + thickness * 0.55 + step
    zigzag(
      [left, first, middle, right + left - first, right], bottom: 0, top: top,
      startsHigh: true, thickness, flat: 0.96)
  }

  /// The two strokes of x and X.
  mutating func crossing(top: Double, _ thickness: Double) {
    let inset = width * 0.022
    slant(left: left, bottom: 0, right: right, top: top, rising: false, thickness)
    slant(
      left: left + inset * 0.4, bottom: 0, right: right - inset, top: top, rising: true, thickness)
  }

  private mutating func drawY() {
    let thickness = StrokeThickness(upright: slanted, level: slanted)
    let band = ZigzagBand(
      xs: [left, middle, right], bottom: 0, top: Self.xHeight, startsHigh: true,
      thickness: slanted, flat: 0.94)
    let arms = band.middleLine()
    stroke(
      Skeleton(arms[0].x, arms[0].y).line(arms[1].x, arms[1].y), thickness, finish: .flat)
    // The long stroke goes on below the baseline and ends in a hook.
    let slope = (arms[2].x - arms[1].x) / (arms[2].y - arms[1].y)
    let low = Self.descender + h / 2
    let turn = -84.0
    let x = arms[1].x + slope * (turn - arms[1].y)
    let end = left + width * 0.055
    let flat = end + width * 0.06
    stroke(
      Skeleton(arms[2].x, arms[2].y).line(x, turn)
        .curve(
          flat, low, (x - slope * 84, turn - 84), (flat + width * 0.13, low)
        ).line(end, low),
      StrokeThickness(upright: slanted, level: (slanted + h) / 2))
  }

  private mutating func drawK() {
    stem(left: left, from: 0, to: Self.ascender, width: w)
    kArms(
      stemRight: left + w, top: Self.xHeight, landing: 190 - 12 * heaviness, slanted, upperInset: 16
    )
  }

  /// The two arms of k and K: one that lands on the stem, and one that leaves it downwards.
  ///
  /// - Parameters:
  ///   - landing: where the lower edge of the upper arm meets the stem.
  ///   - upperInset: by how much the upper arm ends before the lower.
  mutating func kArms(
    stemRight: Double, top: Double, landing: Double, _ thickness: Double, upperInset: Double
  ) {
    let even = StrokeThickness(upright: thickness, level: thickness)
    // The upper arm: its end touches the top and the right, its root lies inside the stem.
    var root = Point2D(x: stemRight - thickness * 0.6, y: landing)
    var end = Point2D(x: right - upperInset - thickness / 2, y: top - thickness / 2)
    for _ in 0..<6 {
      let way = Point2D(x: end.x - root.x, y: end.y - root.y)
      let extent = Self.endExtent(along: Point2D(x: way.x, y: way.y), thickness)
      end = Point2D(x: right - upperInset - extent.x, y: top - extent.y)
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      // The lower edge passes the stem's edge at the landing.
      let y = landing + thickness / 2 * length / way.x
      root = Point2D(x: stemRight - thickness * 0.6, y: y - thickness * 0.6 * way.y / way.x)
    }
    stroke(Skeleton(root.x, root.y).line(end.x, end.y), even, start: .flat)
    // The lower arm leaves the middle line of the upper one.
    let share = 0.30
    let fork = Point2D(x: root.x + (end.x - root.x) * share, y: root.y + (end.y - root.y) * share)
    var foot = Point2D(x: right - thickness / 2, y: thickness / 2)
    for _ in 0..<4 {
      let extent = Self.endExtent(
        along: Point2D(x: foot.x - fork.x, y: foot.y - fork.y), thickness)
      foot = Point2D(x: right - extent.x, y: extent.y)
    }
    stroke(Skeleton(fork.x, fork.y).line(foot.x, foot.y), even, start: .flat)
  }

  /// The two bars and the slanted stroke of z and Z.
  mutating func zShape(top: Double, level: Double, _ thickness: Double) {
    let rise = top - 2 * level
    let (inner, outer) = (left + 4, right - 6)
    var across = thickness
    for _ in 0..<6 {
      let run = outer - inner - across
      across = thickness * (rise * rise + run * run).squareRoot() / rise
    }
    let (free, round) = (level * Stroke.terminal, level * Stroke.corner)
    fill(
      Contour(left + 6, top, corner: free).line(outer, top, corner: round)
        .line(outer, top - level, corner: round * 0.6)
        .line(inner + across, level).line(right, level, corner: free)
        .line(right, 0, corner: free).line(inner, 0, corner: round)
        .line(inner, level, corner: round * 0.6)
        .line(outer - across, top - level).line(left + 6, top - level, corner: free))
  }
}
