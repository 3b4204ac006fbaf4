import MeniscusFormats
import TestSupport
import Testing

@Suite("Values that are cut")
struct BracketedTextTests {
  @Test(
    "They are cut between words, in one line, with what is open closed",
    arguments: [
      ("short", 10, "short"),
      ("two lines\nof it", 40, "two lines of it"),
      ("one two three four", 12, "one two …"),
      ("rgba(0.1 0.2 0.3 0.4)", 16, "rgba(0.1 0.2 …)"),
      ("rows([a, b, c], [d, e, f])", 20, "rows([a, b, c] …)"),
      ("rows([alpha, beta, gamma])", 20, "rows([alpha …])"),
      ("name(abcdefghijklmnop)", 12, "name(…)"),
      ("abcdefghijklmnop", 8, "abcdefg…"),
      ("\"a (b c d e f\" g", 12, "\"a (b c d …\""),
      ("{x = “one two three four”}", 20, "{x = “one two …”}"),
    ])
  func cut(text: String, limit: Int, expected: String) {
    let shortened = BracketedText.shortened(text, to: limit)
    expectEqual(shortened, expected)
    #expect(shortened.count <= limit || shortened == text)
  }

  @Test("Two that begin alike are told from where they differ")
  func pairs() {
    let run = { (last: String) in "15(" + String(repeating: "7 0, ", count: 40) + "\(last) 0)" }
    let pair = BracketedText.shortened(run("8"), run("9"), to: 40)
    expectEqual(pair.old, "… 8 0 …")
    expectEqual(pair.new, "… 9 0 …")
    let short = BracketedText.shortened("a", "b", to: 40)
    #expect(short.old == "a" && short.new == "b")
  }

  @Test("Whatever is cut is as short as it is to be, and has no line break")
  func balance() {
    var generator = SplitMix(state: 7)
    let alphabet = Array("ab ,([{)]}\n“”\"")
    for _ in 0..<2_000 {
      let text = String((0..<60).map { _ in alphabet[Int(generator.next() % 14)] })
      for limit in [2, 9, 30] {
        let shortened = BracketedText.shortened(text, to: limit)
        #expect(shortened.count <= limit && !shortened.contains("\n"), "\(text)")
      }
    }
  }
}
