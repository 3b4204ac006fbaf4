import MeniscusGeometry

/// Where a mark stands at its letter, in thousandths of an em.
struct AccentPlace {
  /// The mark that is drawn: under some letters a cedilla is a comma.
  let mark: AccentMark
  /// The middle of the mark.
  let x: Double
  /// Where a mark above begins, or one below hangs from.
  let y: Double
  /// Whether the mark stands at the letter's right, as the caron of ď, ľ and ť does.
  let isBeside: Bool
  /// By how much the mark widens the letter.
  let extraAdvance: Double

  init(_ letter: ComposedLetter, _ pen: LetterPen) {
    let base = letter.base
    let isCapital = base.value < 0x60
    let hasAscender = base == "d" || base == "l" || base == "t" || base == "h" || base == "k"
    isBeside = letter.mark == .caron && (base == "d" || base == "l" || base == "t" || base == "L")
    extraAdvance = isBeside ? (base == "L" ? 0 : 40 + pen.ink.small.upright * 0.6) : 0
    let commas: [Unicode.Scalar] = ["G", "K", "L", "N", "R", "k", "l", "n", "r", "g"]
    if letter.mark == .cedilla, commas.contains(base) {
      // Baltic letters have a comma; g, which goes below, has it turned above.
      mark = base == "g" ? .commaAbove : .commaBelow
    } else {
      mark = letter.mark
    }
    if isBeside {
      x = base == "L" ? pen.right - 60 : pen.right + 30 + pen.ink.small.upright * 0.5
      y = 560
      return
    }
    switch (mark, base) {
    case (.ogonek, "A"), (.ogonek, "a"), (.ogonek, "u"), (.ogonek, "i"):
      x = pen.right - pen.ink.small.upright / 2 - 18
    case (.ogonek, "e"), (.ogonek, "E"), (.ogonek, "U"), (.ogonek, "I"): x = pen.middle + 30
    case (_, "L") where !mark.isBelow, (_, "l") where !mark.isBelow:
      x = pen.left + pen.ink.capital.upright / 2 + 6
    case (_, "h"): x = pen.left + pen.ink.small.upright / 2 + 24
    case (_, "j"): x = pen.right - pen.ink.small.upright / 2 - 18
    default: x = pen.middle
    }
    if mark.isBelow {
      y = 0
    } else {
      y = (isCapital || hasAscender ? 727 : 546) + (isCapital ? 38 : 62)
    }
  }
}
