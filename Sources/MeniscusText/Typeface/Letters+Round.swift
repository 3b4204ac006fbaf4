import MeniscusGeometry

/// Small letters made of open and closed bowls and hooks.
extension LetterPen {
  private var s: StrokeThickness { ink.small }
  private var dx: Double { ink.small.upright / 2 }
  private var dy: Double { ink.small.level / 2 }
  private var top: Double { 553 - dy }
  private var bottom: Double { -11 + dy }

  /// Draws a small letter of this group; whether it is one.
  mutating func drawRound(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "o": bowl(left: left, bottom: -11, right: right, top: 553, s)
    case "c": drawC()
    case "e": drawE()
    case "s": drawS()
    case "f": drawF()
    case "t": drawT()
    case "j": drawJ()
    case "i", "ı": drawI(hasDot: letter == "i")
    case "ȷ": drawJ(hasDot: false)
    case "l": stem(left + dx, from: 0, to: Self.ascender, s)
    default: return false
    }
    return true
  }

  private mutating func drawC() {
    // The ends leave room towards the next letter.
    let edge = right - dx + 14
    let middle = across(0.53)
    let y = (top + bottom) / 2
    stroke(
      Skeleton(edge, y + 4).turnLevel(middle, top).turnUpright(left + dx, y)
        .turnLevel(middle, bottom).turnUpright(edge, y - 4).trimmed(
          first: opening(0.46), last: opening(0.46)), s)
  }

  private mutating func drawE() {
    let y = 286.0
    let middle = across(0.51)
    let bar = StrokeThickness(upright: s.upright, level: ink.smallBar)
    stroke(
      Skeleton(right - dx, y - ink.smallBar / 2).line(right - dx, y).turnLevel(middle, top)
        .turnUpright(left + dx, (top + bottom) / 2)
        .turnLevel(middle + 8, bottom).turnUpright(right + 8, y - 20).trimmed(last: opening(0.42)),
      s,
      startsFlat: true)
    line(left + dx, y, right - dx, y, bar)
  }

  private mutating func drawS() {
    let thickness = s.scaled(by: 1 - 0.05 * max(ink.boldness, 0))
    sShape(
      left: left, right: right, top: 553, bottom: -11, thickness: thickness, ends: 0.36)
  }

  /// The double curve of s, S and $.
  ///
  /// - Parameter ends: the share of the outer curves that the terminals leave open.
  mutating func sShape(
    left: Double, right: Double, top: Double, bottom: Double, thickness: StrokeThickness,
    ends: Double
  ) {
    let (dx, dy) = (thickness.upright / 2, thickness.level / 2)
    let (high, low) = (top - dy, bottom + dy)
    let height = high - low
    let width = right - left
    let middle = (left + right) / 2
    let (upper, lower) = (high - height * 0.245, low + height * 0.262)
    let (near, far) = (left + dx + width * 0.018, right - dx)
    let center = (x: middle, y: (upper + lower) / 2)
    // The spine falls by a slope that grows with the letter's narrowness.
    let reach = (far - near) * 0.30
    let slope = height * 0.062
    stroke(
      Skeleton(far - width * 0.02, upper - height * 0.02)
        .turnLevel(middle + width * 0.01, high)
        .turnUpright(near, upper)
        .curve(
          center.x, center.y, (near, upper - height * 0.125),
          (center.x - reach, center.y + slope)
        )
        .curve(
          far, lower, (center.x + reach, center.y - slope), (far, lower + height * 0.130)
        )
        .turnLevel(middle - width * 0.01, low)
        .turnUpright(left + dx - width * 0.01, lower + height * 0.03)
        .trimmed(first: ends, last: ends), thickness)
  }

  private mutating func drawF() {
    let x = left + (right - left) * 0.40
    let end = right - dy
    let high = 748 - dy
    stroke(
      Skeleton(end, high).line(max(end - 24, x + 60), high).turnUpright(x, high - 122)
        .line(x, dx), s)
    crossbar(at: 540 - ink.smallBar / 2)
  }

  private mutating func drawT() {
    let x = left + (right - left) * 0.41
    let end = right - dy
    stroke(
      Skeleton(x, 676 - dx).line(x, 92 + dy).turnLevel(max(end - 34, x + dx + 24), -7 + dy)
        .line(max(end, x + dx + 25), -7 + dy), s)
    crossbar(at: 540 - ink.smallBar / 2)
  }

  private mutating func crossbar(at y: Double) {
    let thickness = StrokeThickness(upright: s.upright, level: ink.smallBar)
    bar(y, from: left, to: right, thickness)
  }

  private mutating func drawI(hasDot: Bool) {
    let x = middle
    stem(x, from: 0, to: 545, s)
    if hasDot { smallDot(above: x) }
  }

  private mutating func drawJ(hasDot: Bool = true) {
    let stemX = right - dx - 18
    let low = Self.descender + dy
    stroke(
      Skeleton(stemX, 545 - dx).line(stemX, -86 + max(dy - 38, 0))
        .turnLevel(min(left + dy + 26, stemX - dx - 20), low)
        .line(min(left + dy, stemX - dx - 21), low), s)
    if hasDot { smallDot(above: stemX) }
  }

  /// Half the width of the dot of i and j.
  private var dotRadius: Double { ink.small.upright * 0.5 + 17 }

  /// The dot of i and j.
  private mutating func smallDot(above x: Double) {
    let diameter = dotRadius * 2
    dot(x, 752 - diameter / 2, diameter: diameter)
  }
}
