import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

@Suite struct TypefaceCoverageTests {
  private static let promised =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    + "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~“”‘’„‚«»‹›–—−…•·×÷±=≠≈≤≥°′″%‰§¶©®™†‡ªº¹²³½¼¾¿¡№µπ∞√∑"
    + "¤€£¥$¢₹₩₺₿←→↑↓↔↕↗↘↙↖⇧⌘⌥⌃⏎⌫✓✕ẞȘșȚț¬¦¨´¯¸"

  /// The letters of Latin-1 and Latin Extended-A.
  private static let letters: [Character] = (0xC0...0x17F).compactMap { value in
    guard value != 0xD7, value != 0xF7, let scalar = Unicode.Scalar(UInt32(value)) else {
      return nil
    }
    return Character(scalar)
  }

  @Test func everyPromisedCharacterIsDrawnInEveryWeight() {
    for weight in TypefaceWeight.allCases {
      for character in Array(Self.promised) + Self.letters {
        let glyph = Typeface.glyph(of: character, weight: weight)
        #expect(!glyph.isMissing, "\(character) in \(weight)")
        #expect(!glyph.outline.isEmpty, "\(character) in \(weight)")
        #expect(glyph.advance > 0.1, "\(character) in \(weight)")
      }
    }
  }

  @Test func outlinesAreClosedAndFinite() {
    for weight in TypefaceWeight.allCases {
      for character in Array(Self.promised) + Self.letters {
        let outline = Typeface.glyph(of: character, weight: weight).outline
        var isOpen = false
        for element in outline.elements {
          switch element {
          case .move:
            #expect(!isOpen, "\(character) in \(weight)")
            isOpen = true
          case .close: isOpen = false
          default: break
          }
        }
        #expect(!isOpen, "\(character) in \(weight)")
        let bounds = outline.controlBounds
        // Two ems hold the widest letter, and half an em what lies beyond the box.
        for value in [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY] {
          #expect(value.isFinite && abs(value) < 2, "\(character) in \(weight)")
        }
        #expect(bounds.minX > -0.3 && bounds.maxX < 1.7, "\(character) in \(weight)")
      }
    }
  }

  @Test func spacesHaveAdvancesAndNoInk() {
    let advances: [(Character, ClosedRange<Double>)] = [
      (" ", 0.25...0.30), ("\u{A0}", 0.25...0.30), ("\u{2009}", 0.1...0.25),
      ("\u{2002}", 0.5...0.5), ("\u{2003}", 1...1), ("\t", 0.8...1.4), ("\u{200B}", 0...0),
    ]
    for (space, range) in advances {
      let glyph = Typeface.glyph(of: space, weight: .regular)
      #expect(glyph.outline.isEmpty && !glyph.isMissing)
      #expect(range.contains(glyph.advance), "U+\(space.unicodeScalars.first?.value ?? 0)")
    }
  }

  @Test func tabularDigitsShareAnAdvance() {
    for weight in TypefaceWeight.allCases {
      let digits = "0123456789".map { TypefaceScan($0, weight, tabularDigits: true) }
      expectEqual(Set(digits.map(\.glyph.advance)).count, 1, "\(weight)")
      for (character, digit) in zip("0123456789", digits) {
        let own = TypefaceScan(character, weight)
        // Wide ones are narrowed to 528, which leaves a gap in the cells of timers; strokes that are
        // fitted to their edges reach them to a unit.
        expectClose(digit.ink.width, min(own.ink.width, 528), within: 1, "\(character), \(weight)")
        #expect(digit.ink.minX > 0 && digit.ink.maxX < digit.advance, "\(character), \(weight)")
      }
    }
    let regular = Typeface.glyph(of: "1", weight: .regular, tabularDigits: true)
    expectClose(regular.advance, 0.625, closerThan: 0.001)
    let proportional = Set("0123456789".map { TypefaceScan($0, .regular).glyph.advance })
    #expect(proportional.count > 1)
  }

  @Test func whatIsNotDrawnShowsABox() {
    let box = TypefaceScan("\u{623}", .regular)
    #expect(box.glyph.isMissing)
    #expect(box.ink.width > 300 && box.ink.height > 500)
    // Its frame is a ring: the line across meets ink at either side.
    let row = box.row(at: 200)
    #expect(row.count >= 2)
    #expect(Typeface.glyph(of: "漢", weight: .bold).isMissing)
    #expect(Typeface.glyph(of: "👩‍🚀", weight: .bold).isMissing)
    #expect(!Typeface.glyph(of: "A", weight: .bold).isMissing)
  }

  @Test func selectorsAndJoinersChangeNothing() {
    for (plain, marked) in [("✓", "✓\u{FE0E}"), ("a", "a\u{200D}"), ("↔", "↔\u{FE0F}")]
      as [(Character, Character)]
    {
      let (first, second) = (
        Typeface.glyph(of: plain, weight: .regular), Typeface.glyph(of: marked, weight: .regular)
      )
      expectEqual(first, second, "\(plain)")
    }
  }
}
