import MeniscusGeometry

/// Signs of arithmetic, currencies and arrows.
extension LetterPen {
  private var c: StrokeThickness { ink.capital }

  /// Draws a sign; whether it is one.
  mutating func drawSign(_ sign: Unicode.Scalar) -> Bool {
    drawOperator(sign) || drawMark(sign) || drawCurrency(sign) || drawArrow(sign)
  }

  private mutating func drawOperator(_ sign: Unicode.Scalar) -> Bool {
    let half = even.upright / 2
    let (near, far) = (left + half, right - half)
    let y = 284.0
    let reach = (far - near) / 2
    switch sign {
    case "+":
      line(near, y, far, y, even)
      line(middle, y - reach, middle, y + reach, even)
    case "−": line(near, y, far, y, even)
    case "±":
      line(near, y + 60, far, y + 60, even)
      line(middle, y + 60 - reach * 0.9, middle, y + 60 + reach * 0.9, even)
      line(near, half, far, half, even)
    case "×":
      let arm = reach * 0.86
      line(middle - arm, y - arm, middle + arm, y + arm, even)
      line(middle - arm, y + arm, middle + arm, y - arm, even)
    case "÷":
      line(near, y, far, y, even)
      dot(middle, y + 178, diameter: even.upright * 1.45)
      dot(middle, y - 178, diameter: even.upright * 1.45)
    case "=", "≠":
      line(near, y + 104, far, y + 104, even)
      line(near, y - 104, far, y - 104, even)
      if sign == "≠" { line(middle - 110, y - 250, middle + 110, y + 250, even) }
    case "≈":
      tilde(near, far, y + 100)
      tilde(near, far, y - 100)
    case "~": tilde(near, far, y)
    case "<", "≤": angle(tip: near, end: far, y: sign == "<" ? y : y + 76, hasBar: sign == "≤")
    case ">", "≥": angle(tip: far, end: near, y: sign == ">" ? y : y + 76, hasBar: sign == "≥")
    case "¬":
      line(near, y + 60, far, y + 60, even)
      line(far, y + 60, far, y - 90, even)
    case "^":
      line(near, 440, middle, 690, even)
      line(far, 440, middle, 690, even)
    case "∞":
      let turn = (far - near) / 4
      for (side, x) in [(-1.0, near + turn), (1.0, far - turn)] {
        stroke(
          Skeleton(middle, y).curve(
            x, y + 150, (middle + side * 40, y + 80), (x - side * 60, y + 150)
          )
          .turnUpright(x + side * turn, y).turnLevel(x, y - 150)
          .curve(middle, y, (x - side * 60, y - 150), (middle + side * 40, y - 80)), even)
      }
    case "√":
      line(near, 300, across(0.2), 330, even)
      line(across(0.2), 330, across(0.42), half, even)
      line(across(0.42), half, across(0.62), 727 - half, even)
      line(across(0.62), 727 - half, far, 727 - half, even)
    case "π":
      line(near, 545 - half, far, 545 - half, even)
      line(across(0.3), 545 - half, across(0.24), half, ink.small)
      line(across(0.72), 545 - half, across(0.74), half, ink.small)
    default: return false
    }
    return true
  }

  private mutating func tilde(_ near: Double, _ far: Double, _ y: Double) {
    let reach = (far - near) / 4
    stroke(
      Skeleton(near, y - 44).curve(
        middle, y, (near + reach * 0.5, y + 92), (middle - reach * 0.9, y + 66)
      )
      .curve(far, y + 44, (middle + reach * 0.9, y - 66), (far - reach * 0.5, y - 92)), even)
  }

  private mutating func angle(tip: Double, end: Double, y: Double, hasBar: Bool) {
    line(end, y + 206, tip, y, even)
    line(end, y - 206, tip, y, even)
    if hasBar { line(min(tip, end), even.upright / 2, max(tip, end), even.upright / 2, even) }
  }

  private mutating func drawMark(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "°": bowl(left: left, bottom: 733 - width, right: right, top: 733, even)
    case "*": drawAsterisk(middle, 540, radius: width * 0.44)
    case "#": drawHash()
    case "%": drawPercent(circles: 1)
    case "‰": drawPercent(circles: 2)
    case "&": drawAmpersand()
    case "@": drawAt()
    case "§": drawSection()
    case "¶":
      let x = right - even.upright / 2
      line(x, -100, x, 727 - even.upright / 2, even)
      line(x - 150, -100, x - 150, 727 - even.upright / 2, even)
      line(x - 180, 727 - even.upright / 2, x, 727 - even.upright / 2, even)
      dot(x - 190, 545, diameter: 360)
    case "©", "®": drawCircled(sign == "©" ? "C" : "R")
    case "™":
      addLetter("T", height: 0.44, x: left - 20, y: 408)
      addLetter("M", height: 0.44, x: left + 265, y: 408)
    case "†", "‡":
      line(middle, -60, middle, 727 - even.upright / 2, ink.small)
      bar(530, from: left, to: right, even)
      if sign == "‡" { bar(140, from: left, to: right, even) }
    case "✓", "✔":
      line(left + even.upright, 300, across(0.36), 118, ink.small)
      line(across(0.36), 118, right - even.upright, 560, ink.small)
    case "✕", "✗":
      crossing(top: 560, ink.small)
    case "¯": bar(680, from: left, to: right, even)
    case "¸": addMark(.cedilla, x: middle, y: 0)
    case "´": addMark(.acute, x: middle, y: 620)
    case "`": addMark(.grave, x: middle, y: 620)
    case "¨": addMark(.diaeresis, x: middle, y: 620)
    default: return false
    }
    return true
  }

  private mutating func drawAsterisk(_ x: Double, _ y: Double, radius: Double) {
    // Five arms: cosine and sine of 90°, 18° and −54°, by the side.
    let arms = [(0.0, 1.0), (0.951_056_516, 0.309_016_994), (0.587_785_252, -0.809_016_994)]
    for (dx, dy) in arms {
      line(x, y, x + dx * radius, y + dy * radius, even)
      if dx > 0 { line(x, y, x - dx * radius, y + dy * radius, even) }
    }
  }

  private mutating func drawHash() {
    let half = even.upright / 2
    for share in [0.32, 0.70] {
      let x = across(share)
      line(x - 46, half, x + 46, 727 - half, even)
    }
    line(left + half + 26, 500, right - half, 500, even)
    line(left + half, 226, right - half - 26, 226, even)
  }

  private mutating func drawPercent(circles: Int) {
    let radius = 148.0
    let thin = even.scaled(by: 0.94)
    let end = circles == 1 ? right : left + 700
    bowl(left: left, bottom: 737 - 2 * radius * 1.06, right: left + 2 * radius, top: 737, thin)
    for index in 0..<circles {
      let x = end + Double(index) * (2 * radius + 46)
      bowl(left: x - 2 * radius, bottom: -10, right: x, top: -10 + 2 * radius * 1.06, thin)
    }
    line(left + 190, even.upright / 2, end - 190, 727 - even.upright / 2, thin)
  }

  private mutating func drawAmpersand() {
    let (dx, dy) = (c.upright / 2, c.level / 2)
    let thin = c.scaled(by: 0.96)
    stroke(
      Skeleton(right - dx, dx).line(across(0.36), 420)
        .curve(
          across(0.20) + dx, 574, (across(0.28), 470), (across(0.20) + dx, 520)
        )
        .turnLevel(across(0.44), 737 - dy).turnUpright(across(0.72) - dx, 580)
        .curve(
          across(0.36), 372, (across(0.72) - dx, 490), (across(0.54), 440)
        )
        .curve(left + dx, 186, (across(0.16), 312), (left + dx, 268))
        .turnLevel(across(0.42), -10 + dy)
        .curve(
          right - dx - 22, 330, (across(0.70), -10 + dy), (right - dx - 30, 170)), thin)
  }

  private mutating func drawAt() {
    let thin = even.scaled(by: 0.9)
    let (dx, dy) = (thin.upright / 2, thin.level / 2)
    let y = 254.0
    let inner = (left: across(0.29), right: across(0.69))
    bowl(left: inner.left, bottom: y - 176, right: inner.right, top: y + 176, thin)
    let stem = inner.right - dx
    stroke(
      Skeleton(stem, y + 168).line(stem, y - 60).turnLevel(across(0.80), 80)
        .turnUpright(right - dx, y + 20).turnLevel(middle, 700 - dy)
        .turnUpright(left + dx, y).turnLevel(middle + 10, -192 + dy)
        .line(across(0.70), -182 + dy), thin)
  }

  private mutating func drawSection() {
    let thin = even
    sShape(left: left, right: right, top: 737, bottom: 250, thickness: thin, ends: 0.30)
    sShape(left: left, right: right, top: 470, bottom: -100, thickness: thin, ends: 0.30)
  }

  private mutating func drawCircled(_ letter: Unicode.Scalar) {
    let thin = even.scaled(by: 0.85)
    bowl(left: left, bottom: 363 - width / 2, right: right, top: 363 + width / 2, thin)
    addLetter(letter, height: 0.52, x: middle - (letter == "C" ? 190 : 172), y: 363 - 190)
  }

  private mutating func drawArrow(_ sign: Unicode.Scalar) -> Bool {
    let stroke = ink.small
    let half = stroke.upright / 2
    let even = StrokeThickness(upright: stroke.upright, level: stroke.upright)
    let (x, y) = (middle, 318.0)
    let reach = min(width, 640) / 2 - half
    let head = reach * 0.62
    let ways: [(Double, Double)]
    let diagonal = 0.707_106_781
    switch sign {
    case "←": ways = [(-1, 0)]
    case "→": ways = [(1, 0)]
    case "↑": ways = [(0, 1)]
    case "↓": ways = [(0, -1)]
    case "↔": ways = [(-1, 0), (1, 0)]
    case "↕": ways = [(0, -1), (0, 1)]
    case "↗": ways = [(diagonal, diagonal)]
    case "↘": ways = [(diagonal, -diagonal)]
    case "↙": ways = [(-diagonal, -diagonal)]
    case "↖": ways = [(-diagonal, diagonal)]
    default: return false
    }
    for (dx, dy) in ways {
      let tip = (x: x + dx * reach, y: y + dy * reach)
      line(x - dx * reach, y - dy * reach, tip.x, tip.y, even)
      for side in [1.0, -1.0] {
        line(
          tip.x - (dx + side * dy) * head * diagonal, tip.y - (dy - side * dx) * head * diagonal,
          tip.x, tip.y, even)
      }
    }
    return true
  }

  private mutating func drawCurrency(_ sign: Unicode.Scalar) -> Bool {
    let (dx, dy) = (c.upright / 2, c.level / 2)
    let thin = StrokeThickness(upright: even.upright, level: even.level * 0.92)
    switch sign {
    case "$":
      sShape(
        left: left, right: right, top: 712, bottom: 14, thickness: c.scaled(by: 0.95), ends: 0.34)
      line(middle, 818 - even.upright / 2, middle, 690, thin)
      line(middle, 36, middle, -91 + even.upright / 2, thin)
    case "¢":
      addLetter("c", height: 0.94, x: left - 51, y: 60)
      line(middle + 8, 690, middle + 8, 560, thin)
      line(middle + 8, 72, middle + 8, -60, thin)
    case "€":
      let edge = right - dx + 10
      let start = left + 76
      stroke(
        Skeleton(edge, 380).turnLevel(across(0.60), 737 - dy).turnUpright(start + dx, 363)
          .turnLevel(across(0.60), -10 + dy).turnUpright(edge, 346)
          .trimmed(first: 0.44, last: 0.44), c)
      line(left + dy, 432, across(0.68), 432, thin)
      line(left + dy, 294, across(0.64), 294, thin)
    case "£":
      stroke(
        Skeleton(right - dx - 10, 600).turnLevel(across(0.58), 737 - dy)
          .turnUpright(across(0.28), 560).line(across(0.28), 230)
          .curve(left + dy, dy, (across(0.28), 110), (across(0.12), dy)).trimmed(first: 0.2), c)
      line(left + dy, dy, right - dy, dy, c)
      line(left + dy, 350, across(0.76), 350, thin)
    case "¥":
      let half = c.upright / 2
      line(left + half, 727 - half, middle, 330, c, finish: 0.95)
      line(right - half, 727 - half, middle, 330, c, finish: 0.95)
      line(middle, half, middle, 330, c)
      line(across(0.16), 300, across(0.84), 300, thin)
      line(across(0.16), 160, across(0.84), 160, thin)
    case "₹":
      bar(727 - dy, from: left, to: right, thin)
      bar(540, from: left, to: right, thin)
      stroke(
        Skeleton(left + dx, 727 - dy).line(across(0.36), 727 - dy)
          .turnUpright(across(0.72), 540).turnLevel(across(0.34), 350)
          .line(left + dx, 350), thin)
      line(left + dx + 30, 350, right - dx - 20, dx, c)
    case "₩":
      doubleValley(top: 727, c.scaled(by: 0.85))
      bar(330, from: left, to: right, thin)
    case "₺":
      let x = across(0.34)
      stroke(
        Skeleton(x, 727 - dx).line(x, dy + 20).turnUpright(right - dx, 300, handle: 0.5), c)
      line(left + dx, 380, across(0.74), 540, thin)
      line(left + dx, 240, across(0.74), 400, thin)
    case "₿":
      addLetter("B", height: 1, x: left - 88, y: 0)
      for x in [across(0.32), across(0.56)] {
        line(x, 800, x, 690, thin)
        line(x, 40, x, -74, thin)
      }
    default: return false
    }
    return true
  }
}
