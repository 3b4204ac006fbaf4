import MeniscusGeometry
import MeniscusText
import MeniscusUI
import TestSupport
import Testing

/// The outline of a string as a shape.
struct TextShapeTests {
  private static let rect = CGRect(x: 0, y: 0, width: 400, height: 200)

  private func path(_ text: String, size: CGFloat = 100, cells: TextShape.Cells? = nil) -> Path {
    TextShape(text, font: .system(size: size), cells: cells).path(in: Self.rect)
  }

  @Test func nothingHasNoOutline() {
    #expect(path("").isEmpty)
    #expect(path("   ").isEmpty)
    #expect(path("8", size: 0).isEmpty)
    #expect(path("8", size: .nan).isEmpty)
  }

  @Test(arguments: ["1", "0", "Q", "g", "ß"])
  func theInkLiesInTheMiddle(letter: String) {
    let bounds = path(letter).boundingRect
    expectClose(bounds.midX, 200, closerThan: 1e-9)
    expectClose(bounds.midY, 100, closerThan: 1e-9)
  }

  @Test(arguments: ["1", "2", "3", "4", "5", "6", "8", "A", "e", "ä", "&", "k"])
  func theOutlineIsTheTypefaces(letter: Character) {
    let glyph = Typeface.glyph(of: letter, weight: .regular, size: .headline).outline
    let outline = glyph.transformed(
      by: Affine2D(a: 100, b: 0, c: 0, d: 100, tx: 0, ty: 0))
    let shape = path(String(letter))
    let (own, box) = (shape.boundingRect, outline.bounds)
    #expect(abs(own.width - box.width) < 0.02 && abs(own.height - box.height) < 0.02)
    // The same ink, but within two hundredths of a point of an edge.
    var different = 0
    for row in 0..<60 {
      for column in 0..<60 {
        let (x, y) = (Double(column) / 59 * box.width, Double(row) / 59 * box.height)
        let typefaces = outline.contains(Point2D(x: box.minX + x, y: box.minY + y))
        let shapes = shape.contains(CGPoint(x: own.minX + x, y: own.minY + y))
        if typefaces != shapes { different += 1 }
      }
    }
    // Points of the grid's rim lie on the edge itself: 240 of 3,600.
    #expect(different < 60)
  }

  @Test func anUnknownLetterIsTheBoxThatStandsForIt() {
    let box = Typeface.glyph(of: "\u{E000}", weight: .regular)
    #expect(box.isMissing)
    let bounds = path("\u{E000}").boundingRect
    expectClose(bounds.width, box.outline.bounds.width * 100, closerThan: 0.02)
    expectClose(bounds.height, box.outline.bounds.height * 100, closerThan: 0.02)
  }

  @Test func theOutlineHasNoOverlaps() {
    for letter in "0123456789:ABCXYZabcxyz&%@" {
      let shape = path(String(letter))
      for row in 0..<40 {
        for column in 0..<40 {
          let point = CGPoint(x: 150 + Double(column) * 2.53, y: 50 + Double(row) * 2.53)
          expectEqual(shape.contains(point), shape.contains(point, eoFill: true))
        }
      }
    }
  }

  @Test func cellsAreSixTenthsAndThreeTenths() {
    expectEqual(TextShape.Cells.timer, TextShape.Cells(digit: 0.6, colon: 0.3))
    // 04:59 at 100 points: four cells of 60 and one of 30 around 200.
    let whole = path("04:59", cells: .timer)
    let cells: [(Character, CGFloat)] = [("0", 95), ("4", 155), (":", 200), ("5", 245), ("9", 305)]
    for (character, middle) in cells {
      let ink = path(String(character)).boundingRect
      let alone = CGRect(x: middle - ink.width / 2, y: 0, width: ink.width, height: 200)
      // Nothing at the edges of the cell, ink at both edges of the character's own extent.
      for y in stride(from: 50.0, through: 150, by: 1) {
        let half: CGFloat = character == ":" ? 15 : 30
        #expect(!whole.contains(CGPoint(x: middle - half + 0.1, y: y)))
        #expect(!whole.contains(CGPoint(x: middle + half - 0.1, y: y)))
      }
      for x in [alone.minX + 0.3, alone.maxX - 0.3] {
        #expect(
          stride(from: 50.0, through: 150, by: 0.1).contains { y in
            whole.contains(CGPoint(x: x, y: y))
          })
      }
    }
  }

  @Test func aDigitThatChangesMovesNoOther() {
    let (one, other) = (path("11:18", cells: .timer), path("11:11", cells: .timer))
    for row in 0..<100 {
      for column in 0..<210 {
        let point = CGPoint(x: 65 + Double(column), y: 50 + Double(row))
        expectEqual(one.contains(point), other.contains(point))
      }
    }
  }

  @Test func aColonStandsInTheMiddleOfTheDigits() {
    let colon = path(":", cells: .timer).boundingRect
    let digit = path("1", cells: .timer).boundingRect
    expectClose(colon.midY, digit.midY, closerThan: 1e-6)
  }

  @Test func wordsAreSpacedAndKernedAsTexts() {
    var shaper = TextShaper()
    let text = shaper.shape([TextRun(text: "AVATAR", face: TextFace(size: 100))])
    let glyphs = text.glyphs.map { shaper.glyphs[$0].outline }
    let left = glyphs[0].bounds.minX * 100
    let right = text.distance(from: 0, to: 5) + glyphs[5].bounds.maxX * 100
    expectClose(path("AVATAR").boundingRect.width, right - left, closerThan: 0.02)
  }

  @Test func shapesAreEqualByWhatTheySay() {
    expectEqual(TextShape("12"), TextShape("12"))
    #expect(TextShape("12") != TextShape("21"))
    #expect(TextShape("12") != TextShape("12", font: .title))
    #expect(TextShape("12") != TextShape("12", cells: .timer))
  }
}
