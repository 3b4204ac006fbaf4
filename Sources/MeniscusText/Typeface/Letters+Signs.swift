import MeniscusGeometry

/// Marks, currencies and arrows.
extension LetterPen {
  private var t: Double { even.upright }

  /// Draws a sign; whether it is one.
  mutating func drawSign(_ sign: Unicode.Scalar) -> Bool {
    drawOperator(sign) || drawMark(sign) || drawCurrency(sign) || drawArrow(sign)
      || drawKey(sign)
  }

  private mutating func drawMark(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "°":
      bowl(
        left: left, bottom: 733 - width, right: right, top: 733, even.scaled(by: 0.94),
        handle: Skeleton.circle)
    case "*": drawAsterisk(middle, 522, radius: width * 0.49)
    case "#": drawHash()
    case "%": drawPercent(circles: 1)
    case "‰": drawPercent(circles: 2)
    case "&": drawAmpersand()
    case "@": drawAt()
    case "§": drawSection()
    case "¶": drawPilcrow()
    case "©", "®": drawCircled(sign == "©" ? "C" : "R")
    case "™":
      addLetter("T", height: 0.46, x: left - 22, y: 393, strength: 0.64)
      addLetter("M", height: 0.46, x: left + 270, y: 393, strength: 0.64)
    case "†", "‡":
      stem(left: middle - ink.small.upright / 2, from: -60, to: 727, width: ink.small.upright)
      bar(512, from: left, to: right, even)
      if sign == "‡" { bar(154, from: left, to: right, even) }
    case "✓", "✔":
      let half = ink.small.upright / 2
      let x = across(0.34)
      var pen = LetterPen(ink: ink, box: box, ends: .round)
      pen.line(left + half, 320, x, 88 + half, ink.even)
      pen.line(x, 88 + half, right - half, 585 - half, ink.even)
      append(pen.outline)
    case "✕", "✗":
      slant(
        left: left, bottom: 0, right: right, top: width, rising: true, ink.small.upright)
      slant(
        left: left, bottom: 0, right: right, top: width, rising: false, ink.small.upright)
    case "¯": bar(680, from: left, to: right, even)
    case "¸": addMark(.cedilla, x: middle, y: 0)
    case "´": addMark(.acute, x: middle, y: 610)
    case "`": addMark(.grave, x: middle, y: 610)
    case "¨": addMark(.diaeresis, x: middle, y: 610)
    default: return false
    }
    return true
  }

  private mutating func drawAsterisk(_ x: Double, _ y: Double, radius: Double) {
    // Five arms: cosine and sine of 90°, 18° and −54°, by the side.
    let arms = [(0.0, 1.0), (0.951_056_516, 0.309_016_994), (0.587_785_252, -0.809_016_994)]
    let thickness = even.scaled(by: 0.94 - 0.10 * heaviness)
    for (dx, dy) in arms {
      for side in dx > 0 ? [1.0, -1.0] : [1.0] {
        stroke(
          Skeleton(x, y).line(x + side * dx * radius, y + dy * radius), thickness,
          start: .flat)
      }
    }
  }

  private mutating func drawHash() {
    let lean = 54.0
    for share in [0.335, 0.665] {
      let x = across(share)
      slant(
        left: x - lean - t / 2, bottom: 0, right: x + lean + t / 2, top: 727, rising: true,
        t * 0.98)
    }
    bar(498, from: left + 28, to: right, even)
    bar(228, from: left, to: right - 28, even)
  }

  private mutating func drawPercent(circles: Int) {
    let thin = even.scaled(by: 0.96 - 0.06 * heaviness)
    let (wide, high) = (286 + 26 * heaviness, 330.0)
    bowl(left: left, bottom: 737 - high, right: left + wide, top: 737, thin)
    let gap = 40.0
    for index in 0..<circles {
      let x = right - Double(index) * (wide + gap)
      bowl(left: x - wide, bottom: -10, right: x, top: high - 10, thin)
    }
    let end = right - Double(circles - 1) * (wide + gap)
    slant(
      left: left + wide * 0.42, bottom: 0, right: end - wide * 0.42, top: 727, rising: true,
      thin.upright)
  }

  private mutating func drawAmpersand() {
    let thin = ink.capital.scaled(by: 0.97 - 0.09 * heaviness)
    let (dx, dy) = (thin.upright / 2, thin.level / 2)
    let upper = (near: across(0.13) + dx, far: across(0.72) - dx)
    let crossing = Point2D(x: across(0.36), y: 428 - 14 * heaviness)
    // The leg, whose foot is cut level.
    var cut = thin.upright
    var (way, thickness) = (Point2D.zero, 0.0)
    for _ in 0..<6 {
      way = Point2D(x: right - cut / 2, y: 0) - crossing
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      thickness = thin.half(along: way * (1 / length)) * 2
      cut = ZigzagBand.levelCut(along: way, thickness)
    }
    let end = thickness * ends.terminal
    func x(_ y: Double) -> Double { crossing.x + way.x / way.y * (y - crossing.y) }
    fill(
      Contour(right, 0, corner: end).line(right - cut, 0, corner: end)
        .line(x(240) - cut / 2, 240).line(x(240) + cut / 2, 240))
    // From the leg round the loop and the bowl to the arm, whose end stands clear of the leg.
    let arm = (x: across(0.89) - dx, y: 356.0)
    stroke(
      Skeleton(x(190), 190).line(crossing.x, crossing.y)
        .curve(
          upper.near, 572, (crossing.x - 60, crossing.y + 62), (upper.near, 506)
        )
        .turnLevel(across(0.425), 737 - dy).turnUpright(upper.far, 576)
        .curve(
          crossing.x - 8, crossing.y - 54, (upper.far, 486), (across(0.52), 434)
        )
        .curve(left + dx, 188, (across(0.16), 322), (left + dx, 274))
        .turnLevel(across(0.40), -10 + dy)
        .curve(arm.x, arm.y, (across(0.66), -10 + dy), (arm.x - 8, 150)), thin, start: .flat)
  }

  private mutating func drawAt() {
    let thin = even.scaled(by: 0.88 + 0.01 * heaviness)
    let (dx, dy) = (thin.upright / 2, thin.level / 2)
    let y = 254.0
    let inner = (left: across(0.275), right: across(0.70))
    // The letter inside grows outwards too, for its counter to stay open.
    let half = 182 + 22 * heaviness
    bowl(left: inner.left, bottom: y - half, right: inner.right, top: y + half, thin)
    let stem = inner.right - dx
    stroke(
      Skeleton(stem, y + half + 2).line(stem, y - 60).turnLevel(across(0.815), 74 + dy)
        .turnUpright(right - dx, y + 20).turnLevel(middle, 700 - dy)
        .turnUpright(left + dx, y).turnLevel(middle + 10, -192 + dy)
        .curve(
          across(0.76), -150 + dy, (across(0.60), -192 + dy), (across(0.69), -180 + dy)), thin)
  }

  private mutating func drawSection() {
    let thin = even.scaled(by: 0.96 - 0.10 * heaviness)
    let (dx, dy) = (thin.upright / 2, thin.level / 2)
    let (top, bottom) = (737.0, -118.0)
    let y = (top + bottom) / 2
    bowl(left: left, bottom: y - 158, right: right, top: y + 158, thin)
    // A hook that runs into the bowl; the lower one is the same, turned.
    var pen = LetterPen(ink: ink, box: box)
    let (near, x, far) = (left + dx + width * 0.06, middle, middle + width * 0.24)
    let joint = y + (158 - dy) * 0.88
    pen.stroke(
      touching: right - width * 0.06, side: { $0.maxX }, guess: right, thin, finish: .flat
    ) { edge in
      Skeleton(edge, top - 136).turnLevel(x, top - dy).turnUpright(near, top - 132)
        .curve(far, joint, (near, top - 208), (x - 10, joint + 56)).trimmed(first: 0.12)
    }
    append(pen.outline)
    pen.turn(left: left, bottom: bottom, right: right, top: top)
    append(pen.outline)
  }

  private mutating func drawPilcrow() {
    let bar = t * 0.9
    let inner = right - bar * 2 - 70
    stem(left: right - bar, from: -100, to: 727, width: bar)
    block(
      left: inner, bottom: -100, right: inner + bar, top: 700, thickness: bar,
      BlockCorners(bottomRight: ends.terminal, bottomLeft: ends.terminal))
    fill(
      Contour(right - bar * 0.5, 727).line(right - bar * 0.5, 727 - bar)
        .line(inner + bar * 0.5, 727 - bar).line(inner + bar * 0.5, 316).line(inner - 6, 316)
        .turnUpright(left, 522).turnLevel(inner - 6, 727))
  }

  private mutating func drawCircled(_ letter: Unicode.Scalar) {
    let thin = even.scaled(by: 0.84)
    bowl(
      left: left, bottom: 363 - width / 2, right: right, top: 363 + width / 2, thin,
      handle: Skeleton.circle)
    let height = 0.54
    let ink = ink.thickened(by: 0.84 / height)
    guard let box = LetterBox(letter, ink) else { return }
    addLetter(
      letter, height: height, x: middle - (box.left + box.right) / 2 * height,
      y: 363 - 363 * height, strength: 0.84)
  }

  private mutating func drawArrow(_ sign: Unicode.Scalar) -> Bool {
    let diagonal = 0.707_106_781
    let isDiagonal: Bool
    let ways: [(x: Double, y: Double)]
    switch sign {
    case "←": (ways, isDiagonal) = ([(-1, 0)], false)
    case "→": (ways, isDiagonal) = ([(1, 0)], false)
    case "↑": (ways, isDiagonal) = ([(0, 1)], false)
    case "↓": (ways, isDiagonal) = ([(0, -1)], false)
    case "↔": (ways, isDiagonal) = ([(-1, 0), (1, 0)], false)
    case "↕": (ways, isDiagonal) = ([(0, -1), (0, 1)], false)
    case "↗": (ways, isDiagonal) = ([(diagonal, diagonal)], true)
    case "↘": (ways, isDiagonal) = ([(diagonal, -diagonal)], true)
    case "↙": (ways, isDiagonal) = ([(-diagonal, -diagonal)], true)
    case "↖": (ways, isDiagonal) = ([(-diagonal, diagonal)], true)
    default: return false
    }
    let y = 318.0
    let reach = isDiagonal ? 340.0 : 356.0
    for way in ways {
      // Drawn to the right about the origin, then turned.
      var pen = LetterPen(ink: ink, box: box)
      let thickness = ink.small.upright * (0.94 - 0.10 * heaviness)
      // A bold head needs room between its wings and the shaft.
      let wing = 250 + 34 * heaviness
      pen.chevron(
        left: reach - wing * (0.94 + 0.06 * heaviness), right: reach, bottom: -wing, top: wing,
        pointsRight: true, thickness)
      let isDouble = ways.count > 1
      pen.block(
        left: isDouble ? -thickness : -reach, bottom: -thickness / 2,
        right: reach - thickness * 0.7, top: thickness / 2, thickness: thickness,
        isDouble
          ? BlockCorners()
          : BlockCorners(topLeft: ends.terminal, bottomLeft: ends.terminal))
      append(
        pen.outline.transformed(
          by: Affine2D(a: way.x, b: way.y, c: -way.y, d: way.x, tx: middle, ty: y)))
    }
    return true
  }
}

extension InkWidths {
  /// Strokes of one thickness in every direction, that of the stems of small letters.
  fileprivate var even: StrokeThickness {
    StrokeThickness(upright: small.upright, level: small.upright)
  }
}
