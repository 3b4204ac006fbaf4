import MeniscusText
import TestSupport
import Testing

@Suite struct TypefaceKerningTests {
  /// Pairs of the table of Inter 4 regular, in thousandths of an em.
  private static let pairs: [(String, ClosedRange<Double>)] = [
    ("AV", -85 ... -57), ("AW", -85 ... -57), ("AY", -85 ... -57), ("AT", -85 ... -57),
    ("VA", -85 ... -57), ("WA", -85 ... -57), ("YA", -85 ... -57), ("TA", -85 ... -57),
    ("LT", -97 ... -97), ("LV", -68 ... -68), ("PA", -74 ... -74), ("FA", -91 ... -91),
    ("P.", -40 ... -34), ("F,", -40 ... -34), ("T.", -40 ... -34), ("To", -80 ... -74),
    ("Te", -80 ... -74), ("Ta", -80 ... -74), ("Tu", -80 ... -74), ("Tr", -57 ... -57),
    ("Ty", -63 ... -63), ("Vo", -51 ... -51), ("Va", -51 ... -51), ("V.", -97 ... -97),
    ("We", -51 ... -51), ("Yo", -77 ... -71), ("Ya", -77 ... -71), ("r.", -63 ... -63),
    ("ro", -17 ... -17), ("ov", -23 ... -18), ("ow", -23 ... -18), ("ox", -23 ... -18),
    ("ke", -23 ... -23), ("fo", -23 ... -23), ("f.", -57 ... -57), ("KO", -34 ... -34),
    ("OA", -34 ... -34), ("OV", -34 ... -34), ("OY", -34 ... -34), ("OT", -30 ... -30),
    ("RV", -24 ... -17), ("RY", -24 ... -17), ("74", -58 ... -58), ("7.", -125 ... -125),
    ("1.", -43 ... -43), ("rt", 34...34),
  ]

  private func kerning(_ pair: String, _ weight: TypefaceWeight) -> Double {
    let characters = Array(pair)
    return Typeface.kerning(between: characters[0], and: characters[1], weight: weight) * 1000
  }

  @Test func pairsAreDrawnTogetherAsMeasured() {
    for (pair, range) in Self.pairs {
      let value = kerning(pair, .regular)
      // Groups round the values of their members; three thousandths are invisible.
      #expect(value >= range.lowerBound - 3 && value <= range.upperBound + 3, "\(pair): \(value)")
    }
  }

  @Test func otherPairsAreLeftAlone() {
    for pair in ["nn", "no", "on", "HO", "HH", "ii", "mn", "00", "a ", " T", "漢A"] {
      expectEqual(kerning(pair, .regular), 0, "\(pair)")
    }
  }

  @Test func lettersWithMarksAreSpacedAsTheirBases() {
    for (pair, base) in [("ÄV", "AV"), ("Tó", "To"), ("Ťa", "Ta"), ("Łv", "Lv"), ("Yö", "Yo")] {
      expectEqual(kerning(pair, .regular), kerning(base, .regular), "\(pair)")
      #expect(kerning(pair, .regular) < 0)
    }
  }

  @Test func signsHoldInEveryWeightAndNoPairCollides() {
    for weight in TypefaceWeight.allCases {
      for (pair, range) in Self.pairs {
        let value = kerning(pair, weight)
        #expect(value * range.lowerBound > 0, "\(pair) in \(weight)")
        let characters = Array(pair)
        let (left, right) = (
          TypefaceScan(characters[0], weight), TypefaceScan(characters[1], weight)
        )
        // On no line do the two come nearer than a fiftieth of an em.
        for height in stride(from: -200.0, to: 760, by: 20) {
          guard let end = left.row(at: height).last, let start = right.row(at: height).first else {
            continue
          }
          let gap = left.advance + value + start.lowerBound - end.upperBound
          #expect(gap > 20, "\(pair) in \(weight) at \(height): \(gap)")
        }
      }
    }
  }
}
