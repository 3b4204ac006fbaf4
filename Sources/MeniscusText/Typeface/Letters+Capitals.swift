import MeniscusGeometry

/// Capitals.
extension LetterPen {
  private var c: StrokeThickness { ink.capital }
  private var dx: Double { ink.capital.upright / 2 }
  private var dy: Double { ink.capital.level / 2 }
  private var cap: Double { Self.capHeight }
  private var high: Double { 737 - ink.capital.level / 2 }
  private var low: Double { -10 + ink.capital.level / 2 }
  private var slanted: StrokeThickness {
    let share = 0.97 - 0.05 * max(ink.boldness, 0)
    return StrokeThickness(upright: c.upright * share, level: c.upright * share)
  }
  private static let join = 0.8

  /// Draws a capital; whether it is one.
  mutating func drawCapital(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "A": drawA()
    case "B": drawB()
    case "C": drawC()
    case "D": drawD()
    case "E": comb([cap - dy, 372, dy], ends: [0, 24, 0])
    case "F": comb([cap - dy, 356], ends: [0, 26])
    case "G": drawG()
    case "H": drawH()
    case "I": stem(middle, from: 0, to: cap, c)
    case "J": drawJ()
    case "K": drawK()
    case "L": comb([dy], ends: [0])
    case "M": drawM()
    case "N": drawN()
    case "O": bowl(left: left, bottom: -10, right: right, top: 737, c)
    case "P": drawP()
    case "Q": drawQ()
    case "R": drawR()
    case "S":
      sShape(
        left: left, right: right, top: 737, bottom: -13,
        thickness: c.scaled(by: 1 - 0.04 * max(ink.boldness, 0)), ends: 0.34)
    case "T": drawT()
    case "U": drawU()
    case "V": valley(left: left, right: right, top: cap, slanted)
    case "W": doubleValley(top: cap, slanted.scaled(by: 0.95))
    case "X": crossing(top: cap, slanted)
    case "Y": drawY()
    case "Z": drawZ()
    default: return false
    }
    return true
  }

  private mutating func drawA() {
    peak(left: left, right: right, top: cap, slanted)
    let y = 214.0
    let inset = (width / 2 - dx) * (y / cap) + dx
    line(left + inset, y, right - inset, y, c.scaled(by: 0.94))
  }

  /// A stem with level bars, `ends` points shorter than the ink.
  private mutating func comb(_ heights: [Double], ends: [Double]) {
    stem(left + dx, from: 0, to: cap, c)
    for (y, end) in zip(heights, ends) {
      line(left + dx, y, right - dy - end, y, c)
    }
  }

  private mutating func drawB() {
    let x = left + dx
    stem(x, from: 0, to: cap, c)
    let waist = 382.0
    let upper = right - 24
    lobe(from: x, top: cap - dy, bottom: waist, right: upper, reach: 0.52)
    lobe(from: x, top: waist, bottom: dy, right: right, reach: 0.50)
  }

  /// Half a bowl at the right of a stem.
  private mutating func lobe(
    from x: Double, top: Double, bottom: Double, right: Double, reach: Double
  ) {
    let far = right - dx
    let straight = x + (far - x) * reach
    stroke(
      Skeleton(x, top).line(straight, top).turnUpright(far, (top + bottom) / 2)
        .turnLevel(straight, bottom).line(x, bottom), c)
  }

  private mutating func drawC() {
    let edge = right - dx + 26
    let y = (high + low) / 2
    let middle = across(0.53)
    stroke(
      Skeleton(edge, y + 14).turnLevel(middle, high).turnUpright(left + dx, y)
        .turnLevel(middle, low).turnUpright(edge, y - 14).trimmed(first: 0.42, last: 0.42), c)
  }

  private mutating func drawD() {
    let x = left + dx
    stem(x, from: 0, to: cap, c)
    let far = right - dx
    let straight = x + (far - x) * 0.34
    stroke(
      Skeleton(x, cap - dy).line(straight, cap - dy).turnUpright(far, cap / 2)
        .turnLevel(straight, dy).line(x, dy), c)
  }

  private mutating func drawG() {
    let edge = right - dx + 20
    let far = right - dx
    let y = (high + low) / 2
    let middle = across(0.52)
    let barY = 336.0
    stroke(
      Skeleton(edge, y + 26).turnLevel(middle, high).turnUpright(left + dx, y)
        .turnLevel(middle, low).turnUpright(far, 290).line(far, barY)
        .trimmed(first: 0.42), c)
    line(far, barY, across(0.56), barY, c)
  }

  private mutating func drawH() {
    stem(left + dx, from: 0, to: cap, c)
    stem(right - dx, from: 0, to: cap, c)
    line(left + dx, 372, right - dx, 372, c)
  }

  private mutating func drawJ() {
    let x = right - dx
    stroke(
      Skeleton(x, cap - dx).line(x, 210).turnLevel(across(0.46), low)
        .turnUpright(left + dx - 4, 214).trimmed(last: opening(0.14)), c)
  }

  private mutating func drawK() {
    let x = left + dx
    stem(x, from: 0, to: cap, c)
    let half = slanted.upright / 2
    let end = right - half
    let top = end - 16
    line(x, 236, top, cap - half, slanted)
    let share = 0.40
    line(
      x + (top - x) * share, 236 + (cap - half - 236) * share, end, half, slanted, start: 0.85)
  }

  private mutating func drawM() {
    stem(left + dx, from: 0, to: cap, c)
    stem(right - dx, from: 0, to: cap, c)
    let foot = 118.0
    let thin = slanted.scaled(by: 0.95)
    line(left + dx, cap - dx, middle, foot, thin, start: 0.95)
    line(right - dx, cap - dx, middle, foot, thin, start: 0.95)
  }

  private mutating func drawN() {
    stem(left + dx, from: 0, to: cap, c)
    stem(right - dx, from: 0, to: cap, c)
    line(left + dx, cap - dx, right - dx, dx, slanted, start: 0.95, finish: 0.95)
  }

  private mutating func drawP() {
    let x = left + dx
    stem(x, from: 0, to: cap, c)
    lobe(from: x, top: cap - dy, bottom: 292, right: right, reach: 0.48)
  }

  private mutating func drawQ() {
    bowl(left: left, bottom: -10, right: right, top: 737, c)
    line(across(0.56), 168, right - dx - 4, dx - 44, slanted)
  }

  private mutating func drawR() {
    let x = left + dx
    stem(x, from: 0, to: cap, c)
    lobe(from: x, top: cap - dy, bottom: 318, right: right - 16, reach: 0.48)
    let half = slanted.upright / 2
    line(across(0.46), 318, right - half, half, slanted, start: Self.join)
  }

  private mutating func drawT() {
    stem(middle, from: 0, to: cap, c)
    bar(cap - dy, from: left, to: right, c)
  }

  private mutating func drawU() {
    let (first, last) = (left + dx, right - dx)
    stroke(
      Skeleton(first, cap - dx).line(first, 262).turnLevel(middle, -13 + dy)
        .turnUpright(last, 262).line(last, cap - dx), c)
  }

  private mutating func drawY() {
    let half = slanted.upright / 2
    let fork = 300.0
    line(left + half, cap - half, middle, fork, slanted, finish: 0.95)
    line(right - half, cap - half, middle, fork, slanted, finish: 0.95)
    line(middle, dx, middle, fork, c)
  }

  private mutating func drawZ() {
    bar(cap - dy, from: left, to: right, c)
    bar(dy, from: left, to: right, c)
    line(right - dy - 8, cap - dy, left + dy + 8, dy, slanted.scaled(by: 0.95))
  }
}
