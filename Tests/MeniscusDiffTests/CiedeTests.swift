import Foundation
import MeniscusDiff
import MeniscusImage
import TestSupport
import Testing

/// CIEDE2000 against the pairs of the paper on its implementation, and 1,500 pairs of sRGB.
@Suite(.enabled(if: Conformance.isPresent)) struct CiedeTests {
  private func rows(_ file: String) throws -> [[String]] {
    let folder = try #require(Conformance.folder).appendingPathComponent("ciede2000")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  @Test func pairsOfThePaper() throws {
    let rows = try rows("sharma34.csv")
    expectEqual(rows.count, 34)
    for row in rows {
      let numbers = row.prefix(9).compactMap { Double($0) }
      try #require(numbers.count == 9)
      let first = LabColor(lightness: numbers[1], a: numbers[2], b: numbers[3])
      let second = LabColor(lightness: numbers[4], a: numbers[5], b: numbers[6])
      for difference in [first.ciede2000(from: second), second.ciede2000(from: first)] {
        expectClose(difference, numbers[7], closerThan: 5.1e-5, "pair \(row[0]) as published")
        expectClose(difference, numbers[8], closerThan: 1e-12, "pair \(row[0]) at 40 digits")
      }
    }
  }

  /// Colours of 8 bits, all the way from samples.
  @Test func pairsOfPixels() throws {
    let rows = try rows("srgb8-pairs.csv")
    expectEqual(rows.count, 1_500)
    for row in rows {
      let samples = row.prefix(6).compactMap { UInt8($0) }
      let expected = try #require(Double(row[8]))
      try #require(samples.count == 6)
      let first = LabColor(red: samples[0], green: samples[1], blue: samples[2])
      let second = LabColor(red: samples[3], green: samples[4], blue: samples[5])
      expectClose(first.ciede2000(from: second), expected, closerThan: 1e-9, "\(samples)")
    }
  }
}

/// The statistics over a picture.
@Suite struct CiedeComparisonTests {
  private func row(_ greys: [UInt8]) -> Bitmap {
    Bitmap(width: greys.count, height: 1, samples: greys.flatMap { [$0, $0, $0, 255] })
  }

  @Test func statisticsAreThoseOfSortedDifferences() throws {
    let first = (0..<100).map { UInt8($0) }
    let second = first.map { $0 >= 80 ? $0 + ($0 - 79) : $0 }
    let comparison = try CiedeComparison(expected: row(first), actual: row(second))
    let differences = zip(first, second).map { a, b in
      LabColor(red: a, green: a, blue: a).ciede2000(from: LabColor(red: b, green: b, blue: b))
    }
    let sorted = differences.sorted()
    expectClose(comparison.mean, sorted.reduce(0, +) / 100, closerThan: 1e-12)
    expectEqual(comparison.median, 0)
    expectEqual(comparison.percentile95, sorted[94])
    expectEqual(comparison.percentile99, sorted[98])
    expectEqual(comparison.maximum, sorted[99])
    expectEqual(comparison.noticeable, sorted.count { $0 > 2.3 })
    #expect(comparison.noticeable > 0 && comparison.noticeable < 20)
  }

  /// Two pairs that a widespread short cut by the older formula calls the wrong way.
  @Test func noShortCut() {
    let blue = LabColor(red: 0, green: 0, blue: 255)
    expectClose(
      blue.ciede2000(from: LabColor(red: 38, green: 26, blue: 236)), 2.07, closerThan: 0.005)
    let grey = LabColor(red: 170, green: 173, blue: 175)
    expectClose(
      grey.ciede2000(from: LabColor(red: 173, green: 172, blue: 175)), 2.35, closerThan: 0.005)
  }

  @Test func translucentPixelsAreSeenOverWhite() throws {
    let clear = Bitmap(width: 2, height: 1)
    #expect(try CiedeComparison(expected: clear, actual: row([255, 255])).maximum < 1e-9)
    try expectClose(
      CiedeComparison(expected: clear, actual: row([0, 0])).mean, 100, closerThan: 1e-9)
    try expectEqual(CiedeComparison(expected: clear, actual: clear).maximum, 0)
    let empty = Bitmap(width: 0, height: 3)
    try expectEqual(CiedeComparison(expected: empty, actual: empty).mean, 0)
    #expect(throws: DiffError.self) {
      try CiedeComparison(expected: clear, actual: row([0]))
    }
  }
}
