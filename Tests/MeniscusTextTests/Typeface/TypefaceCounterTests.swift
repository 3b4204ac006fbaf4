import MeniscusGeometry
import MeniscusText
import Testing

@Suite struct TypefaceCounterTests {
  /// Where each closed white lies: a share of the ink's width, and a height above the baseline.
  private static let whites: [(Character, [(Double, Double)])] = [
    ("o", [(0.5, 271)]), ("e", [(0.5, 376)]), ("a", [(0.42, 130)]), ("b", [(0.55, 271)]),
    ("d", [(0.45, 271)]), ("p", [(0.55, 271)]), ("q", [(0.45, 271)]), ("g", [(0.45, 280)]),
    ("O", [(0.5, 363)]), ("Q", [(0.45, 400)]), ("D", [(0.5, 363)]),
    ("B", [(0.5, 190), (0.5, 555)]),
    ("P", [(0.5, 500)]), ("R", [(0.5, 520)]), ("A", [(0.5, 330)]), ("0", [(0.5, 363)]),
    ("4", [(0.5, 330)]), ("6", [(0.5, 225)]), ("8", [(0.5, 180), (0.5, 560)]),
    ("9", [(0.5, 500)]), ("°", [(0.5, 570)]), ("%", [(0.18, 572), (0.82, 155)]),
    ("Þ", [(0.5, 370)]), ("þ", [(0.55, 271)]), ("œ", [(0.27, 271)]), ("ð", [(0.5, 250)]),
  ]

  @Test func countersAreWhiteAndClosed() {
    for weight in TypefaceWeight.allCases {
      for (character, points) in Self.whites {
        let scan = TypefaceScan(character, weight)
        for (share, height) in points {
          let x = scan.ink.minX + scan.ink.width * share
          let place = Point2D(x: x, y: -height)
          #expect(!scan.outline.contains(place), "\(character) in \(weight)")
          // Ink at either side, above and below.
          let (row, column) = (scan.row(at: height), scan.column(at: x))
          #expect(row.contains { $0.upperBound < x } && row.contains { $0.lowerBound > x })
          #expect(
            column.contains { $0.upperBound < height }
              && column.contains { $0.lowerBound > height }, "\(character) in \(weight)")
        }
      }
    }
  }

  /// No contour is turned the wrong way: nowhere is the winding number less than zero.
  @Test func noWhiteIsFilledByAContourThatIsTurned() {
    for weight in [TypefaceWeight.ultraLight, .regular, .bold, .black] {
      for character in "abdegopq4690ABDOPQR8%&@€§¶©®½ÆŒßẞðþØøąęç" {
        let scan = TypefaceScan(character, weight)
        for height in stride(from: -195.0, to: 800, by: 35) {
          for x in stride(from: scan.ink.minX + 7, to: scan.ink.maxX, by: 35) {
            let winding = scan.outline.windingNumber(around: Point2D(x: x, y: -height))
            #expect(winding >= 0, "\(character) in \(weight) at \(x), \(height)")
          }
        }
      }
    }
  }
}
