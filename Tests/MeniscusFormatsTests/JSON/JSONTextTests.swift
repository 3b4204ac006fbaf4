import MeniscusFormats
import TestSupport
import Testing

@Suite("JSON text")
struct JSONTextTests {
  @Test(
    "Numbers are the shortest that read back",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (0.1, "0.1"), (0.5, "0.5"),
      (1.0 / 3, "0.3333333333333333"), (1e15, "1000000000000000"), (1e22, "1e+22"),
      (123_456.789, "123456.789"), (2.5e-300, "2.5e-300"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) throws {
    expectEqual(JSONText.number(value), text)
    try expectEqual(JSONReader.read(text).number("x", in: -1e300...1e300), value)
  }

  @Test("Strings read back, whatever they hold")
  func strings() throws {
    let scalars = (0...0x2FF).compactMap { Unicode.Scalar($0 as UInt32) } + ["\u{2028}", "😀"]
    var all = ""
    all.unicodeScalars.append(contentsOf: scalars)
    for string in [all, "", "\"\\/", "a\u{0}b", "e\u{301}"] {
      let read = try JSONReader.read(JSONText.string(string)).string("x")
      expectEqual(Array(read.utf8), Array(string.utf8))
    }
  }

  @Test("Hexadecimal digits are filled up with zeros")
  func hexadecimal() {
    expectEqual(JSONText.hexadecimal(0, digits: 16), "0000000000000000")
    expectEqual(JSONText.hexadecimal(.max, digits: 16), "ffffffffffffffff")
    expectEqual(JSONText.hexadecimal(0xAB, digits: 4), "00ab")
  }
}
