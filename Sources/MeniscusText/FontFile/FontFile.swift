/// A TrueType font: outlines of quadratic curves, the characters that they stand for, advances and
/// kerning.
///
/// Nothing of the file is trusted: every read is checked, and what a glyph may cost is bounded.
/// The file's numbers are read where they are asked for, so that a font takes no more memory than
/// its bytes. Source of the format: OpenType specification 1.9 (ISO/IEC 14496-22).
public struct FontFile: Sendable {
  /// The tables of a file, by tag.
  struct Directory: Sendable {
    var tables: [(tag: String, table: FontTable)] = []

    /// A table that has to be there.
    func required(_ tag: String) throws(FontFileError) -> FontTable {
      guard let table = optional(tag) else {
        throw FontFileError(table: tag, byte: 0, problem: .missingTable)
      }
      return table
    }

    func optional(_ tag: String) -> FontTable? {
      tables.first { $0.tag == tag }?.table
    }
  }

  /// The units in an em.
  public let unitsPerEm: Int
  /// The distance from the baseline to the top of a line, in ems.
  public let ascent: Double
  /// The distance from the baseline to the bottom of a line, in ems.
  public let descent: Double
  /// What is left free between two lines, in ems.
  public let lineGap: Double
  /// How many glyphs there are.
  public let glyphCount: Int
  /// How heavy the strokes are, on the usual scale from 1 to 1000; nil where the file does not say.
  public let weight: Int?

  let outlines: GlyphTable
  let characters: CharacterMap
  let advances: AdvanceTable
  let pairs: PairKerning

  /// Reads a font.
  ///
  /// - Throws: an error that names the table and the byte.
  public init(_ bytes: [UInt8]) throws(FontFileError) {
    let directory = try Self.directory(of: .file(bytes))
    let head = try directory.required("head")
    guard try head.long(12) == 0x5F0F_3CF5 else { throw head.error(.invalidValue, at: 12) }
    unitsPerEm = try head.unsigned(18)
    guard (16...16384).contains(unitsPerEm) else { throw head.error(.invalidValue, at: 18) }
    let usesLongOffsets = try head.signed(50)
    guard usesLongOffsets == 0 || usesLongOffsets == 1 else {
      throw head.error(.invalidValue, at: 50)
    }
    let maxp = try directory.required("maxp")
    glyphCount = try maxp.unsigned(4)
    guard glyphCount > 0 else { throw maxp.error(.invalidValue, at: 4) }
    let em = Double(unitsPerEm)
    let hhea = try directory.required("hhea")
    ascent = Double(try hhea.signed(4)) / em
    descent = -Double(try hhea.signed(6)) / em
    lineGap = max(Double(try hhea.signed(8)) / em, 0)
    guard ascent + descent > 0, ascent + descent <= Self.largestExtent else {
      throw hhea.error(.invalidValue, at: 4)
    }
    weight = try directory.optional("OS/2").map { table throws(FontFileError) in
      try table.unsigned(4)
    }
    advances = try AdvanceTable(
      try directory.required("hmtx"), glyphCount: glyphCount, measured: try hhea.unsigned(34))
    characters = try CharacterMap(try directory.required("cmap"))
    outlines = GlyphTable(
      outlines: try directory.required("glyf"), places: try directory.required("loca"),
      usesLongOffsets: usesLongOffsets == 1, glyphCount: glyphCount)
    try outlines.checkPlaces()
    pairs = try PairKerning(
      positioning: directory.optional("GPOS"), kerning: directory.optional("kern"))
  }

  /// The largest length that a glyph or a line may have, in ems.
  static let largestExtent = 32.0

  private static func directory(of file: FontTable) throws(FontFileError) -> Directory {
    switch try file.long(0) {
    case 0x0001_0000, 0x7472_7565: break
    case 0x4F54_544F, 0x7474_6366: throw file.error(.unsupportedKind, at: 0)
    default: throw file.error(.notTrueType, at: 0)
    }
    var directory = Directory()
    for index in 0..<(try file.unsigned(4)) {
      let record = 12 + index * 16
      var tag = ""
      for place in 0..<4 {
        tag.unicodeScalars.append(Unicode.Scalar(UInt8(try file.byte(record + place))))
      }
      let (offset, count) = (try file.long(record + 8), try file.long(record + 12))
      directory.tables.append((tag, try file.table(tag, at: offset, count: count)))
    }
    return directory
  }
}

/// How far each glyph moves the pen.
struct AdvanceTable: Sendable {
  private let table: FontTable
  /// How many glyphs have an advance of their own; the others have that of the last.
  private let measured: Int

  init(_ table: FontTable, glyphCount: Int, measured: Int) throws(FontFileError) {
    guard measured > 0, measured <= glyphCount else { throw table.error(.invalidValue, at: 0) }
    // Side bearings of the glyphs without an advance of their own may be left out at the end.
    _ = try table.unsigned(measured * 4 - 2)
    self.table = table
    self.measured = measured
  }

  /// The advance of a glyph, in units.
  func advance(of glyph: Int) throws(FontFileError) -> Int {
    try table.unsigned(min(glyph, measured - 1) * 4)
  }

  /// Where the ink of a glyph begins, in units; nil where the table does not say.
  func bearing(of glyph: Int) -> Int? {
    let offset = glyph < measured ? glyph * 4 + 2 : measured * 4 + (glyph - measured) * 2
    return try? table.signed(offset)
  }
}
