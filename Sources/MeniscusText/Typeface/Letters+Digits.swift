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
  private var round: Double { w * ends.corner }
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
    let extent = ends.endExtent(along: Point2D(x: a, y: b), d)
    let center = top + Point2D(x: b, y: -a) * (d / 2)
    let length = (center.x - left - extent.x) / a
    let end = center + Point2D(x: -a, y: -b) * length
    let half = Point2D(x: -b, y: a) * (d / 2)
    let lower = center - half
    let join = lower.y + (right - w - lower.x) * b / a
    fill(
      Contour(right, 0, corner: w * ends.terminal).line(right, cap, corner: round)
        .line(top.x, top.y, corner: round)
        .line(end.x + half.x, end.y + half.y, corner: d * ends.terminal)
        .line(end.x - half.x, end.y - half.y, corner: d * ends.terminal)
        .line(right - w, join).line(right - w, 0, corner: w * ends.terminal))
  }

  private mutating func drawTwo() {
    let far = right - w / 2 - 14
    let turn = 530.0
    // The left side of the stroke, which falls by 45°, comes down to the corner of the bar.
    let foot = Point2D(x: left + (w + h) * 0.177 + 1, y: h * 0.56)
    let (middle, high) = (across(0.49), high)
    let (open, share) = (0.13 + 0.05 * heaviness, openShare)
    stroke(
      touching: left + 4, side: { $0.minX }, guess: left, StrokeThickness(upright: w, level: h),
      finish: .flat
    ) { edge in
      Skeleton(edge, turn - 30).share(share).turnLevel(middle, high, handle: Skeleton.open)
        .turnUpright(far, turn)
        .curve(foot.x, foot.y, (far, turn - 128), (foot.x + 128, foot.y + 124))
        .trimmed(first: open)
    }
    let free = h * ends.terminal
    fill(
      Contour(left, 0, corner: h * ends.corner).line(left, h * 0.92).line(left + w * 0.4, h)
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
    let (upperX, lowerX) = (across(0.47), across(0.48))
    let (open, share) = (0.19 + 0.04 * heaviness, openShare)
    stroke(
      touching: left + width * 0.03, side: { $0.minX }, guess: left, c, finish: .flat
    ) { edge in
      Skeleton(edge, 556).share(share).turnLevel(upperX, high, handle: Skeleton.open)
        .turnUpright(upper, (high + waist) / 2 + 4).turnLevel(straight, waist + shift)
        .share(0.80).line(inner, waist + shift).share(0.80).trimmed(first: open)
    }
    stroke(touching: left, side: { $0.minX }, guess: left, c, start: .flat) { edge in
      Skeleton(inner, waist - shift).share(0.80).line(straight, waist - shift).share(0.80)
        .turnUpright(far, (waist + low) / 2).turnLevel(lowerX, low)
        .turnUpright(edge, 196, handle: Skeleton.open).share(share).trimmed(last: open)
    }
    // The bar's end, as high as both strokes together.
    let height = 2 * shift + 0.80 * h
    block(
      left: across(0.28), bottom: waist - height / 2, right: straight, top: waist + height / 2,
      thickness: height, BlockCorners(topLeft: ends.terminal, bottomLeft: ends.terminal))
  }

  private mutating func drawFour() {
    let y = 152 - 14 * heaviness
    let (h, slanted) = (h * 0.96, slanted * 0.93)
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
    let (bar, end) = (h * ends.terminal, w * ends.terminal)
    fill(
      Contour(topLeft.x, cap, corner: round).line(stemRight, cap, corner: round)
        .line(stemRight, y + h).line(right, y + h, corner: bar).line(right, y, corner: bar)
        .line(stemRight, y).line(stemRight, 0, corner: end).line(inner, 0, corner: end)
        .line(inner, y).line(left, y, corner: round).line(knee.x, knee.y, corner: round * 0.7))
    cut(Contour(inner, y + h).line(inner, top).line(start, y + h))
  }

  private mutating func drawFive() {
    // The corners of an upright and two bars are dark: in bold all is a little thinner.
    let c = c.scaled(by: 1 - 0.04 * heaviness)
    let (w, h, low) = (c.upright, c.level, Self.roundCapDepth + c.level / 2)
    let (bar, end) = (h * ends.terminal, right - width * 0.055)
    let (top, far) = (470 - h / 2, right - w / 2)
    let (upperX, lowerX) = (across(0.50), across(0.47))
    let (open, share) = (0.22 + 0.04 * heaviness, openShare)
    let (bowl, _) = fitted(touching: left, side: { $0.minX }, guess: left, c) { edge in
      Skeleton(upperX, top).turnUpright(far, 230).turnLevel(lowerX, low)
        .turnUpright(edge, 178, handle: Skeleton.open).share(share).trimmed(last: open)
    }
    let (outer, inner) = bowl.sides()
    // The upright leans a little and ends at the left of the bowl, whose top grows out of it.
    let head = left + 34 + 4 * heaviness
    let (foot, footWidth, base) = (left + 10, w * 0.94, 470 - h - 44)
    let notch = 410.0
    let slope = (head - foot) / (cap - base)
    let stemRight = foot + slope * (notch - base) + w * 0.95
    let (start, back) = (outer[0].point(at: 0), inner[0].point(at: 0))
    let turn = inner[inner.count - 1].point(at: 1)
    let finish = outer[outer.count - 1].point(at: 1).distance(to: turn) * ends.terminal
    var contour = Contour(head, cap, corner: round).line(end, cap, corner: bar)
      .line(end, cap - h, corner: bar).line(head + w * 0.94, cap - h).line(stemRight, notch)
      .curve(
        start.x, start.y, (stemRight + (start.x - stemRight) * 0.34, start.y - 14),
        (start.x - (start.x - stemRight) * 0.46, start.y))
    for (index, piece) in outer.enumerated() {
      contour = contour.following(piece, corner: index == outer.count - 1 ? finish : 0)
    }
    contour = contour.line(turn.x, turn.y, corner: finish)
    for piece in inner.reversed() { contour = contour.following(piece.reversed) }
    let reach = back.x - foot - footWidth
    fill(
      contour.curve(
        foot + footWidth, base, (back.x - reach * 0.55, back.y),
        (foot + footWidth + reach * 0.28, base + (back.y - base) * 0.85), corner: w * ends.corner
      ).line(foot, base, corner: w * ends.terminal))
  }

  private mutating func drawSix() {
    // One stroke: over the top, down the left side, and round as the bowl, which ends in the side.
    let (top, center) = (466.0 - h / 2, 228.0)
    let (high, low, near, far) = (high, low, left + w / 2, right - w / 2)
    let (upperX, x, open) = (across(0.53), across(0.5), 0.25 + 0.06 * heaviness)
    let root = left + w * 0.70
    stroke(
      Skeleton(right - w / 2 - 8, 556).share(openShare)
        .turnLevel(upperX, high, handle: Skeleton.open).turnUpright(near, 330)
        .line(near, center).turnLevel(x, low).turnUpright(far, center).turnLevel(x + 4, top)
        .turnUpright(root, center + 20).share(0.6).trimmed(first: open), c, finish: .flat)
  }

  private mutating func drawSeven() {
    let d = slanted
    let start = Point2D(x: right, y: cap - h * 0.94)
    // The foot is cut level.
    var cut = d
    for _ in 0..<6 {
      let way = start - Point2D(x: across(0.30) + cut / 2, y: 0)
      cut = ZigzagBand.levelCut(along: way, d)
    }
    let foot = across(0.30) - cut / 2
    let crotch = foot + (cap - h) * (right - foot - cut) / start.y
    let (bar, end) = (h * ends.terminal, d * ends.terminal)
    fill(
      Contour(left, cap, corner: bar).line(right, cap, corner: h * ends.corner)
        .line(start.x, start.y, corner: h * ends.corner)
        .line(foot + cut, 0, corner: end).line(foot, 0, corner: end).line(crotch, cap - h)
        .line(left, cap - h, corner: bar))
  }

  private mutating func drawEight() {
    let inset = width * 0.05
    let waist = 384.0
    // Both bowls thin where they meet: together they are as thick as one stroke.
    let thin = h * 0.34
    let inner = (0.68 - 0.03 * heaviness) * h
    let w = w * (1 - 0.06 * heaviness)
    for (bottom, top, left, right, isUpper) in [
      (waist - thin / 2, Self.roundCapHeight, left + inset, right - inset, true),
      (Self.roundCapDepth, waist + thin / 2, left, right, false),
    ] {
      let (x, y) = ((left + right) / 2, (bottom + top) / 2)
      let (lower, upper) = isUpper ? (bottom + inner, top - h) : (bottom + h, top - inner)
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
