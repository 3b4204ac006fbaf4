/// Small letters of a stem that ends in a hook, and those with a dot.
extension LetterPen {
  private var w: Double { ink.small.upright }
  private var h: Double { ink.small.level }

  /// Draws a small letter of this group; whether it is one.
  mutating func drawHooked(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "f": drawF()
    case "t": drawT()
    case "j": drawJ(hasDot: true)
    case "ȷ": drawJ(hasDot: false)
    case "i": drawI(hasDot: true)
    case "ı": drawI(hasDot: false)
    case "l": stem(left: middle - w / 2, from: 0, to: Self.ascender, width: w)
    default: return false
    }
    return true
  }

  private mutating func drawF() {
    let x = across(0.41)
    let high = 761 - h / 2
    let turn = max(across(0.84), x + w / 2 + 26)
    stroke(
      Skeleton(right, high - 3).line(turn, high).turnUpright(x, 604 - 10 * heaviness).line(x, 0),
      ink.small)
    crossbar(to: across(0.93))
  }

  private mutating func drawT() {
    let x = across(0.41)
    let low = -7 + h / 2
    let turn = max(across(0.84), x + w / 2 + 26)
    stroke(
      Skeleton(x, 676).line(x, 148 + 10 * heaviness).turnLevel(turn, low).line(right, low + 4),
      ink.small)
    crossbar(to: across(0.97))
  }

  private mutating func crossbar(to end: Double) {
    let level = ink.smallBar * (1 + 0.20 * heaviness)
    // Its ends are flatter than others: short bars with round ends look like beads.
    let flat = ends.corner
    block(
      left: left, bottom: Self.xHeight - level, right: end, top: Self.xHeight, thickness: level,
      BlockCorners(topLeft: flat, topRight: flat, bottomRight: flat, bottomLeft: flat))
  }

  /// The width of the dot of i and j: more than the stem, the more so the thinner that is.
  private var dotWidth: Double {
    let wide = ink.boldness < 0 ? w + 35 + 12 * ink.boldness : w + 35 - 23 * ink.boldness
    // In the heaviest weights it grows less, for the white below it.
    return min(wide, 163 + (w - 151) * 0.5)
  }

  private mutating func drawI(hasDot: Bool) {
    stem(left: middle - w / 2, from: 0, to: Self.xHeight, width: w)
    if hasDot { smallDot(middle) }
  }

  private mutating func drawJ(hasDot: Bool) {
    let x = right - (35 - 23 * min(max(ink.boldness, -1), 1)) / 2 - w / 2
    let low = Self.descender + h / 2
    let turn = min(left + 40, x - w / 2 - 20)
    stroke(
      Skeleton(x, Self.xHeight).line(x, -72).turnLevel(turn, low).line(left, low + 2),
      ink.small)
    if hasDot { smallDot(x) }
  }

  /// The dot of i and j.
  private mutating func smallDot(_ x: Double) {
    dot(x, 750 + 38 * max(heaviness - 1, 0) - dotWidth / 2, diameter: dotWidth)
  }
}
