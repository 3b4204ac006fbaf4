import MeniscusGeometry

/// Letters of single alphabets that no accent composes.
extension LetterPen {
  private var w: Double { ink.small.upright }
  private var h: Double { ink.small.level }
  private var cw: Double { ink.capital.upright }
  private var ch: Double { ink.capital.level }

  /// Draws a special letter; whether it is one.
  mutating func drawSpecial(_ letter: Unicode.Scalar) -> Bool {
    drawLigature(letter) || drawCrossed(letter) || drawNordic(letter) || drawOther(letter)
  }

  private mutating func drawLigature(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "Æ": drawCapitalAE()
    case "Œ":
      let stem = across(0.505)
      addComb(left: stem, thickness: cw * 0.96)
      let (straight, inner) = (left + 356, left + cw + (356 - cw) * 0.93)
      fill(
        Contour(stem + cw * 0.4, 727).line(straight, 727).turnUpright(left, 363)
          .turnLevel(straight, 0).line(stem + cw * 0.4, 0))
      cut(
        Contour(stem, 727 - ch).line(min(inner, stem - 4), 727 - ch)
          .turnUpright(left + cw, 363).turnLevel(min(inner, stem - 4), ch).line(stem, ch))
    case "æ":
      addLetter("a", left: left)
      if let box = LetterBox("e", ink) {
        addLetter("e", left: right - (box.right - box.left))
      }
    case "œ":
      addLetter("o", left: left)
      if let box = LetterBox("e", ink) {
        addLetter("e", left: right - (box.right - box.left))
      }
    case "ĳ", "Ĳ":
      let (first, second): (Unicode.Scalar, Unicode.Scalar) =
        letter == "ĳ" ? ("i", "j") : ("I", "J")
      addLetter(first, left: left)
      if let box = LetterBox(second, ink) {
        addLetter(second, left: right - (box.right - box.left))
      }
    default: return false
    }
    return true
  }

  private mutating func drawCapitalAE() {
    let stem = across(0.49)
    addComb(left: stem, thickness: cw * 0.98)
    // The slanted stroke comes out of the upper end of the stem.
    let thickness = cw * (0.95 - 0.05 * heaviness)
    var foot = Point2D(x: left + thickness / 2, y: thickness / 2)
    let head = Point2D(x: stem + cw * 0.34, y: 727 - thickness * 0.5)
    for _ in 0..<4 {
      let extent = ends.endExtent(along: foot - head, thickness)
      foot = Point2D(x: left + extent.x, y: extent.y)
    }
    stroke(
      Skeleton(head.x, head.y).line(foot.x, foot.y),
      StrokeThickness(upright: thickness, level: thickness), start: .flat)
    let low = 170.0
    let inset = (head.x - foot.x) * (low + ch / 2) / head.y
    block(
      left: foot.x + inset, bottom: low, right: stem + cw / 2, top: low + ch * 0.94,
      thickness: ch, BlockCorners())
  }

  /// An E whose stem has no white before it.
  private mutating func addComb(left: Double, thickness: Double) {
    let (bar, y) = (ch * ends.terminal, 370.0)
    let short = right - 26
    fill(
      Contour(left, 0).line(left, 727).line(right, 727, corner: bar)
        .line(right, 727 - ch, corner: bar).line(left + thickness, 727 - ch)
        .line(left + thickness, y + ch / 2).line(short, y + ch / 2, corner: bar)
        .line(short, y - ch / 2, corner: bar).line(left + thickness, y - ch / 2)
        .line(left + thickness, ch).line(right, ch, corner: bar).line(right, 0, corner: bar))
  }

  private mutating func drawCrossed(_ letter: Unicode.Scalar) -> Bool {
    let bar = StrokeThickness(upright: w * 0.8, level: ink.smallBar * 0.92)
    switch letter {
    case "Ø":
      addLetter("O", left: left)
      slant(
        left: left + 26, bottom: -36, right: right - 26, top: 763, rising: true, ch * 0.86)
    case "ø":
      addLetter("o", left: left)
      slant(left: left + 4, bottom: -42, right: right - 4, top: 584, rising: true, h * 0.86)
    case "Đ", "Ð":
      addLetter("D", left: left + 46)
      self.bar(370, from: left, to: left + 46 + width * 0.46, bar)
    case "đ":
      addLetter("d", left: left)
      if let box = LetterBox("d", ink) {
        let stem = left + box.right - box.left
        self.bar(622, from: stem - w - 150, to: right, bar)
      }
    case "Ħ":
      addLetter("H", left: left + 40)
      self.bar(556, from: left, to: right, bar)
    case "ħ":
      let box = addLetter("h", left: left + 56)
      self.bar(622, from: left, to: (box?.left ?? left) + w + 150, bar)
    case "Ł":
      let box = addLetter("L", left: left + 58)
      let x = (box?.left ?? left) + cw / 2
      slant(
        left: left, bottom: 250, right: x + (x - left) * 1.5, top: 462, rising: true, bar.level)
    case "ł":
      stem(left: middle - w / 2, from: 0, to: Self.ascender, width: w)
      slant(left: left, bottom: 280, right: right, top: 470, rising: true, bar.level)
    case "Ŧ":
      addLetter("T", left: left)
      self.bar(350, from: across(0.20), to: across(0.80), bar)
    case "ŧ":
      addLetter("t", left: left)
      self.bar(290, from: left, to: right - 30, bar)
    default: return false
    }
    return true
  }

  private mutating func drawNordic(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "ð":
      let top = 512.0
      bowl(left: left, bottom: Self.roundDepth, right: right, top: top, ink.small)
      let far = right - w / 2
      stroke(
        Skeleton(across(0.26), 742 - w * 0.3)
          .curve(far, 270, (across(0.70), 690 - w * 0.3), (far, 480)), ink.small,
        finish: .flat)
      slant(
        left: across(0.22), bottom: 556, right: across(0.84), top: 730, rising: true,
        h * (0.84 - 0.12 * heaviness))
    case "þ": return drawBowled(letter)
    case "Þ":
      stem(left: left, from: 0, to: 727, width: cw)
      let (top, bottom) = (590.0, 148.0)
      let thickness = cw * (0.97 + 0.03 * heaviness)
      let straight = max(right - (top - bottom) * 0.54, left + cw + 8)
      let far = right - thickness
      let inner = max(far - (top - bottom - 2 * ch) * 0.52, left + cw + 4)
      fill(
        Contour(left + cw / 2, top).line(straight, top).turnUpright(right, (top + bottom) / 2)
          .turnLevel(straight, bottom).line(left + cw / 2, bottom))
      cut(
        Contour(left + cw, top - ch).line(inner, top - ch)
          .turnUpright(far, (top + bottom) / 2).turnLevel(inner, bottom + ch)
          .line(left + cw, bottom + ch))
    case "ß": drawSharpS()
    case "ẞ": drawCapitalSharpS()
    default: return false
    }
    return true
  }

  private mutating func drawSharpS() {
    let (x, high, low) = (left + w / 2, 748 - h / 2, Self.roundDepth + h / 2)
    let upper = across(0.86) - w / 2
    let waist = 424.0
    stroke(
      Skeleton(x, 0).line(x, 548).turnLevel(across(0.46), high).turnUpright(upper, 586)
        .turnLevel(across(0.52), waist).line(across(0.44), waist), ink.small)
    stroke(
      Skeleton(across(0.44), waist - h * 0.15).share(0.86).line(across(0.52), waist - h * 0.15)
        .share(0.86).turnUpright(right - w / 2, (waist + low) / 2 - 4)
        .turnLevel(across(0.56), low).line(across(0.42), low), ink.small, start: .flat)
  }

  private mutating func drawCapitalSharpS() {
    let (x, high, low) = (left + cw / 2, 737 - ch / 2, -10 + ch / 2)
    let waist = 430.0
    stroke(
      Skeleton(x, 0).line(x, 496).turnLevel(across(0.46), high).line(across(0.56), high),
      ink.capital, finish: .flat)
    let foot = across(0.52)
    fill(
      Contour(across(0.44), 737).line(right - 20, 737, corner: ch * ends.corner)
        .line(right - 20, 737 - ch * 0.9, corner: ch * ends.corner)
        .line(foot + cw, waist - ch * 0.2).line(foot, waist, corner: ch * ends.corner)
        .line(right - 20 - cw * 1.24, 737 - ch).line(across(0.44), 737 - ch))
    stroke(
      Skeleton(foot + cw * 0.3, waist - ch * 0.1).line(foot + cw * 0.34, waist - ch * 0.1)
        .turnUpright(right - cw / 2, (waist + low) / 2 - 6).turnLevel(across(0.58), low)
        .line(across(0.40), low), ink.capital, start: .flat)
  }

  private mutating func drawOther(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "Ŀ", "ŀ":
      let dotWidth = w * 0.8 + 40
      addLetter(letter == "Ŀ" ? "L" : "l", left: left)
      dot(right - dotWidth / 2, letter == "Ŀ" ? 380 : 330, diameter: dotWidth)
    case "ŉ":
      let box = LetterBox("n", ink)
      addLetter("n", left: right - (box.map { $0.right - $0.left } ?? 0))
      let head = w + 14
      stroke(
        Skeleton(left + head * 0.5 + 10, 722).line(left + head * 0.3, 500).share(0.58),
        StrokeThickness(upright: head, level: head))
    case "Ŋ":
      addLetter("N", left: left)
      let x = right - cw / 2
      stroke(
        Skeleton(x, 110).line(x, -40).turnLevel(x - 120, -196 + ch / 2)
          .line(x - 176, -196 + ch / 2),
        ink.capital.scaled(by: 1), start: .flat)
    case "ŋ":
      addLetter("n", left: left)
      let x = right - w / 2
      stroke(
        Skeleton(x, 110).line(x, -76).turnLevel(x - 110, Self.descender + h / 2)
          .line(x - 160, Self.descender + h / 2), ink.small, start: .flat)
    case "ĸ":
      stem(left: left, from: 0, to: Self.xHeight, width: w)
      kArms(
        stemRight: left + w, top: Self.xHeight, landing: 170 - 12 * heaviness,
        w * (0.965 - 0.045 * heaviness), upperInset: 14)
    case "ſ":
      let x = left + w / 2
      let high = 761 - h / 2
      stroke(
        Skeleton(right, high - 3).line(max(across(0.66), x + w / 2 + 20), high)
          .turnUpright(x, 612).line(x, 0), ink.small)
    case "µ":
      addLetter("u", left: left)
      block(
        left: left, bottom: Self.descender, right: left + w, top: 200, thickness: w,
        BlockCorners(bottomRight: ends.terminal, bottomLeft: ends.terminal))
    case "№":
      addLetter("N", left: left)
      let wide = 286 + 20 * heaviness
      bowl(left: right - wide, bottom: 240, right: right, top: 560, even)
      bar(118, from: right - wide + 14, to: right - 14, even)
    default: return false
    }
    return true
  }
}
