import MeniscusGeometry

/// Punctuation.
extension LetterPen {
  private var w: Double { ink.small.upright }
  /// Signs are as thick as the level strokes of small letters, the same in every direction.
  var even: StrokeThickness {
    StrokeThickness(upright: ink.small.level * 1.02, level: ink.small.level * 1.02)
  }
  /// The width of a full stop.
  private var stop: Double {
    ink.boldness < 0 ? 128 + 84 * ink.boldness : 128 + 42 * ink.boldness
  }

  /// Draws a mark of punctuation; whether it is one.
  mutating func drawPunctuation(_ mark: Unicode.Scalar) -> Bool {
    let half = stop / 2
    switch mark {
    case ".": dot(middle, half - 6, diameter: stop)
    case "…":
      for x in [left + half, middle, right - half] { dot(x, half - 6, diameter: stop) }
    case ":":
      dot(middle, half - 6, diameter: stop)
      dot(middle, 527 - half, diameter: stop)
    case ",": comma(middle, y: 0)
    case ";":
      dot(middle, 527 - half, diameter: stop)
      comma(middle - 6, y: 0)
    case "!": drawExclamation()
    case "¡":
      drawExclamation()
      turn(left: left, bottom: -178, right: right, top: Self.capHeight)
    case "?": drawQuestion()
    case "¿":
      drawQuestion()
      turn(left: left, bottom: -188, right: right, top: Self.roundCapHeight)
    case "·", "‧": dot(middle, 318, diameter: stop)
    case "•": dot(middle, 290, diameter: width)
    case "-", "\u{2010}", "\u{2011}": bar(312, from: left, to: right, even)
    case "–", "—", "\u{2012}", "―": bar(312, from: left, to: right, even.scaled(by: 0.96))
    case "_": bar(-39, from: left, to: right, even)
    default: return drawQuote(mark) || drawBrackets(mark)
    }
    return true
  }

  /// The thickness of a comma's head.
  private var commaHead: Double { w + 14 }
  /// By how much a comma's foot lies to the left of its head.
  private var commaLean: Double { max(46 - 16 * heaviness, 16) }

  /// A comma whose middle is `x`: a stroke that thins towards its foot.
  private mutating func comma(_ x: Double, y: Double) {
    // The head is the wider end, so the middle of both lies to the right of the foot.
    let (head, foot) = (commaHead / 2, commaHead * 0.29)
    let shift = (head - foot - commaLean) / 2
    stroke(
      Skeleton(x - shift, y + 94).line(x - shift - commaLean, y - 174).share(0.58),
      StrokeThickness(upright: commaHead, level: commaHead))
  }

  private mutating func drawQuote(_ mark: Unicode.Scalar) -> Bool {
    // Where the head of a comma has its top.
    let lift = 727.0 - 99
    switch mark {
    case "'": quoteStroke(middle)
    case "\"":
      let half = w * 0.52
      quoteStroke(left + half)
      quoteStroke(right - half)
    case "’": comma(middle, y: lift)
    case "‚": comma(middle, y: 0)
    case "‘":
      comma(middle, y: 0)
      turn(left: left, bottom: lift - 178, right: right, top: 99)
    case "”", "„", "“":
      let apart = (commaHead + 58) / 2
      let y = mark == "”" ? lift : 0
      comma(middle - apart, y: y)
      comma(middle + apart, y: y)
      if mark == "“" { turn(left: left, bottom: lift - 178, right: right, top: 99) }
    case "‹", "›", "«", "»": drawGuillemets(mark)
    case "′": prime(middle)
    case "″":
      prime(left + w * 0.75)
      prime(right - w * 0.75)
    default: return false
    }
    return true
  }

  private mutating func quoteStroke(_ x: Double) {
    let thickness = StrokeThickness(upright: w * 1.04, level: w * 1.04)
    stroke(Skeleton(x, 727).line(x, 477).share(0.72), thickness)
  }

  private mutating func prime(_ x: Double) {
    stroke(Skeleton(x + 22, 724).line(x - 26, 484).share(0.66), ink.small)
  }

  private mutating func drawGuillemets(_ mark: Unicode.Scalar) {
    let isLeft = mark == "«" || mark == "‹"
    let isDouble = mark == "«" || mark == "»"
    let single = isDouble ? width * (0.56 - 0.045 * heaviness) : width
    for start in isDouble ? [left, right - single] : [left] {
      chevron(
        left: start, right: start + single, bottom: 92 - 10 * heaviness,
        top: 452 + 10 * heaviness, pointsRight: !isLeft,
        even.upright * (0.95 - 0.06 * heaviness))
    }
  }

  /// Two strokes that meet at the left or the right.
  mutating func chevron(
    left: Double, right: Double, bottom: Double, top: Double, pointsRight: Bool,
    _ thickness: Double
  ) {
    let band = ZigzagBand(
      xs: [bottom, (bottom + top) / 2, top], bottom: left, top: right, startsHigh: !pointsRight,
      thickness: thickness, flat: 0.9, ends: ends, areEndsLevel: false)
    fill(band.contour.mapped { Point2D(x: $0.y, y: $0.x) })
  }

  private mutating func drawExclamation() {
    dot(middle, stop / 2 - 6, diameter: stop)
    let thickness = w * 1.14
    stroke(
      Skeleton(middle, 727).line(middle, 210).share(0.76),
      StrokeThickness(upright: thickness, level: thickness))
  }

  private mutating func drawQuestion() {
    let thickness = ink.capital.scaled(by: 1.10)
    let (far, high) = (
      right - thickness.upright / 2, Self.roundCapHeight - thickness.level / 2
    )
    let (x, foot) = (across(0.49), 222 + 20 * heaviness)
    let (open, share) = (0.10 + 0.05 * heaviness, (1 + openShare) / 2)
    stroke(
      touching: left, side: { $0.minX }, guess: left, thickness
    ) { edge in
      Skeleton(edge, 522).share(share).turnLevel(x, high).turnUpright(far, 556)
        .curve(x, foot + 50, (far, 440), (x, 418)).line(x, foot).trimmed(first: open)
    }
    dot(x, stop / 2 - 6, diameter: stop)
  }

  private mutating func drawBrackets(_ mark: Unicode.Scalar) -> Bool {
    let (top, bottom) = (761.0, -148.0)
    let t = even.upright
    let y = (top + bottom) / 2
    let (free, round) = (t * ends.terminal, t * ends.corner)
    switch mark {
    case "(", ")":
      let isLeft = mark == "("
      let (near, far) = isLeft ? (left + w / 2, right) : (right - w / 2, left)
      let inward = isLeft ? -1.0 : 1.0
      let end = far + inward * w * 0.40
      stroke(
        Skeleton(end, top - w * 0.10)
          .curve(near, y, (end + inward * 96, top - 150), (near, y + 180))
          .curve(end, bottom + w * 0.10, (near, y - 180), (end + inward * 96, bottom + 150)),
        StrokeThickness(upright: w, level: w * 0.88))
    case "[", "]":
      let contour = Contour(left, bottom, corner: round).line(left, top, corner: round)
        .line(right, top, corner: free).line(right, top - t, corner: free)
        .line(left + t * 1.04, top - t).line(left + t * 1.04, bottom + t)
        .line(right, bottom + t, corner: free).line(right, bottom, corner: free)
      let axis = left + right
      fill(mark == "[" ? contour : contour.mapped { Point2D(x: axis - $0.x, y: $0.y) })
    case "{", "}":
      let (tip, end) = mark == "{" ? (left, right) : (right, left)
      let inward = mark == "{" ? 1.0 : -1.0
      let spine = tip + inward * (width * 0.46)
      for (edge, sign) in [(top - t / 2, 1.0), (bottom + t / 2, -1.0)] {
        stroke(
          Skeleton(end, edge).line(spine + inward * 84, edge)
            .turnUpright(spine, edge - sign * 112).line(spine, y + sign * 100)
            .turnLevel(tip, y), even)
      }
    case "/":
      diagonal(left: left, bottom: -109, right: right, top: top, rising: true, t)
    case "\\":
      diagonal(left: left, bottom: -109, right: right, top: top, rising: false, t)
    case "|": stem(left: middle - t / 2, from: -200, to: 900, width: t)
    case "¦":
      stem(left: middle - t / 2, from: -200, to: 290, width: t)
      stem(left: middle - t / 2, from: 410, to: 900, width: t)
    default: return false
    }
    return true
  }
}
