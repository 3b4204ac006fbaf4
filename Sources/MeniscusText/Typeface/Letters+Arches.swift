import MeniscusGeometry

/// Small letters made of stems, arches and bowls that leave them.
extension LetterPen {
  /// The share of its thickness at which an arch leaves its stem.
  private static let join = 0.55
  private var s: StrokeThickness { ink.small }
  private var dx: Double { ink.small.upright / 2 }
  private var dy: Double { ink.small.level / 2 }
  /// The middle of a level stroke that touches the height of round small letters.
  private var archTop: Double { 553 - dy }
  /// The middle of a level stroke that touches the depth of round small letters.
  private var archBottom: Double { -11 + dy }

  /// Draws a small letter of this group; whether it is one.
  mutating func drawArched(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "n": stemmed(to: 545)
    case "h": stemmed(to: Self.ascender)
    case "m": drawM()
    case "r": drawR()
    case "u": drawU()
    case "b": drawB()
    case "d": drawD()
    case "p": drawP()
    case "q": drawQ()
    case "g": drawG()
    case "a": drawA()
    default: return false
    }
    return true
  }

  /// An arch from a stem at `x` to a stem that ends at the baseline.
  private mutating func arch(from x: Double, to end: Double) {
    let top = archTop
    let middle = x + (end - x) * 0.53
    stroke(
      Skeleton(x, 392).turnLevel(middle, top).turnUpright(end, 348).line(end, dx), s,
      start: Self.join)
  }

  private mutating func stemmed(to top: Double) {
    stem(left + dx, from: 0, to: top, s)
    arch(from: left + dx, to: right - dx)
  }

  private mutating func drawM() {
    let narrow = s.scaled(by: 1 - 0.04 * max(ink.boldness, 0))
    let half = narrow.upright / 2
    let (first, last) = (left + half, right - half)
    let middle = (first + last) / 2
    line(first, half, first, 545 - half, narrow)
    for (from, to) in [(first, middle), (middle, last)] {
      let top = 553 - narrow.level / 2
      stroke(
        Skeleton(from, 392).turnLevel(from + (to - from) * 0.53, top).turnUpright(to, 360)
          .line(to, half), narrow, start: Self.join)
    }
  }

  private mutating func drawR() {
    stem(left + dx, from: 0, to: 545, s)
    stroke(
      Skeleton(left + dx, 380).turnLevel(right - dy, archTop - 4), s, start: Self.join)
  }

  private mutating func drawU() {
    let (first, last) = (left + dx, right - dx)
    stem(last, from: 0, to: 545, s)
    let middle = last - (last - first) * 0.53
    stroke(
      Skeleton(last, 154).turnLevel(middle, -9 + dy).turnUpright(first, 196)
        .line(first, 545 - dx), s, start: Self.join)
  }

  /// A bowl from a stem at `x`, at the right of it where `isRight`.
  private mutating func sideBowl(from x: Double, isRight: Bool, bottom: Double? = nil) {
    let low = bottom ?? archBottom
    let far = isRight ? right - dx : left + dx
    let middle = x + (far - x) * 0.53
    let height = archTop - low
    stroke(
      Skeleton(x, low + height * 0.70).turnLevel(middle, archTop)
        .turnUpright(far, low + height / 2).turnLevel(middle, low)
        .turnUpright(x, low + height * 0.30), s, start: Self.join, finish: Self.join)
  }

  private mutating func drawB() {
    stem(left + dx, from: 0, to: Self.ascender, s)
    sideBowl(from: left + dx, isRight: true)
  }

  private mutating func drawD() {
    stem(right - dx, from: 0, to: Self.ascender, s)
    sideBowl(from: right - dx, isRight: false)
  }

  private mutating func drawP() {
    stem(left + dx, from: Self.descender, to: 545, s)
    sideBowl(from: left + dx, isRight: true)
  }

  private mutating func drawQ() {
    stem(right - dx, from: Self.descender, to: 545, s)
    sideBowl(from: right - dx, isRight: false)
  }

  private mutating func drawG() {
    let x = right - dx
    let low = -216 + dy
    stroke(
      Skeleton(x, 545 - dx).line(x, -28).turnLevel(across(0.47), low)
        .turnUpright(left + dx + 4, low + 118).trimmed(last: opening(0.22)), s)
    sideBowl(from: x, isRight: false, bottom: 22 + dy)
  }

  private mutating func drawA() {
    let x = right - dx
    stroke(
      Skeleton(left + dx + 12, 392).turnLevel(across(0.47), archTop).turnUpright(x, 372)
        .line(x, dx).trimmed(first: opening(0.16)), s)
    let bar = StrokeThickness(upright: s.upright, level: min(s.level, ink.smallBar + 4))
    let height = 322.0
    let low = archBottom
    stroke(
      Skeleton(x, height).line(across(0.50), height).turnUpright(left + dx, (height + low) / 2)
        .turnLevel(across(0.44), low).turnUpright(x, low + 128), bar, finish: Self.join)
  }
}
