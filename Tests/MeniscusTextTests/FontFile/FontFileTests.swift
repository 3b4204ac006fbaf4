import MeniscusGeometry
import MeniscusText
import TestSupport
import Testing

struct FontFileTests {
  typealias Node = FontFileWriter.Node

  private func index(_ scalar: Unicode.Scalar, in font: FontFile) throws -> Int {
    try #require(font.glyphIndex(of: scalar))
  }

  @Test func headersAreRead() throws {
    var writer = FontFileSample.writer
    writer.extra = [("OS/2", FontFileWriter.words(4, 0, 650, 5))]
    let font = try FontFile(writer.bytes)
    expectEqual(font.unitsPerEm, 1000)
    #expect(font.ascent == 0.8 && font.descent == 0.2 && font.lineGap == 0.09)
    expectEqual(font.glyphCount, 5)
    expectEqual(font.weight, 650)
    try expectEqual(FontFile(FontFileSample.writer.bytes).weight, nil)
  }

  @Test(arguments: [
    FontFileWriter.MapFormat.segments, .rangesWithArray, .groups,
  ])
  func charactersFindTheirGlyphs(_ format: FontFileWriter.MapFormat) throws {
    var writer = FontFileSample.writer
    writer.mapFormat = format
    let font = try FontFile(writer.bytes)
    for (scalar, glyph) in writer.characters {
      expectEqual(font.glyphIndex(of: Unicode.Scalar(scalar) ?? "?"), glyph)
    }
    for missing: Unicode.Scalar in ["a", "@", "C", "\u{0}", "\u{FFFF}", "\u{1F600}"] {
      expectEqual(font.glyphIndex(of: missing), nil)
    }
  }

  @Test func charactersBeyondTheFirstPlaneNeedGroups() throws {
    var writer = FontFileWriter()
    writer.add("\u{1F600}", FontFileWriter.box(0, 0, 10, 10), advance: 100)
    writer.mapFormat = .groups
    try expectEqual(FontFile(writer.bytes).glyphIndex(of: "\u{1F600}"), 1)
  }

  @Test(arguments: [true, false])
  func linesAreReadAsTheyWereWritten(_ usesLongOffsets: Bool) throws {
    var writer = FontFileSample.writer
    writer.usesLongOffsets = usesLongOffsets
    let font = try FontFile(writer.bytes)
    let glyph = try font.glyph(at: index("A", in: font))
    expectEqual(glyph.advance, 0.6)
    // y grows downwards in an outline.
    let corners = [(0.05, 0.0), (0.05, -0.7), (0.55, -0.7), (0.55, 0.0)]
    let points = corners.map { Point2D(x: $0.0, y: $0.1) }
    expectEqual(
      glyph.outline.elements,
      [
        .move(points[0]), .line(points[1]), .line(points[2]), .line(points[3]), .close,
      ])
    #expect(try font.glyph(at: index(" ", in: font)).outline.isEmpty)
    try expectEqual(font.glyph(at: index(" ", in: font)).advance, 0.25)
  }

  @Test func curvesGoThroughTheMiddleOfTwoControlPoints() throws {
    let font = try FontFile(FontFileSample.writer.bytes)
    let glyph = try font.glyph(at: index("o", in: font))
    func point(_ x: Double, _ y: Double) -> Point2D { Point2D(x: x, y: y) }
    // It begins with a control point and ends on the contour: there it starts.
    expectEqual(
      glyph.outline.elements,
      [
        .move(point(0.5, 0)), .quadratic(point(0.02, 0), point(0.02, -0.25)),
        .quadratic(point(0.02, -0.5), point(0.26, -0.5)),
        .quadratic(point(0.5, -0.5), point(0.5, 0)), .close,
      ])
  }

  @Test func aContourOfControlPointsAloneStartsBetweenTwoOfThem() throws {
    var writer = FontFileWriter()
    let circle = [(0, 0), (0, 100), (100, 100), (100, 0)].map {
      Node(x: $0.0, y: $0.1, isOnCurve: false)
    }
    writer.add("o", .contours([circle]), advance: 100)
    let outline = try FontFile(writer.bytes).glyph(at: 1).outline
    guard case .move(let start)? = outline.elements.first else {
      Issue.record("There is no contour.")
      return
    }
    expectEqual(start, Point2D(x: 0.05, y: 0))
    expectEqual(outline.elements.count, 6)
    guard case .quadratic(_, let end) = outline.elements[4] else {
      Issue.record("The contour does not end with a curve.")
      return
    }
    expectEqual(end, start)
  }

  @Test func partsAreScaledAndMoved() throws {
    let font = try FontFile(FontFileSample.writer.bytes)
    let outline = try font.glyph(at: index("B", in: font)).outline
    expectEqual(outline.elements.count, 10)
    guard case .move(let first)? = outline.elements.first,
      case .move(let second) = outline.elements[5], case .line(let top) = outline.elements[6]
    else {
      Issue.record("There are not two contours.")
      return
    }
    // The glyph's left edge is at its bearing, which the file says is 0: all moves 50 to the left.
    expectEqual(first, Point2D(x: 0, y: 0))
    expectEqual(second, Point2D(x: 0.275, y: -0.1))
    expectEqual(top, Point2D(x: 0.275, y: -0.45))
  }

  @Test func partsMayBeJoinedAtPoints() throws {
    var writer = FontFileWriter()
    writer.add("a", FontFileWriter.box(0, 0, 100, 100), advance: 100)
    // The second part's first point falls on the first part's third: no offset, bytes.
    writer.add(
      "b",
      .parts(FontFileWriter.words(0x0022, 1, 0) + FontFileWriter.words(0x0000, 1) + [2, 0]),
      advance: 200)
    let outline = try FontFile(writer.bytes).glyph(at: 2).outline
    guard outline.elements.count == 10, case .move(let start) = outline.elements[5] else {
      Issue.record("There are not two contours.")
      return
    }
    expectEqual(start, Point2D(x: 0.1, y: -0.1))
  }

  @Test func glyphsWithoutAnAdvanceHaveThatOfTheLastWithOne() throws {
    var writer = FontFileSample.writer
    writer.measured = 2
    let font = try FontFile(writer.bytes)
    try expectEqual(font.glyph(at: 1).advance, 0.6)
    try expectEqual(font.glyph(at: 3).advance, 0.6)
  }

  @Test func theBearingSaysWhereInkBegins() throws {
    var writer = FontFileSample.writer
    writer.letters[1].bearing = 80
    let bounds = try FontFile(writer.bytes).glyph(at: 1).outline.controlBounds
    expectEqual(bounds.minX, 0.08)
  }
}

struct FontKerningTests {
  private func font(_ extra: (tag: String, bytes: [UInt8])...) throws -> FontFile {
    var writer = FontFileSample.writer
    writer.extra = extra
    return try FontFile(writer.bytes)
  }

  @Test func pairsOfTheKernTable() throws {
    let font = try font(("kern", FontFileSample.kern([(1, 2, -80), (2, 1, -40), (2, 3, 15)])))
    expectEqual(font.kerning(between: 1, and: 2), -0.08)
    expectEqual(font.kerning(between: 2, and: 1), -0.04)
    expectEqual(font.kerning(between: 2, and: 3), 0.015)
    expectEqual(font.kerning(between: 1, and: 1), 0)
    expectEqual(font.kerning(between: 3, and: 3), 0)
  }

  @Test(arguments: [false, true])
  func pairsOfGlyphs(_ isExtension: Bool) throws {
    let table = FontFileSample.gpos(
      FontFileSample.pairs(of: 1, [(2, -50), (3, 20)]), isExtension: isExtension)
    let font = try font(("GPOS", table), ("kern", FontFileSample.kern([(1, 2, -999)])))
    expectEqual(font.kerning(between: 1, and: 2), -0.05)
    expectEqual(font.kerning(between: 1, and: 3), 0.02)
    expectEqual(font.kerning(between: 2, and: 1), 0)
    expectEqual(font.kerning(between: 1, and: 4), 0)
  }

  @Test func pairsOfClasses() throws {
    let table = FontFileSample.gpos(
      FontFileSample.classes(first: 1, second: 2...3, value: -60), script: "latn")
    let font = try font(("GPOS", table))
    expectEqual(font.kerning(between: 1, and: 2), -0.06)
    expectEqual(font.kerning(between: 1, and: 3), -0.06)
    expectEqual(font.kerning(between: 1, and: 4), 0)
    expectEqual(font.kerning(between: 2, and: 2), 0)
  }

  @Test func otherScriptsDoNotKernLatin() throws {
    let table = FontFileSample.gpos(
      FontFileSample.pairs(of: 1, [(2, -50)]), script: "cyrl")
    let kern = FontFileSample.kern([(1, 2, -70)])
    try expectEqual(font(("GPOS", table), ("kern", kern)).kerning(between: 1, and: 2), -0.07)
  }

  @Test func shapingUsesTheFontsAdvancesAndKerning() throws {
    var shaper = TextShaper()
    let row = shaper.add(try font(("kern", FontFileSample.kern([(1, 2, -100)]))))
    let face = TextFace(size: 10, style: GlyphStyle(font: row))
    let shaped = shaper.shape([TextRun(text: "Ao A", face: face)])
    expectEqual(shaped.width(of: 0..<1), 6)
    expectEqual(shaped.distance(from: 0, to: 1), 5)
    expectClose(shaped.distance(from: 0, to: 3), 5 + 5.2 + 2.5, closerThan: 1e-12)
    #expect(shaped.missing.isEmpty)
  }

  @Test func theTypefaceHelpsOutWhereTheFontHasNoGlyph() throws {
    var shaper = TextShaper()
    let row = shaper.add(try font())
    let style = GlyphStyle(font: row)
    let helped = shaper.glyph(of: "z", style)
    expectEqual(helped, Typeface.glyph(of: "z", weight: .regular))
    expectEqual(shaper.glyph(of: "A", style).advance, 0.6)
    #expect(shaper.glyph(of: "\u{05D0}", style).isMissing)
  }

  @Test func equalCharactersHaveEqualGlyphsInWhateverOrderTheyAreAskedFor() throws {
    var writer = FontFileSample.writer
    writer.add("é", FontFileWriter.box(0, 0, 300, 300), advance: 310)
    let font = try FontFile(writer.bytes)
    for order in [["e\u{301}", "\u{E9}"], ["\u{E9}", "e\u{301}"]] {
      var shaper = TextShaper()
      let style = GlyphStyle(font: shaper.add(font))
      for text in order {
        for character in text {
          expectEqual(shaper.glyph(of: character, style).advance, 0.31)
        }
      }
    }
  }
}

extension TextShaper {
  fileprivate mutating func glyph(of character: Character, _ style: GlyphStyle) -> Glyph {
    let row = row(of: character, style: style)
    return glyphs[row]
  }
}
