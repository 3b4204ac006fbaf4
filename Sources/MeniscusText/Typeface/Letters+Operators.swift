import MeniscusGeometry

/// Signs of arithmetic and comparison.
extension LetterPen {
  private var t: Double { even.upright }
  /// The height of the middle of signs.
  private var axis: Double { 284 }

  /// Draws an operator; whether it is one.
  mutating func drawOperator(_ sign: Unicode.Scalar) -> Bool {
    let reach = width / 2
    switch sign {
    case "+": plus(axis, reach: reach)
    case "−": bar(axis, from: left, to: right, even)
    case "±":
      plus(axis + 70, reach: reach * 0.90)
      bar(t / 2, from: left + reach * 0.1, to: right - reach * 0.1, even)
    case "×":
      slant(
        left: left, bottom: axis - reach, right: right, top: axis + reach, rising: true, t)
      slant(
        left: left, bottom: axis - reach, right: right, top: axis + reach, rising: false, t)
    case "÷":
      // A bold bar is thinner and its dots lie further off, for white to stay between them.
      let thin = even.scaled(by: 1 - 0.08 * heaviness)
      let diameter = thin.level * (1.30 - 0.10 * heaviness) + 18
      let reach = 247 + 24 * heaviness - diameter / 2
      bar(axis, from: left, to: right, thin)
      dot(middle, axis + reach, diameter: diameter)
      dot(middle, axis - reach, diameter: diameter)
    case "=", "≠":
      // Between bold bars there has to be some white.
      let thin = even.scaled(by: 1 - 0.04 * heaviness)
      let reach = 143.5 + 22 * heaviness - thin.level / 2
      bar(axis + 0.5 + reach, from: left, to: right, thin)
      bar(axis + 0.5 - reach, from: left, to: right, thin)
      if sign == "≠" {
        slant(
          left: middle - 170, bottom: axis - 262, right: middle + 170, top: axis + 262,
          rising: true, thin.level * 0.94)
      }
    case "≈":
      wave(axis + 98 + 10 * heaviness)
      wave(axis - 98 - 10 * heaviness)
    case "~": wave(axis + 3)
    case "<", ">":
      chevron(
        left: left, right: right, bottom: 23, top: 545, pointsRight: sign == ">", t)
    case "≤", "≥":
      chevron(
        left: left, right: right, bottom: 118, top: 590, pointsRight: sign == "≥", t)
      bar(t / 2, from: left, to: right, even)
    case "¬":
      let (high, low) = (axis + 100, axis - 130)
      let (free, round) = (t * ends.terminal, t * ends.corner)
      fill(
        Contour(left, high, corner: free).line(right, high, corner: round)
          .line(right, low, corner: free).line(right - t, low, corner: free)
          .line(right - t, high - t).line(left, high - t, corner: free))
    case "^":
      zigzag(
        [left, middle, right], bottom: 398, top: 705, startsHigh: false, t, flat: 1,
        areEndsLevel: false)
    default: return drawMathematical(sign)
    }
    return true
  }

  private mutating func plus(_ y: Double, reach: Double) {
    bar(y, from: middle - reach, to: middle + reach, even)
    stem(left: middle - t / 2, from: y - reach, to: y + reach, width: t)
  }

  /// A wave over the width of the ink.
  private mutating func wave(_ y: Double) {
    let (near, far) = (left + t * 0.42, right - t * 0.42)
    let reach = (far - near) / 4
    let low = 52.0
    stroke(
      Skeleton(near, y - low * 0.92)
        .curve(
          middle, y, (near + reach * 0.45, y + low * 1.95), (middle - reach * 0.95, y + low * 1.1)
        )
        .curve(
          far, y + low * 0.92, (middle + reach * 0.95, y - low * 1.1),
          (far - reach * 0.45, y - low * 1.95)),
      even)
  }

  private mutating func drawMathematical(_ sign: Unicode.Scalar) -> Bool {
    let (free, round) = (t * ends.terminal, t * ends.corner)
    switch sign {
    case "∞":
      let thin = even.scaled(by: 1 - 0.04 * heaviness)
      let half = thin.upright / 2
      let (near, far) = (left + half, right - half)
      let turn = (far - near) * 0.26
      // The loops grow with their stroke: what is white in them stays.
      let high = 158 + 30 * heaviness - half
      let rise = high / 120
      for (side, edge) in [(1.0, near), (-1.0, far)] {
        let x = edge + side * turn
        stroke(
          Skeleton(middle - side * 60, axis + 62 * rise)
            .curve(
              x, axis + high, (middle - side * 104, axis + 112 * rise),
              (x + side * 62, axis + high)
            )
            .turnUpright(edge, axis).turnLevel(x, axis - high)
            .curve(
              middle - side * 60, axis - 62 * rise, (x + side * 62, axis - high),
              (middle - side * 104, axis - 112 * rise)), thin, start: .flat, finish: .flat)
        slant(
          left: middle - 92, bottom: axis - 92 * rise, right: middle + 92, top: axis + 92 * rise,
          rising: side > 0, thin.upright)
      }
    case "√":
      let foot = across(0.36)
      var pen = LetterPen(ink: ink, box: box, ends: .round)
      pen.stroke(Skeleton(left, 300).line(across(0.18), 330), even)
      pen.line(across(0.16), 326, foot, t / 2, even)
      pen.line(foot, t / 2, across(0.60), 737 - t / 2, even)
      pen.bar(737 - t / 2, from: across(0.60) - t / 2, to: right, even)
      append(pen.outline)
    case "∑":
      fill(
        Contour(left, 727, corner: round).line(right, 727, corner: free)
          .line(right, 727 - t, corner: free).line(left + t * 1.5, 727 - t)
          .line(across(0.60), 330).line(left + t * 1.5, -66 + t)
          .line(right, -66 + t, corner: free).line(right, -66, corner: free)
          .line(left, -66, corner: round).line(left, -66 + t * 0.9, corner: round)
          .line(across(0.60) - t * 1.28, 330).line(left, 727 - t * 0.9, corner: round))
    case "π":
      let w = ink.small.upright
      bar(Self.xHeight - t / 2, from: left, to: right, even)
      for x in [across(0.27), across(0.73)] {
        block(
          left: x - w / 2, bottom: 0, right: x + w / 2, top: Self.xHeight - t / 2, thickness: w,
          BlockCorners(bottomRight: ends.terminal, bottomLeft: ends.terminal))
      }
    default: return false
    }
    return true
  }
}
