/// Reads the tables of the fixtures: lines of hexadecimal 64-bit words.
enum BitPatternTable {
  /// A line that is not a row of at least two words.
  struct MalformedLine: Error {
    let line: String
  }

  /// The rows of a table.
  static func rows(_ table: String) throws -> [[UInt64]] {
    try table.split(separator: "\n").map { line in
      let words = line.split(separator: " ").compactMap { UInt64($0, radix: 16) }
      guard words.count >= 2, words.count == line.split(separator: " ").count
      else { throw MalformedLine(line: String(line)) }
      return words
    }
  }
}
