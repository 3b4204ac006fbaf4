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
        [left, middle, right], bottom: 0, top: Self.xHeight, startsHigh: true,
        slanted * (1 + 0.03 * heaviness))
    case "w": doubleValley(top: Self.xHeight, slanted * (0.95 + 0.008 * heaviness))
    case "x": crossing(top: Self.xHeight, slanted * (1.01 + 0.02 * heaviness))
    case "y": drawY()
    case "k": drawK()
    case "z": zShape(top: Self.xHeight, level: h * 0.97, slanted * (0.97 - 0.04 * heaviness))
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
    let waist = 0.92 - 0.05 * heaviness
    diagonal(
      left: left, bottom: 0, right: right, top: top, rising: false, thickness, waist: waist)
    diagonal(
      left: left + inset * 0.4, bottom: 0, right: right - inset, top: top, rising: true, thickness,
      waist: waist)
  }

  private mutating func drawY() {
    let top = Self.xHeight
    let slanted = slanted * (1 + 0.03 * heaviness)
    let band = ZigzagBand(
      xs: [left, middle, right], bottom: 0, top: top, startsHigh: true, thickness: slanted,
      flat: 0.94, ends: ends)
    let arms = band.middleLine()
    let end = slanted * ends.terminal
    // The short arm ends inside the long one.
    let half = ZigzagBand.levelCut(along: arms[1] - arms[0], slanted) / 2
    fill(
      Contour(arms[0].x - half, top, corner: end).line(arms[0].x + half, top, corner: end)
        .line(arms[1].x + half, arms[1].y).line(arms[1].x - half, arms[1].y))
    // The long one goes on below the baseline and turns into a tail.
    let way = arms[2] - arms[1]
    func x(_ y: Double) -> Double { arms[1].x + way.x / way.y * (y - arms[1].y) }
    fill(
      Contour(x(top) - half, top, corner: end).line(x(top) + half, top, corner: end)
        .line(x(-40) + half, -40).line(x(-40) - half, -40))
    let low = Self.descender + h / 2
    let (turn, foot) = (-62.0, left + width * 0.055)
    let reach = 78.0
    // Where it leaves the arm, the tail is as thick as the arm.
    let square = way.x * way.x + way.y * way.y
    let upright = (slanted * square - h * way.x * way.x) / (way.y * way.y)
    stroke(
      Skeleton(x(30), 30).line(x(turn), turn)
        .curve(foot, low, (x(turn - reach), turn - reach), (foot + width * 0.20, low)),
      StrokeThickness(upright: upright, level: h), start: .flat)
  }

  private mutating func drawK() {
    stem(left: left, from: 0, to: Self.ascender, width: w)
    kArms(
      stemRight: left + w, top: Self.xHeight, landing: 190 - 12 * heaviness,
      slanted * (1 - 0.05 * heaviness), upperInset: 16)
  }

  /// The two arms of k and K: one that lands on the stem, and one that leaves it downwards.
  ///
  /// - Parameters:
  ///   - landing: where the lower edge of the upper arm meets the stem.
  ///   - upperInset: by how much the upper arm ends before the lower.
  mutating func kArms(
    stemRight: Double, top: Double, landing: Double, _ thickness: Double, upperInset: Double
  ) {
    // The upper arm: its lower edge runs from the landing to the corner of its end.
    let root = stemRight - thickness * 0.6
    var way = Point2D(x: right - upperInset - stemRight, y: top - landing)
    way.x += ends.overhang(along: way, thickness)
    let slope = way.y / way.x
    let cut = ZigzagBand.levelCut(along: way, thickness)
    let end = thickness * ends.terminal
    let rootY = landing - thickness * 0.6 * slope
    fill(
      Contour(root, rootY).line(stemRight + way.x, top, corner: end)
        .line(stemRight + way.x - cut, top, corner: end).line(root, rootY + cut * slope))
    // The lower arm leaves the middle of the upper one.
    let share = 0.26
    let fork = Point2D(x: stemRight - cut / 2, y: landing) + way * share
    leg(from: fork, along: way, to: right, thickness)
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
    let (free, round) = (level * ends.terminal, level * ends.corner)
    fill(
      Contour(left + 6, top, corner: free).line(outer, top, corner: round)
        .line(outer, top - level, corner: round * 0.6)
        .line(inner + across, level).line(right, level, corner: free)
        .line(right, 0, corner: free).line(inner, 0, corner: round)
        .line(inner, level, corner: round * 0.6)
        .line(outer - across, top - level).line(left + 6, top - level, corner: free))
  }
}
