/// How pairs of glyphs are drawn together: the kerning of `GPOS`, else that of `kern`.
struct PairKerning: Sendable {
  private enum Source: Sendable {
    case none
    /// Tables of adjustments, each list of which ends with the first that knows the pair.
    case adjustments([[PairAdjustment]])
    /// Sorted pairs of the `kern` table.
    case pairs([FontTable])
  }

  private let source: Source

  init(positioning: FontTable?, kerning: FontTable?) throws(FontFileError) {
    if let positioning {
      let lookups = try PairAdjustment.lookups(of: positioning)
      if !lookups.isEmpty {
        source = .adjustments(lookups)
        return
      }
    }
    let tables = try kerning.map { table throws(FontFileError) in
      try Self.tables(of: table)
    }
    source = tables.map { .pairs($0) } ?? .none
  }

  /// By how much the second glyph of a pair moves, in units.
  func value(_ left: Int, _ right: Int) throws(FontFileError) -> Int {
    switch source {
    case .none: return 0
    case .adjustments(let lookups):
      var value = 0
      for lookup in lookups {
        for table in lookup {
          guard let found = try table.value(left, right) else { continue }
          value += found
          break
        }
      }
      return value
    case .pairs(let tables):
      var value = 0
      for table in tables { value += try Self.value(table, left, right) }
      return value
    }
  }

  /// The tables of sorted horizontal pairs; a `kern` table in Apple's own form has none.
  private static func tables(of kern: FontTable) throws(FontFileError) -> [FontTable] {
    guard try kern.unsigned(0) == 0 else { return [] }
    var tables: [FontTable] = []
    var place = 4
    for _ in 0..<min(try kern.unsigned(2), 64) {
      let coverage = try kern.unsigned(place + 4)
      let table = try kern.part(at: place)
      // Horizontal kerning of format 0: no least values, nothing across the line.
      if coverage & 0xFF07 == 1 {
        let count = try table.unsigned(6)
        if count > 0 { _ = try table.unsigned(14 + count * 6 - 2) }
        tables.append(table)
      }
      let length = try kern.unsigned(place + 2)
      guard length >= 6 else { throw kern.error(.invalidValue, at: place + 2) }
      place += length
    }
    return tables
  }

  private static func value(
    _ table: FontTable, _ left: Int, _ right: Int
  ) throws(FontFileError) -> Int {
    guard left <= 0xFFFF, right <= 0xFFFF else { return 0 }
    let key = left << 16 | right
    let count = try table.unsigned(6)
    let row = try table.firstRecord(of: count, notBelow: key) {
      index throws(FontFileError) in try table.long(14 + index * 6)
    }
    guard row < count, try table.long(14 + row * 6) == key else { return 0 }
    return try table.signed(14 + row * 6 + 4)
  }
}
