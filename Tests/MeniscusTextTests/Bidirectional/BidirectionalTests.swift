import MeniscusText
import TestSupport
import Testing

struct BidirectionalTests {
  /// The classes of a text in which, as in UAX #9, capitals stand for letters that run to the left.
  private func classes(_ text: String) -> [BidirectionalClass] {
    text.unicodeScalars.map { scalar in
      (0x41...0x5A).contains(scalar.value) ? .right : BidirectionalClass(scalar)
    }
  }

  private func levels(_ text: String, _ base: UInt8) -> String {
    BidirectionalLevels.levels(of: classes(text), base: base).map(String.init).joined()
  }

  private func shown(_ text: String, _ base: UInt8) -> String {
    let characters = Array(text)
    let levels = BidirectionalLevels.levels(of: classes(text), base: base)
    return String(BidirectionalLevels.visualOrder(of: levels).map { characters[$0] })
  }

  @Test func theExamplesOfTheStandard() {
    // UAX #9, 3.4, the examples without embeddings.
    expectEqual(shown("car means CAR.", 0), "car means RAC.")
    expectEqual(levels("car means CAR.", 0), "00000000001110")
    expectEqual(shown("car MEANS CAR.", 1), ".RAC SNAEM car")
    expectEqual(levels("car MEANS CAR.", 1), "22211111111111")
  }

  @Test func numbersKeepTheirOrder() {
    expectEqual(shown("IT COSTS 12.50$ TODAY", 1), "YADOT 12.50$ STSOC TI")
    expectEqual(shown("ABC 1-2", 1), "1-2 CBA")
    expectEqual(levels("ABC 123", 1), "1111222")
    // A number after a letter that runs to the right runs with it (W7).
    expectEqual(levels("abc 123", 0), "0000000")
    expectEqual(levels("abc 123", 1), "2222222")
    // A number between letters that run to the left takes their spaces along (N1).
    expectEqual(levels("A 1 B", 0), "11211")
    expectEqual(levels("a 1 B", 0), "00001")
  }

  @Test func signsBelongToNumbersOnlyBesideThem() {
    expectEqual(levels("A 1,2", 1), "11222")
    expectEqual(levels("A 1,", 1), "1121")
    expectEqual(levels("A $5", 1), "1122")
    expectEqual(levels("A 5%", 1), "1122")
    expectEqual(levels("A $ 5", 1), "11112")
    expectEqual(levels("A 1,,2", 1), "112112")
  }

  @Test func digitsAfterArabicLettersAreArabic() {
    let alef: BidirectionalClass = .arabicLetter
    let digits = BidirectionalLevels.levels(
      of: [alef, .neutral, .europeanNumber, .europeanTerminator], base: 0)
    // The sign is not beside a European number then (W2 comes before W5).
    expectEqual(digits, [1, 1, 2, 0])
    expectEqual(
      BidirectionalLevels.levels(of: [.right, .europeanNumber, .europeanTerminator], base: 0),
      [1, 2, 2])
  }

  @Test func marksAndWhatShowsNothingFollowWhatIsBefore() {
    expectEqual(
      BidirectionalLevels.levels(of: [.right, .nonspacingMark, .left, .boundaryNeutral], base: 0),
      [1, 1, 0, 0])
    expectEqual(BidirectionalLevels.levels(of: [.nonspacingMark], base: 1), [1])
  }

  @Test func theFirstLetterWithADirectionTellsThatOfTheParagraph() {
    expectEqual(BidirectionalLevels.paragraphLevel(of: classes("12 a B")), 0)
    expectEqual(BidirectionalLevels.paragraphLevel(of: classes("12 B a")), 1)
    expectEqual(BidirectionalLevels.paragraphLevel(of: classes("12 !")), nil)
  }

  @Test func scalarsHaveTheClassesOfTheStandard() {
    // DerivedBidiClass, some of each class.
    let known: [(Unicode.Scalar, BidirectionalClass)] = [
      ("a", .left), ("é", .left), ("漢", .left), ("א", .right), ("ש", .right), ("ا", .arabicLetter),
      ("7", .europeanNumber), ("۷", .europeanNumber), ("٧", .arabicNumber),
      ("+", .europeanSeparator), ("−", .europeanSeparator), ("%", .europeanTerminator),
      ("€", .europeanTerminator), ("°", .europeanTerminator), (".", .commonSeparator),
      (":", .commonSeparator), ("\u{A0}", .commonSeparator), ("\u{5B0}", .nonspacingMark),
      ("\u{301}", .nonspacingMark), ("\u{200B}", .boundaryNeutral), (" ", .neutral),
      ("!", .neutral), ("(", .neutral), ("…", .neutral), ("→", .neutral), ("\u{200F}", .right),
      ("\u{200E}", .left), ("\u{1F600}", .neutral), ("“", .neutral),
    ]
    for (scalar, expected) in known {
      expectEqual(BidirectionalClass(scalar), expected, "\(scalar)")
    }
  }

  @Test func everyOrderIsAPermutation() {
    var state: UInt64 = 7
    for _ in 0..<300 {
      let levels = (0..<12).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(state >> 62)
      }
      let order = BidirectionalLevels.visualOrder(of: levels)
      expectEqual(order.sorted(), Array(levels.indices))
      // Turning the same levels around once more gives the reading order back.
      let again = BidirectionalLevels.visualOrder(of: order.map { levels[$0] })
      expectEqual(again.map { order[$0] }, Array(levels.indices))
    }
  }

  @Test func bracketsAreMirroredInTextThatRunsToTheLeft() {
    var shaper = TextShaper()
    let run = TextRun(text: "א(ב) (a)", face: TextFace(size: 10))
    let shaped = shaper.shape([run], direction: .rightToLeft)
    let open = shaper.row(of: "(", style: run.face.style)
    let close = shaper.row(of: ")", style: run.face.style)
    #expect(shaped.glyphs[1] == close && shaped.glyphs[3] == open)
    #expect(shaped.level(of: 1) == 1 && shaped.level(of: 6) == 2)
    let plain = shaper.shape([TextRun(text: "(a)", face: run.face)])
    #expect(plain.glyphs.first == open && plain.glyphs.last == close)
  }
}
