import MeniscusGeometry

/// Capitals of straight strokes.
extension LetterPen {
  private var w: Double { ink.capital.upright }
  private var h: Double { ink.capital.level }
  private var cap: Double { Self.capHeight }
  private var free: Double { ends.terminal }
  private var round: Double { w * ends.corner }
  private var slanted: Double { w * (0.955 - 0.045 * heaviness) }

  /// Draws a capital; whether it is one.
  mutating func drawCapital(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "A": drawA()
    case "E": drawE()
    case "F": drawF()
    case "H": drawH()
    case "I": stem(left: middle - w / 2, from: 0, to: cap, width: w)
    case "K": drawK()
    case "L": drawL()
    case "M": drawM()
    case "N": drawN()
    case "T": drawT()
    case "V":
      zigzag(
        [left, middle, right], bottom: 0, top: cap, startsHigh: true,
        slanted * (1 + 0.105 * heaviness))
    case "W": doubleValley(top: cap, slanted * (0.98 + 0.02 * heaviness))
    case "X": crossing(top: cap, slanted * (1.07 + 0.04 * heaviness))
    case "Y": drawY()
    case "Z": zShape(top: cap, level: h * 0.97, slanted * (0.98 - 0.04 * heaviness))
    default: return drawRoundCapital(letter)
    }
    return true
  }

  private mutating func drawA() {
    let slanted = slanted * (1 + 0.07 * heaviness)
    zigzag([left, middle, right], bottom: 0, top: cap, startsHigh: false, slanted, flat: 1.12)
    let low = 176 - 6 * heaviness
    let inset = (width - slanted) / 2 * (low / cap) + slanted * 0.5
    block(
      left: left + inset, bottom: low, right: right - inset, top: low + h * 0.94, thickness: h,
      BlockCorners())
  }

  private mutating func drawE() {
    let (bar, y) = (h * free, 370.0)
    let short = right - width * 0.055
    let level = h * 0.97
    fill(
      Contour(left, 0, corner: round).line(left, cap, corner: round)
        .line(right, cap, corner: bar).line(right, cap - h, corner: bar)
        .line(left + w, cap - h).line(left + w, y + level / 2)
        .line(short, y + level / 2, corner: bar).line(short, y - level / 2, corner: bar)
        .line(left + w, y - level / 2).line(left + w, h)
        .line(right, h, corner: bar).line(right, 0, corner: bar))
  }

  private mutating func drawF() {
    let (bar, y) = (h * free, 352.0)
    let short = right - width * 0.07
    fill(
      Contour(left, 0, corner: w * free).line(left, cap, corner: round)
        .line(right, cap, corner: bar).line(right, cap - h, corner: bar)
        .line(left + w, cap - h).line(left + w, y + h / 2)
        .line(short, y + h / 2, corner: bar).line(short, y - h / 2, corner: bar)
        .line(left + w, y - h / 2).line(left + w, 0, corner: w * free))
  }

  private mutating func drawH() {
    stem(left: left, from: 0, to: cap, width: w)
    stem(left: right - w, from: 0, to: cap, width: w)
    block(
      left: left + w / 2, bottom: 370 - h / 2, right: right - w / 2, top: 370 + h / 2,
      thickness: h, BlockCorners())
  }

  private mutating func drawL() {
    fill(
      Contour(left, 0, corner: round).line(left, cap, corner: w * free)
        .line(left + w, cap, corner: w * free).line(left + w, h)
        .line(right, h, corner: h * free).line(right, 0, corner: h * free))
  }

  private mutating func drawT() {
    bar(cap - h / 2, from: left, to: right, ink.capital)
    block(
      left: middle - w / 2, bottom: 0, right: middle + w / 2, top: cap - h / 2, thickness: w,
      BlockCorners(bottomRight: free, bottomLeft: free))
  }

  private mutating func drawK() {
    stem(left: left, from: 0, to: cap, width: w)
    kArms(
      stemRight: left + w, top: cap, landing: 224 - 20 * heaviness,
      slanted * (1 + 0.02 * heaviness), upperInset: 14)
  }

  /// The direction of a stroke between two parallel edges, one through either end of a way.
  private func direction(over way: Point2D, apart thickness: Double) -> Point2D {
    let square = way.x * way.x + way.y * way.y
    let along = (square - thickness * thickness).squareRoot()
    return Point2D(
      x: (way.x * along - way.y * thickness) / square,
      y: (way.y * along + way.x * thickness) / square)
  }

  private mutating func drawM() {
    let thickness = slanted * (0.93 - 0.05 * heaviness)
    let shoulder = w * 1.16
    let flat = thickness * 0.98
    let axis = middle
    let way = direction(
      over: Point2D(x: axis - flat / 2 - left - shoulder, y: -cap), apart: thickness)
    let slope = way.y / way.x
    let crotch = cap + (axis - left - shoulder) * slope
    let join = (left + w - axis + flat / 2) * slope
    let end = w * free
    fill(
      Contour(left, 0, corner: end).line(left, cap, corner: round)
        .line(left + shoulder, cap, corner: round).line(axis, crotch)
        .line(right - shoulder, cap, corner: round).line(right, cap, corner: round)
        .line(right, 0, corner: end).line(right - w, 0, corner: end)
        .line(right - w, join).line(axis + flat / 2, 0, corner: round)
        .line(axis - flat / 2, 0, corner: round).line(left + w, join)
        .line(left + w, 0, corner: end))
  }

  private mutating func drawN() {
    let shoulder = w * 1.10
    let way = direction(
      over: Point2D(x: width - 2 * shoulder, y: -cap), apart: slanted * (0.97 - 0.17 * heaviness))
    let join = cap + (width - w - shoulder) * way.y / way.x
    let end = w * free
    fill(
      Contour(left, 0, corner: end).line(left, cap, corner: round)
        .line(left + shoulder, cap, corner: round).line(right - w, join)
        .line(right - w, cap, corner: end).line(right, cap, corner: end)
        .line(right, 0, corner: round).line(right - shoulder, 0, corner: round)
        .line(left + w, cap - join).line(left + w, 0, corner: end))
  }

  private mutating func drawY() {
    let fork = 258.0
    zigzag(
      [left, middle, right], bottom: fork, top: cap, startsHigh: true,
      slanted * (0.98 + 0.04 * heaviness), flat: 1)
    block(
      left: middle - w / 2, bottom: 0, right: middle + w / 2, top: fork + 60, thickness: w,
      BlockCorners(bottomRight: free, bottomLeft: free))
  }
}
