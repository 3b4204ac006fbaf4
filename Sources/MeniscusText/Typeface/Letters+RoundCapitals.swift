import MeniscusGeometry

/// Capitals with bowls.
extension LetterPen {
  private var w: Double { ink.capital.upright }
  /// Level strokes of bowls are a little thicker than bars.
  private var h: Double { ink.capital.level * 1.03 }
  private var bowlThickness: StrokeThickness {
    StrokeThickness(upright: w * (0.97 + 0.03 * heaviness), level: h)
  }
  private var cap: Double { Self.capHeight }
  private var high: Double { Self.roundCapHeight - h / 2 }
  private var low: Double { Self.roundCapDepth + h / 2 }
  private var free: Double { w * ends.terminal }
  private var round: Double { w * ends.corner }

  mutating func drawRoundCapital(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "O": drawO()
    case "Q": drawQ()
    case "C": drawC()
    case "G": drawG()
    case "D": drawD()
    case "B": drawB()
    case "P": drawP(bottom: 262, right: right)
    case "R": drawR()
    case "J": drawJ()
    case "U": drawU()
    case "S":
      sShape(
        SShape(
          left: left, right: right, top: Self.roundCapHeight, bottom: -13,
          thickness: bowlThickness.scaled(by: 1.03 + 0.015 * heaviness),
          open: 0.22 + 0.06 * heaviness,
          openShare: openShare))
    default: return false
    }
    return true
  }

  private mutating func drawO(share: Double = 1) {
    bowl(
      left: left, bottom: Self.roundCapDepth, right: right, top: Self.roundCapHeight,
      bowlThickness.scaled(by: share))
  }

  private mutating func drawQ() {
    // The tail adds ink: the bowl has less.
    drawO(share: 1 - 0.005 * heaviness)
    diagonal(
      left: across(0.54), bottom: -64, right: right - width * 0.01, top: 176, rising: false,
      w * (0.98 - 0.06 * heaviness))
  }

  private mutating func drawC() {
    let (x, y) = (across(0.54), (high + low) / 2)
    let open = 0.34 + 0.06 * heaviness
    let (near, share) = (left + w / 2, openShare)
    let thickness = bowlThickness.scaled(by: 1.05 + 0.01 * heaviness)
    let (high, low) = (
      Self.roundCapHeight - thickness.level / 2, Self.roundCapDepth + thickness.level / 2
    )
    stroke(touching: right, side: { $0.maxX }, guess: right, thickness) { edge in
      Skeleton(edge, y + 24).share(share).turnLevel(x, high, handle: Skeleton.open)
        .turnUpright(near, y).turnLevel(x, low)
        .turnUpright(edge, y - 24, handle: Skeleton.open).share(share)
        .trimmed(first: open, last: open)
    }
  }

  private mutating func drawG() {
    let thickness = bowlThickness.scaled(by: 1.03 + 0.01 * heaviness)
    let (near, far) = (left + thickness.upright / 2, right - thickness.upright / 2)
    let (high, low) = (
      Self.roundCapHeight - thickness.level / 2, Self.roundCapDepth + thickness.level / 2
    )
    let (x, y) = (across(0.53), (high + low) / 2)
    let barTop = 376.0
    let level = ink.capital.level
    stroke(
      Skeleton(far + 4, y + 36).share(openShare).turnLevel(x, high, handle: Skeleton.open)
        .turnUpright(near, y).turnLevel(x, low).turnUpright(far, 300).line(far, barTop)
        .trimmed(first: 0.36 + 0.02 * heaviness), thickness, finish: .cornerRight)
    block(
      left: across(0.52), bottom: barTop - level, right: right - w * 0.96, top: barTop,
      thickness: level,
      BlockCorners(topLeft: ends.terminal, bottomLeft: ends.terminal))
  }

  /// The outer side and the counter of a lobe at the right of a stem.
  private func lobe(
    top: Double, bottom: Double, right: Double, thickness: Double, upper: Double, lower: Double
  ) -> (turn: Double, inner: Double, counter: Contour) {
    let far = right - thickness
    let height = top - bottom
    let straight = max(min(right - height * 0.56, far - 40), left + w + 8)
    let (high, low) = (top - upper, bottom + lower)
    let inner = max(min(far - (high - low) * 0.54, far - 30), left + w + 4)
    let y = (high + low) / 2
    let counter = Contour(left + w, high).line(inner, high).turnUpright(far, y)
      .turnLevel(inner, low).line(left + w, low)
    return (straight, inner, counter)
  }

  private mutating func drawD() {
    let level = ink.capital.level
    let straight = across(0.40)
    let far = right - bowlThickness.upright
    let inner = left + w + (far - left - w) * 0.34
    fill(
      Contour(left, 0, corner: round).line(left, cap, corner: round)
        .line(straight, cap).turnUpright(right, cap / 2).turnLevel(straight, 0))
    cut(
      Contour(left + w, cap - level).line(inner, cap - level).turnUpright(far, cap / 2)
        .turnLevel(inner, level).line(left + w, level))
  }

  private mutating func drawB() {
    let level = ink.capital.level * (1 - 0.05 * heaviness)
    let waist = 383.0
    let upperRight = right - width * 0.045
    let thin = 0.16 * level
    // Three level strokes are crowded: they are thinner in bold.
    let thickness = bowlThickness.upright * (1 - 0.05 * heaviness)
    let upper = lobe(
      top: cap, bottom: waist - thin, right: upperRight, thickness: thickness * 0.97,
      upper: level, lower: level * 0.5 + thin)
    let lower = lobe(
      top: waist + thin, bottom: 0, right: right, thickness: thickness,
      upper: level * 0.5 + thin, lower: level)
    fill(
      Contour(left, 0, corner: round).line(left, cap, corner: round)
        .line(left + w * 0.5, cap).line(left + w, cap - level * 0.7)
        .line(left + w, waist + thin).line(lower.turn, waist + thin)
        .turnUpright(right, (waist + thin) / 2).turnLevel(lower.turn, 0))
    fill(
      Contour(left + w * 0.5, cap).line(upper.turn, cap)
        .turnUpright(upperRight, (cap + waist - thin) / 2).turnLevel(upper.turn, waist - thin)
        .line(left + w * 0.5, waist - thin))
    cut(upper.counter)
    cut(lower.counter)
  }

  private mutating func drawP(bottom: Double, right: Double) {
    let level = ink.capital.level
    let shape = lobe(
      top: cap, bottom: bottom, right: right, thickness: bowlThickness.upright, upper: level,
      lower: level)
    fill(
      Contour(left, 0, corner: free).line(left, cap, corner: round).line(shape.turn, cap)
        .turnUpright(right, (cap + bottom) / 2).turnLevel(shape.turn, bottom)
        .line(left + w, bottom).line(left + w, 0, corner: free))
    cut(shape.counter)
  }

  private mutating func drawR() {
    let bottom = 292.0
    drawP(bottom: bottom, right: right - width * 0.035)
    let thickness = w * (0.96 - 0.03 * heaviness)
    let start = Point2D(x: across(0.50), y: bottom + ink.capital.level * 0.5)
    leg(from: start, along: Point2D(x: 1, y: 0), to: right, thickness)
  }

  private mutating func drawJ() {
    let x = right - w / 2
    let (middle, cap, low, share) = (across(0.46), cap, low, openShare)
    stroke(
      touching: left, side: { $0.minX }, guess: left, StrokeThickness(upright: w, level: h)
    ) { edge in
      Skeleton(x, cap).line(x, 216).turnLevel(middle, low).turnUpright(edge, 226)
        .share(share).trimmed(last: 0.16)
    }
  }

  private mutating func drawU() {
    let (first, last) = (left + w / 2, right - w / 2)
    stroke(
      Skeleton(first, cap).line(first, 258).turnLevel(middle, -13 + h / 2)
        .turnUpright(last, 258).line(last, cap), StrokeThickness(upright: w, level: h))
  }
}
