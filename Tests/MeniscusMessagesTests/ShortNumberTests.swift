import MeniscusMessages
import TestSupport
import Testing

@Suite("Numbers in explanations")
struct ShortNumberTests {
  @Test(
    "A number that stands alone has at most three decimals",
    arguments: [
      ("move(135.79999999 26)", "move(135.8 26)"),
      (
        "fill rounded(0 0 35.97 24; 1.23456 2) rgba(0 0.5333333 1 0.79)",
        "fill rounded(0 0 35.97 24; 1.235 2) rgba(0 0.533 1 0.79)"
      ),
      ("glyphs 15(0123456789abcdef -1.00049 2)", "glyphs 15(0123456789abcdef -1 2)"),
      ("outline(12345e6789012345 nonZero)", "outline(12345e6789012345 nonZero)"),
      ("offset 1e-05", "offset 1e-05"), ("Row[0.smooth]", "Row[0.smooth]"),
      ("#1.5 a1.23456 1.2.3 … - . e", "#1.5 a1.23456 1.2.3 … - . e"), ("", ""),
      ("1e400 -0.00000001", "1e400 -0.00000001"), ("12345678901234567", "12345678901234567"),
    ])
  func alone(text: String, short: String) {
    expectEqual(Messages.short(text), short)
  }

  @Test(
    "Two numbers have the decimals that tell them apart, at least two",
    arguments: [
      ("135.79999999", "136.22222", "135.8", "136.22"),
      ("0.123456", "0.123999", "0.123", "0.124"),
      ("0.10000000000000001", "0.1000000000000001", "0.1", "0.1000000000000001"),
      ("rect(1.23456 2.00001)", "rect(1.23456 2.5)", "rect(1.235 2)", "rect(1.235 2.5)"),
      ("none", "1.23456", "none", "1.235"), ("1.00001", "gone 1", "1", "gone 1"),
    ])
  func pairs(old: String, new: String, left: String, right: String) {
    let (short, other) = Messages.short(old, new)
    #expect(short == left && other == right)
    expectEqual(Messages.short(values: "\(old) → \(new)"), "\(left) → \(right)")
  }
}
