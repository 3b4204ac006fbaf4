import MeniscusText
import TestSupport
import Testing

/// Signs keep up with the letters beside them, and what is white in them stays white.
@Suite struct TypefaceSignTests {
  private static let heavy: [TypefaceWeight] = [.bold, .heavy, .black]

  /// The share of an em that a stretch of ink on a line through a sign takes.
  private func stroke(_ sign: Character, _ weight: TypefaceWeight) throws -> Double {
    let scan = TypefaceScan(sign, weight)
    switch sign {
    case "=", "≈": return try #require(scan.column(at: scan.ink.midX).first).length
    case "@", "∞": return try #require(scan.row(at: -scan.ink.midY).first).length
    default: return try #require(scan.row(at: -scan.ink.midY + 60).first).length
    }
  }

  /// The ratio of the top of o, which is a level stroke of small letters: bold 1.56, black 1.92.
  @Test func strokesOfSignsGrowAsThoseOfLetters() throws {
    for sign in ["«", "»", "=", "≈", "∞", "@"] as [Character] {
      for (weight, letter) in [(TypefaceWeight.bold, 117 / 75.0), (.black, 144 / 75)] {
        let ratio = try stroke(sign, weight) / stroke(sign, .regular)
        // Strokes beside each other may give a seventh of their growth to the white between them.
        #expect(ratio > letter * 0.86, "\(sign) in \(weight): \(ratio), not \(letter)")
      }
    }
  }

  /// 40 thousandths of an em are 0.7 of a point at 17 points: what stays open in text.
  @Test func whiteStaysBetweenThePartsOfSigns() {
    for weight in TypefaceWeight.allCases {
      for (sign, parts) in [("÷", 3), ("=", 2)] as [(Character, Int)] {
        let scan = TypefaceScan(sign, weight)
        let column = scan.column(at: scan.ink.midX)
        expectEqual(column.count, parts, "\(sign) in \(weight)")
        for (lower, upper) in zip(column, column.dropFirst()) {
          #expect(upper.lowerBound - lower.upperBound > 40, "\(sign) in \(weight)")
        }
      }
      for sign in ["«", "»"] as [Character] {
        let scan = TypefaceScan(sign, weight)
        for height in stride(from: 110.0, through: 430, by: 20) {
          let row = scan.row(at: height)
          expectEqual(row.count, 2, "\(sign) in \(weight) at \(height)")
          guard row.count == 2 else { continue }
          #expect(row[1].lowerBound - row[0].upperBound > 40, "\(sign) in \(weight) at \(height)")
        }
      }
    }
  }

  @Test func slantedNeighboursKeepAGap() throws {
    for weight in Self.heavy {
      for (left, right) in [("y", "v"), ("v", "y"), ("w", "y"), ("v", "v"), ("w", "x")]
        as [(Character, Character)]
      {
        let (first, second) = (TypefaceScan(left, weight), TypefaceScan(right, weight))
        let kerning = Typeface.kerning(between: left, and: right, weight: weight) * 1000
        let end = try #require(first.row(at: 520).last).upperBound
        let start = try #require(second.row(at: 520).first).lowerBound
        let gap = first.advance - end + kerning + start
        // A point at 34 points; at 17 points it is a pixel of a screen with two a point.
        #expect(gap > 28, "\(left)\(right) in \(weight): \(gap)")
      }
    }
  }
}
