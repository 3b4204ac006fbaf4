import MeniscusGeometry

/// Digits, as high as capitals.
extension LetterPen {
  private var c: StrokeThickness { ink.capital.scaled(by: 0.97) }
  private var dx: Double { c.upright / 2 }
  private var dy: Double { c.level / 2 }
  private var cap: Double { Self.capHeight }
  private var high: Double { 737 - dy }
  private var low: Double { -10 + dy }
  private var slanted: StrokeThickness {
    StrokeThickness(upright: c.upright * 0.97, level: c.upright * 0.93)
  }

  /// Draws a digit; whether it is one.
  mutating func drawDigit(_ digit: Unicode.Scalar) -> Bool {
    switch digit {
    case "0": bowl(left: left, bottom: -10, right: right, top: 737, c)
    case "1": drawOne()
    case "2": drawTwo()
    case "3": drawThree()
    case "4": drawFour()
    case "5": drawFive()
    case "6": drawSix(isTurned: false)
    case "7": drawSeven()
    case "8": drawEight()
    case "9": drawSix(isTurned: true)
    default: return false
    }
    return true
  }

  private mutating func drawOne() {
    let x = right - dx
    stem(x, from: 0, to: cap, c)
    line(x, cap - dx, left + dy, 548, slanted)
  }

  private mutating func drawTwo() {
    let turn = 520.0
    let far = right - dx - 6
    stroke(
      Skeleton(left + dx, turn - 8).turnLevel(across(0.5), high).turnUpright(far, turn)
        .curve(
          left + dx + 12, dy, (far, turn - 150), (left + dx + 132, dy + 118)
        ).trimmed(first: opening(0.14)), c)
    line(left + dx + 12, dy, right - dy, dy, c)
  }

  private mutating func drawThree() {
    let waist = 390.0
    let upper = right - dx - 16
    let start = across(0.40)
    stroke(
      Skeleton(left + dx, 560).turnLevel(across(0.48), high)
        .turnUpright(upper, (high + waist) / 2).turnLevel(across(0.50), waist)
        .line(start, waist).trimmed(first: opening(0.18)), c)
    stroke(
      Skeleton(start, waist).line(across(0.50), waist)
        .turnUpright(right - dx, (waist + low) / 2).turnLevel(across(0.49), low)
        .turnUpright(left + dx - 6, 190).trimmed(last: opening(0.18)), c)
  }

  private mutating func drawFour() {
    let y = 196.0
    let x = across(0.735)
    stem(x, from: 0, to: cap, c)
    line(x - dx * 0.2, cap - dx, left + dy + 4, y, slanted)
    line(left + dy + 4, y, right - dy, y, c.scaled(by: 0.98))
  }

  private mutating func drawFive() {
    let x = left + dx + 26
    let knee = 352.0
    line(x + 6, cap - dy, right - dy - 18, cap - dy, c)
    line(x + 6, cap - dx, x - 10, knee + 10, c)
    stroke(
      Skeleton(x - 10, knee + 10)
        .curve(
          across(0.52), 470 - dy, (x + 26, knee + 58), (across(0.34), 470 - dy)
        )
        .turnUpright(right - dx, 226).turnLevel(across(0.48), low)
        .turnUpright(left + dx - 10, 176).trimmed(last: opening(0.20)), c)
  }

  private mutating func drawSix(isTurned: Bool) {
    let top = 470.0
    let centerX = middle
    let centerY = cap / 2
    func place(_ skeleton: Skeleton) -> Skeleton {
      guard isTurned else { return skeleton }
      return skeleton.mapped { point in
        .init(x: 2 * centerX - point.x, y: 2 * centerY - point.y)
      }
    }
    stroke(
      place(
        Skeleton(right - dx - 26, 574).turnLevel(across(0.55), high)
          .curve(
            left + dx, 300, (across(0.16) + dx * 0.5, high), (left + dx, 470)
          ).trimmed(first: 0.30)), c)
    let bowl = Self.bowlSkeleton(left: left, bottom: -10, right: right, top: top, c)
    ring(place(bowl), c)
  }

  private mutating func drawSeven() {
    bar(cap - dy, from: left, to: right, c)
    let x = right - dy
    stroke(
      Skeleton(x, cap - dy)
        .curve(across(0.32), dx, (x - 96, cap - 200), (across(0.36), 300)), c)
  }

  private mutating func drawEight() {
    let inset = width * 0.045
    bowl(left: left + inset, bottom: 374 - dy, right: right - inset, top: 737, c)
    bowl(left: left, bottom: -10, right: right, top: 374 + dy, c)
  }
}
