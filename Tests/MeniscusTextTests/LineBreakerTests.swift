import MeniscusText
import TestSupport
import Testing

@Suite struct LineBreakerTests {
  @Test(
    arguments: [
      ("", 100, []),
      ("one", 100, ["one"]),
      ("one two", 70, ["one two"]),
      ("one two", 69, ["one", "two"]),
      ("one two three", 70, ["one two", "three"]),
      // Spaces at a line's end take no room, those at a paragraph's beginning do.
      ("one   two", 30, ["one", "two"]),
      ("  one two", 50, ["  one", "two"]),
      ("one ", 30, ["one"]),
      // What asks for a new line gets it, also an empty one.
      ("one\ntwo", 100, ["one", "two"]),
      ("one\r\ntwo\u{2028}three", 100, ["one", "two", "three"]),
      ("one\n\ntwo", 100, ["one", "", "two"]),
      ("one\n", 100, ["one", ""]),
      ("\n", 100, ["", ""]),
      // A word wider than the line is divided, and what follows it goes on behind it.
      ("abcdefgh ij", 30, ["abc", "def", "gh", "ij"]),
      ("a bcdefgh", 40, ["a", "bcde", "fgh"]),
      ("ab", 1, ["a", "b"]),
      // Hyphens divide words, but neither begin a line nor part a sign from its number.
      ("well-known", 60, ["well-", "known"]),
      ("it is -5", 70, ["it is", "-5"]),
      ("a--b c", 40, ["a--b", "c"]),
      // No line ends at a fixed space.
      ("10\u{A0}pt wide", 60, ["10\u{A0}pt", "wide"]),
      ("a 10\u{A0}pt", 60, ["a", "10\u{A0}pt"]),
      // Scripts without spaces break anywhere but before closing and after opening marks.
      ("日本語文字", 30, ["日本語", "文字"]),
      ("日本語。文字", 30, ["日本", "語。文", "字"]),
      ("日本「語」文", 30, ["日本", "「語」", "文"]),
      // An accent or a joined emoji stays with what it belongs to.
      ("e\u{301}e\u{301}e\u{301}", 20, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("👩‍👩‍👧👩‍👩‍👧", 10, ["👩‍👩‍👧", "👩‍👩‍👧"]),
    ] as [(String, Double, [String])])
  func linesEndWhereTheyShould(text: String, width: Double, expected: [String]) {
    expectEqual(Typesetting(text: text).read(LineBreaker(width: width)), expected)
  }

  @Test func endingsSayWhy() {
    let lines = Typesetting(text: "one two\nabcdefgh").lines(LineBreaker(width: 50))
    expectEqual(lines.map(\.ending), [.wrapped, .mandatory, .divided, .text])
    expectEqual(lines.map(\.range), [0..<3, 4..<7, 8..<13, 13..<16])
    expectEqual(lines.map(\.width), [30, 30, 50, 30])
  }

  @Test func withoutAWidthOnlyTheTextEndsLines() {
    let lines = Typesetting(text: "one two three\nfour").lines(LineBreaker(width: .infinity))
    expectEqual(lines.map(\.width), [130, 40])
  }

  @Test func ownWidthFitsThoughPositionsWereAddedToIt() {
    let text = Typesetting(text: "ab cd", widths: ["a": 9.1, "b": 7.3, "c": 3.7])
    let own = text.width(0..<5)
    let carried = (own + 1234.567) - 1234.567
    for width in [own, carried, own.nextDown] {
      expectEqual(text.read(LineBreaker(width: width)), ["ab cd"])
    }
    expectEqual(text.read(LineBreaker(width: own - 0.01)), ["ab", "cd"])
  }

  /// Nothing is lost, nothing is too wide, and no line could have taken the next word as well.
  @Test func linesAreWholeFitAndGreedy() {
    var state: UInt64 = 5
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let alphabet = Array("abcde  \n")
    for _ in 0..<300 {
      let text = String((0..<next(60)).map { _ in alphabet[next(alphabet.count)] })
      let typesetting = Typesetting(text: text, widths: ["a": 4, "b": 13])
      let width = Double(5 + next(120))
      let lines = typesetting.lines(LineBreaker(width: width))
      let clusters = typesetting.clusters
      var place = 0
      for (index, line) in lines.enumerated() {
        #expect(clusters[place..<line.range.lowerBound].allSatisfy { " \n".contains($0) })
        #expect(line.width <= width || line.range.count == 1, "\(text.debugDescription)")
        expectEqual(line.width, typesetting.width(line.range))
        if line.ending == .wrapped, index + 1 < lines.count {
          let following = lines[index + 1].range
          let word = clusters[following].prefix { $0 != " " }.count
          let longer = line.range.lowerBound..<(following.lowerBound + word)
          #expect(word > 0)
          #expect(typesetting.width(longer) > width, "\(text.debugDescription)")
        }
        place = line.range.upperBound
      }
      #expect(clusters[place...].allSatisfy { " \n".contains($0) })
    }
  }
}
