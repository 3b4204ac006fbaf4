import MeniscusGeometry

/// Signs of currencies.
extension LetterPen {
  private var w: Double { ink.capital.upright }
  private var h: Double { ink.capital.level }
  private var thin: StrokeThickness {
    StrokeThickness(upright: even.upright, level: even.level * 0.94)
  }
  private var bowlThickness: StrokeThickness {
    StrokeThickness(upright: w * 0.97, level: h * 1.02)
  }

  /// Draws a sign of a currency; whether it is one.
  mutating func drawCurrency(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "$":
      let thickness = bowlThickness.scaled(by: 0.97 - 0.04 * heaviness)
      sShape(
        SShape(
          left: left, right: right, top: 722, bottom: 3, thickness: thickness,
          open: 0.20 + 0.07 * heaviness))
      let bar = thin.upright * 0.96
      for (bottom, top) in [(660.0, 818.0), (-91.0, 66.0)] {
        stem(left: middle - bar / 2, from: bottom, to: top, width: bar)
      }
    case "¢":
      addLetter("c", height: 0.96, x: left - 49, y: 78, strength: 0.98)
      let bar = thin.upright * 0.94
      for (bottom, top) in [(540.0, 708.0), (-18.0, 150.0)] {
        stem(left: across(0.54) - bar / 2, from: bottom, to: top, width: bar)
      }
    case "¤":
      let (y, edge) = (363.0, width * 0.09)
      bowl(
        left: left + edge, bottom: y - width / 2 + edge, right: right - edge,
        top: y + width / 2 - edge, thin, handle: Skeleton.circle)
      // The corners, and where the ring passes its diagonals.
      let (far, near) = (width / 2 - thin.level * 0.36, (width / 2 - edge) * 0.70)
      for (sx, sy) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
        line(middle + sx * near, y + sy * near, middle + sx * far, y + sy * far, thin)
      }
    case "€": drawEuro()
    case "£": drawPound()
    case "¥":
      let slanted = w * (0.94 - 0.05 * heaviness)
      zigzag([left, middle, right], bottom: 300, top: 727, startsHigh: true, slanted, flat: 1)
      block(
        left: middle - w / 2, bottom: 0, right: middle + w / 2, top: 350, thickness: w,
        BlockCorners(bottomRight: ends.terminal, bottomLeft: ends.terminal))
      bar(296, from: across(0.14), to: across(0.86), thin.scaled(by: 0.92))
      bar(156, from: across(0.14), to: across(0.86), thin.scaled(by: 0.92))
    case "₩":
      doubleValley(top: 727, w * (0.88 - 0.06 * heaviness))
      bar(346, from: left, to: right, thin.scaled(by: 0.9))
    case "₿":
      addLetter("B", height: 1, x: left - ink.capitalBearing, y: 0)
      let bar = thin.upright * 0.9
      for x in [across(0.34), across(0.60)] {
        stem(left: x - bar / 2, from: 660, to: 812, width: bar)
        stem(left: x - bar / 2, from: -85, to: 66, width: bar)
      }
    default: return drawYoungCurrency(sign)
    }
    return true
  }

  private mutating func drawEuro() {
    let near = left + width * 0.13 + w / 2
    let (high, low) = (737 - h / 2, -10 + h / 2)
    let x = across(0.64)
    let open = 0.36 + 0.06 * heaviness
    stroke(touching: right, side: { $0.maxX }, guess: right, bowlThickness) { edge in
      Skeleton(edge, 387).turnLevel(x, high).turnUpright(near, 363).turnLevel(x, low)
        .turnUpright(edge, 339).trimmed(first: open, last: open)
    }
    let thin = thin.scaled(by: 0.94)
    bar(363 + 70 + 8 * heaviness, from: left, to: across(0.74), thin)
    bar(363 - 70 - 8 * heaviness, from: left, to: across(0.70), thin)
  }

  private mutating func drawPound() {
    let stem = across(0.28)
    let high = 737 - h / 2
    let (x, start) = (across(0.60), left)
    let level = h
    stroke(
      touching: right - width * 0.02, side: { $0.maxX }, guess: right, bowlThickness
    ) { edge in
      Skeleton(edge, 540).turnLevel(x, high).turnUpright(stem, 536).line(stem, 262)
        .curve(start + level, level * 0.5, (stem, 140), (start + 100, level * 0.62)).trimmed(
          first: 0.16)
    }
    block(
      left: left, bottom: 0, right: right, top: h, thickness: h,
      BlockCorners(
        topLeft: ends.corner, topRight: ends.terminal, bottomRight: ends.terminal,
        bottomLeft: ends.corner))
    bar(352, from: left, to: across(0.78), thin)
  }

  private mutating func drawYoungCurrency(_ sign: Unicode.Scalar) -> Bool {
    let t = thin.level
    switch sign {
    case "₹":
      bar(727 - t / 2, from: left, to: right, thin)
      bar(727 - t * 1.5 - 100, from: left, to: right, thin)
      let low = 727 - t * 2.5 - 196
      stroke(
        Skeleton(left, 727 - t / 2).line(across(0.34), 727 - t / 2)
          .turnUpright(across(0.74), (727 + low) / 2).turnLevel(across(0.30), low)
          .line(left, low), thin, start: .cornerRight)
      stroke(
        Skeleton(left + w * 0.7, low).line(across(0.86), w * 0.3),
        StrokeThickness(upright: w * 0.96, level: w * 0.96), start: .flat)
    case "₺":
      let x = across(0.32)
      stroke(
        Skeleton(x, 727).line(x, 40).turnUpright(right - w / 2, 330, handle: 0.58),
        StrokeThickness(upright: w, level: h))
      for y in [356.0, 500.0] {
        slant(
          left: left, bottom: y - 110, right: across(0.76), top: y + 70, rising: true, t)
      }
    default: return false
    }
    return true
  }
}

extension InkWidths {
  /// The white at the left of capitals with a stem.
  var capitalBearing: Double { 88 - 25 * boldness }
}
