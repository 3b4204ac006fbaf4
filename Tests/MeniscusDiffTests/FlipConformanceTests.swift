import Foundation
import MeniscusDiff
import MeniscusImage
import TestSupport
import Testing

/// ꟻLIP against NVIDIA's tools and an independent implementation in double precision.
@Suite(.enabled(if: Conformance.isPresent)) struct FlipConformanceTests {
  /// A pair of pictures.
  struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: String
    let actual: String

    func pictures() throws -> (expected: Bitmap, actual: Bitmap) {
      (
        try #require(FlipConformanceTests.inputs[expected]),
        try #require(FlipConformanceTests.inputs[actual])
      )
    }
  }

  /// The pictures of all pairs by their paths, decoded once; those that cannot be read are missing.
  private static let inputs: [String: Bitmap] = {
    let paths = Set(pairs.flatMap { [$0.expected, $0.actual] })
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        guard let file = Conformance.folder?.appendingPathComponent(path),
          let data = try? Data(contentsOf: file), let bitmap = try? PNG.decode([UInt8](data))
        else { return nil }
        return (path, bitmap)
      })
  }()

  static let pairs =
    (1...3).map { number in
      Pair(
        testDescription: "pm\(number)", expected: "pixelmatch/inputs/\(number)a.png",
        actual: "pixelmatch/inputs/\(number)b.png")
    } + [
      Pair(
        testDescription: "tree", expected: "flip/inputs/tree-ref.png",
        actual: "flip/inputs/tree-test.png"),
      Pair(
        testDescription: "nvblur1", expected: "flip/inputs/nvref.png",
        actual: "flip/inputs/nvblur1.png"),
      Pair(
        testDescription: "nvtint", expected: "flip/inputs/nvref.png",
        actual: "flip/inputs/nvtint.png"),
      Pair(
        testDescription: "ident", expected: "flip/inputs/nvref.png",
        actual: "flip/inputs/nvref.png"),
      Pair(
        testDescription: "uiA", expected: "flip/inputs/uiA_a.png",
        actual: "flip/inputs/uiA_b.png"),
    ]
  /// Those that are quick enough for several distances in a debug build.
  static let smallPairs = pairs.filter {
    ["pm1", "pm2", "pm3", "uiA"].contains($0.testDescription)
  }

  /// The rows of a table by its column names.
  private static func rows(_ file: String) throws -> [[String: String]] {
    let folder = try #require(Conformance.folder).appendingPathComponent("flip")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.split(separator: ",").map { String($0) } }
    let names = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(names, $0)) }
  }

  private static func number(_ row: [String: String], _ name: String) throws -> Double {
    try #require(row[name].flatMap { Double($0) })
  }

  @Test(arguments: pairs) func meansAreThoseOfDoublePrecision(_ pair: Pair) throws {
    let rows = try Self.rows("float64-truth.csv")
    let row = try #require(rows.first { $0["pair"] == pair.testDescription })
    try expectEqual(Self.number(row, "ppd"), 67.02064327658226)
    expectClose(FlipMap.usualPixelsPerDegree, 67.02064327658226, closerThan: 1e-12)
    let (expected, actual) = try pair.pictures()
    let summary = FlipSummary(of: try FlipMap(expected: expected, actual: actual))
    try expectClose(summary.mean, Self.number(row, "mean_float64_impl"), closerThan: 1e-6)
  }

  @Test(arguments: [("pm1", "pm1_67ppd_512x256"), ("uiA", "uiA_67ppd_640x320")])
  func mapsAreThoseOfTheAuthorsTool(pair: String, file: String) throws {
    let folder = try #require(Conformance.folder)
    let data = try Data(contentsOf: folder.appendingPathComponent("flip/maps/\(file).f32"))
    let values = stride(from: 0, to: data.count, by: 4).map { offset -> Float in
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(data[offset + $1]) << UInt32(8 * $1) }
      return Float(bitPattern: bits)
    }
    let (expected, actual) = try #require(Self.pairs.first { $0.testDescription == pair })
      .pictures()
    let map = try FlipMap(expected: expected, actual: actual)
    expectEqual(map.values.count, values.count)
    var worst: Float = 0
    for (value, other) in zip(map.values, values) { worst = max(worst, abs(value - other)) }
    // The tool works in single precision; the independent implementation is off by as much.
    #expect(worst < 5e-4)
  }

  @Test(arguments: smallPairs, [30, 60, 120])
  func otherDistances(_ pair: Pair, _ pixelsPerDegree: Double) throws {
    let row = try #require(
      try Self.rows("expected.csv").first {
        $0["pair"] == pair.testDescription
          && $0["pixels_per_degree"].flatMap { Double($0) } == pixelsPerDegree
      })
    let (expected, actual) = try pair.pictures()
    let map = try FlipMap(
      expected: expected, actual: actual, pixelsPerDegree: pixelsPerDegree)
    let summary = FlipSummary(of: map)
    // Single precision moves a mean by some 10⁻⁷, and any one value by up to 5 · 10⁻⁴.
    try expectClose(summary.mean, Self.number(row, "mean_of_flip_evaluator_map"), closerThan: 1e-6)
    try expectClose(summary.maximum, Self.number(row, "max"), closerThan: 5e-4)
    let quartiles = summary.weightedQuartiles
    try expectClose(quartiles.first, Self.number(row, "weighted_q25"), closerThan: 1e-4)
    try expectClose(quartiles.median, Self.number(row, "weighted_median"), closerThan: 1e-4)
    try expectClose(quartiles.third, Self.number(row, "weighted_q75"), closerThan: 1e-4)
  }

  /// The values that nv-flip-rs tests itself with, from NVIDIA's command-line tool, and its picture.
  @Test func treePair() throws {
    let pair = try #require(Self.pairs.first { $0.testDescription == "tree" })
    let (expected, actual) = try pair.pictures()
    let map = try FlipMap(expected: expected, actual: actual)
    let summary = FlipSummary(of: map)
    expectClose(summary.mean, 0.133285, closerThan: 1e-4)
    expectClose(summary.weightedQuartiles.first, 0.184924, closerThan: 1e-4)
    expectClose(summary.weightedQuartiles.median, 0.333241, closerThan: 1e-4)
    expectClose(summary.weightedQuartiles.third, 0.503441, closerThan: 1e-4)
    expectClose(summary.maximum, 0.983044, closerThan: 1e-4)

    let file = try #require(Conformance.folder)
      .appendingPathComponent("flip/inputs/tree-comparison-cli.png")
    let picture = try PNG.decode([UInt8](Data(contentsOf: file)))
    let heat = HeatMap(map).bitmap
    #expect(heat.width == picture.width && heat.height == picture.height)
    var others = 0
    var largest = 0
    for (value, other) in zip(heat.samples, picture.samples) where value != other {
      others += 1
      largest = max(largest, abs(Int(value) - Int(other)))
    }
    // Where single precision rounds to the other colour of two neighbours: they lie at most 5 apart,
    // and 5 · 10⁻⁵ of error makes it happen to one pixel in a hundred.
    #expect(largest <= 5)
    #expect(others < picture.samples.count / 100)
  }
}
