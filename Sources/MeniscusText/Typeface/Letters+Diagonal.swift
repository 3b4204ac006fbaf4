import MeniscusGeometry

/// Small letters made of slanted strokes.
extension LetterPen {
  private var s: StrokeThickness { ink.small }
  private var dx: Double { ink.small.upright / 2 }

  /// Slanted strokes are a little thinner than stems, the more the bolder they are.
  private var slanted: StrokeThickness {
    let share = 0.97 - 0.05 * max(ink.boldness, 0)
    return StrokeThickness(upright: ink.small.upright * share, level: ink.small.upright * share)
  }

  /// The share of its thickness at which a slanted stroke reaches a vertex.
  private var vertex: Double { 1 - 0.10 * max(min(ink.boldness, 1.5), 0) }

  /// Draws a small letter of this group; whether it is one.
  mutating func drawSlanted(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "v": valley(left: left, right: right, top: 545, slanted)
    case "w": drawW()
    case "x": drawX()
    case "y": drawY()
    case "k": drawK()
    case "z": drawZ()
    default: return false
    }
    return true
  }

  /// Two strokes that meet at the baseline.
  mutating func valley(
    left: Double, right: Double, top: Double, bottom: Double = 0, _ thickness: StrokeThickness
  ) {
    let half = thickness.upright / 2
    let middle = (left + right) / 2
    line(left + half, top - half, middle, bottom + half - 4, thickness, finish: vertex)
    line(right - half, top - half, middle, bottom + half - 4, thickness, finish: vertex)
  }

  /// Two strokes that meet at the top.
  mutating func peak(
    left: Double, right: Double, top: Double, bottom: Double = 0, _ thickness: StrokeThickness
  ) {
    let half = thickness.upright / 2
    let middle = (left + right) / 2
    line(left + half, bottom + half, middle, top - half + 4, thickness, finish: vertex)
    line(right - half, bottom + half, middle, top - half + 4, thickness, finish: vertex)
  }

  private mutating func drawW() {
    doubleValley(top: 545, slanted.scaled(by: 0.96))
  }

  /// The four strokes of w and W.
  mutating func doubleValley(top: Double, _ thickness: StrokeThickness) {
    let half = thickness.upright / 2
    let quarter = (width - 2 * half) / 4
    let xs = (0...4).map { left + half + quarter * Double($0) }
    let inner = top - half - top * 0.02
    line(xs[0], top - half, xs[1], half - 3, thickness, finish: vertex)
    line(xs[2], inner, xs[1], half - 3, thickness, start: vertex, finish: vertex)
    line(xs[2], inner, xs[3], half - 3, thickness, start: vertex, finish: vertex)
    line(xs[4], top - half, xs[3], half - 3, thickness, finish: vertex)
  }

  private mutating func drawX() {
    crossing(top: 545, slanted)
  }

  /// The two strokes of x and X.
  mutating func crossing(top: Double, _ thickness: StrokeThickness) {
    let half = thickness.upright / 2
    let inset = width * 0.018
    line(left + half, half, right - half - inset, top - half, thickness)
    line(left + half + inset, top - half, right - half, half, thickness)
  }

  private mutating func drawY() {
    let half = slanted.upright / 2
    let middle = across(0.5)
    let (top, foot) = (545 - half, half - 4)
    line(left + half, top, middle, foot, slanted, finish: vertex)
    // The long stroke goes on below the baseline and ends in a short hook.
    let slope = (right - half - middle) / (top - foot)
    let low = Self.descender + ink.small.level / 2
    let turn = -96.0
    let x = middle + slope * (turn - foot)
    stroke(
      Skeleton(right - half, top).line(x, turn)
        .curve(
          left + half * 0.4 + 8, low, (x - slope * 62, turn - 62),
          (left + half * 0.4 + 58, low)), slanted)
  }

  private mutating func drawK() {
    let x = left + dx
    stem(x, from: 0, to: Self.ascender, s)
    let half = slanted.upright / 2
    let inner = x + dx * 0.3
    let end = right - half
    line(inner, 178, end - 14, 545 - half, slanted)
    let share = 0.40
    line(
      inner + (end - 14 - inner) * share, 178 + (545 - half - 178) * share, end, half, slanted,
      start: 0.8)
  }

  private mutating func drawZ() {
    let level = StrokeThickness(upright: s.upright, level: s.level)
    let dy = s.level / 2
    bar(545 - dy, from: left, to: right, level)
    bar(dy, from: left, to: right, level)
    line(right - dy - 6, 545 - dy, left + dy + 6, dy, slanted.scaled(by: 0.95))
  }
}
