import MeniscusGeometry
import MeniscusLab
import TestSupport
import Testing

/// The page on which a browser is measured.
@Suite("The page of capsules")
struct CapsulePageTests {
  private func count(_ part: String, in text: String) -> Int {
    text.split(separator: part, omittingEmptySubsequences: false).count - 1
  }

  @Test("It has all that is drawn here, as many pixels wide and high")
  func content() {
    let page = CapsulePage(scale: 3)
    expectEqual(page.size, Size2D(width: 1170 / 2, height: 2532 / 2))
    expectEqual(count("<path d='M", in: page.text), 5)
    expectEqual(count("<ellipse ", in: page.text), 1)
    expectEqual(count("<rect x='0.0' y='0.0' width='390.0' height='844.0'", in: page.text), 1)
    expectEqual(count("<i style='left:61.0px;top:", in: page.text), 4)
    expectEqual(count("width:268.0px;height:50.0px;border-radius:25.0px'", in: page.text), 4)
    // The sun and five ridges move, each by a way of its own; the sky hardly does.
    let ways = page.text.split(separator: "data-way='").dropFirst().compactMap { part in
      Double(part.prefix { $0 != "'" }).map { ($0 * 1_000).rounded() / 1_000 }
    }
    expectEqual(ways, [0.001, 0.3, 0.4, 0.8, 1.2, 1.6, 2])
  }

  @Test(
    "What it tells is read from a browser's log",
    arguments: [
      (#"[1:1/0:INFO:CONSOLE:6] "meniscus-frame:12.5;", source: file:///p.html (3)"#, 12_500_000),
      ("meniscus-frame:0.25;", 250_000), ("meniscus-frame:;", nil), ("meniscus-frame:nan;", nil),
      ("meniscus-frame:-1;", nil), ("meniscus-frame:1e300;", nil), ("frame:12.5;", nil),
    ] as [(String, UInt64?)])
  func log(line: String, time: UInt64?) {
    expectEqual(CapsulePage.nanoseconds(in: line), time)
  }
}
