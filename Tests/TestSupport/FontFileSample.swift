/// Fonts for tests.
package enum FontFileSample {
  package typealias Node = FontFileWriter.Node

  /// A font with a box for A, a curved drop for o, two boxes for B made of A, and a space.
  package static var writer: FontFileWriter {
    var writer = FontFileWriter()
    writer.add("A", FontFileWriter.box(50, 0, 500, 700), advance: 600)
    writer.add("o", .contours([drop]), advance: 520)
    writer.add(
      "B",
      // Glyph 1 as it is and once more, half as large, 300 to the right and 100 up.
      .parts(
        FontFileWriter.words(0x0023, 1, 0, 0) + FontFileWriter.words(0x000B, 1, 300, 100)
          + FontFileWriter.word(0x2000)), advance: 900)
    writer.add(" ", .nothing, advance: 250)
    return writer
  }

  /// A contour that begins with a control point and has two of them in a row.
  package static var drop: [Node] {
    [
      Node(x: 20, y: 0, isOnCurve: false), Node(x: 20, y: 500, isOnCurve: false),
      Node(x: 260, y: 500), Node(x: 500, y: 500, isOnCurve: false), Node(x: 500, y: 0),
    ]
  }

  /// A `kern` table of format 0.
  package static func kern(_ pairs: [(left: Int, right: Int, value: Int)]) -> [UInt8] {
    let sorted = pairs.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
    let body = sorted.flatMap { FontFileWriter.words($0.left, $0.right, $0.value) }
    return FontFileWriter.words(0, 1) + FontFileWriter.words(0, 14 + body.count, 1)
      + FontFileWriter.words(pairs.count, 0, 0, 0) + body
  }

  /// A `GPOS` table with one lookup of pairs, for a script.
  package static func gpos(
    _ subtable: [UInt8], script: String = "DFLT", isExtension: Bool = false
  ) -> [UInt8] {
    typealias Writer = FontFileWriter
    let scripts =
      Writer.word(1) + Array(script.utf8) + Writer.word(8) + Writer.words(4, 0)
      + Writer.words(0, 0xFFFF, 1, 0)
    let features = Writer.word(1) + Array("kern".utf8) + Writer.word(8) + Writer.words(0, 1, 0)
    var lookup = Writer.words(isExtension ? 9 : 2, 0, 1, 8)
    if isExtension { lookup += Writer.words(1, 2) + Writer.long(8) }
    lookup += subtable
    let lookups = Writer.words(1, 4) + lookup
    let start = 10
    return Writer.long(0x0001_0000)
      + Writer.words(start, start + scripts.count, start + scripts.count + features.count)
      + scripts + features + lookups
  }

  /// Pairs of a first glyph with others: format 1, with placements before the advance.
  package static func pairs(of first: Int, _ values: [(second: Int, value: Int)]) -> [UInt8] {
    typealias Writer = FontFileWriter
    let coverage = Writer.words(1, 1, first)
    let set =
      Writer.word(values.count)
      + values.sorted { $0.second < $1.second }.flatMap {
        Writer.words($0.second, 7, $0.value)
      }
    // The first record has a placement along the line and an advance.
    return Writer.words(1, 12, 0x0005, 0, 1, 12 + coverage.count) + coverage + set
  }

  /// Pairs by classes: the first glyph's class 1, the second's 1, the rest 0: format 2.
  package static func classes(first: Int, second: ClosedRange<Int>, value: Int) -> [UInt8] {
    typealias Writer = FontFileWriter
    let coverage = Writer.words(2, 1, first, first, 0)
    let firstClass = Writer.words(1, first, 1, 1)
    let secondClass = Writer.words(2, 1, second.lowerBound, second.upperBound, 1)
    let matrix = Writer.words(0, 0, 0, value)
    let start = 16 + matrix.count
    return Writer.words(
      2, start, 0x0004, 0, start + coverage.count,
      start + coverage.count + firstClass.count, 2, 2) + matrix + coverage + firstClass
      + secondClass
  }
}
