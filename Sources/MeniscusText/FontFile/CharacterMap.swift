/// Which glyph stands for a character: a `cmap` table of format 4 or 12.
struct CharacterMap: Sendable {
  private enum Format: Sendable {
    /// Segments of the first 65 536 characters.
    case segments(count: Int)
    /// Groups of any characters.
    case groups(count: Int)
  }

  private let table: FontTable
  private let format: Format

  /// Takes the best of the tables for Unicode.
  init(_ cmap: FontTable) throws(FontFileError) {
    var best: (rank: Int, table: FontTable, format: Format)?
    for index in 0..<(try cmap.unsigned(2)) {
      let record = 4 + index * 8
      let (platform, encoding) = (try cmap.unsigned(record), try cmap.unsigned(record + 2))
      guard Self.isUnicode(platform: platform, encoding: encoding) else { continue }
      let table = try cmap.part(at: try cmap.long(record + 4))
      guard let (rank, format) = try Self.format(of: table) else { continue }
      if rank > best?.rank ?? 0 { best = (rank, table, format) }
    }
    guard let best else { throw cmap.error(.missingTable, at: 0) }
    (table, format) = (best.table, best.format)
  }

  private static func isUnicode(platform: Int, encoding: Int) -> Bool {
    // Of platform 0 the encoding 5 holds variation sequences.
    platform == 0 && encoding != 5 || platform == 3 && (encoding == 1 || encoding == 10)
  }

  private static func format(
    of table: FontTable
  ) throws(FontFileError) -> (rank: Int, format: Format)? {
    switch try table.unsigned(0) {
    case 4:
      let twice = try table.unsigned(6)
      guard twice > 0, twice % 2 == 0 else { throw table.error(.invalidValue, at: 6) }
      // Four arrays and two bytes between them.
      _ = try table.unsigned(14 + twice * 4)
      return (1, .segments(count: twice / 2))
    case 12:
      let count = try table.long(12)
      guard count <= table.count / 12 else { throw table.error(.cutShort, at: 12) }
      if count > 0 { _ = try table.long(16 + count * 12 - 4) }
      return (2, .groups(count: count))
    default: return nil
    }
  }

  /// The glyph of a character; 0 where there is none.
  ///
  /// Complexity: logarithmic in the segments or groups.
  func glyph(of scalar: Unicode.Scalar) throws(FontFileError) -> Int {
    let code = Int(scalar.value)
    switch format {
    case .segments(let count): return try glyph(of: code, segments: count)
    case .groups(let count): return try glyph(of: code, groups: count)
    }
  }

  private func glyph(of code: Int, segments count: Int) throws(FontFileError) -> Int {
    guard code <= 0xFFFF else { return 0 }
    let segment = try table.firstRecord(of: count, notBelow: code) {
      index throws(FontFileError) in try table.unsigned(14 + index * 2)
    }
    guard segment < count else { return 0 }
    let start = 16 + count * 2 + segment * 2
    let first = try table.unsigned(start)
    guard first <= code else { return 0 }
    let delta = try table.unsigned(start + count * 2)
    let rangePlace = start + count * 4
    let range = try table.unsigned(rangePlace)
    if range == 0 { return (code + delta) & 0xFFFF }
    let glyph = try table.unsigned(rangePlace + range + (code - first) * 2)
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  private func glyph(of code: Int, groups count: Int) throws(FontFileError) -> Int {
    let group = try table.firstRecord(of: count, notBelow: code) {
      index throws(FontFileError) in try table.long(16 + index * 12 + 4)
    }
    guard group < count else { return 0 }
    let first = try table.long(16 + group * 12)
    guard first <= code else { return 0 }
    return try table.long(16 + group * 12 + 8) + code - first
  }
}
