import MeniscusText
import TestSupport
import Testing

/// Letters of headlines against those of text.
@Suite struct TypefaceSizeTests {
  @Test func textUpToTwentyPointsIsDrawnForText() {
    for (points, size) in [
      (0, OpticalSize.text), (11, .text), (20, .text), (-4, .text), (.nan, .text),
      (34, .headline), (96, .headline), (.infinity, .headline),
    ] as [(Double, OpticalSize)] {
      expectEqual(OpticalSize(points: points), size, "\(points)")
    }
    // Between the masters there are few steps: growing text is not drawn anew at every size.
    let steps = Set(stride(from: 11.0, through: 60, by: 0.25).map { OpticalSize(points: $0) })
    #expect((3...6).contains(steps.count), "\(steps.count)")
  }

  @Test func endsGrowFlatterWithSizeAndNothingMoves() throws {
    for weight in [TypefaceWeight.light, .regular, .bold, .black] {
      for (letter, top) in [("l", 727), ("v", 545), ("I", 727), ("x", 545), ("T", 727)]
        as [(Character, Double)]
      {
        var last = 0.0
        for points in [17.0, 22, 28, 34] {
          let scan = TypefaceScan(letter, weight, size: OpticalSize(points: points))
          // A hundredth of an em below its top a stroke is the wider the flatter its end is.
          let end = try #require(scan.row(at: top - 10).first).length
          #expect(end > last, "\(letter) in \(weight) at \(points): \(end)")
          last = end
          expectEqual(scan.advance, TypefaceScan(letter, weight).advance, "\(letter)")
        }
      }
    }
  }

  @Test func aFaceHasTheOpticalSizeOfItsPoints() {
    var shaper = TextShaper()
    let glyphs = [17.0, 34].map { points in
      let face = TextFace(size: points)
      return shaper.glyph(of: "l", face)
    }
    expectEqual(TextFace(size: 17).style.opticalSize, .text)
    expectEqual(TextFace(size: 34).style.opticalSize, .headline)
    expectEqual(glyphs[0], Typeface.glyph(of: "l", weight: .regular))
    expectEqual(glyphs[1], Typeface.glyph(of: "l", weight: .regular, size: .headline))
    #expect(glyphs[0] != glyphs[1])
  }

  /// In the cell of 0.6 em that a timer's digits have, 0.036 em stay white at either side: as much
  /// as between a stroke and the edge of its letter in the tightest weights.
  @Test func tabularDigitsKeepAGapInTheCellsOfATimer() {
    for weight in TypefaceWeight.allCases {
      for digit in "0123456789" {
        let ink = TypefaceScan(digit, weight, tabularDigits: true).ink
        #expect((600 - ink.width) / 2 >= 34, "\(digit) in \(weight): \(ink.width)")
      }
    }
  }

  /// A seam shows as a lump wherever two contours do not quite meet.
  @Test func theUprightAndTheBowlOfFiveAreOneContour() {
    for weight in TypefaceWeight.allCases {
      let elements = Typeface.glyph(of: "5", weight: weight).outline.elements
      let contours = elements.count {
        if case .move = $0 { true } else { false }
      }
      expectEqual(contours, 1, "\(weight)")
    }
  }
}

extension TextShaper {
  fileprivate mutating func glyph(of character: Character, _ face: TextFace) -> Glyph {
    let text = shape([TextRun(text: String(character), face: face)])
    return glyphs[text.glyphs[0]]
  }
}
