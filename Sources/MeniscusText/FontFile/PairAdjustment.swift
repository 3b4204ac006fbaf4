/// A table of `GPOS` that adjusts pairs of glyphs: lookup type 2, by pairs or by classes.
struct PairAdjustment: Sendable {
  private let table: FontTable
  private let coverage: FontTable

  /// How many tables of adjustments are read; what a pair costs follows from it.
  private static let maximumTables = 1024

  private init(_ table: FontTable) throws(FontFileError) {
    self.table = table
    coverage = try table.part(at: try table.unsigned(2))
  }

  /// By how much the second glyph moves, in units; nil where the table does not know the pair.
  func value(_ left: Int, _ right: Int) throws(FontFileError) -> Int? {
    guard let row = try coverage.coverageIndex(of: left) else { return nil }
    let first = try ValueFormat(table, at: 4)
    let second = try ValueFormat(table, at: 6)
    let length = first.length + second.length
    switch try table.unsigned(0) {
    case 1:
      guard row < (try table.unsigned(8)) else { return nil }
      let set = try table.part(at: try table.unsigned(10 + row * 2))
      let count = try set.unsigned(0)
      let record = try set.firstRecord(of: count, notBelow: right) {
        index throws(FontFileError) in try set.unsigned(2 + index * (2 + length))
      }
      let place = 2 + record * (2 + length)
      guard record < count, try set.unsigned(place) == right else { return nil }
      return try first.advance(set, at: place + 2)
    case 2:
      let leftClass = try table.part(at: try table.unsigned(8)).glyphClass(of: left)
      let rightClass = try table.part(at: try table.unsigned(10)).glyphClass(of: right)
      let (leftCount, rightCount) = (try table.unsigned(12), try table.unsigned(14))
      guard leftClass < leftCount, rightClass < rightCount else { return nil }
      return try first.advance(
        table, at: 16 + (leftClass * rightCount + rightClass) * length)
    default: return nil
    }
  }
}

extension PairAdjustment {
  /// The tables of all lookups of the feature `kern`, in the order of the lookups.
  static func lookups(of gpos: FontTable) throws(FontFileError) -> [[PairAdjustment]] {
    let list = try gpos.part(at: try gpos.unsigned(8))
    let count = try list.unsigned(0)
    var found: [[PairAdjustment]] = []
    var total = 0
    for index in try kerningLookups(of: gpos) where index < count {
      let lookup = try list.part(at: try list.unsigned(2 + index * 2))
      let type = try lookup.unsigned(0)
      guard type == 2 || type == 9 else { continue }
      var tables: [PairAdjustment] = []
      for row in 0..<(try lookup.unsigned(4)) {
        guard total < maximumTables else { throw lookup.error(.tooLarge, at: 4) }
        total += 1
        var table = try lookup.part(at: try lookup.unsigned(6 + row * 2))
        if type == 9 {
          // An extension: the table itself is farther away.
          guard try table.unsigned(0) == 1, try table.unsigned(2) == 2 else { continue }
          table = try table.part(at: try table.long(4))
        }
        tables.append(try PairAdjustment(table))
      }
      if !tables.isEmpty { found.append(tables) }
    }
    return found
  }

  /// The rows of the lookups of the feature `kern`, for Latin letters or else for all, sorted.
  private static func kerningLookups(of gpos: FontTable) throws(FontFileError) -> [Int] {
    let scripts = try gpos.part(at: try gpos.unsigned(4))
    let features = try gpos.part(at: try gpos.unsigned(6))
    let tags = [tag("latn"), tag("DFLT")]
    var language: FontTable?
    var best = tags.count
    for index in 0..<(try scripts.unsigned(0)) {
      let record = 2 + index * 6
      guard let rank = tags.firstIndex(of: try scripts.long(record)), rank < best else {
        continue
      }
      let script = try scripts.part(at: try scripts.unsigned(record + 4))
      let offset = try script.unsigned(0)
      guard offset != 0 else { continue }
      best = rank
      language = try script.part(at: offset)
    }
    guard let language else { return [] }
    var rows: [Int] = []
    for index in 0..<(try language.unsigned(4)) {
      let feature = try language.unsigned(6 + index * 2)
      guard feature < (try features.unsigned(0)) else { continue }
      guard try features.long(2 + feature * 6) == tag("kern") else { continue }
      let table = try features.part(at: try features.unsigned(2 + feature * 6 + 4))
      for row in 0..<(try table.unsigned(2)) {
        let lookup = try table.unsigned(4 + row * 2)
        if !rows.contains(lookup) { rows.append(lookup) }
        guard rows.count <= maximumTables else { throw table.error(.tooLarge, at: 2) }
      }
    }
    return rows.sorted()
  }

  private static func tag(_ text: StaticString) -> Int {
    text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}

/// Which numbers a record of adjustments has, in a fixed order.
private struct ValueFormat {
  let bits: Int

  init(_ table: FontTable, at offset: Int) throws(FontFileError) {
    bits = try table.unsigned(offset)
  }

  /// The bytes of a record.
  var length: Int { (bits & 0xFF).nonzeroBitCount * 2 }

  /// By how much a record changes the advance; 0 where it does not say.
  func advance(_ table: FontTable, at offset: Int) throws(FontFileError) -> Int {
    // The advance comes after the placements along and across the line.
    guard bits & 0x0004 != 0 else { return 0 }
    return try table.signed(offset + (bits & 0x0003).nonzeroBitCount * 2)
  }
}

extension FontTable {
  /// The row of a glyph in a table of coverage; nil where it is not covered.
  fileprivate func coverageIndex(of glyph: Int) throws(FontFileError) -> Int? {
    let count = try unsigned(2)
    switch try unsigned(0) {
    case 1:
      let row = try firstRecord(of: count, notBelow: glyph) {
        index throws(FontFileError) in try unsigned(4 + index * 2)
      }
      guard row < count, try unsigned(4 + row * 2) == glyph else { return nil }
      return row
    case 2:
      let row = try firstRecord(of: count, notBelow: glyph) {
        index throws(FontFileError) in try unsigned(4 + index * 6 + 2)
      }
      guard row < count else { return nil }
      let first = try unsigned(4 + row * 6)
      guard first <= glyph else { return nil }
      return try unsigned(4 + row * 6 + 4) + glyph - first
    default: return nil
    }
  }

  /// The class of a glyph in a table of classes; 0 where it has none.
  fileprivate func glyphClass(of glyph: Int) throws(FontFileError) -> Int {
    switch try unsigned(0) {
    case 1:
      let first = try unsigned(2)
      guard glyph >= first, glyph - first < (try unsigned(4)) else { return 0 }
      return try unsigned(6 + (glyph - first) * 2)
    case 2:
      let count = try unsigned(2)
      let row = try firstRecord(of: count, notBelow: glyph) {
        index throws(FontFileError) in try unsigned(4 + index * 6 + 2)
      }
      guard row < count, try unsigned(4 + row * 6) <= glyph else { return 0 }
      return try unsigned(4 + row * 6 + 4)
    default: return 0
    }
  }
}
