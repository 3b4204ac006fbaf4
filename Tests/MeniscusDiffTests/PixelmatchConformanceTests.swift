import MeniscusDiff
import MeniscusImage
import TestSupport
import Testing

/// Pixelmatch 7.2 and its main branch: every row of the tables, and the original's own tests.
@Suite(.enabled(if: Conformance.isPresent)) struct PixelmatchConformanceTests {
  @Test func tablesAreThere() {
    expectEqual(PixelmatchTable.all.reduce(0) { $0 + $1.rows.count }, 323 + 1_377)
  }

  /// Counts, difference pictures and masks are equal bit for bit.
  @Test(arguments: PixelmatchTable.all) func everyRow(_ table: PixelmatchTable) throws {
    let expected = try PixelmatchTable.picture("inputs/\(table.first).png")
    let actual = try PixelmatchTable.picture("inputs/\(table.second).png")
    let ground = PixelmatchGround(expected, alpha: 0.1)
    let digests = try SampleDigests()
    // Rows that differ in nothing but the window have the same pixels.
    var known: [PixelmatchOptions: (PixelmatchComparison, picture: Int, mask: Int)] = [:]
    var numbers: [(picture: Int, mask: Int)] = []
    for row in table.rows {
      var options = row.options
      options.windowSize = nil
      let entry: (PixelmatchComparison, picture: Int, mask: Int)
      if let found = known[options] {
        entry = found
      } else {
        let comparison = try PixelmatchComparison(
          expected: expected, actual: actual, options: options)
        entry = (
          comparison, try digests.add(comparison.picture(on: ground).samples),
          try digests.add(comparison.mask.samples)
        )
        known[options] = entry
      }
      expectEqual(entry.0.mismatch(window: row.options.windowSize), row.mismatch, "\(row.line)")
      numbers.append((entry.picture, entry.mask))
    }
    let found = try digests.digests()
    for (row, number) in zip(table.rows, numbers) {
      expectPrefix(found[number.picture], row.picture, "picture of \(row.line)")
      expectPrefix(found[number.mask], row.mask, "mask of \(row.line)")
    }
  }

  /// A test of the original's.
  struct Official: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var first, second: String
    var options: PixelmatchOptions
    var isMask = false
    var picture: String
    var mismatch: Int
  }

  static let official = [PixelmatchOptions.Generation.yiq, .okLab].flatMap { generation in
    PixelmatchTable.lines(of: "official.csv").dropFirst().compactMap { Official($0, generation) }
  }

  @Test func officialTestsAreThere() {
    expectEqual(Self.official.count, 9 + 12)
    expectEqual(Self.official.count { $0.isMask }, 4)
    expectEqual(Self.official.count { $0.options.windowSize != nil }, 3)
    expectEqual(Self.official.count { $0.options.alpha == 0.5 }, 2)
  }

  @Test(arguments: official) func originalTests(_ test: Official) throws {
    let expected = try PixelmatchTable.picture("inputs/\(test.first).png")
    let actual = try PixelmatchTable.picture("inputs/\(test.second).png")
    let comparison = try PixelmatchComparison(
      expected: expected, actual: actual, options: test.options)
    expectEqual(comparison.mismatch, test.mismatch)
    guard !test.picture.isEmpty else { return }
    let folder = test.options.generation == .yiq ? "expected-7.2.0" : "expected-main"
    let picture = try PixelmatchTable.picture("\(folder)/\(test.picture)")
    expectEqual((test.isMask ? comparison.mask : comparison.picture).samples, picture.samples)
  }
}

extension PixelmatchConformanceTests.Official {
  /// Reads a line, of which options may be in quotation marks; nil where the generation has no count.
  init?(_ line: String, _ generation: PixelmatchOptions.Generation) {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    var fields = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    if parts.count == 3 {
      fields[2] = parts[1]
      fields.removeLast(fields.count - 3)
      fields += parts[2].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    }
    guard fields.count == 8, let mismatch = Int(fields[generation == .yiq ? 6 : 7])
    else { return nil }
    var options = PixelmatchOptions(generation)
    var isMask = false
    for option in fields[2].split(separator: ";") where option.contains("=") {
      let (name, value) = (option.prefix { $0 != "=" }, option.drop { $0 != "=" }.dropFirst())
      switch name {
      case "threshold": options.threshold = Double(value) ?? -1
      case "alpha": options.alpha = Double(value) ?? -1
      case "windowSize": options.windowSize = Int(value)
      case "includeAA": options.includeAA = value == "true"
      case "diffMask": isMask = value == "true"
      case "aaColor": options.aaColor = Self.color(value)
      case "diffColor": options.diffColor = Self.color(value)
      default: return nil
      }
    }
    self.init(
      testDescription: "\(generation.rawValue) \(fields[0]) \(fields[1]) \(fields[2])",
      first: String(fields[0]), second: String(fields[1]), options: options, isMask: isMask,
      picture: String(fields[3]), mismatch: mismatch)
  }

  private static func color(_ text: Substring) -> PixelmatchOptions.Color {
    let channels = text.split(separator: ",").compactMap { UInt8($0) }
    return PixelmatchOptions.Color(red: channels[0], green: channels[1], blue: channels[2])
  }
}
