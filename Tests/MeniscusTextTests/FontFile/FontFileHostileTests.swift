import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

/// Files that are cut, changed or made to cost much.
struct FontFileHostileTests {
  /// Asks for everything that a font has; what it answers must be within bounds.
  private func exhaust(_ bytes: [UInt8]) -> Bool {
    guard let font = try? FontFile(bytes) else { return false }
    #expect(font.ascent + font.descent > 0 && font.ascent + font.descent <= 32)
    for index in 0..<min(font.glyphCount, 24) {
      guard let glyph = try? font.glyph(at: index) else { continue }
      let bounds = glyph.outline.controlBounds
      #expect(bounds.width <= 64 && bounds.height <= 64 && glyph.advance <= 32)
    }
    for scalar: Unicode.Scalar in ["A", "B", "o", " ", "\u{1F600}", "\u{FFFF}"] {
      let glyph = font.glyphIndex(of: scalar) ?? 0
      for other in 0..<6 { #expect(font.kerning(between: glyph, and: other).isFinite) }
    }
    return true
  }

  /// Fonts that together have every table that is read.
  private static var samples: [[UInt8]] {
    var segments = FontFileSample.writer
    segments.extra = [("kern", FontFileSample.kern([(1, 2, -80), (2, 1, -40)]))]
    var groups = FontFileSample.writer
    groups.mapFormat = .groups
    groups.usesLongOffsets = false
    groups.extra = [
      ("GPOS", FontFileSample.gpos(FontFileSample.pairs(of: 1, [(2, -50)]), isExtension: true)),
      ("OS/2", FontFileWriter.words(4, 0, 400, 5)),
    ]
    var classes = FontFileSample.writer
    classes.mapFormat = .rangesWithArray
    classes.extra = [
      ("GPOS", FontFileSample.gpos(FontFileSample.classes(first: 1, second: 2...3, value: -6)))
    ]
    return [segments.bytes, groups.bytes, classes.bytes]
  }

  @Test func filesThatAreCutAnywhereAreErrors() {
    for sample in Self.samples {
      #expect(exhaust(sample))
      for count in 0..<sample.count {
        #expect(!exhaust(Array(sample.prefix(count))), "cut at \(count) of \(sample.count)")
      }
    }
  }

  @Test func filesWithAnyByteChangedThrowOrWork() {
    var read = 0
    for sample in Self.samples {
      for place in sample.indices {
        for flip: UInt8 in [0x01, 0x80, 0xFF] {
          var bytes = sample
          bytes[place] ^= flip
          if exhaust(bytes) { read += 1 }
        }
      }
    }
    // Most bytes are coordinates, advances and the like, of which any value is allowed.
    #expect(read > 100)
  }

  @Test func errorsNameTheTableAndTheByte() {
    let writer = FontFileSample.writer
    func error(_ change: ([(tag: String, bytes: [UInt8])]) -> [(tag: String, bytes: [UInt8])])
      -> FontFileError?
    {
      do {
        _ = try FontFile(FontFileWriter.file(change(writer.tables)))
        return nil
      } catch { return error as FontFileError }
    }
    for (tag, _) in writer.tables {
      let found = error { $0.filter { $0.tag != tag } }
      expectEqual(found, FontFileError(table: tag, byte: 0, problem: .missingTable))
      let cut = error { tables in
        tables.map { $0.tag == tag ? (tag, Array($0.bytes.prefix(3))) : $0 }
      }
      // Outlines are read where they are asked for.
      if tag == "glyf" { continue }
      expectEqual(cut?.table, tag)
      expectEqual(cut?.problem, .cutShort)
      #expect((cut?.byte ?? 0) >= 12 + 16 * writer.tables.count)
    }
    #expect(throws: FontFileError(table: "file", byte: 0, problem: .notTrueType)) {
      try FontFile(Array("not a font at all".utf8))
    }
    #expect(throws: FontFileError(table: "file", byte: 0, problem: .unsupportedKind)) {
      try FontFile(Array("OTTO".utf8) + writer.bytes.dropFirst(4))
    }
    #expect(throws: FontFileError(table: "file", byte: 0, problem: .cutShort)) {
      try FontFile([])
    }
  }

  @Test func glyphsThatLieInThemselvesAreErrors() throws {
    var writer = FontFileWriter()
    writer.add("a", .parts(FontFileWriter.words(0x0003, 1, 0, 0)), advance: 100)
    writer.add("b", .parts(FontFileWriter.words(0x0003, 3, 0, 0)), advance: 100)
    writer.add("c", .parts(FontFileWriter.words(0x0003, 2, 0, 0)), advance: 100)
    writer.add("d", .parts(FontFileWriter.words(0x0003, 99, 0, 0)), advance: 100)
    let font = try FontFile(writer.bytes)
    for index in 1...4 {
      #expect(throws: FontFileError.self) { try font.glyph(at: index) }
    }
  }

  @Test func partsThatMultiplyAreBounded() throws {
    // Each glyph is sixteen times the one before: 16 to the eighth parts in the last.
    var writer = FontFileWriter()
    writer.add("a", FontFileWriter.box(0, 0, 10, 10), advance: 100)
    for level in 0..<8 {
      var parts: [UInt8] = []
      for index in 0..<16 {
        parts += FontFileWriter.words(index < 15 ? 0x0023 : 0x0003, level + 1, 1, 1)
      }
      writer.letters.append(
        FontFileWriter.Letter(drawing: .parts(parts), advance: 100))
    }
    let font = try FontFile(writer.bytes)
    try expectEqual(font.glyph(at: 2).outline.elements.count, 16 * 5)
    #expect(throws: FontFileError.self) { try font.glyph(at: 9) }
  }

  @Test func flagsThatRepeatAreBounded() throws {
    // One contour of 65 536 points in a few bytes of flags.
    let bytes =
      FontFileWriter.words(1, 0, 0, 0, 0, 0xFFFF, 0)
      + (0..<256).flatMap { _ -> [UInt8] in [0x39, 0xFF] }
    var writer = FontFileWriter()
    writer.add("a", .raw(bytes), advance: 100)
    let font = try FontFile(writer.bytes)
    #expect(throws: FontFileError.self) { try font.glyph(at: 1) }
  }

  @Test func glyphsAsLargeAsAHouseAreErrors() throws {
    var writer = FontFileWriter()
    writer.unitsPerEm = 16
    writer.ascent = 12
    writer.descent = -4
    writer.lineGap = 0
    writer.add("a", FontFileWriter.box(0, 0, 30_000, 30_000), advance: 16)
    writer.add("b", FontFileWriter.box(0, 0, 16, 16), advance: 60_000)
    let font = try FontFile(writer.bytes)
    #expect(throws: FontFileError.self) { try font.glyph(at: 1) }
    #expect(throws: FontFileError.self) { try font.glyph(at: 2) }
  }

  @Test func linesWithoutAHeightAreErrors() {
    var writer = FontFileSample.writer
    writer.ascent = -300
    #expect(throws: FontFileError.self) { try FontFile(writer.bytes) }
  }
}
