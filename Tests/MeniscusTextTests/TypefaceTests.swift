import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

@Suite("Typeface")
struct TypefaceTests {
  /// Everything that the typeface promises: Latin-1, Latin Extended-A, and signs.
  private static let promised: [Character] = {
    var characters = (0x21...0x7E).compactMap { UnicodeScalar($0) }.map { Character($0) }
    // Without the soft hyphen, which draws nothing, and ŉ, whose use Unicode advises against.
    for code in [0xA1...0xAC, 0xAE...0x148, 0x14A...0x17F] {
      characters += code.compactMap { UnicodeScalar($0) }.map { Character($0) }
    }
    characters += "“”‘’„‚‹›–—…•′″−≠≈≤≥∞√‰†‡™№ẞȘșȚț€₹₩₺₿←→↑↓↔↕↗↘↙↖✓✕"
    return characters
  }()

  /// The places where a glyph is inked on a level line, in ems, from left to right.
  private func runs(_ glyph: Glyph, y: Double) -> [Range<Double>] {
    let (steps, step) = (1600, 0.001)
    var runs: [Range<Double>] = []
    var start: Double?
    for index in 0...steps {
      let x = Double(index) * step - 0.1
      let isInked = glyph.outline.contains(Point2D(x: x, y: -y), rule: .nonZero)
      if isInked, start == nil { start = x }
      if !isInked, let first = start {
        runs.append(first..<x)
        start = nil
      }
    }
    return runs
  }

  @Test("Every promised character is there in every weight", arguments: TypefaceWeight.allCases)
  func complete(weight: TypefaceWeight) {
    for character in Self.promised {
      let glyph = Typeface.glyph(of: character, weight: weight)
      #expect(!glyph.isMissing, "\(character)")
      #expect(!glyph.outline.isEmpty, "\(character)")
      #expect(glyph.advance > 0 && glyph.advance < 1.6, "\(character)")
      expectEqual(glyph.outline.elements.last, .close)
      #expect(glyph.outline.controlBounds.minY > -1.05, "\(character)")
    }
  }

  // Stems of well-made faces, in thousandths of an em: small letters and capitals.
  @Test(
    "Stems are as thick as the weight says",
    arguments: [
      (TypefaceWeight.thin, 23.0, 23.0), (.light, 63, 66), (.regular, 84, 88), (.medium, 106, 110),
      (.semibold, 128, 132), (.bold, 151, 154), (.black, 196, 197),
    ])
  func stems(weight: TypefaceWeight, small: Double, capital: Double) {
    func stem(_ character: Character, _ y: Double) -> Double {
      let run = runs(Typeface.glyph(of: character, weight: weight), y: y).first ?? 0..<0
      return (run.upperBound - run.lowerBound) * 1000
    }
    // Places are found to a thousandth at either end.
    expectClose(stem("l", 0.3), small, within: 2)
    expectClose(stem("n", 0.15), small, within: 2)
    expectClose(stem("H", 0.15), capital, within: 2)
    expectClose(stem("I", 0.4), capital, within: 2)
  }

  @Test(
    "Ink lies where well-made faces have it",
    arguments: [
      // Left and right edge, bottom and top, of Inter 4 regular, in thousandths of an em.
      ("H", 88.0, 652.0, 0.0, 727.0), ("O", 60, 701, -10, 737), ("n", 77, 508, 0, 553),
      ("o", 51, 546, -11, 553), ("x", 43, 497, 0, 545), ("p", 77, 558, -205, 553),
      ("E", 88, 533, 0, 727), ("0", 60, 565, -10, 737), ("7", 48, 514, 0, 727),
    ])
  func ink(character: String, left: Double, right: Double, bottom: Double, top: Double) {
    let glyph = Typeface.glyph(of: Character(character), weight: .regular)
    var box = Rect2D.zero
    for element in glyph.outline.elements {
      // The ends of curves lie on the outline; handles may lie outside of it.
      let point: Point2D? =
        switch element {
        case .move(let p), .line(let p), .quadratic(_, let p), .cubic(_, _, let p): p
        case .close: nil
        }
      guard let point else { continue }
      let dot = Rect2D(x: point.x, y: point.y, width: 1e-9, height: 1e-9)
      box = box.union(dot)
    }
    // Round ends stop short of where square ones reach, and curves between their ends.
    expectClose(box.minX * 1000, left, within: 12)
    expectClose(box.maxX * 1000, right, within: 12)
    expectClose(-box.maxY * 1000, bottom, within: 12)
    expectClose(-box.minY * 1000, top, within: 12)
  }

  @Test("Counters are open", arguments: TypefaceWeight.allCases)
  func counters(weight: TypefaceWeight) {
    let places: [(Character, Double, Double)] = [
      ("o", 0.30, 0.27), ("O", 0.38, 0.36), ("b", 0.33, 0.27), ("d", 0.29, 0.27),
      ("e", 0.30, 0.39), ("0", 0.31, 0.36), ("D", 0.36, 0.36), ("8", 0.31, 0.18), ("6", 0.31, 0.22),
      ("P", 0.32, 0.51), ("A", 0.34, 0.33), ("4", 0.33, 0.29),
    ]
    for (character, x, y) in places {
      let glyph = Typeface.glyph(of: character, weight: weight)
      let isInked = glyph.outline.contains(
        Point2D(
          x: x * glyph.advance / Typeface.glyph(of: character, weight: .regular).advance, y: -y),
        rule: .nonZero)
      #expect(!isInked, "\(character)")
    }
  }

  @Test("Heavier weights have more ink in nearly the same room")
  func weights() {
    for character in "aegnosHRS0258&" {
      var inks: [Double] = []
      for weight in TypefaceWeight.allCases {
        let glyph = Typeface.glyph(of: character, weight: weight)
        inks.append(
          runs(glyph, y: 0.2).reduce(0) { $0 + $1.upperBound - $1.lowerBound })
      }
      #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(character): \(inks)")
    }
    let regular = Typeface.glyph(of: "o", weight: .regular).advance
    expectClose(Typeface.glyph(of: "o", weight: .bold).advance - regular, 0.017, closerThan: 0.002)
  }

  @Test("A letter followed by its mark is the composed letter")
  func composed() {
    for (composed, parts) in [
      ("é", "e\u{301}"), ("Å", "A\u{30A}"), ("ç", "c\u{327}"), ("ő", "o\u{30B}"), ("Ž", "Z\u{30C}"),
    ] {
      let whole = Typeface.glyph(of: Character(composed), weight: .regular)
      expectEqual(Typeface.glyph(of: Character(parts), weight: .regular), whole)
      let base = Character(String(parts.unicodeScalars.prefix(1)))
      let plain = Typeface.glyph(of: base, weight: .regular)
      #expect(whole.outline.elements.count > plain.outline.elements.count)
      expectEqual(Array(whole.outline.elements.prefix(3)), Array(plain.outline.elements.prefix(3)))
    }
  }

  @Test("Marks stand clear of their letters")
  func marks() {
    for (letter, base) in [("é", 0.57), ("ü", 0.57), ("Ô", 0.75), ("Ñ", 0.745), ("š", 0.57)] {
      let glyph = Typeface.glyph(of: Character(letter), weight: .regular)
      // Nothing is inked between the letter and its mark.
      #expect(runs(glyph, y: base).isEmpty, "\(letter)")
    }
  }

  @Test("Tabular digits share one advance and stand in its middle")
  func tabular() {
    for weight in TypefaceWeight.allCases {
      let advances = Set(
        "0123456789".map {
          Typeface.glyph(of: $0, weight: weight, tabularDigits: true).advance
        })
      expectEqual(advances.count, 1)
    }
    let proportional = Typeface.glyph(of: "1", weight: .regular).advance
    #expect(proportional < Typeface.glyph(of: "1", weight: .regular, tabularDigits: true).advance)
    let letter = Typeface.glyph(of: "a", weight: .regular, tabularDigits: true)
    expectEqual(letter, Typeface.glyph(of: "a", weight: .regular))
  }

  @Test("Pairs are kerned as in well-made faces")
  func kerning() {
    func kerning(_ left: Character, _ right: Character) -> Double {
      Typeface.kerning(between: left, and: right, weight: .regular) * 1000
    }
    #expect(kerning("A", "V") < -50 && kerning("V", "A") < -50)
    expectEqual(kerning("L", "T"), -97)
    expectEqual(kerning("7", "."), -125)
    expectEqual(kerning("r", "t"), 34)
    #expect(kerning("n", "n") == 0 && kerning("H", "H") == 0)
    // Letters with marks are spaced as their bases.
    expectEqual(kerning("Ä", "V"), kerning("A", "V"))
    expectEqual(kerning("T", "é"), kerning("T", "e"))
  }

  @Test("What is not there is a box that says so", arguments: ["\u{0623}", "漢", "😀", "\u{16A0}"])
  func missing(character: String) {
    let glyph = Typeface.glyph(of: Character(character), weight: .regular)
    #expect(glyph.isMissing)
    #expect(!glyph.outline.isEmpty)
  }

  @Test("Spaces draw nothing and have their widths")
  func spaces() {
    let space = Typeface.glyph(of: " ", weight: .regular)
    #expect(space.outline.isEmpty && space.advance == 0.28)
    expectEqual(Typeface.glyph(of: "\u{A0}", weight: .regular), space)
    expectEqual(Typeface.glyph(of: "\u{2003}", weight: .regular).advance, 1)
  }
}
