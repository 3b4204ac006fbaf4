import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

/// Strokes measured across the drawn letters, against the thicknesses of a well-made face.
@Suite struct TypefaceStrokeTests {
  private typealias Row = (
    weight: TypefaceWeight, stem: Double, capital: Double, top: Double, bar: Double,
    smallBar: Double
  )

  /// Stem of small letters and of capitals, top of o, bar of H and of e: measured from Inter 4.
  private static let rows: [Row] = [
    (.thin, 23, 23, 23, 23, 23), (.light, 63, 66, 58, 60, 56), (.regular, 84, 88, 75, 78, 72),
    (.medium, 106, 110, 89, 94, 80), (.semibold, 128, 132, 102, 110, 87),
    (.bold, 151, 154, 117, 127, 94), (.black, 196, 197, 144, 159, 108),
  ]

  /// Points lie on a grid of a tenth of a unit: both edges may be off by half of that.
  private static let exact = 0.15

  @Test func stemsAreAsThickAsTheWeightSays() throws {
    for row in Self.rows {
      for letter in ["n", "h", "b", "l", "i", "u"] as [Character] {
        let stem = try #require(TypefaceScan(letter, row.weight).row(at: 250).first)
        expectClose(stem.length, row.stem, closerThan: Self.exact, "\(letter) in \(row.weight)")
      }
      for letter in ["H", "I", "E", "L", "N", "P"] as [Character] {
        let stem = try #require(TypefaceScan(letter, row.weight).row(at: 180).first)
        expectClose(stem.length, row.capital, closerThan: Self.exact, "\(letter) in \(row.weight)")
      }
    }
  }

  @Test func levelStrokesAreThinner() throws {
    for row in Self.rows {
      let o = TypefaceScan("o", row.weight)
      let parts = o.column(at: o.advance / 2)
      expectEqual(parts.count, 2)
      for part in parts {
        expectClose(part.length, row.top, closerThan: 0.5, "o in \(row.weight)")
      }
      let capital = TypefaceScan("H", row.weight)
      let bar = try #require(capital.column(at: capital.advance / 2).first)
      expectClose(bar.length, row.bar, closerThan: Self.exact, "H in \(row.weight)")
      let e = TypefaceScan("e", row.weight)
      let crossbar = try #require(e.column(at: e.advance / 2).dropFirst().first)
      expectClose(crossbar.length, row.smallBar, closerThan: Self.exact, "e in \(row.weight)")
    }
  }

  @Test func theSidesOfRoundLettersAreAsThickAsStems() {
    for row in Self.rows {
      for (letter, height, stem) in [("o", 271, row.stem), ("d", 271, row.stem)]
        as [(Character, Double, Double)]
      {
        for part in TypefaceScan(letter, row.weight).row(at: height) {
          expectClose(part.length, stem, closerThan: 1, "\(letter) in \(row.weight)")
        }
      }
      // The sides of O are measured at 0.97 of the stem and more.
      for part in TypefaceScan("O", row.weight).row(at: 363) {
        #expect((0.95...1.04).contains(part.length / row.capital), "O in \(row.weight)")
      }
    }
  }

  @Test func heavierWeightsHaveMoreInkAndThickerStrokes() throws {
    for character in "aegnosRSBG258&?@€" {
      var last = 0.0
      for weight in TypefaceWeight.allCases {
        let area = inkArea(TypefaceScan(character, weight))
        #expect(area > last, "\(character) in \(weight)")
        last = area
      }
    }
  }

  private func inkArea(_ scan: TypefaceScan) -> Double {
    stride(from: -245.0, to: 960, by: 10).reduce(0) { sum, height in
      sum + scan.row(at: height).reduce(0) { $0 + $1.length } * 10
    }
  }

  /// Bowls are superellipses of n = 2.14 to 2.18 outside and 2.16 to 2.24 inside.
  ///
  /// At a point where
  /// x is a half of the half axis, y is (1 − 2⁻ⁿ)^(1/n) of the other: 0.888 at 2.14, 0.894 at 2.18,
  /// 0.902 at 2.24. A circle has 0.866. The drawing is a cubic a quarter, within 0.004.
  @Test func bowlsAreSuperellipses() throws {
    for weight in [TypefaceWeight.regular, .bold] {
      let scan = TypefaceScan("o", weight)
      let (ink, parts) = (scan.ink, scan.column(at: scan.advance / 2))
      let across = scan.row(at: -(ink.minY + ink.maxY) / 2)
      let x = scan.advance / 2
      let outerAxes = (x: ink.width / 2, y: ink.height / 2)
      let top = try #require(scan.column(at: x + outerAxes.x / 2).last).upperBound
      let outer = (top + (ink.minY + ink.maxY) / 2) / outerAxes.y
      #expect((0.884...0.898).contains(outer), "\(weight): \(outer)")
      let innerAxes = (
        x: (across[1].lowerBound - across[0].upperBound) / 2,
        y: (parts[1].lowerBound - parts[0].upperBound) / 2
      )
      let inside = try #require(scan.column(at: x + innerAxes.x / 2).last).lowerBound
      let inner = (inside + (ink.minY + ink.maxY) / 2) / innerAxes.y
      #expect((0.886...0.906).contains(inner), "\(weight): \(inner)")
    }
  }

  /// The notch between a stem and what leaves it reaches 460 ± 10 of the x-height.
  @Test func archesLeaveTheirStemsWithANotch() throws {
    for weight in [TypefaceWeight.regular, .medium, .semibold, .bold, .black] {
      for letter in ["n", "m", "h", "b", "p"] as [Character] {
        let scan = TypefaceScan(letter, weight)
        let stem = try #require(
          scan.row(at: letter == "p" ? -100 : letter == "b" ? 650 : 100).first)
        let arch = try #require(scan.column(at: stem.upperBound + 0.5).last)
        #expect((450...470).contains(arch.upperBound), "\(letter) in \(weight): \(arch)")
      }
    }
  }
}
