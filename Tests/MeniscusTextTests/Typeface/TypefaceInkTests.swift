import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

@Suite struct TypefaceInkTests {
  private typealias Row = (
    character: Character, advance: Double, left: Double, right: Double, bottom: Double,
    top: Double, boldAdvance: Double, boldLeft: Double, boldRight: Double
  )

  /// Advance, the ink's left and right, bottom and top of regular; advance, left and right of bold:
  /// thousandths of an em, measured from Inter 4.
  private static let rows: [Row] = [
    ("A", 676, 26, 650, 0, 727, 748, 24, 724),
    ("B", 651, 88, 594, 0, 727, 661, 63, 624),
    ("C", 727, 60, 673, -10, 737, 752, 50, 705),
    ("D", 719, 88, 659, 0, 727, 727, 63, 677),
    ("E", 598, 88, 533, 0, 727, 613, 63, 555),
    ("F", 587, 88, 525, 0, 727, 585, 63, 545),
    ("G", 743, 60, 681, -10, 737, 761, 50, 709),
    ("H", 740, 88, 652, 0, 727, 746, 63, 682),
    ("I", 264, 88, 176, 0, 727, 281, 63, 217),
    ("J", 543, 41, 455, -10, 727, 570, 23, 506),
    ("K", 652, 88, 626, 0, 727, 690, 63, 676),
    ("L", 562, 88, 514, 0, 727, 567, 63, 528),
    ("M", 889, 88, 801, 0, 727, 915, 63, 852),
    ("N", 753, 88, 665, 0, 727, 735, 63, 671),
    ("O", 761, 60, 701, -10, 737, 782, 50, 732),
    ("P", 635, 88, 581, 0, 727, 648, 63, 611),
    ("Q", 761, 60, 701, -68, 737, 783, 50, 732),
    ("R", 639, 88, 609, 0, 727, 656, 63, 636),
    ("S", 638, 57, 581, -13, 737, 655, 40, 615),
    ("T", 642, 48, 594, 0, 727, 668, 36, 632),
    ("U", 741, 88, 653, -13, 727, 729, 63, 666),
    ("V", 676, 26, 650, 0, 727, 748, 24, 724),
    ("W", 949, 21, 928, 0, 727, 1036, 19, 1017),
    ("X", 642, 27, 615, 0, 727, 714, 29, 685),
    ("Y", 665, 26, 639, 0, 727, 724, 21, 703),
    ("Z", 625, 60, 565, 0, 727, 667, 55, 612),
    ("a", 564, 51, 487, -13, 553, 580, 35, 523),
    ("b", 621, 88, 570, -11, 727, 635, 63, 595),
    ("c", 558, 51, 513, -11, 553, 587, 38, 550),
    ("d", 621, 51, 533, -11, 727, 635, 40, 571),
    ("e", 582, 51, 531, -11, 553, 598, 38, 560),
    ("f", 361, 26, 347, 0, 761, 386, 17, 380),
    ("g", 609, 51, 532, -216, 553, 633, 40, 573),
    ("h", 591, 77, 514, 0, 727, 624, 60, 565),
    ("i", 237, 60, 179, 0, 750, 272, 55, 218),
    ("j", 237, -13, 177, -205, 750, 272, -26, 218),
    ("k", 544, 77, 530, 0, 727, 582, 60, 579),
    ("l", 237, 77, 160, 0, 727, 272, 60, 212),
    ("m", 869, 77, 792, 0, 553, 912, 60, 853),
    ("n", 585, 77, 508, 0, 553, 622, 60, 563),
    ("o", 597, 51, 546, -11, 553, 614, 38, 576),
    ("p", 609, 77, 558, -205, 553, 632, 60, 592),
    ("q", 609, 51, 532, -205, 553, 632, 40, 571),
    ("r", 372, 77, 349, 0, 554, 409, 60, 392),
    ("s", 523, 53, 473, -11, 553, 562, 36, 527),
    ("t", 364, 31, 324, -7, 676, 388, 22, 360),
    ("u", 581, 77, 504, -7, 545, 622, 60, 562),
    ("v", 557, 34, 523, 0, 545, 586, 17, 569),
    ("w", 812, 34, 778, 0, 545, 850, 20, 830),
    ("x", 540, 43, 497, 0, 545, 574, 25, 549),
    ("y", 557, 34, 523, -205, 545, 586, 17, 569),
    ("z", 541, 61, 488, 0, 545, 572, 58, 516),
    ("0", 625, 60, 565, -10, 737, 688, 50, 638),
    ("1", 464, 61, 330, 0, 727, 489, 51, 375),
    ("2", 605, 75, 534, 0, 737, 630, 52, 577),
    ("3", 636, 74, 566, -10, 737, 659, 52, 607),
    ("4", 642, 58, 584, 0, 727, 678, 48, 634),
    ("5", 608, 77, 543, -10, 727, 645, 61, 597),
    ("6", 624, 64, 560, -10, 737, 660, 48, 610),
    ("7", 571, 48, 514, 0, 727, 595, 38, 548),
    ("8", 616, 61, 555, -10, 737, 661, 48, 613),
    ("9", 624, 64, 560, -10, 737, 660, 50, 612),
  ]

  /// The letters are as wide and as high as those of a well-made face, within what the eye can tell
  /// apart at a hundred points: a hundredth of an em; bold ends are rounder, hence a half more.
  @Test func lettersFillTheBoxesOfAWellMadeFace() {
    for row in Self.rows {
      let regular = TypefaceScan(row.character, .regular)
      let bold = TypefaceScan(row.character, .bold)
      expectClose(regular.advance, row.advance, closerThan: 0.5, "advance of \(row.character)")
      expectClose(
        bold.advance, row.boldAdvance, closerThan: 0.5, "bold advance of \(row.character)")
      let ink = regular.ink
      expectClose(ink.minX, row.left, within: 10, "left of \(row.character): \(ink.minX)")
      expectClose(ink.maxX, row.right, within: 10, "right of \(row.character): \(ink.maxX)")
      expectClose(-ink.maxY, row.bottom, within: 10, "bottom of \(row.character): \(-ink.maxY)")
      expectClose(-ink.minY, row.top, within: 10, "top of \(row.character): \(-ink.minY)")
      expectClose(bold.ink.minX, row.boldLeft, within: 15, "bold left of \(row.character)")
      expectClose(bold.ink.maxX, row.boldRight, within: 15, "bold right of \(row.character)")
    }
  }

  /// Round letters reach beyond straight ones, above and below.
  @Test func roundLettersOvershoot() {
    for weight in TypefaceWeight.allCases {
      let (x, o) = (TypefaceScan("x", weight).ink, TypefaceScan("o", weight).ink)
      let (capital, round) = (TypefaceScan("H", weight).ink, TypefaceScan("O", weight).ink)
      for (flat, round) in [(x, o), (capital, round)] {
        #expect((6...14).contains(flat.minY - round.minY), "top in \(weight)")
        #expect((6...14).contains(round.maxY - flat.maxY), "bottom in \(weight)")
      }
    }
  }

  @Test func heightsAreThoseThatTheTypefaceNames() {
    for weight in TypefaceWeight.allCases {
      let capital = -TypefaceScan("H", weight).ink.minY / 1000
      let small = -TypefaceScan("u", weight).ink.minY / 1000
      expectClose(capital, Typeface.capHeight, closerThan: 0.001)
      expectClose(small, Typeface.xHeight, closerThan: 0.002)
    }
  }
}
