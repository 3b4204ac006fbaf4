import MeniscusGeometry

/// Digits, as high as capitals.
extension LetterPen {
  private var c: StrokeThickness {
    StrokeThickness(
      upright: ink.capital.upright * 0.97, level: ink.capital.level * (1.02 - 0.02 * heaviness))
  }
  private var w: Double { c.upright }
  private var h: Double { c.level }
  private var cap: Double { Self.capHeight }
  private var high: Double { Self.roundCapHeight - c.level / 2 }
  private var low: Double { Self.roundCapDepth + c.level / 2 }
  private var round: Double { w * Stroke.corner }
  private var slanted: Double { w * (0.96 - 0.03 * heaviness) }
  /// The handles of a superellipse of n = 2.26, as zero has.
  private static let squareBowl = 0.628

  /// Draws a digit; whether it is one.
  mutating func drawDigit(_ digit: Unicode.Scalar) -> Bool {
    switch digit {
    case "0":
      bowl(
        left: left, bottom: Self.roundCapDepth, right: right, top: Self.roundCapHeight, c,
        handle: Self.squareBowl)
    case "1": drawOne()
    case "2": drawTwo()
    case "3": drawThree()
    case "4": drawFour()
    case "5": drawFive()
    case "6": drawSix()
    case "7": drawSeven()
    case "8": drawEight()
    case "9":
      drawSix()
      turn(left: left, bottom: 0, right: right, top: cap)
    default: return false
    }
    return true
  }

  private mutating func drawOne() {
    let d = slanted * 0.96
    let (a, b) = (0.80, 0.60)
    // The flag's upper edge begins at the top; its end touches the left.
    let top = Point2D(x: right - w * 0.96, y: cap)
    let extent = Self.endExtent(along: Point2D(x: a, y: b), d)
    let center = top + Point2D(x: b, y: -a) * (d / 2)
    let length = (center.x - left - extent.x) / a
    let end = center + Point2D(x: -a, y: -b) * length
    let half = Point2D(x: -b, y: a) * (d / 2)
    let lower = center - half
    let join = lower.y + (right - w - lower.x) * b / a
    fill(
      Contour(right, 0, corner: w * Stroke.terminal).line(right, cap, corner: round)
        .line(top.x, top.y, corner: round)
        .line(end.x + half.x, end.y + half.y, corner: d * Stroke.terminal)
        .line(end.x - half.x, end.y - half.y, corner: d * Stroke.terminal)
        .line(right - w, join).line(right - w, 0, corner: w * Stroke.terminal))
  }

  private mutating func drawTwo() {
    let far = right - w / 2 - 14
    let turn = 530.0
    // The left side of the stroke, which falls by 45°, comes down to the corner of the bar.
    let foot = Point2D(x: left + (w + h) * 0.177 + 1, y: h * 0.56)
    let (middle, high, open) = (across(0.49), high, 0.12 + 0.04 * heaviness)
    stroke(
      touching: left + 4, side: { $0.minX }, guess: left, StrokeThickness(upright: w, level: h),
      finish: .flat
    ) { edge in
      Skeleton(edge, turn - 30).turnLevel(middle, high, handle: Skeleton.open).turnUpright(
        far, turn
      )
      .curve(foot.x, foot.y, (far, turn - 128), (foot.x + 128, foot.y + 124))
      .trimmed(first: open)
    }
    let free = h * Stroke.terminal
    fill(
      Contour(left, 0, corner: h * Stroke.corner).line(left, h * 0.92).line(left + w * 0.4, h)
        .line(right, h, corner: free).line(right, 0, corner: free))
  }

  private mutating func drawThree() {
    let waist = 389.0
    let upper = right - w / 2 - width * 0.04
    let bar = h * 0.94
    let straight = across(0.48)
    let inner = across(0.34)
    let shift = bar * 0.10
    let (high, low, far) = (high, low, right - w / 2)
    let (upperX, lowerX, open) = (across(0.47), across(0.48), 0.19 + 0.04 * heaviness)
    stroke(
      touching: left + width * 0.03, side: { $0.minX }, guess: left, c, finish: .flat
    ) { edge in
      Skeleton(edge, 556).turnLevel(upperX, high, handle: Skeleton.open)
        .turnUpright(upper, (high + waist) / 2 + 4).turnLevel(straight, waist + shift)
        .share(0.80).line(inner, waist + shift).share(0.80).trimmed(first: open)
    }
    stroke(touching: left, side: { $0.minX }, guess: left, c, start: .flat) { edge in
      Skeleton(inner, waist - shift).share(0.80).line(straight, waist - shift).share(0.80)
        .turnUpright(far, (waist + low) / 2).turnLevel(lowerX, low)
        .turnUpright(edge, 196, handle: Skeleton.open).trimmed(last: open)
    }
    let end = bar * Stroke.terminal
    block(
      left: across(0.28), bottom: waist - bar / 2, right: straight, top: waist + bar / 2,
      thickness: 1, BlockCorners(topLeft: end, bottomLeft: end))
  }

  private mutating func drawFour() {
    let y = 152 - 14 * heaviness
    let stemRight = right - width * 0.165
    let inner = stemRight - w
    let topLeft = Point2D(x: stemRight - w * 1.20, y: cap)
    let knee = Point2D(x: left, y: y + h * 0.98)
    // The inner edge of the slanted stroke runs at its thickness from the outer one.
    let way = topLeft - knee
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let slope = way.y / way.x
    let drop = slanted * length / way.x
    let top = knee.y + (inner - knee.x) * slope - drop
    let start = knee.x + (y + h - knee.y + drop) / slope
    let (bar, end) = (h * Stroke.terminal, w * Stroke.terminal)
    fill(
      Contour(topLeft.x, cap, corner: round).line(stemRight, cap, corner: round)
        .line(stemRight, y + h).line(right, y + h, corner: bar).line(right, y, corner: bar)
        .line(stemRight, y).line(stemRight, 0, corner: end).line(inner, 0, corner: end)
        .line(inner, y).line(left, y, corner: round).line(knee.x, knee.y, corner: round * 0.7))
    cut(Contour(inner, y + h).line(inner, top).line(start, y + h))
  }

  private mutating func drawFive() {
    let joint = Point2D(x: left + 8 + w / 2, y: 336 + w * 0.46)
    let head = left + 34 + 4 * heaviness
    let (bar, end) = (h * Stroke.terminal, right - width * 0.055)
    // The upright, whose foot is round, is where the bowl begins.
    fill(
      Contour(head, cap, corner: round).line(end, cap, corner: bar)
        .line(end, cap - h, corner: bar).line(head + w * 0.93, cap - h)
        .line(joint.x + w / 2, joint.y - w * 0.2)
        .line(joint.x + w * 0.4, joint.y - w * 0.46, corner: w * 0.4)
        .line(joint.x - w / 2, joint.y - w * 0.46, corner: w * 0.4))
    let (top, far) = (470 - h / 2, right - w / 2)
    let (rise, upperX, lowerX) = (across(0.32), across(0.50), across(0.47))
    let (low, open) = (low, 0.20 + 0.04 * heaviness)
    let start = Point2D(
      x: joint.x - w * (0.16 + 0.12 * heaviness), y: joint.y - w * (0.20 - 0.12 * heaviness))
    let reach = 64 + 10 * heaviness
    stroke(touching: left, side: { $0.minX }, guess: left, c) { edge in
      Skeleton(start.x, start.y).share(0.92)
        .curve(upperX, top, (start.x + reach, start.y + reach * 0.86), (rise, top))
        .turnUpright(far, 232).turnLevel(lowerX, low)
        .turnUpright(edge, 178, handle: Skeleton.open).trimmed(last: open)
    }
  }

  private mutating func drawSix() {
    // One stroke: over the top, down the left side, and round as the bowl, which ends in the side.
    let (top, center) = (466.0 - h / 2, 228.0)
    let (high, low, near, far) = (high, low, left + w / 2, right - w / 2)
    let (upperX, x, open) = (across(0.53), across(0.5), 0.25 + 0.06 * heaviness)
    let root = left + w * 0.70
    stroke(
      Skeleton(right - w / 2 - 8, 556).turnLevel(upperX, high, handle: Skeleton.open).turnUpright(
        near, 330
      )
      .line(near, center).turnLevel(x, low).turnUpright(far, center).turnLevel(x + 4, top)
      .turnUpright(root, center + 20).share(0.6).trimmed(first: open), c, finish: .flat)
  }

  private mutating func drawSeven() {
    let d = slanted
    let start = Point2D(x: right, y: cap - h * 0.94)
    // The foot's end touches the baseline.
    var center = Point2D(x: across(0.30), y: d / 2)
    var way = start - center
    for _ in 0..<6 {
      let extent = Self.endExtent(along: way, d)
      center = Point2D(x: across(0.30), y: extent.y)
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      way = start - center + Point2D(x: -way.y, y: way.x) * (d / 2 / length)
    }
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let half = Point2D(x: -way.y, y: way.x) * (d / 2 / length)
    let inner = center + half
    let crotch = inner.x + (cap - h - inner.y) * way.x / way.y
    let (bar, end) = (h * Stroke.terminal, d * Stroke.terminal)
    fill(
      Contour(left, cap, corner: bar).line(right, cap, corner: h * Stroke.corner)
        .line(start.x, start.y, corner: h * Stroke.corner)
        .line(center.x - half.x, center.y - half.y, corner: end)
        .line(inner.x, inner.y, corner: end).line(crotch, cap - h)
        .line(left, cap - h, corner: bar))
  }

  private mutating func drawEight() {
    let inset = width * 0.05
    let waist = 384.0
    // Both bowls thin where they meet.
    let thin = h * 0.36
    for (bottom, top, left, right, isUpper) in [
      (waist - thin / 2, Self.roundCapHeight, left + inset, right - inset, true),
      (Self.roundCapDepth, waist + thin / 2, left, right, false),
    ] {
      let (x, y) = ((left + right) / 2, (bottom + top) / 2)
      let (lower, upper) = isUpper ? (bottom + h * 0.86, top - h) : (bottom + h, top - h * 0.86)
      let center = (lower + upper) / 2
      fill(
        Contour(left, y).turnLevel(x, top).turnUpright(right, y).turnLevel(x, bottom)
          .turnUpright(left, y))
      cut(
        Contour(left + w, center).turnLevel(x, upper).turnUpright(right - w, center)
          .turnLevel(x, lower).turnUpright(left + w, center))
    }
  }
}
