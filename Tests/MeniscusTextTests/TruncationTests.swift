import MeniscusText
import TestSupport
import Testing

@Suite struct TruncationTests {
  private func read(
    _ text: String, _ width: Double, limit: Int = 1, _ truncation: Truncation = .tail
  ) -> [String] {
    Typesetting(text: text)
      .read(LineBreaker(width: width, limit: limit, truncation: truncation))
  }

  @Test func whatFitsIsNotCut() {
    for truncation in Truncation.allCases {
      expectEqual(read("one two", 70, truncation), ["one two"])
      expectEqual(read("one two", 30, limit: 2, truncation), ["one", "two"])
    }
  }

  @Test func textIsCutWhereItWasAskedFor() {
    expectEqual(read("abcdefgh", 50, .tail), ["abcd…"])
    expectEqual(read("abcdefgh", 50, .head), ["…efgh"])
    expectEqual(read("abcdefgh", 50, .middle), ["ab…gh"])
    expectEqual(read("abcdefgh", 60, .middle), ["abc…gh"])
  }

  @Test func lastLineTakesMoreThanWholeWords() {
    expectEqual(read("one two three four", 70, limit: 2), ["one two", "three…"])
    expectEqual(read("one two three", 60, limit: 1), ["one t…"])
    expectEqual(read("one two three four", 80, limit: 2, .head), ["one two", "…ee four"])
  }

  @Test func noSpaceStandsBesideTheEllipsis() {
    expectEqual(read("one two", 50, .tail), ["one…"])
    expectEqual(read("one two", 50, .head), ["…two"])
    let line = Typesetting(text: "one two").lines(LineBreaker(width: 50, limit: 1))
    expectEqual(line.map(\.width), [40])
  }

  @Test func furtherParagraphsAreMarked() {
    expectEqual(read("one\ntwo", 100), ["one…"])
    expectEqual(read("one\ntwo", 30), ["on…"])
    expectEqual(read("one\n", 100), ["one…"])
    let lines = Typesetting(text: "one\ntwo").lines(LineBreaker(width: 100, limit: 1))
    expectEqual(lines.map(\.ending), [.truncated])
    expectEqual(lines.map(\.omitted), [3..<3])
  }

  @Test func whereNothingFitsTheEllipsisStandsAlone() {
    for truncation in Truncation.allCases {
      expectEqual(read("abc", 15, truncation), ["…"])
      expectEqual(read("abc", 1, truncation), ["…"])
    }
  }

  @Test func cutLinesFitAndAreAsLongAsTheyCanBe() {
    let text = Typesetting(text: "abcabcbacabcc", widths: ["a": 3, "b": 11, "c": 7])
    for truncation in Truncation.allCases {
      for width in 10...90 {
        let breaker = LineBreaker(width: Double(width), limit: 1, truncation: truncation)
        guard let line = text.lines(breaker, ellipsis: 6).first, let omitted = line.omitted else {
          continue
        }
        #expect(line.width <= Double(width))
        let kept =
          text.width(line.range.lowerBound..<omitted.lowerBound)
          + text.width(omitted.upperBound..<line.range.upperBound)
        expectEqual(line.width, kept + 6)
        // One more cluster, on the side whose turn it is, would be too much.
        let (head, tail) = (
          omitted.lowerBound - line.range.lowerBound, line.range.upperBound - omitted.upperBound
        )
        let growsHead = truncation == .tail || (truncation == .middle && head == tail)
        let next = growsHead ? omitted.lowerBound : omitted.upperBound - 1
        #expect(line.width + text.width(next..<(next + 1)) > Double(width))
      }
    }
  }
}
