import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

@Suite struct TypefaceMarkTests {
  @Test func composedAndDecomposedLettersAreTheSame() {
    let marks: [(Unicode.Scalar, String)] = [
      ("\u{300}", "aeiouAEIOU"), ("\u{301}", "aeiouycnszlrAEIOUYCNSZLR"),
      ("\u{302}", "aeioughjswyAEIOUGHJSWY"), ("\u{303}", "anoiuANOIU"),
      ("\u{304}", "aeiouAEIOU"), ("\u{306}", "aeigouAEIGOU"), ("\u{307}", "cegzCEGZI"),
      ("\u{308}", "aeiouyAEIOUY"), ("\u{30A}", "auAU"), ("\u{30B}", "ouOU"),
      ("\u{30C}", "cdelnrstzCDELNRSTZ"), ("\u{327}", "cgklnrstCGKLNRST"),
      ("\u{328}", "aeiuAEIU"),
    ]
    for (mark, bases) in marks {
      for base in bases {
        let text = String(base) + String(Character(mark))
        let decomposed = Character(text)
        guard let composed = Self.composed(decomposed) else {
          Issue.record("\(text) has no composed form in the tables of Unicode")
          continue
        }
        expectEqual(composed.unicodeScalars.count, 1)
        for weight in [TypefaceWeight.thin, .regular, .black] {
          let (first, second) = (
            Typeface.glyph(of: decomposed, weight: weight),
            Typeface.glyph(of: composed, weight: weight)
          )
          #expect(first == second && !first.isMissing, "\(text)")
        }
      }
    }
  }

  /// The character of one scalar that is canonically equivalent.
  private static func composed(_ character: Character) -> Character? {
    for value in UInt32(0xC0)...0x17F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if Character(scalar) == character { return Character(scalar) }
    }
    return nil
  }

  /// A mark above stands over its letter and leaves white between: the line through the gap meets
  /// no ink.
  @Test func marksAboveDoNotTouchTheirLetters() {
    let letters: [(String, Double)] = [
      ("áàâäãåāăéèêëēĕėěóòôöõōŏőúùûüũūŭůűñńňśŝšźżžćčċĉýÿŷŕř", 553),
      ("ÁÀÂÄÃÅĀĂÉÈÊËĒĔĖĚÓÒÔÖÕŌŎŐÚÙÛÜŨŪŬŮŰÑŃŇŚŜŠŹŻŽĆČĊĈÝŸŶŔŘ", 737),
    ]
    for weight in TypefaceWeight.allCases {
      for (characters, top) in letters {
        for character in characters {
          let scan = TypefaceScan(character, weight)
          let gap = stride(from: top, to: top + 60, by: 2).first { scan.row(at: $0).isEmpty }
          #expect(gap != nil, "\(character) in \(weight)")
          #expect(-scan.ink.minY > top + 60, "\(character) in \(weight)")
        }
      }
    }
  }

  @Test func marksKeepTheAdvanceAndTheBaseOfTheirLetter() {
    for (base, marked) in [("a", "áàâäãåāăą"), ("O", "ÓÒÔÖÕŌŎŐ"), ("c", "çćčċĉ"), ("s", "şśš")]
      as [(Character, String)]
    {
      for character in marked {
        let (letter, whole) = (TypefaceScan(base, .regular), TypefaceScan(character, .regular))
        expectEqual(letter.advance, whole.advance, "\(character)")
        expectEqual(whole.row(at: 270), letter.row(at: 270), "\(character)")
      }
    }
  }

  /// Marks stand over the middle of symmetrical letters, within a hundredth of an em.
  @Test func marksStandOverTheMiddle() throws {
    for (letter, top) in [("ô", 670), ("ö", 670), ("Ö", 825), ("Ô", 830), ("ů", 700), ("x̄", 680)]
      as [(Character, Double)]
    {
      let scan = TypefaceScan(letter, .regular)
      let row = scan.row(at: top)
      let (left, right) = (try #require(row.first), try #require(row.last))
      let base = scan.row(at: 300)
      let (first, last) = (try #require(base.first), try #require(base.last))
      let offset =
        (left.lowerBound + right.upperBound) / 2 - (first.lowerBound + last.upperBound) / 2
      #expect(abs(offset) < 10, "\(letter): \(offset)")
    }
  }

  @Test func dotsGiveWayToMarks() {
    for weight in TypefaceWeight.allCases {
      // The dotless letter under the mark: at the height of the dot's middle, í has the mark alone.
      let (dotted, marked) = (TypefaceScan("i", weight), TypefaceScan("ī", weight))
      expectEqual(marked.row(at: 300), TypefaceScan("ı", weight).row(at: 300))
      #expect(dotted.outline != marked.outline)
    }
  }
}
