import MeniscusGeometry

/// The typeface: a rounded sans serif, drawn from one skeleton in every weight.
///
/// All lengths are in ems.
public enum Typeface {
  /// The distance from the baseline to the top of the line box.
  ///
  /// With ``descent`` it gives lines as high as those of the system's own face: 20.287 points at 17.
  public static let ascent = 0.952
  /// The distance from the baseline to the bottom of the line box.
  public static let descent = 0.2414
  /// The height of capitals.
  public static let capHeight = 0.727
  /// The height of small letters without ascender.
  public static let xHeight = 0.546

  /// The advance that all tabular digits share, in regular and heavier weights.
  private static let tabularAdvance = 625.0
  /// The widest ink of a tabular digit: in a cell of 600, as timers have, it leaves a gap of 36 at
  /// either side, which is two thirds of that of round digits in text.
  private static let tabularInk = 528.0

  /// The glyph of a character; a box where the typeface does not have it.
  ///
  /// Equivalent characters, composed or not, have equal glyphs.
  ///
  /// - Parameters:
  ///   - size: the range of sizes that it is drawn for; it does not change the advance.
  ///   - tabularDigits: whether all digits share one advance.
  public static func glyph(
    of character: Character, weight: TypefaceWeight, size: OpticalSize = .text,
    tabularDigits: Bool = false
  ) -> Glyph {
    let ink = InkWidths(weight, size)
    guard let scalar = character.unicodeScalars.first else {
      return Glyph(outline: Path2D(), advance: 0)
    }
    if let advance = space(scalar, ink) {
      return Glyph(outline: Path2D(), advance: advance / 1000)
    }
    if let small = fraction(scalar, ink) { return small }
    if let letter = ComposedLetter(character), let glyph = composed(letter, ink) { return glyph }
    let isSingle = character.unicodeScalars.dropFirst().allSatisfy { isInvisible($0) }
    let isDigit = scalar.value >= 0x30 && scalar.value <= 0x39
    if isSingle, isDigit, tabularDigits, let digit = tabularDigit(scalar, ink) { return digit }
    guard isSingle, let pen = drawn(scalar, ink) else { return missing(ink) }
    return glyph(pen.outline, advance: pen.box.advance, x: 0)
  }

  /// By how much the pen moves on, besides the advance, between two characters.
  ///
  /// Letters with marks are spaced as their bases.
  public static func kerning(
    between left: Character, and right: Character, weight: TypefaceWeight
  ) -> Double {
    guard let first = base(of: left), let second = base(of: right) else { return 0 }
    return Kerning.value(first, second, InkWidths(weight)) / 1000
  }

  private static func base(of character: Character) -> Unicode.Scalar? {
    let first = character.unicodeScalars.first
    if let value = first?.value, value < 0x80 { return first }
    return ComposedLetter(character)?.base ?? first
  }
}

extension Typeface {
  /// The advance of a space, in thousandths of an em; nil for what is none.
  private static func space(_ scalar: Unicode.Scalar, _ ink: InkWidths) -> Double? {
    switch scalar.value {
    case 0x20, 0xA0: 280 - 48 * max(ink.boldness, 0)
    case 0x09: 1120
    case 0x2000, 0x2002: 500
    case 0x2001, 0x2003: 1000
    case 0x2004: 333
    case 0x2005: 250
    case 0x2006: 167
    case 0x2007: tabularAdvance
    case 0x2008: 276
    case 0x2009, 0x202F: 200
    case 0x200A: 90
    case 0x3000: 1000
    case 0x200B...0x200F, 0x2060, 0xFEFF, 0xAD: 0
    default: nil
    }
  }

  /// Whether a scalar changes nothing about the one before it: selectors and joiners.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || scalar.value == 0x200D
  }

  /// A character that is drawn as a whole.
  private static func drawn(_ scalar: Unicode.Scalar, _ ink: InkWidths) -> LetterPen? {
    guard let box = LetterBox(scalar, ink) ?? LetterBox(like: scalar, ink) else { return nil }
    return drawn(scalar, ink, box)
  }

  private static func drawn(
    _ scalar: Unicode.Scalar, _ ink: InkWidths, _ box: LetterBox
  ) -> LetterPen? {
    var pen = LetterPen(ink: ink, box: box)
    return pen.draw(scalar) || pen.drawSpecial(scalar) ? pen : nil
  }

  /// A digit in the middle of the advance that all share; a wide one is drawn narrower.
  private static func tabularDigit(_ scalar: Unicode.Scalar, _ ink: InkWidths) -> Glyph? {
    guard let box = LetterBox(scalar, ink) else { return nil }
    let width = min(box.right - box.left, tabularInk)
    let advance = tabularAdvance + 22 * min(ink.boldness, 0)
    let cell = LetterBox(
      advance: advance, left: (advance - width) / 2, right: (advance + width) / 2)
    guard let pen = drawn(scalar, ink, cell) else { return nil }
    return glyph(pen.outline, advance: advance, x: 0)
  }

  private static func glyph(_ outline: Path2D, advance: Double, x: Double) -> Glyph {
    let map = Affine2D(a: 0.001, b: 0, c: 0, d: -0.001, tx: x / 1000, ty: 0)
    return Glyph(outline: outline.transformed(by: map), advance: advance / 1000)
  }

  /// A letter with its mark.
  private static func composed(_ letter: ComposedLetter, _ ink: InkWidths) -> Glyph? {
    var base = letter.base
    if !letter.mark.isBelow {
      if base == "i" { base = "ı" }
      if base == "j" { base = "ȷ" }
    }
    guard var pen = drawn(base, ink) else { return nil }
    let place = AccentPlace(letter, pen)
    if place.isBeside {
      let head = pen.ink.small.upright * 0.96
      pen.stroke(
        Skeleton(place.x, 727).line(place.x - 22, 520).share(0.7),
        StrokeThickness(upright: head, level: head))
    } else {
      pen.addMark(place.mark, x: place.x, y: place.y)
    }
    return glyph(pen.outline, advance: pen.box.advance + place.extraAdvance, x: 0)
  }

  /// Small digits: superscripts, and fractions made of them.
  private static func fraction(_ scalar: Unicode.Scalar, _ ink: InkWidths) -> Glyph? {
    let parts: (upper: Unicode.Scalar?, lower: Unicode.Scalar?)
    switch scalar {
    case "¹": parts = ("1", nil)
    case "²": parts = ("2", nil)
    case "³": parts = ("3", nil)
    case "ª": parts = ("a", nil)
    case "º": parts = ("o", nil)
    case "½": parts = ("1", "2")
    case "¼": parts = ("1", "4")
    case "¾": parts = ("3", "4")
    default: return nil
    }
    let height = 0.58
    var pen = LetterPen(ink: ink, box: LetterBox(advance: 0, left: 0, right: 0))
    var advance = 0.0
    if let upper = parts.upper, let box = LetterBox(upper, ink) {
      pen.addLetter(upper, height: height, x: 20, y: 727 * (1 - height))
      advance += box.advance * height + 40
    }
    if let lower = parts.lower, let box = LetterBox(lower, ink) {
      pen.line(advance - 40, 20, advance + 230, 707, pen.even)
      pen.addLetter(lower, height: height, x: advance + 150, y: 0)
      advance += box.advance * height + 170
    }
    return glyph(pen.outline, advance: advance, x: 0)
  }

  /// The box that stands for a character that the typeface does not have.
  private static func missing(_ ink: InkWidths) -> Glyph {
    var pen = LetterPen(
      ink: ink, box: LetterBox(advance: 640, left: 70, right: 570), ends: .round)
    let thin = pen.even.scaled(by: 0.7)
    let half = thin.upright / 2
    let (left, right, bottom, top) = (70 + half, 570 - half, half, 727 - half)
    pen.line(left, bottom, left, top, thin)
    pen.line(right, bottom, right, top, thin)
    pen.line(left, bottom, right, bottom, thin)
    pen.line(left, top, right, top, thin)
    pen.line(left, bottom, right, top, thin)
    pen.line(left, top, right, bottom, thin)
    var glyph = glyph(pen.outline, advance: 640, x: 0)
    glyph.isMissing = true
    return glyph
  }
}
