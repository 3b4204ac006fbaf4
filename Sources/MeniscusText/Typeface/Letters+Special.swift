import MeniscusGeometry

/// Letters of other alphabets' making that no accent composes.
extension LetterPen {
  private var s: StrokeThickness { ink.small }
  private var c: StrokeThickness { ink.capital }

  /// Draws a special letter; whether it is one.
  mutating func drawSpecial(_ letter: Unicode.Scalar) -> Bool {
    drawLigature(letter) || drawCrossed(letter) || drawNordic(letter)
  }

  private mutating func drawLigature(_ letter: Unicode.Scalar) -> Bool {
    let (dx, dy) = (c.upright / 2, c.level / 2)
    switch letter {
    case "Æ":
      let x = across(0.50)
      line(left + dx, dx, x, 727 - dy, c.scaled(by: 0.94))
      line(x, dy, x, 727 - dy, c)
      line(x, 727 - dy, right - dy, 727 - dy, c)
      line(x, 372, right - dy - 24, 372, c)
      line(x, dy, right - dy, dy, c)
      line(left + width * 0.16, 214, x, 214, c)
    case "Œ":
      let x = across(0.56)
      stroke(
        Skeleton(x, 727 - dy).line(across(0.36), 727 - dy).turnUpright(left + dx, 363)
          .turnLevel(across(0.36), dy).line(x, dy), c)
      line(x, dy, x, 727 - dy, c)
      line(x, 727 - dy, right - dy, 727 - dy, c)
      line(x, 372, right - dy - 24, 372, c)
      line(x, dy, right - dy, dy, c)
    case "æ":
      addLetter("a", height: 1, x: left - 51, y: 0)
      addLetter("e", height: 1, x: left + 51 + ink.small.upright * 0.2 + 272, y: 0)
    case "œ":
      addLetter("o", height: 1, x: left - 51, y: 0)
      addLetter("e", height: 1, x: left - 51 + 452, y: 0)
    case "ĳ":
      addLetter("i", height: 1, x: left - 60, y: 0)
      addLetter("j", height: 1, x: left + 177, y: 0)
    case "Ĳ":
      addLetter("I", height: 1, x: left - 88, y: 0)
      addLetter("J", height: 1, x: left + 176, y: 0)
    default: return false
    }
    return true
  }

  private mutating func drawCrossed(_ letter: Unicode.Scalar) -> Bool {
    let bar = StrokeThickness(upright: s.upright * 0.8, level: ink.smallBar)
    let half = bar.level / 2
    switch letter {
    case "Ø":
      addLetter("O", height: 1, x: 0, y: 0)
      line(left + 34, -10, right - 34, 737, c.scaled(by: 0.76))
    case "ø":
      addLetter("o", height: 1, x: 0, y: 0)
      line(left + 22, -18, right - 22, 560, s.scaled(by: 0.76))
    case "Đ", "Ð":
      addLetter("D", height: 1, x: left + 46 - 88, y: 0)
      line(left + half, 372, left + 280, 372, bar)
    case "đ":
      addLetter("d", height: 1, x: left - 51, y: 0)
      line(right - 300, 640, right - half, 640, bar)
    case "Ħ":
      addLetter("H", height: 1, x: left + 40 - 88, y: 0)
      line(left + half, 560, right - half, 560, bar)
    case "ħ":
      addLetter("h", height: 1, x: left + 60 - 77, y: 0)
      line(left + half, 640, left + 290, 640, bar)
    case "Ł":
      addLetter("L", height: 1, x: left + 46 - 88, y: 0)
      line(left + half, 286, left + 290, 442, bar)
    case "ł":
      addLetter("l", height: 1, x: middle - 118, y: 0)
      line(left + half, 330, right - half, 446, bar)
    case "Ŧ":
      addLetter("T", height: 1, x: left - 48, y: 0)
      line(across(0.22), 340, across(0.78), 340, bar)
    case "ŧ":
      addLetter("t", height: 1, x: left - 31, y: 0)
      line(left + half, 290, right - half, 290, bar)
    default: return false
    }
    return true
  }

  private mutating func drawNordic(_ letter: Unicode.Scalar) -> Bool {
    let (dx, dy) = (s.upright / 2, s.level / 2)
    switch letter {
    case "ð":
      bowl(left: left, bottom: -11, right: right, top: 500, s)
      stroke(
        Skeleton(across(0.22), 735 - dy).curve(
          right - dx, 250, (across(0.62), 700), (right - dx, 500)), s, finish: 0.8)
      line(across(0.24), 590, across(0.74), 706, s.scaled(by: 0.8))
    case "þ":
      stem(left + dx, from: Self.descender, to: Self.ascender, s)
      stroke(
        Skeleton(left + dx, 384).turnLevel(across(0.55), 553 - dy)
          .turnUpright(right - dx, 271).turnLevel(across(0.55), -11 + dy)
          .turnUpright(left + dx, 158), s, start: 0.55, finish: 0.55)
    case "Þ":
      let (cx, cy) = (c.upright / 2, c.level / 2)
      stem(left + cx, from: 0, to: 727, c)
      stroke(
        Skeleton(left + cx, 590 - cy).line(across(0.52), 590 - cy)
          .turnUpright(right - cx, 372).turnLevel(across(0.52), 154 + cy)
          .line(left + cx, 154 + cy), c)
    case "ß":
      let upper = across(0.86) - dx
      stroke(
        Skeleton(left + dx, dx).line(left + dx, 560).turnLevel(across(0.46), 748 - dy)
          .turnUpright(upper, 590).curve(
            across(0.56), 420, (upper, 500), (across(0.56), 484)
          )
          .curve(right - dx, 160, (across(0.56), 330), (right - dx, 292))
          .turnLevel(across(0.62), -11 + dy).line(across(0.42), -6 + dy), s)
    case "ẞ":
      let (cx, cy) = (c.upright / 2, c.level / 2)
      stroke(
        Skeleton(left + cx, cx).line(left + cx, 500).turnLevel(across(0.46), 737 - cy)
          .line(across(0.56), 737 - cy)
          .line(right - cx - 26, 727 - cy).line(across(0.50), 440)
          .curve(right - cx, 214, (across(0.82), 430), (right - cx, 330))
          .turnLevel(across(0.62), -10 + cy).line(across(0.40), -4 + cy), c)
    case "Ŋ":
      let (cx, _) = (c.upright / 2, c.level / 2)
      addLetter("N", height: 1, x: left - 88, y: 0)
      stroke(
        Skeleton(right - cx, cx).line(right - cx, -40)
          .turnLevel(right - cx - 110, -150).line(right - cx - 150, -150), c)
    case "ŋ":
      addLetter("n", height: 1, x: left - 77, y: 0)
      stroke(
        Skeleton(right - dx, 60).line(right - dx, -86)
          .turnLevel(right - dx - 100, Self.descender + dy)
          .line(right - dx - 140, Self.descender + dy), s)
    case "ĸ":
      stem(left + dx, from: 0, to: 545, s)
      line(left + dx, 200, right - dx, 545 - dx, s)
      line(left + dx + (right - left) * 0.30, 322, right - dx, dx, s)
    case "ſ":
      let x = left + (right - left) * 0.40
      let high = 748 - dy
      stroke(
        Skeleton(right - dy, high).line(max(right - dy - 24, x + 60), high)
          .turnUpright(x, high - 122).line(x, dx), s)
    case "Ŀ", "ŀ":
      addLetter(
        letter == "Ŀ" ? "L" : "l", height: 1, x: letter == "Ŀ" ? left - 88 : left - 77, y: 0)
      dot(right - s.upright * 0.7, 340, diameter: s.upright * 1.3)
    case "¤":
      bowl(left: left + 70, bottom: 150, right: right - 70, top: 150 + width - 140, even)
      for (x, y) in [(-1.0, -1.0), (1, -1), (-1, 1), (1, 1)] {
        let (near, far) = ((width / 2 - 70) * 0.72, width / 2 - even.upright / 2)
        let center = 150 + width / 2 - 70
        line(middle + x * near, center + y * near, middle + x * far, center + y * far, even)
      }
    case "µ":
      addLetter("u", height: 1, x: left - 77, y: 0)
      line(left + dx, Self.descender + dx, left + dx, 300, s)
    case "№":
      addLetter("N", height: 1, x: left - 88, y: 0)
      bowl(left: right - 230, bottom: 300, right: right, top: 545, even)
      line(right - 210, 220, right - 20, 220, even)
    default: return false
    }
    return true
  }
}
