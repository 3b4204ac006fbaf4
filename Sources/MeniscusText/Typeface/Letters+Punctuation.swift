import MeniscusGeometry

/// Punctuation.
extension LetterPen {
  private var s: StrokeThickness { ink.small }
  /// Signs are as thick as the level strokes of small letters, the same in every direction.
  var even: StrokeThickness { StrokeThickness(upright: s.level * 1.02, level: s.level * 1.02) }
  /// The width of a full stop.
  private var stop: Double { ink.small.upright * 0.78 + 54 }

  /// Draws a mark of punctuation; whether it is one.
  mutating func drawPunctuation(_ mark: Unicode.Scalar) -> Bool {
    switch mark {
    case ".": dot(middle, -4 + stop / 2, diameter: stop)
    case "…":
      for share in [0.0, 0.5, 1.0] {
        dot(left + stop / 2 + (width - stop) * share, -4 + stop / 2, diameter: stop)
      }
    case ":": stops([-4, 529 - stop])
    case ",": comma(middle, 0)
    case ";":
      dot(middle, 529 - stop / 2, diameter: stop)
      comma(middle, 0)
    case "!": drawExclamation(isInverted: false)
    case "¡": drawExclamation(isInverted: true)
    case "?": drawQuestion(isInverted: false)
    case "¿": drawQuestion(isInverted: true)
    case "·", "‧": dot(middle, 318, diameter: stop)
    case "•": dot(middle, 292, diameter: width)
    case "-", "\u{2010}", "\u{2011}": bar(306, from: left, to: right, even)
    case "–", "—", "\u{2012}", "―": bar(306, from: left, to: right, even.scaled(by: 0.95))
    case "_": bar(-60, from: left, to: right, even)
    case "'": drawQuoteStroke(middle)
    case "\"":
      let half = s.upright / 2 + 4
      drawQuoteStroke(left + half)
      drawQuoteStroke(right - half)
    case "’", "‚": drawQuotes(1, y: mark == "‚" ? 0 : 632, turned: false)
    case "”", "„": drawQuotes(2, y: mark == "„" ? 0 : 632, turned: false)
    case "‘": drawQuotes(1, y: 632, turned: true)
    case "“": drawQuotes(2, y: 632, turned: true)
    case "‹", "›", "«", "»": drawGuillemets(mark)
    case "′": prime(middle)
    case "″":
      prime(across(0.25))
      prime(across(0.75))
    default: return drawBrackets(mark)
    }
    return true
  }

  private mutating func stops(_ bottoms: [Double]) {
    for y in bottoms { dot(middle, y + stop / 2, diameter: stop) }
  }

  /// A comma whose head lies where a full stop would, with a tail to the left.
  private mutating func comma(_ x: Double, _ y: Double) {
    let half = s.upright * 0.44 + 10
    let thickness = StrokeThickness(upright: half * 2, level: half * 2)
    stroke(
      Skeleton(x + 8, y + 44).curve(
        x - 26, y - 108, (x + 12, y - 20), (x - 2, y - 74)), thickness, finish: 0.62)
  }

  private mutating func drawQuotes(_ count: Int, y: Double, turned: Bool) {
    let gap = s.upright * 0.9 + 88
    for index in 0..<count {
      let x = middle + (Double(index) - Double(count - 1) / 2) * gap
      var single = LetterPen(ink: ink, box: box)
      single.comma(0, 0)
      let mark = single.outline
      if turned {
        append(
          mark.transformed(by: Affine2D(a: -1, b: 0, c: 0, d: -1, tx: x, ty: y - 30)))
      } else {
        append(mark.transformed(by: .translation(x: x, y: y)))
      }
    }
  }

  private mutating func drawQuoteStroke(_ x: Double) {
    line(x, 727 - s.upright / 2, x, 512, s, finish: 0.8)
  }

  private mutating func prime(_ x: Double) {
    line(x + 26, 727 - s.upright / 2, x - 22, 520, s, finish: 0.75)
  }

  private mutating func drawGuillemets(_ mark: Unicode.Scalar) {
    let isDouble = mark == "«" || mark == "»"
    let points: Double = mark == "«" || mark == "‹" ? -1 : 1
    let reach = isDouble ? (width - even.upright - width * 0.42) / 2 : (width - even.upright) / 2
    let shift = isDouble ? width * 0.21 : 0
    for x in isDouble ? [middle - shift, middle + shift] : [middle] {
      line(x - points * reach, 272 + 150, x + points * reach, 272, even)
      line(x - points * reach, 272 - 150, x + points * reach, 272, even)
    }
  }

  private mutating func drawExclamation(isInverted: Bool) {
    let half = stop / 2
    let thick = StrokeThickness(upright: s.upright + 10, level: s.upright + 10)
    if isInverted {
      dot(middle, 549 - half, diameter: stop)
      line(middle, -170 + thick.upright / 2, middle, 338, thick, finish: 0.72)
    } else {
      dot(middle, -4 + half, diameter: stop)
      line(middle, 727 - thick.upright / 2, middle, 226, thick, finish: 0.72)
    }
  }

  private mutating func drawQuestion(isInverted: Bool) {
    var upright = LetterPen(ink: ink, box: box)
    let (dx, dy) = (s.upright / 2, s.level / 2)
    upright.stroke(
      Skeleton(left + dx, 556).turnLevel(across(0.49), 737 - dy)
        .turnUpright(right - dx, 560)
        .curve(
          middle, 300, (right - dx, 440), (middle, 434)
        ).line(middle, 226).trimmed(first: 0.12), s)
    upright.dot(middle, -4 + stop / 2, diameter: stop)
    guard isInverted else { return append(upright.outline) }
    append(
      upright.outline.transformed(
        by: Affine2D(a: -1, b: 0, c: 0, d: -1, tx: 2 * middle, ty: 545)))
  }

  private mutating func drawBrackets(_ mark: Unicode.Scalar) -> Bool {
    let (top, bottom) = (761.0, -148.0)
    let half = even.upright / 2
    let (near, far) = (left + half, right - half)
    let (high, low) = (top - half, bottom + half)
    let y = (top + bottom) / 2
    switch mark {
    case "(":
      stroke(
        Skeleton(far, high).curve(near, y, (across(0.30), high - 130), (near, y + 190))
          .curve(far, low, (near, y - 190), (across(0.30), low + 130)), s.scaled(by: 0.94))
    case ")":
      stroke(
        Skeleton(near, high).curve(far, y, (across(0.70), high - 130), (far, y + 190))
          .curve(near, low, (far, y - 190), (across(0.70), low + 130)), s.scaled(by: 0.94))
    case "[":
      line(near, low, near, high, even)
      line(near, high, far, high, even)
      line(near, low, far, low, even)
    case "]":
      line(far, low, far, high, even)
      line(near, high, far, high, even)
      line(near, low, far, low, even)
    case "{", "}":
      let isLeft = mark == "{"
      let (tip, end) = isLeft ? (near, far) : (far, near)
      let spine = across(0.5)
      for (edge, sign) in [(high, 1.0), (low, -1.0)] {
        stroke(
          Skeleton(end, edge).turnUpright(spine, edge - sign * 96)
            .line(spine, y + sign * 96).turnLevel(tip, y), even)
      }
    case "/": line(near, bottom + 40 + half, far, top - half, even)
    case "\\": line(near, top - half, far, bottom + 40 + half, even)
    case "|": line(middle, -200, middle, 900, even)
    case "¦":
      line(middle, -200, middle, 290, even)
      line(middle, 420, middle, 900, even)
    default: return false
    }
    return true
  }
}
